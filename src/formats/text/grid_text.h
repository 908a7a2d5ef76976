// SPDX-License-Identifier: MIT
//
// Grids as people write them: rows of cells, run together or apart, with or without frames of any
// characters. Turns text into rows of cells and says what the frame tells about boxes; makes no
// puzzle yet.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnidoku::formats {

/// What is written in one cell, with its place.
struct GridCell {
  std::string_view text;  ///< a symbol, an empty mark, a number, or several symbols
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint32_t place = 0;  ///< how many characters stand before it in its line
};

/// A square of cells, row by row.
struct GridText {
  int side = 0;
  std::vector<GridCell> cells;
  bool by_rows = true;  ///< lines are rows; otherwise the lines mean nothing
  bool apart = false;  ///< cells are words of their own, so a word may be a number or several marks
  int box_rows = 0;    ///< as the frame shows it; 0 when it does not
  int box_columns = 0;
  std::string letters;  ///< that the cells of all grids are written in (letter_symbols), or none
  std::string regions;  ///< a label for each cell when the frame draws a jigsaw, else empty
};

/// The square grids in a text, one below the other: one, or up to three of the same side (givens,
/// values, candidates, as some programs copy them). Errors: wrong_length, syntax.
[[nodiscard]] base::Result<std::vector<GridText>> parse_grids(std::string_view text);

/// The line of a grid that has too few or too many cells.
struct OddRow {
  std::size_t num_rows = 0;
  std::size_t num_cells = 0;  ///< in this row
  std::uint32_t line = 0;     ///< 1-based
  std::size_t row = 0;        ///< 0-based
};

/// The error of a grid with such a line.
[[nodiscard]] base::Error odd_row_error(const OddRow& odd);

/// The error of a list whose brackets do not end: it is cut off. Nothing where they do.
[[nodiscard]] std::optional<base::Error> cut_off_list(std::string_view text);

}  // namespace omnidoku::formats
