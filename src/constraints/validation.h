// SPDX-License-Identifier: MIT
//
// Part of what is asked of a constraint before it is used.
#pragma once

#include "base/result.h"
#include "model/constraint_spec.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// As validate(), but not whether it takes too much to be lowered: for the rules within others,
/// which are lowered with these. A rule deep inside would be lowered once for each level else.
[[nodiscard]] base::Result<void> validate_but_size(const model::Puzzle& puzzle,
                                                   const model::ConstraintSpec& spec);

}  // namespace omnidoku::constraints
