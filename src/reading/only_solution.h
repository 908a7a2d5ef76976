// SPDX-License-Identifier: MIT
//
// The solution of a puzzle of which a part is not understood: a published puzzle has exactly one,
// so what is guessed of the part must leave one.
#pragma once

#include <optional>
#include <vector>

#include "model/puzzle.h"

namespace omnidoku::reading {

/// The constraints that a sentence may come to.
using Guess = std::vector<model::ConstraintSpec>;

/// The one solution of the puzzle, if all of it that is understood leaves no other; where it leaves
/// a thousand or more, the one solution that is left by every choice of a guess for each sentence
/// that leaves exactly one. Nothing where no choice does, where two choices leave different ones,
/// where there are many choices, or where it takes more than some thousand nodes or some seconds to
/// see.
[[nodiscard]] std::optional<model::FilledGrid> only_solution(
    const model::Puzzle& puzzle, const std::vector<std::vector<Guess>>& guesses);

/// Whether this is the only solution, as far as some thousand nodes can tell.
[[nodiscard]] bool is_only_solution(const model::Puzzle& puzzle, const model::FilledGrid& solution);

}  // namespace omnidoku::reading
