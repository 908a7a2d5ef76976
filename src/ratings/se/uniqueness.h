// SPDX-License-Identifier: MIT
//
// The steps of Sudoku Explainer that rest on the solution being the only one.
#pragma once

#include "ratings/grid.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

/// Unique rectangles and loops: of all that there are, the easiest; among equals the one of the
/// lower type, then the first found.
bool unique_loop(const Grid& grid, Hint& hint);
/// Bivalue universal graves of types 1 to 4, the first found.
bool bivalue_universal_grave(const Grid& grid, Hint& hint);

}  // namespace omnidoku::ratings::se
