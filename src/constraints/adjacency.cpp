// SPDX-License-Identifier: MIT
#include "constraints/adjacency.h"

#include <algorithm>

namespace omnidoku::constraints {
namespace {

using geometry::Board;
using geometry::Cell;
using geometry::Side;

constexpr Side kSides[] = {Side::top, Side::right, Side::bottom, Side::left};

/// The cells reached from a cell by turning at once after entering it by this side.
void add_around_the_corner(const Board& board, geometry::Neighbour over, std::vector<Cell>& cells) {
  for (const int turn : {1, 3}) {
    const auto side = static_cast<Side>((static_cast<int>(over.entry) + turn) % 4);
    if (const auto next = board.neighbour(over.cell, side)) cells.push_back(next->cell);
  }
}

}  // namespace

std::vector<Cell> cells_beside(const Board& board, Cell cell) {
  std::vector<Cell> cells;
  for (const Side side : kSides) {
    if (const auto next = board.neighbour(cell, side)) cells.push_back(next->cell);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

bool are_side_by_side(const Board& board, Cell a, Cell b) {
  if (!board.has_neighbours()) return a != b;
  const std::vector<Cell> beside = cells_beside(board, a);
  return std::binary_search(beside.begin(), beside.end(), b);
}

bool touch(const Board& board, Cell a, Cell b) {
  if (are_side_by_side(board, a, b)) return true;
  std::vector<Cell> corners;
  for (const Side side : kSides) {
    if (const auto over = board.neighbour(a, side)) add_around_the_corner(board, *over, corners);
  }
  return a != b && std::find(corners.begin(), corners.end(), b) != corners.end();
}

}  // namespace omnidoku::constraints
