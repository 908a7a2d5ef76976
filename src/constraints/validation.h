// SPDX-License-Identifier: MIT
//
// Part of what is asked of a constraint before it is used.
#pragma once

#include <cstddef>

#include "base/result.h"
#include "model/constraint_spec.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// As validate(), but not whether it takes too much to be lowered: for the rules within others,
/// which are lowered with these. A rule deep inside would be lowered once for each level else.
[[nodiscard]] base::Result<void> validate_but_size(const model::Puzzle& puzzle,
                                                   const model::ConstraintSpec& spec);

/// The work (Lowering::limit_work) that it may take to lower the rules of a puzzle that consist of
/// others, all together: what none_of with a few rules of the whole board takes on 16x16, twice; up
/// to some tenths of a second.
inline constexpr std::size_t kMostWork = 120'000'000;

/// As validate(), with no more work for a rule that consists of others than is left; less is left
/// afterwards.
[[nodiscard]] base::Result<void> validate(const model::Puzzle& puzzle,
                                          const model::ConstraintSpec& spec,
                                          std::size_t& work_left);

}  // namespace omnidoku::constraints
