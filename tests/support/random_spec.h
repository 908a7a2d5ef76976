// SPDX-License-Identifier: MIT
//
// Random uses of a constraint type, for any type: the shape of its cells and its parameters say how
// one is made.
#pragma once

#include <optional>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "model/puzzle.h"

namespace omnidoku::testing_support {

/// A valid use of the type on the puzzle; a number among its parameters is often the sum of its
/// cells in `grid`, else small.
[[nodiscard]] model::ConstraintSpec random_spec(base::Random& random,
                                                const constraints::ConstraintType& type,
                                                const model::Puzzle& puzzle,
                                                const model::FilledGrid& grid);

/// One that the grid satisfies: a path is led on as long as it does. Nothing when some tries found
/// none.
[[nodiscard]] std::optional<model::ConstraintSpec> random_spec_that_holds(
    base::Random& random, const constraints::ConstraintType& type, const model::Puzzle& puzzle,
    const model::FilledGrid& grid);

}  // namespace omnidoku::testing_support
