// SPDX-License-Identifier: MIT
//
// Clues one by one, as people list them: "R1C1=5", several on a line or one on each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace omnidoku::formats {

/// A list of clues as rows of a 9x9 grid.
struct ClueList {
  std::string grid;
  std::string words;  ///< the other lines
};

/// The clues in lines of which the others are words. Nothing where there are no such lines or cells
/// beside them, or where clue_list_fault() has something against them.
[[nodiscard]] std::optional<ClueList> find_clue_list(const std::vector<std::string>& lines);

/// What keeps such a list from being a puzzle: a cell that is named with two digits, or that no
/// clue goes as far as 7, so that the size of the grid is open, or one beyond 9. Nothing where most
/// lines are no clues.
[[nodiscard]] std::optional<base::Error> clue_list_fault(const std::vector<std::string>& lines);

}  // namespace omnidoku::formats
