// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/problem.h"
#include "sat/formula.h"

namespace omnidoku::sat {

/// All that the problem says, from the domains in `start` (a set per cell, intersected with the
/// problem's own). Nothing if some primitive has no encoding or it would be too large. The formula
/// refers to the problem.
[[nodiscard]] std::optional<Formula> encode(const model::Problem& problem,
                                            const std::vector<geometry::DigitSet>& start);

}  // namespace omnidoku::sat
