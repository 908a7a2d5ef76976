// SPDX-License-Identifier: MIT
//
// Four digits of a house fit only four cells, so these cells hold nothing else. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::hidden_quadruple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_quadruple",
    .title = "Hidden Quadruple",
    .family = Family::subset,
    .cost = 120,
    .idea = "Four digits of a house fit only four cells, so these cells hold nothing else.",
    .look =
        "In one house, look for four digits that fit into the same four cells only. Cross out "
        "everything else in these cells.",
    .example = "..4...9..52........8...6.72......6471.9......7........6..1..3.9...5.92....3..8.5.",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_subsets(position, sink, 4); },
    .describe = describe_hidden_subset,
    .summary = sum_up_hidden_subset,
};

}  // namespace omnidoku::logic::hidden_quadruple_technique
