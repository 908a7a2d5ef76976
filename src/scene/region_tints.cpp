// SPDX-License-Identifier: MIT
//
// Which cells get which background tint.
#include <algorithm>
#include <array>

#include "geometry/cell_set.h"
#include "scene/parts.h"

namespace omnidoku::scene {

using geometry::Cell;
using geometry::HouseId;
using geometry::HouseKind;

namespace {

constexpr int kTints = 9;

bool is_region(HouseKind kind) { return kind == HouseKind::box || kind == HouseKind::region; }

/// A region for every cell: a region of a jigsaw before a box.
std::vector<int> main_regions(const geometry::Board& board) {
  std::vector<int> regions(static_cast<std::size_t>(board.num_cells()), -1);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    for (const HouseId id : board.houses_of(Cell(i))) {
      const HouseKind kind = board.house(id).kind;
      if (kind == HouseKind::region || (kind == HouseKind::box && regions[i] < 0)) {
        regions[i] = static_cast<int>(id.index());
      }
      if (kind == HouseKind::region) break;
    }
  }
  return regions;
}

/// A tint for every region, another than those of the regions beside it if there are enough.
std::vector<std::uint8_t> colour_regions(const Canvas& canvas, const std::vector<int>& regions) {
  const geometry::Board& board = *canvas.puzzle.board;
  std::vector<std::vector<int>> beside(board.houses().size());
  for (std::size_t i = 0; i < regions.size(); ++i) {
    for (int side = 0; side < 4 && regions[i] >= 0; ++side) {
      const CellSide here{Cell(i), side};
      auto other = canvas.drawn.across_seam(here);
      if (const auto touching = canvas.drawn.touching(here)) other = touching->cell;
      if (other && regions[other->index()] >= 0 && regions[other->index()] != regions[i]) {
        beside[static_cast<std::size_t>(regions[i])].push_back(regions[other->index()]);
      }
    }
  }
  std::vector<std::uint8_t> tint_of(board.houses().size(), 0);
  std::array<int, kTints + 1> uses{};
  for (const int region : regions) {
    if (region < 0 || tint_of[static_cast<std::size_t>(region)] != 0) continue;
    std::array<bool, kTints + 1> taken{};
    for (const int other : beside[static_cast<std::size_t>(region)]) {
      taken[tint_of[static_cast<std::size_t>(other)]] = true;
    }
    std::size_t best = 0;
    for (std::size_t tint = 1; tint <= kTints; ++tint) {
      if (!taken[tint] && (best == 0 || uses[tint] < uses[best])) best = tint;
    }
    if (best == 0) best = 1;
    ++uses[best];
    tint_of[static_cast<std::size_t>(region)] = static_cast<std::uint8_t>(best);
  }
  std::vector<std::uint8_t> tints(regions.size(), 0);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    if (regions[i] >= 0) tints[i] = tint_of[static_cast<std::size_t>(regions[i])];
  }
  return tints;
}

}  // namespace

bool has_scattered_regions(const Canvas& canvas) {
  const auto houses = canvas.puzzle.board->houses();
  return std::any_of(houses.begin(), houses.end(), [&](const geometry::House& house) {
    return is_region(house.kind) && !canvas.drawn.connected(house.cells);
  });
}

std::vector<std::uint8_t> cell_tints(const Canvas& canvas) {
  if (canvas.options.step != nullptr && !canvas.options.step->houses.empty()) {
    return std::vector<std::uint8_t>(static_cast<std::size_t>(canvas.puzzle.num_cells()), 0);
  }
  std::vector<std::uint8_t> tints = canvas.view.tint;
  tints.resize(static_cast<std::size_t>(canvas.puzzle.num_cells()), 0);
  if (std::any_of(tints.begin(), tints.end(), [](std::uint8_t tint) { return tint != 0; })) {
    return tints;
  }
  bool boxes = false;
  bool regions = false;
  for (const geometry::House& house : canvas.puzzle.board->houses()) {
    boxes = boxes || house.kind == HouseKind::box;
    regions = regions || house.kind == HouseKind::region;
  }
  if (!(boxes && regions) && !has_scattered_regions(canvas)) return tints;
  return colour_regions(canvas, main_regions(*canvas.puzzle.board));
}

}  // namespace omnidoku::scene
