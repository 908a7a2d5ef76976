// SPDX-License-Identifier: MIT
//
// Three cells that lie in two houses hold only three digits, which leave both houses. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::locked_triple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "locked_triple",
    .title = "Locked Triple",
    .family = Family::subset,
    .cost = 55,
    .idea = "Three cells that lie in two houses hold only three digits, which leave both houses.",
    .look =
        "In the cells that a box shares with a line, look for three with only three candidates "
        "between them. Cross these digits out in the rest of the box and of the line.",
    .example = ".64..7..8.....1.5...98..2.68...4...1.....5.72.3..........67.9....2....8....2..6..",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 3, SharedHouses::locked); },
    .describe = describe_naked_subset,
    .summary = sum_up_naked_subset,
};

}  // namespace omnidoku::logic::locked_triple_technique
