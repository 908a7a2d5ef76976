// SPDX-License-Identifier: MIT
//
// Two cells that lie in two houses hold only two digits, which leave both houses. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::locked_pair_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "locked_pair",
    .title = "Locked Pair",
    .family = Family::subset,
    .cost = 40,
    .idea = "Two cells that lie in two houses hold only two digits, which leave both houses.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 2, SharedHouses::locked); },
    .describe = describe_naked_subset,
};

}  // namespace omnidoku::logic::locked_pair_technique
