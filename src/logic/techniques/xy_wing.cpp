// SPDX-License-Identifier: MIT
//
// A pivot xy sees one cell xz and one cell yz. Soundness: whichever of x and y the pivot is, one of
// the two pincers becomes z (the bent set of three cells, logic/bent_sets.h).
#include "logic/bent_sets.h"

namespace omnidoku::logic::xy_wing_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "xy_wing",
    .title = "XY-Wing",
    .family = Family::wing,
    .cost = 125,
    .idea =
        "A cell with two candidates sees two others with two candidates; whichever digit it is, "
        "one of these takes a certain third digit.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_bent_sets(position, sink, 3, BentSets::pivot_without_z); },
    .describe = describe_bent_set,
};

}  // namespace omnidoku::logic::xy_wing_technique
