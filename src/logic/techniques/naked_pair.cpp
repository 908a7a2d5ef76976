// SPDX-License-Identifier: MIT
//
// Two cells of a house hold only two digits, so no other cell there holds them. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::naked_pair_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "naked_pair",
    .title = "Naked Pair",
    .family = Family::subset,
    .cost = 45,
    .idea = "Two cells of a house hold only two digits, so no other cell there holds them.",
    .look =
        "In one house, look for two cells with just the same two candidates. They share these two "
        "digits, so cross them out in all other cells of the house.",
    .example = "..1.6.3.....4.5...7.......91.8..7.....3.1........4..2.3....85.79...........5.986.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 2, SharedHouses::not_locked); },
    .describe = describe_naked_subset,
    .summary = sum_up_naked_subset,
};

}  // namespace omnidoku::logic::naked_pair_technique
