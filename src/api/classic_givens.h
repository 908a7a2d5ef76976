// SPDX-License-Identifier: MIT
//
// Which puzzles are the ordinary grid with givens and no more, as other programs' ratings know it,
// though they may have come with pencilmarks.
#pragma once

#include <array>
#include <optional>

#include "model/puzzle.h"
#include "ratings/grid.h"

namespace omnidoku::api {

/// The digits of the ordinary grid row by row, 0 for an empty cell.
using ClassicDigits = std::array<int, ratings::kCells>;

/// The givens of the ordinary grid; nothing for other puzzles. Pencilmarks must say what the givens
/// say; a cell that has one pencilmark counts as given unless a peer has the same among its marks.
[[nodiscard]] std::optional<ClassicDigits> classic_givens(const model::Puzzle& puzzle);

}  // namespace omnidoku::api
