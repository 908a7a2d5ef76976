// SPDX-License-Identifier: MIT
//
// Sudoku Explainer's Forcing Chains & Cycles: chains that follow from one candidate, without
// branches.
#pragma once

#include <vector>

#include "ratings/grid.h"
#include "ratings/se/hint.h"
#include "ratings/se/nested_chains.h"

namespace omnidoku::ratings::se {

/// The easiest of all cycles and chains; of equal ones the first found.
bool simple_chain(const Grid& grid, Hint& hint);
/// All of them, the easiest first; of those with equal removals the first alone.
std::vector<NestedChain> all_simple_chains(const Grid& grid);

}  // namespace omnidoku::ratings::se
