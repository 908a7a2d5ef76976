// SPDX-License-Identifier: MIT
#include "reading/lattice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace omnidoku::reading {

using geometry::Cell;
using model::DrawnThing;

Lattice::Lattice(const geometry::Board& board) : lattice_(board.lattice()) {
  for (int r = 0; r < lattice_.rows; ++r) {
    for (int c = 0; c < lattice_.columns; ++c) {
      if (const auto cell = at({r, c})) spots_[*cell] = {r, c};
    }
  }
}

std::optional<Cell> Lattice::at(Spot spot) const {
  if (spot.row < 0 || spot.row >= lattice_.rows || spot.column < 0 ||
      spot.column >= lattice_.columns)
    return std::nullopt;
  return lattice_
      .at[static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(lattice_.columns) +
          static_cast<std::size_t>(spot.column)];
}

Cell Lattice::furthest(const std::vector<Cell>& cells, Spot direction) const {
  const auto distance = [&](Cell cell) {
    const Spot spot = spot_of(cell);
    return spot.row * direction.row + spot.column * direction.column;
  };
  return *std::max_element(cells.begin(), cells.end(),
                           [&](Cell a, Cell b) { return distance(a) < distance(b); });
}

std::vector<Cell> Lattice::ahead(Cell cell, Spot direction) const {
  std::vector<Cell> cells;
  Spot spot = spot_of(cell);
  while (true) {
    spot = {spot.row + direction.row, spot.column + direction.column};
    const auto next = at(spot);
    if (!next) return cells;
    cells.push_back(*next);
  }
}

std::vector<Cell> Lattice::clockwise(std::vector<Cell> cells) const {
  if (cells.size() != 4) return cells;
  std::sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
    const Spot first = spot_of(a);
    const Spot second = spot_of(b);
    return std::pair(first.row, first.column) < std::pair(second.row, second.column);
  });
  std::swap(cells[2], cells[3]);
  return cells;
}

std::vector<std::pair<int, int>> Lattice::shape_of(const DrawnThing& thing) const {
  std::vector<std::pair<int, int>> shape;
  const Spot first = spot_of(thing.cells.front());
  for (const Cell cell : thing.cells) {
    const Spot spot = spot_of(cell);
    shape.emplace_back(spot.row - first.row, spot.column - first.column);
  }
  return shape;
}

std::optional<Spot> direction_of(const DrawnThing& thing) {
  // Clockwise from the right, as the angle goes.
  constexpr std::array<Spot, 8> kTurns = {
      {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
  constexpr std::pair<std::string_view, int> kArrows[] = {{"\xe2\x86\x92", 0},
                                                          {"\xe2\x86\x98", 1},
                                                          {"\xe2\x86\x93", 2},
                                                          {"\xe2\x86\x99", 3},
                                                          {"\xe2\x86\x90", 4},
                                                          {"\xe2\x86\x96", 5},
                                                          {"\xe2\x86\x91", 6},
                                                          {"\xe2\x86\x97", 7},
                                                          {"\xe2\x9e\xa1", 0},
                                                          {"\xe2\xac\x87", 2},
                                                          {"\xe2\xac\x85", 4},
                                                          {"\xe2\xac\x86", 6},
                                                          {"\xe2\xac\x88", 7},
                                                          {"\xe2\xac\x89", 5},
                                                          {"\xe2\xac\x8a", 1},
                                                          {"\xe2\xac\x8b", 3},
                                                          {">", 0},
                                                          {"v", 2},
                                                          {"V", 2},
                                                          {"<", 4},
                                                          {"^", 6},
                                                          {"\xe2\x88\xa7", 6},
                                                          {"\xe2\x88\xa8", 2}};
  for (const auto& [sign, turn] : kArrows) {
    if (thing.text.find(sign) == std::string::npos) continue;
    const int more = static_cast<int>(std::lround(thing.angle / 45));
    return kTurns[static_cast<std::size_t>(((turn + more) % 8 + 8) % 8)];
  }
  return std::nullopt;
}

}  // namespace omnidoku::reading
