// SPDX-License-Identifier: MIT
//
// Checks that a pattern is deadly: whatever way its cells are filled with its digits, they can be
// filled in another way with no rule noticing. A puzzle with one solution never shows it.
#pragma once

#include <string>

#include "model/problem.h"
#include "model/puzzle.h"
#include "model/step.h"

namespace omnidoku::verify {

/// Why the pattern is not deadly; empty when it is. The partner of a filling puts the same digits,
/// counted, into the pattern's cells of every AllDifferent primitive, and gives every sum the same
/// contribution; it may use any digit that the clues allow. None of the cells may be a given.
[[nodiscard]] std::string deadly_objection(const model::Puzzle& puzzle,
                                           const model::Problem& problem,
                                           const model::DeadlyPattern& pattern);

}  // namespace omnidoku::verify
