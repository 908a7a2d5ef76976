// SPDX-License-Identifier: MIT
//
// What houses are called in sentences. A board's own names are made for lookup ("grid 2 column 9",
// "falling diagonal", whatever somebody typed). A sentence needs the kind of house and an article
// where there is no number, and its reader has to find the house on the picture: rows and columns
// are counted as the names of the cells count them (on overlapping grids "grid 2 column 9" with the
// cell R1C21 is "column 21 of grid 2"), and a region, whose label stands nowhere, is told by its
// first cell ("the region of R1C4").
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::geometry {

struct HouseName {
  std::string noun;  ///< "row"; the whole name where there is no id: "falling diagonal"
  std::string id;    ///< "3"; may be empty
  /// What it is a part of: "grid 2"; of a region its first cell; may be empty.
  std::string of;
  bool definite = false;    ///< takes an article
  bool tells_kind = false;  ///< the noun says what kind of house it is

  /// Within a sentence: "row 3", "the falling diagonal", "column 21 of grid 2".
  [[nodiscard]] std::string text() const;
  /// Before a list of its cells: "row 3", "falling diagonal", "house zigzag".
  [[nodiscard]] std::string title() const;
  /// The same for who says it in another language, the whole before the part: each a noun and its
  /// id, which may be empty: "grid" 2, "row" 3; "region of" R1C4; "falling diagonal".
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> words() const;
};

/// What sentences call a house.
[[nodiscard]] HouseName house_name(const Board& board, const House& house);
/// What the board calls it; the name that somebody typed is a noun.
[[nodiscard]] HouseName name_on_board(const House& house);

/// One or more houses in their order: "rows 1 to 4", "columns 1, 8 and 9", "rows 13 to 16 of grid
/// 5", "the regions of R1C1 and R1C4", "boxes 8 and 9 of grid 1 and box 1 of grid 2".
[[nodiscard]] std::string houses_text(std::span<const HouseName> houses);

}  // namespace omnidoku::geometry
