// SPDX-License-Identifier: MIT
//
// Every combination of the candidates of two cells is tried. Soundness:
// logic/sets/aligned_exclusion.cpp.
#include "logic/sets/aligned_exclusion.h"

namespace omnidoku::logic::aligned_pair_exclusion_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "aligned_pair_exclusion",
    .title = "Aligned Pair Exclusion",
    .family = Family::almost_locked,
    .cost = 300,
    .idea =
        "Of all the combinations of the candidates of two cells those that leave other cells too "
        "few digits are struck out; a candidate in none of the rest goes.",
    .look =
        "Take two cells that see the same small groups. Go through their pairs of digits, cross "
        "out those that take away all that a group has: a digit left in no pair goes.",
    .example = "..8...95.5....1.7.16...........15.......74....25.......1.....98....62.4.93....6..",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_aligned_exclusions(position, sink, 2); },
    .describe = describe_aligned_exclusion,
    .summary = sum_up_aligned_exclusion,
};

}  // namespace omnidoku::logic::aligned_pair_exclusion_technique
