// SPDX-License-Identifier: MIT
//
// Placing constraints until they leave one solution. See placement.cpp.
#pragma once

#include <span>

#include "base/random.h"
#include "base/result.h"
#include "generate/budget.h"
#include "generate/placer.h"

namespace omnidoku::generate {

/// Adds constraints of these kinds to a puzzle whose `solution` is set. Error: as Placer::place.
[[nodiscard]] base::Result<void> place(model::Puzzle& puzzle, std::span<const Placer* const> kinds,
                                       base::Random& random);

/// Changes the placed constraints until the puzzle has one solution without any given, as far as
/// that goes. Returns whether it has; false also when the budget was interrupted.
[[nodiscard]] bool make_unique(model::Puzzle& puzzle, std::span<const Placer* const> kinds,
                               base::Random& random, Budget& budget);

}  // namespace omnidoku::generate
