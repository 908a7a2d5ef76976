// SPDX-License-Identifier: MIT
//
// Grids as programs have them in their source: lists of lists, of numbers or of texts, texts that
// are put together, rows of a matrix, tables of LaTeX.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace omnidoku::formats {

struct SourceGrid {
  std::string text;   ///< a format fits it
  std::string words;  ///< the comments beside it
};

/// The only grid in lines of a program. None where something within its brackets is neither a cell
/// nor a comment, or where there is more than one.
[[nodiscard]] std::optional<SourceGrid> find_source_grid(const std::vector<std::string>& lines);

}  // namespace omnidoku::formats
