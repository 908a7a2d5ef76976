// SPDX-License-Identifier: MIT
//
// Grids within lines of text that a person copied, in a form that some format fits, and the words
// around them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "formats/text/grid_text.h"

namespace omnidoku::formats {

/// A puzzle in lines of text, before it is read.
struct Draft {
  std::string text;        ///< a format fits it
  std::string title;       ///< the first line of words above it
  std::string words;       ///< the other words around it
  std::string solution;    ///< the cells of the solution that stood beside it; may be empty
  std::string label = {};  ///< what stands before it on its line, "Solution:"; may be empty
  /// What stands beside it that may be rules, as a person should read it.
  std::vector<std::string> unknown = {};
  std::size_t first = 0;  ///< the indices of its first and last line
  std::size_t last = 0;
};

/// All grids in these lines: one with words around it; several with words between them, of which
/// each can be read; or a single word of them. Marks of quotation and drawn frames go if nothing is
/// found with them.
[[nodiscard]] std::vector<Draft> find_drafts(const std::vector<std::string>& lines);

/// The row with too few or too many cells of a grid in these lines, with words around it, if there
/// is none that can be read (paste/grid.h).
[[nodiscard]] std::optional<OddRow> odd_row_in(const std::vector<std::string>& lines);

}  // namespace omnidoku::formats
