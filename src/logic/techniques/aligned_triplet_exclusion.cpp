// SPDX-License-Identifier: MIT
//
// Every combination of the candidates of three cells is tried. Soundness:
// logic/sets/aligned_exclusion.cpp.
#include "logic/sets/aligned_exclusion.h"

namespace omnidoku::logic::aligned_triplet_exclusion_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "aligned_triplet_exclusion",
    .title = "Aligned Triplet Exclusion",
    .family = Family::almost_locked,
    .cost = 380,
    .idea =
        "Of all the combinations of the candidates of three cells those that leave other cells too "
        "few digits are struck out; a candidate in none of the rest goes.",
    .look =
        "Take three cells that see the same small groups. Go through their combinations, cross out "
        "those that take away all that a group has: a digit left in none goes.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_aligned_exclusions(position, sink, 3); },
    .describe = describe_aligned_exclusion,
    .summary = sum_up_aligned_exclusion,
};

}  // namespace omnidoku::logic::aligned_triplet_exclusion_technique
