// SPDX-License-Identifier: MIT
//
// Three cells of a house hold only three digits, so no other cell there holds them. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::naked_triple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "naked_triple",
    .title = "Naked Triple",
    .family = Family::subset,
    .cost = 65,
    .idea = "Three cells of a house hold only three digits, so no other cell there holds them.",
    .look =
        "In one house, look for three cells with no more than three candidates between them; each "
        "may lack one. Cross these digits out in all other cells of the house.",
    .example = "....7.85...7..8..1...35.94....5...........4.3.3294.....5..2....92.6..53.6........",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 3, SharedHouses::not_locked); },
    .describe = describe_naked_subset,
    .summary = sum_up_naked_subset,
};

}  // namespace omnidoku::logic::naked_triple_technique
