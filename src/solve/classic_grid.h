// SPDX-License-Identifier: MIT
//
// The classic grid recognised and converted: the one place outside the geometry builders that knows
// what its rows, columns and boxes are.
#pragma once

#include <string_view>

#include "classic/canonical.h"
#include "classic/grid9.h"
#include "engine/solver.h"
#include "model/puzzle.h"

namespace omnidoku::solve {

/// Whether the rules of the puzzle are those of the classic grid and no more: 81 cells, nine
/// digits, the 27 houses that rows, columns and boxes are in reading order, no constraint. Proven
/// by looking at the houses, whatever built the board. Clues and rules not understood do not
/// matter.
[[nodiscard]] bool has_classic_rules(const model::Puzzle& puzzle);

/// What the digits of each cell are for the classic engine; `domains` has at least 81 sets.
[[nodiscard]] classic::Grid9 to_grid9(const engine::Domains& domains);

/// Givens and pencilmark clues of a puzzle with classic rules.
[[nodiscard]] classic::Grid9 to_grid9(const model::Puzzle& puzzle);

/// The givens of a line of 81 characters: '1' to '9' in reading order, anything else for an empty
/// cell.
[[nodiscard]] classic::Grid9 to_grid9(std::string_view line);

/// The same as digits.
[[nodiscard]] classic::Clues9 to_clues9(std::string_view line);

}  // namespace omnidoku::solve
