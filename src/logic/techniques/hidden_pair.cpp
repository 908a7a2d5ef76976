// SPDX-License-Identifier: MIT
//
// Two digits of a house fit only two cells, so these cells hold nothing else. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::hidden_pair_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_pair",
    .title = "Hidden Pair",
    .family = Family::subset,
    .cost = 55,
    .idea = "Two digits of a house fit only two cells, so these cells hold nothing else.",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_subsets(position, sink, 2); },
    .describe = describe_hidden_subset,
};

}  // namespace omnidoku::logic::hidden_pair_technique
