// SPDX-License-Identifier: MIT
//
// Links of penpa-edit, "...#m=edit&p=...": a drawing, packed. What is certain in one of a Sudoku is
// read: the cells, regions that thick edges part, overlapping grids, givens, killer cages with
// their sums, thermometers, white and black dots, diagonals and signs of inequality where the words
// about the puzzle speak of them, the solution. What else is drawn, coloured cells and lines of the
// grid that were taken away too, may be a rule: it is named in Puzzle::unknown_rules and kept in
// Document::foreign, from where penpa/drawing.h draws it. What a player has entered is left out.
//
// The text that is packed has a line for each of: the kind of grid, its sides and words about it;
// margins; modes; what the setter drew; what the solver drew; the cells. Drawn things are found by
// numbers of points: of a grid of w by h points with margins, w * h centres of cells row by row,
// then as many corners (to the lower right of the cells), then middles of lower edges, then of
// right edges, then four points for each cell in its quarters, then four in its sides.
#pragma once

#include <string_view>

#include "base/result.h"
#include "formats/format.h"
#include "model/document.h"

namespace omnidoku::formats::penpa {

/// The document that an unpacked text describes, with its solution, which may be empty. Errors:
/// syntax, unsupported (a grid of other cells than squares; cells that are neither a square nor
/// overlapping grids), bad_geometry.
[[nodiscard]] base::Result<model::Document> read_drawing(std::string_view text,
                                                         std::string_view solution,
                                                         const ReadOptions& options);

}  // namespace omnidoku::formats::penpa
