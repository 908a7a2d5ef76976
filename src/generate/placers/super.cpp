// SPDX-License-Identifier: MIT
//
// Super shapes: connected cells with a sum, in which digits may repeat. They cover less than half
// of the board, since they are there beside givens: sums without "no repeats" tell too little to
// leave one solution by themselves.
#include <algorithm>

#include "generate/cage_partition.h"
#include "generate/placer.h"

namespace omnidoku::generate::super_placer {
namespace {

using geometry::Cell;

// Cells of a shape, and the share of the board to cover.
constexpr int kFewest = 3;
constexpr int kMost = 6;
constexpr int kMostGentle = 4;
constexpr std::size_t kCoveredPercent = 40;

/// Grows a shape of free cells, at most `size`.
std::vector<Cell> grow(Cell first, std::size_t size,
                       const std::vector<std::vector<Cell>>& neighbours, std::vector<bool>& taken,
                       base::Random& random) {
  std::vector<Cell> shape = {first};
  taken[first.index()] = true;
  while (shape.size() < size) {
    std::vector<Cell> next;
    for (const Cell cell : shape) {
      for (const Cell neighbour : neighbours[cell.index()]) {
        if (!taken[neighbour.index()]) next.push_back(neighbour);
      }
    }
    if (next.empty()) break;
    shape.push_back(next[random.below(next.size())]);
    taken[shape.back().index()] = true;
  }
  std::sort(shape.begin(), shape.end());
  return shape;
}

base::Result<void> place(const constraints::ConstraintType& /*type*/, model::Puzzle& puzzle,
                         bool gentle, base::Random& random) {
  if (auto possible = require_neighbours(*puzzle.board); !possible) return possible.error();
  const auto neighbours = neighbour_lists(*puzzle.board);
  std::vector<Cell> order;
  for (std::size_t i = 0; i < neighbours.size(); ++i) order.emplace_back(i);
  random.shuffle(std::span(order));
  std::vector<bool> taken(order.size(), false);
  std::size_t covered = 0;
  for (const Cell first : order) {
    if (covered * 100 >= order.size() * kCoveredPercent) break;
    if (taken[first.index()]) continue;
    const auto size =
        static_cast<std::size_t>(random.between(kFewest, gentle ? kMostGentle : kMost));
    const std::vector<Cell> shape = grow(first, size, neighbours, taken, random);
    if (shape.size() < kFewest) continue;  // a corner: its cells stay out
    covered += shape.size();
    std::int64_t sum = 0;
    for (const Cell cell : shape) sum += puzzle.symbols.value((*puzzle.solution)[cell.index()]);
    model::ConstraintSpec spec;
    spec.type = "super";
    spec.cells = shape;
    spec.arguments.set("sum", sum);
    puzzle.constraints.push_back(std::move(spec));
  }
  return {};
}

}  // namespace

extern const Placer descriptor;
const Placer descriptor{.id = "super", .place = place, .tighten = nullptr};

}  // namespace omnidoku::generate::super_placer
