// SPDX-License-Identifier: MIT
//
// Checks that a pattern is deadly: whatever way its cells are filled with its digits, they can be
// filled in another way with no rule noticing. A puzzle with one solution never shows it.
#pragma once

#include <string>

#include "model/puzzle.h"
#include "model/step.h"

namespace omnidoku::verify {

/// Why the pattern is not deadly; empty when it is. The partner of a filling puts the same digits,
/// counted, into the pattern's cells of every house and of every constraint without repeats, and
/// gives every sum the same contribution; it may use any digit that the clues, and rules about the
/// cell alone, allow. None of the cells may be a given, nor under a rule of another kind.
[[nodiscard]] std::string deadly_objection(const model::Puzzle& puzzle,
                                           const model::DeadlyPattern& pattern);

}  // namespace omnidoku::verify
