// SPDX-License-Identifier: MIT
//
// What a puzzle has by name, as the things that words are about.
#pragma once

#include <vector>

#include "model/puzzle.h"
#include "reading/selecting.h"

namespace omnidoku::reading {

/// The things that the constraints of a puzzle are drawn as, each with the type of its constraint
/// (DrawnThing::rule), its own drawings that were given a rule, and its diagonals and extra regions
/// ("house"). They have no sources, and the colours in which their cells are drawn.
[[nodiscard]] std::vector<DrawnThing> known_things(const model::Puzzle& puzzle,
                                                   const std::vector<DrawnThing>& drawn);

}  // namespace omnidoku::reading
