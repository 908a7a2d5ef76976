// SPDX-License-Identifier: MIT
//
// Which constraints count as marks, for rules that say less where a mark is: "values side by side
// do not differ by 1, but where a dot joins them". A mark counts wherever it holds whatever
// happens, also in a group of rules. In a real choice it may hold or not, so that beside such a
// rule it has no clear meaning.
#pragma once

#include <functional>
#include <vector>

#include "base/result.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// Visits the constraints that hold whatever happens: these, and those within groups among them.
void for_each_in_force(const std::vector<model::ConstraintSpec>& constraints,
                       const std::function<void(const model::ConstraintSpec&)>& visit);

/// Whether no rule says less by a mark that may hold or not. Error: bad_constraint.
[[nodiscard]] base::Result<void> check_marks(const model::Puzzle& puzzle);

}  // namespace omnidoku::constraints
