// SPDX-License-Identifier: MIT
//
// Where cells lie on the lattice of a board, and directions on it.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "geometry/board.h"
#include "model/drawn_thing.h"

namespace omnidoku::reading {

/// Where a cell lies, rows down and columns to the right; or a step.
struct Spot {
  int row = 0;
  int column = 0;
};

/// The cells of a board by where they lie. The board must outlive it.
class Lattice {
 public:
  explicit Lattice(const geometry::Board& board);

  [[nodiscard]] Spot spot_of(geometry::Cell cell) const { return spots_.at(cell); }
  /// Nothing beside the lattice, and where it has no cell.
  [[nodiscard]] std::optional<geometry::Cell> at(Spot spot) const;

  /// The one of some cells that lies furthest in a direction.
  [[nodiscard]] geometry::Cell furthest(const std::vector<geometry::Cell>& cells,
                                        Spot direction) const;
  /// The cells in a direction from a cell, up to where there is none.
  [[nodiscard]] std::vector<geometry::Cell> ahead(geometry::Cell cell, Spot direction) const;
  /// Four cells around a point, clockwise from the upper left; other numbers of cells as they are.
  [[nodiscard]] std::vector<geometry::Cell> clockwise(std::vector<geometry::Cell> cells) const;
  /// Where a shape lies does not matter: its cells, row and column, relative to the first.
  [[nodiscard]] std::vector<std::pair<int, int>> shape_of(const model::DrawnThing& thing) const;

 private:
  const geometry::Lattice& lattice_;
  std::map<geometry::Cell, Spot> spots_;
};

/// The direction in which an arrow points, by its text and the angle that it is turned by; nothing
/// for a text that is no arrow.
[[nodiscard]] std::optional<Spot> direction_of(const model::DrawnThing& thing);

}  // namespace omnidoku::reading
