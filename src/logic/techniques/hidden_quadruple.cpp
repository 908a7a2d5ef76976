// SPDX-License-Identifier: MIT
//
// Four digits of a house fit only four cells, so these cells hold nothing else. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::hidden_quadruple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_quadruple",
    .title = "Hidden Quadruple",
    .family = Family::subset,
    .cost = 120,
    .idea = "Four digits of a house fit only four cells, so these cells hold nothing else.",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_subsets(position, sink, 4); },
    .describe = describe_hidden_subset,
};

}  // namespace omnidoku::logic::hidden_quadruple_technique
