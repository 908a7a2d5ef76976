// SPDX-License-Identifier: MIT
//
// Grids as programs have them in their source: lists of lists, of numbers or of texts, texts that
// are put together, rows of a matrix, tables of LaTeX.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnidoku::formats {

/// A grid in the source of a program.
struct SourceGrid {
  std::string text;   ///< a format fits it
  std::string title;  ///< what it is called there
  std::string words;  ///< the comments and texts beside it
  /// Lists and the like beside it that may be rules, as a person should read them.
  std::vector<std::string> unknown;
  std::size_t first = 0;  ///< the indices of its first and last line
  std::size_t last = 0;
};

/// The grids in lines of a program. None where something within the brackets of one is neither a
/// cell nor a comment. A grid and the map of its regions are one.
[[nodiscard]] std::vector<SourceGrid> find_source_grids(const std::vector<std::string>& lines);

/// Whether lines of a program set a cell of a grid by itself, so that what stands in its list or
/// text is not all.
[[nodiscard]] bool sets_cells(const std::vector<std::string>& lines);

/// Why the region map beside the cells in lines of a program is none of theirs; nothing where it
/// is, or where there is none.
[[nodiscard]] std::optional<base::Error> map_fault_in(const std::vector<std::string>& lines);

/// Whether a text looks like the source of a program: something in it is given a name, or it has
/// the commands of LaTeX.
[[nodiscard]] bool looks_like_source(std::string_view text);

/// What keeps the lists in lines of a program from being a grid, with the line; nothing where none
/// of them looks like the row of one.
[[nodiscard]] std::optional<base::Error> source_fault(const std::vector<std::string>& lines);

/// A name in a program as words: "antiKnight" and "anti_knight" are two.
[[nodiscard]] std::string name_in_words(std::string_view name);

}  // namespace omnidoku::formats
