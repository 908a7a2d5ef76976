// SPDX-License-Identifier: MIT
//
// Three cells that lie in two houses hold only three digits, which leave both houses. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::locked_triple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "locked_triple",
    .title = "Locked Triple",
    .family = Family::subset,
    .cost = 55,
    .idea = "Three cells that lie in two houses hold only three digits, which leave both houses.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 3, SharedHouses::locked); },
    .describe = describe_naked_subset,
};

}  // namespace omnidoku::logic::locked_triple_technique
