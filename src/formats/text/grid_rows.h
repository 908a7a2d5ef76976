// SPDX-License-Identifier: MIT
//
// The lines of a grid that somebody wrote, taken apart: words that are cells, bars between them,
// and the strokes of a frame above each row. No meaning yet; see grid_text.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/text/grid_text.h"

namespace omnidoku::formats {

/// What separates two cells or two rows, weakest first.
enum class Bar : std::uint8_t { none, space, thin, thick };

/// What a character of a line is: part of a cell, blank, a bar, or a stroke of a frame.
enum class Kind : std::uint8_t { cell, blank, thin_bar, thick_bar, thin_stroke, thick_stroke };

/// What a character, one to four bytes, is in a grid.
[[nodiscard]] Kind kind_of(std::string_view character);

/// A character beside the cells of a row that is none of the usual ones between cells.
struct GridSign {
  std::string_view text;
  std::string_view cell;     ///< beside which it stands
  std::uint32_t column = 0;  ///< 1-based, in characters
};

/// One line with cells.
struct GridRow {
  std::vector<GridCell> words;
  std::vector<Bar> bars;  ///< before each word, and behind the last one
  std::size_t num_chars = 0;
  std::string_view text;  ///< the whole line
  std::uint32_t line = 0;
  std::vector<GridSign> signs;
  Bar rule = Bar::none;                 ///< between this row and the one above it
  std::vector<std::string_view> frame;  ///< the lines without cells above it
};

/// How all rows are to be read: a cell a character, a cell a word, or a cell a field between
/// commas.
enum class Reading : std::uint8_t { characters, words, fields };

/// The rows of a text; blank lines and lines that start with '#' are left out. Error: too_large.
[[nodiscard]] base::Result<std::vector<GridRow>> parse_rows(std::string_view text);

/// Adds the cells of a row to `cells`.
void add_cells(const GridRow& row, Reading reading, std::vector<GridCell>& cells);

/// The reading in which every row has `side` cells, if there is one.
[[nodiscard]] std::optional<Reading> reading_for(const std::vector<GridRow>& rows,
                                                 std::size_t side);

}  // namespace omnidoku::formats
