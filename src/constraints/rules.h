// SPDX-License-Identifier: MIT
//
// Questions about a puzzle's rules as a whole: is the puzzle well formed, does something break a
// rule at once, does a filled grid satisfy everything.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// A rule that is broken, and the cells by which.
struct Conflict {
  enum class Kind {
    clue,       ///< a given is not among the symbols of its cell's clue
    repeat,     ///< equal digits in a house
    broken,     ///< a constraint does not hold, or never can
    no_way,     ///< a constraint holds as yet, but can no longer be met
    no_symbol,  ///< a cell is left nothing, by its clue and the constraints on it alone
  };

  Kind kind = Kind::broken;
  std::string message;  ///< "R1C1 and R1C7 both hold 5 in row 1"
  std::vector<geometry::Cell> cells;
  std::string place{};               ///< the house or constraint, by its name; empty for a cell
  std::vector<std::string> types{};  ///< of the constraints, each once; none for a house
};

/// "clue", "repeat", "broken", "no_way", "no_symbol"
[[nodiscard]] std::string_view to_string(Conflict::Kind kind);

/// Whether sizes agree, every constraint is valid, and it is clear which marks count. Errors:
/// bad_constraint, wrong_length.
[[nodiscard]] base::Result<void> validate_puzzle(const model::Puzzle& puzzle);

/// The cells of every shape in which no digit occurs twice: the houses, then the constraints that
/// are such shapes.
[[nodiscard]] std::vector<std::vector<geometry::Cell>> shapes_without_repeats(
    const model::Puzzle& puzzle);

/// Whether something breaks the constraint at once, without looking for what does.
[[nodiscard]] bool breaks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec);

/// What breaks a constraint at once: what its type calls a contradiction; else givens with which it
/// does not hold, as few as tell it.
[[nodiscard]] std::optional<Conflict> conflict_with(const model::Puzzle& puzzle,
                                                    const model::ConstraintSpec& spec);

/// What breaks a rule at once: two equal givens in a house, a given outside its pencilmark clue, a
/// cell whose clue allows nothing, a constraint in conflict.
[[nodiscard]] std::vector<Conflict> find_conflicts(const model::Puzzle& puzzle);

}  // namespace omnidoku::constraints
