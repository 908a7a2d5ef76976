// SPDX-License-Identifier: MIT
//
// Every combination of the candidates of three cells is tried. Soundness:
// logic/aligned_exclusion.cpp.
#include "logic/aligned_exclusion.h"

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
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_aligned_exclusions(position, sink, 3); },
    .describe = describe_aligned_exclusion,
};

}  // namespace omnidoku::logic::aligned_triplet_exclusion_technique
