// SPDX-License-Identifier: MIT
//
// A pivot xyz sees one cell xz and one cell yz. Soundness: the pivot is z, or one of the two
// pincers becomes z (the bent set of three cells, logic/bent_sets.h).
#include "logic/bent_sets.h"

namespace omnidoku::logic::xyz_wing_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "xyz_wing",
    .title = "XYZ-Wing",
    .family = Family::wing,
    .cost = 135,
    .idea =
        "A cell with three candidates sees two cells with two of them each; in any case one of the "
        "three takes the digit that they share.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_bent_sets(position, sink, 3, BentSets::pivot_with_z); },
    .describe = describe_bent_set,
};

}  // namespace omnidoku::logic::xyz_wing_technique
