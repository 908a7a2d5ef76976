// SPDX-License-Identifier: MIT
//
// Four cells of a house hold only four digits, so no other cell there holds them. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::naked_quadruple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "naked_quadruple",
    .title = "Naked Quadruple",
    .family = Family::subset,
    .cost = 100,
    .idea = "Four cells of a house hold only four digits, so no other cell there holds them.",
    .look =
        "In one house, look for four cells with no more than four candidates between them. Cross "
        "these digits out in all other cells of the house.",
    .example = "........1.46..29.5.58...2..5......16..13.7....7..9...4....3........614...93..8...",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 4, SharedHouses::any); },
    .describe = describe_naked_subset,
    .summary = sum_up_naked_subset,
};

}  // namespace omnidoku::logic::naked_quadruple_technique
