// SPDX-License-Identifier: MIT
//
// Grids as people lay them out and no format has them: tables with empty cells, blanks or other
// signs as empty cells, labels of rows and columns. Each is read in one way or not at all.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/text/grid_text.h"

namespace omnidoku::formats {

/// The grid in lines without words (text/lines.h), as a text that a format fits. Nothing when
/// there is none, or more than one way to read it.
[[nodiscard]] std::optional<std::string> find_grid(const std::vector<std::string>& lines);

/// The row of a grid in such lines, the first of which has the given number, that has too few or
/// too many cells: most rows have as many as there are rows, without labels. Nothing where that
/// cannot be told.
[[nodiscard]] std::optional<OddRow> find_odd_row(const std::vector<std::string>& lines,
                                                 std::uint32_t first_line);

/// Whether some format fits a text and can read it.
[[nodiscard]] bool fits_a_format(std::string_view text);

/// Whether that stands for an empty cell in a table: nothing, a dash, '?', 'x'.
[[nodiscard]] bool is_empty_sign(std::string_view cell);

/// The same of cells in which x is a symbol, or is none (has_symbol_x).
[[nodiscard]] bool is_empty_sign(std::string_view cell, bool is_x_symbol);

/// Whether x among cells, a character each, is a symbol of theirs and no empty cell: other letters
/// are there, and either another sign of an empty cell or no more of it than there are rows.
[[nodiscard]] bool has_symbol_x(std::string_view cells, std::size_t num_rows);

/// Whether a line begins with "Row 3" or "row3".
[[nodiscard]] bool begins_row(std::string_view line);

}  // namespace omnidoku::formats
