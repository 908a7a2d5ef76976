// SPDX-License-Identifier: MIT
//
// Four cells of a house hold only four digits, so no other cell there holds them. Soundness:
// logic/subsets.cpp.
#include "logic/subsets.h"

namespace omnidoku::logic::naked_quadruple_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "naked_quadruple",
    .title = "Naked Quadruple",
    .family = Family::subset,
    .cost = 100,
    .idea = "Four cells of a house hold only four digits, so no other cell there holds them.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_naked_subsets(position, sink, 4, SharedHouses::any); },
    .describe = describe_naked_subset,
};

}  // namespace omnidoku::logic::naked_quadruple_technique
