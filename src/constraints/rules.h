// SPDX-License-Identifier: MIT
//
// Questions about a puzzle's rules as a whole: is the puzzle well formed, does something break a
// rule at once, does a filled grid satisfy everything.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// A rule that is broken, and the cells by which.
struct Conflict {
  std::string message;  ///< "R1C1 and R1C7 both hold 5 in row 1"
  std::vector<geometry::Cell> cells;
};

/// Whether sizes agree and every constraint is valid. Errors: bad_constraint, wrong_length.
[[nodiscard]] base::Result<void> validate_puzzle(const model::Puzzle& puzzle);

/// What breaks a rule at once: two equal givens in a house, a given outside its pencilmark clue, a
/// cell whose clue allows nothing, a constraint that its type calls a contradiction.
[[nodiscard]] std::vector<Conflict> find_conflicts(const model::Puzzle& puzzle);

}  // namespace omnidoku::constraints
