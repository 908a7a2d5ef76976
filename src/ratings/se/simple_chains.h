// SPDX-License-Identifier: MIT
//
// Sudoku Explainer's Forcing Chains & Cycles: chains that follow from one candidate, without
// branches.
#pragma once

#include "ratings/grid.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

/// The easiest of all cycles and chains; of equal ones the first found.
bool simple_chain(const Grid& grid, Hint& hint);

}  // namespace omnidoku::ratings::se
