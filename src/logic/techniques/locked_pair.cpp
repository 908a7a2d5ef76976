// SPDX-License-Identifier: MIT
//
// Two cells that lie in two houses hold only two digits, which leave both houses. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::locked_pair_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "locked_pair",
    .title = "Locked Pair",
    .family = Family::subset,
    .cost = 40,
    .idea = "Two cells that lie in two houses hold only two digits, which leave both houses.",
    .look =
        "In the cells that a box shares with a line, look for two with the same two candidates. "
        "Cross these digits out in the rest of the box and in the rest of the line.",
    .example = "..6....5....29...1.8..5....4....3..8..57.2.9.8...........429.....8.1...4.1....7..",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 2, SharedHouses::locked); },
    .describe = describe_naked_subset,
    .summary = sum_up_naked_subset,
};

}  // namespace omnidoku::logic::locked_pair_technique
