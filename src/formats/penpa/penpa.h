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
//
// Written the same way: every rule is drawn, those that are not read from the drawing are told in
// the words about the puzzle. Where that does not come back as the same puzzle, this stands behind
// the lines that penpa looks at, in native JSON; it counts as long as the rest is as it was written
// for it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// What a link has to hold, unpacked.
struct DrawingText {
  std::string drawing;
  std::string solution;  ///< empty where none is known
  friend bool operator==(const DrawingText&, const DrawingText&) = default;
};

/// The document as a drawing. Error: unsupported, where a rule would be told in words alone, too.
[[nodiscard]] base::Result<DrawingText> write_drawing(const model::Document& document);
/// The same with such rules; their kinds are added to `drawn`. Error: unsupported.
[[nodiscard]] base::Result<DrawingText> write_drawing_in_words(const model::Document& document,
                                                               std::vector<std::string>& drawn);

/// The document that stands in native JSON behind a drawing; nothing where it does not count.
[[nodiscard]] std::optional<model::Document> read_behind_drawing(const DrawingText& text,
                                                                 const ReadOptions& options);

}  // namespace omnidoku::formats::penpa
