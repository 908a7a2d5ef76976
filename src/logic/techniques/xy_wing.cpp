// SPDX-License-Identifier: MIT
//
// A pivot xy sees one cell xz and one cell yz. Soundness: whichever of x and y the pivot is, one of
// the two pincers becomes z (the bent set of three cells, logic/sets/bent_sets.h).
#include "logic/sets/bent_sets.h"

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
    .look =
        "Look for a cell with two candidates, say 1 and 2. Among the cells it sees, look for one "
        "with 1 and 3 and one with 2 and 3. Cells that see both of these lose the 3.",
    .example = "....45...2.17...3..9..8...5......2...43..8.6.1..6....9..............197.43....6..",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_bent_sets(position, sink, 3, BentSets::pivot_without_z); },
    .describe = describe_bent_set,
    .summary = sum_up_wing,
};

}  // namespace omnidoku::logic::xy_wing_technique
