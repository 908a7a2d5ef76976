// SPDX-License-Identifier: MIT
//
// Rules that consist of others. A rule becomes the primitives that it lowers to, a choice of rules
// a hidden variable, the selector, whose digit tells which of them holds. One diagram reads the
// selector, then the cells of all alternatives, and goes on as the chosen one says: so a candidate
// stays if some alternative that can hold allows it, one that cannot is no choice any more, and the
// last one is in force. Where that diagram would be large, each primitive has one of its own
// behind the selectors above it, which sees less. Cost: the sum of the diagrams of the
// alternatives, each the product of those of its primitives.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "constraints/lowering.h"
#include "model/constraint_spec.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// Posts that one of the rules holds at least. False where one of them cannot be an alternative, as
/// it needs hidden numbers or is too large; then nothing of what was posted counts.
[[nodiscard]] bool lower_any_of(const model::Puzzle& puzzle,
                                const std::vector<model::ConstraintSpec>& rules, Lowering& out);
/// Posts that none of the rules holds. False also where one needs hidden variables.
[[nodiscard]] bool lower_none_of(const model::Puzzle& puzzle,
                                 const std::vector<model::ConstraintSpec>& rules, Lowering& out);

}  // namespace omnidoku::constraints
