// SPDX-License-Identifier: MIT
//
// World: what a formula may ask of the board and of the things that are drawn on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "geometry/ids.h"

namespace omnidoku::formula {

/// Something drawn that a formula is about: a line, a cage, a mark.
struct Thing {
  std::vector<geometry::Cell> cells;  ///< "it", in order
  std::vector<std::int64_t> clue;     ///< the numbers that stand at it; may be empty
  std::vector<geometry::Cell> bulb;   ///< the cells of the circle that an arrow starts from
  std::vector<geometry::Cell> other;  ///< what it refers to: its clone, the cells it points at
};

/// Cells by themselves, or several together, such as pairs.
using CellLists = std::vector<std::vector<geometry::Cell>>;

class World {
 public:
  World() = default;
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  virtual ~World() = default;

  /// Those of a name such as "rows" or "adjacent"; nothing where the name is not known. Of "cells"
  /// each is a list of one.
  [[nodiscard]] virtual std::optional<CellLists> lists(std::string_view name) const = 0;
  /// The cells of a name that belong to a cell: "row", "beside".
  [[nodiscard]] virtual std::optional<std::vector<geometry::Cell>> cells_of(
      std::string_view name, geometry::Cell cell) const = 0;
  /// A number of a name that belongs to a cell: "row_number".
  [[nodiscard]] virtual std::optional<std::int64_t> number_of(std::string_view name,
                                                              geometry::Cell cell) const = 0;
  /// The things of a kind: "cages"; nothing where the kind is not known.
  [[nodiscard]] virtual std::optional<std::vector<Thing>> things(std::string_view name) const = 0;
  /// The parts of a line in the regions that it runs through.
  [[nodiscard]] virtual CellLists segments(const std::vector<geometry::Cell>& line) const = 0;
  /// All names that it knows, for suggestions and lists.
  [[nodiscard]] virtual std::vector<std::string_view> names() const = 0;
};

}  // namespace omnidoku::formula
