// SPDX-License-Identifier: MIT
//
// The bivalue universal grave as Sudoku Explainer looks for it: once in a grid, by counts.
#pragma once

#include "ratings/grid.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

/// Bivalue universal graves of types 1 to 4, the first found.
bool bivalue_universal_grave(const Grid& grid, Hint& hint);

}  // namespace omnidoku::ratings::se
