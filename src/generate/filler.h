// SPDX-License-Identifier: MIT
//
// Random filled grids. See filler.cpp.
#pragma once

#include "base/random.h"
#include "base/result.h"
#include "generate/budget.h"
#include "model/puzzle.h"
#include "solve/solve.h"

namespace omnidoku::generate {

/// A random solution of the prepared puzzle with these givens. Errors: bad_geometry (none exists),
/// too_large (the budget ran out).
[[nodiscard]] base::Result<model::FilledGrid> fill(solve::Prepared& prepared,
                                                   const model::PartialGrid& givens,
                                                   base::Random& random, Budget& budget);

}  // namespace omnidoku::generate
