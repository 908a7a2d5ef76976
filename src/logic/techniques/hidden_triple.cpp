// SPDX-License-Identifier: MIT
//
// Three digits of a house fit only three cells, so these cells hold nothing else. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::hidden_triple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_triple",
    .title = "Hidden Triple",
    .family = Family::subset,
    .cost = 80,
    .idea = "Three digits of a house fit only three cells, so these cells hold nothing else.",
    .look =
        "In one house, look for three digits that fit into the same three cells only; each may "
        "lack one. Cross out everything else in these cells.",
    .example = "...3.7.9..46..937......24..5.7.8....2.........94........3...24.....1..85.......1.",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_subsets(position, sink, 3); },
    .describe = describe_hidden_subset,
    .summary = sum_up_hidden_subset,
};

}  // namespace omnidoku::logic::hidden_triple_technique
