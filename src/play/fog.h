// SPDX-License-Identifier: MIT
//
// Fog over a board, as players know it from SudokuPad: cells are lit from the start, or once a
// digit was placed rightly in them or in one of the cells around them. A given lights nothing.
#pragma once

#include <vector>

#include "model/puzzle.h"

namespace omnidoku::play {

/// The cells that are dark, in order; none where the puzzle has no fog. `entries` are what was
/// entered; a digit is right where `solution` has it. Without a solution (null) any is.
[[nodiscard]] std::vector<geometry::Cell> dark_cells(const model::Puzzle& puzzle,
                                                     const model::PartialGrid& entries,
                                                     const model::FilledGrid* solution);

}  // namespace omnidoku::play
