// SPDX-License-Identifier: MIT
//
// Grids that overlap, such as a Samurai, as people write them: rows of the whole, with '#', blanks
// or empty cells where there is no cell, or of the cells alone; a drawing with a frame; or all on
// one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "geometry/board.h"

namespace omnidoku::formats {

/// A text of this kind.
struct OverlapText {
  geometry::BoardPtr board;
  std::string cells;  ///< a mark or symbol for each cell of the board, in its order
};

/// What a text says, if it is nothing but the rows of one of the known boards of overlapping grids.
[[nodiscard]] std::optional<OverlapText> overlap_text(std::string_view text);

}  // namespace omnidoku::formats
