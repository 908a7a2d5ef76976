// SPDX-License-Identifier: MIT
//
// What houses are called in the sentences of a step. A board's own names are made for lookup ("grid
// 2 column 9", "falling diagonal", whatever somebody typed); a sentence needs the kind of house, an
// article where there is no number, and rows and columns counted as the names of the cells count
// them: on overlapping grids "grid 2 column 9" with the cell R1C21 is "column 21 of grid 2".
#pragma once

#include <string>

#include "geometry/board.h"

namespace omnidoku::logic {

struct HouseName {
  std::string noun;  ///< "row"; the whole name where there is no id: "the falling diagonal"
  std::string id;    ///< "3"; may be empty
  std::string of;    ///< what it is a part of: "grid 2"; may be empty

  /// "row 3", "the falling diagonal", "column 21 of grid 2"
  [[nodiscard]] std::string text() const;
};

[[nodiscard]] HouseName house_name(const geometry::Board& board, const geometry::House& house);

/// "rows 1 to 4", "rows 13 to 16 of grid 5"; names that differ in more than the id: "box 2 of grid
/// 1 to box 1 of grid 2".
[[nodiscard]] std::string run_text(const HouseName& first, const HouseName& last);

/// "boxes", "rows"
[[nodiscard]] std::string plural(const std::string& noun);

}  // namespace omnidoku::logic
