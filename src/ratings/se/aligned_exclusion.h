// SPDX-License-Identifier: MIT
//
// Sudoku Explainer's aligned exclusions: digits of two or three cells that no allowed combination
// has.
#pragma once

#include "ratings/grid.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

bool aligned_pair_exclusion(const Grid& grid, Hint& hint);
bool aligned_triplet_exclusion(const Grid& grid, Hint& hint);

}  // namespace omnidoku::ratings::se
