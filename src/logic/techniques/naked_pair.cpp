// SPDX-License-Identifier: MIT
//
// Two cells of a house hold only two digits, so no other cell there holds them. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::naked_pair_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "naked_pair",
    .title = "Naked Pair",
    .family = Family::subset,
    .cost = 45,
    .idea = "Two cells of a house hold only two digits, so no other cell there holds them.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 2, SharedHouses::not_locked); },
    .describe = describe_naked_subset,
};

}  // namespace omnidoku::logic::naked_pair_technique
