// SPDX-License-Identifier: MIT
//
// Boards and puzzles for tests, from the same texts as on the command line.
#pragma once

#include <string_view>
#include <vector>

#include "geometry/builder.h"
#include "model/puzzle.h"

namespace omnidoku::testing_support {

/// The board of a command-line description such as "grid:4"; the test program ends with the error
/// when it cannot be built. "short_rows:3" is a square of so many rows, columns and, where it is a
/// square of squares, boxes, with one symbol more than they have cells.
[[nodiscard]] geometry::BoardPtr board(std::string_view text);

/// An empty puzzle on that board; the symbols of short rows count from 0.
[[nodiscard]] model::Puzzle puzzle(std::string_view board_text);

/// The givens of a puzzle from one character per cell in reading order ('.' = none, standard
/// symbols).
void set_givens(model::Puzzle& puzzle, std::string_view line);

/// Cells by their names, separated by blanks.
[[nodiscard]] std::vector<geometry::Cell> cells(const geometry::Board& board,
                                                std::string_view names);

}  // namespace omnidoku::testing_support
