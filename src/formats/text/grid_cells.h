// SPDX-License-Identifier: MIT
//
// From rows of cells (grid_text.h) to digits and pencilmarks, and to a puzzle.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "formats/format.h"
#include "formats/text/grid_text.h"
#include "geometry/digit_set.h"
#include "model/document.h"

namespace omnidoku::formats {

/// What one cell says: nothing, a digit, or the digits it may hold.
struct CellContent {
  std::optional<geometry::Digit> digit;
  std::optional<geometry::DigitSet> marks;
};

/// The contents of a grid's cells. Standard symbols; apart, numbers as well, and sets of symbols
/// in a grid of at most nine. Error: unknown_symbol.
[[nodiscard]] base::Result<std::vector<CellContent>> read_cells(const GridText& grid);

/// The description of a square board with the boxes the frame shows, else the usual ones.
[[nodiscard]] base::Value board_spec(const GridText& grid);

/// The puzzle whose givens and pencilmark clues a grid is.
[[nodiscard]] base::Result<model::Document> read_grid_puzzle(const GridText& grid,
                                                             std::string_view format,
                                                             const ReadOptions& options);

/// Several marks in one cell are read in grids up to this side.
inline constexpr int kMaxSideOfMarks = 9;

/// Takes what the grids below the first, which are of its side, hold beyond the givens as what a
/// player has entered and marked. The third is one of candidates: a digit that stands there alone
/// and nowhere in the second is a mark. Error: syntax when it contradicts a given.
[[nodiscard]] base::Result<void> read_play_grids(model::Document& document,
                                                 const std::vector<GridText>& grids);

/// Takes what a grid holds beyond the givens as what a player has entered and marked. Error: syntax
/// when it contradicts a given.
[[nodiscard]] base::Result<void> read_play_grid(model::Document& document, const GridText& grid);

}  // namespace omnidoku::formats
