// SPDX-License-Identifier: MIT
//
// The houses of a square grid as other programs name them: rows and columns, which go without
// saying, regions, diagonals, disjoint groups, and whatever else there is.
#pragma once

#include <optional>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::formats {

/// What the houses of a board are beside its rows and columns.
struct SquareHouses {
  std::vector<int> region_of;  ///< per cell; -1 = in no region
  bool usual_boxes = false;    ///< whether the regions are the boxes of the default form
  bool rising = false;         ///< the diagonal from the lower left corner
  bool falling = false;        ///< the other one
  bool disjoint = false;       ///< cells in the same place of their boxes
  std::vector<std::vector<geometry::Cell>> extra;  ///< all others
};

/// The houses of a board; nothing where it is no square grid whose rows and columns are houses.
[[nodiscard]] std::optional<SquareHouses> sort_houses(const geometry::Board& board);

}  // namespace omnidoku::formats
