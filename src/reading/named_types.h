// SPDX-License-Identifier: MIT
//
// Formulas that a type of constraints says by its name. People know the name, and steps tell it.
#pragma once

#include <vector>

#include "model/puzzle.h"

namespace omnidoku::reading {

/// The same constraint as one of a type with a name, where there is one that its cells suit; else
/// as it is. The constraint is a valid formula of the puzzle.
[[nodiscard]] model::ConstraintSpec by_name(const model::Puzzle& puzzle,
                                            const model::ConstraintSpec& formula);

/// Whether two valid constraints are one, whoever said them: a formula and the type that says it by
/// name, two formulas with one canonical text. What they are called does not count.
[[nodiscard]] bool say_the_same(const model::Puzzle& puzzle, const model::ConstraintSpec& a,
                                const model::ConstraintSpec& b);

/// Makes a killer cage of each sum of cells that another of the constraints keeps different, as two
/// sentences say it.
void join_cages(const model::Puzzle& puzzle, std::vector<model::ConstraintSpec>& constraints);

}  // namespace omnidoku::reading
