// SPDX-License-Identifier: MIT
//
// Three cells of a house hold only three digits, so no other cell there holds them. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::naked_triple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "naked_triple",
    .title = "Naked Triple",
    .family = Family::subset,
    .cost = 65,
    .idea = "Three cells of a house hold only three digits, so no other cell there holds them.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 3, SharedHouses::not_locked); },
    .describe = describe_naked_subset,
};

}  // namespace omnidoku::logic::naked_triple_technique
