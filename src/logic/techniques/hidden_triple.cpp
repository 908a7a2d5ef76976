// SPDX-License-Identifier: MIT
//
// Three digits of a house fit only three cells, so these cells hold nothing else. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::hidden_triple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_triple",
    .title = "Hidden Triple",
    .family = Family::subset,
    .cost = 80,
    .idea = "Three digits of a house fit only three cells, so these cells hold nothing else.",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_subsets(position, sink, 3); },
    .describe = describe_hidden_subset,
};

}  // namespace omnidoku::logic::hidden_triple_technique
