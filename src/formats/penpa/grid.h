// SPDX-License-Identifier: MIT
//
// The cells of a penpa drawing as those of a square board, and the regions into which drawn edges
// part them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "formats/penpa/points.h"

namespace omnidoku::formats::penpa {

class Grid {
 public:
  /// Two cells side by side, by their centres, the upper or left one first.
  using Pair = std::pair<std::int64_t, std::int64_t>;

  Grid() = default;
  /// The cells of a drawing of that many columns and rows; `steps` are the differences between the
  /// numbers of their centres. Error: syntax.
  [[nodiscard]] static base::Result<Grid> read(int columns, int rows, const base::Value& steps);

  [[nodiscard]] const Points& points() const { return points_; }
  /// How many digits there are: the side of the square, or of each of several grids; 0 where the
  /// cells are no square and no grids were found.
  [[nodiscard]] int side() const { return side_; }
  /// Finds overlapping grids whose boxes walls part, which together have all cells: their first
  /// cells by row and column. Empty where there are none such.
  [[nodiscard]] std::vector<std::pair<int, int>> find_grids(const std::set<Pair>& walls);
  /// The place among the cells of the one with this centre.
  [[nodiscard]] std::optional<std::size_t> place_at(std::int64_t point) const;
  /// The cells beside an edge between two corners.
  [[nodiscard]] std::optional<Pair> cells_beside(std::int64_t a, std::int64_t b) const;
  /// The cells at whose common edge this point lies in the middle.
  [[nodiscard]] std::optional<Pair> cells_around(std::int64_t point) const;
  /// A letter for each cell, the same for those that no wall parts; empty where letters run out.
  [[nodiscard]] std::string regions_between(const std::set<Pair>& walls) const;

 private:
  [[nodiscard]] bool is_grid(std::int64_t first, int side, const std::set<Pair>& walls) const;

  Points points_;
  std::vector<int> centres_;  ///< of the cells, in order
  int side_ = 0;
};

}  // namespace omnidoku::formats::penpa
