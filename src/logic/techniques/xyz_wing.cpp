// SPDX-License-Identifier: MIT
//
// A pivot xyz sees one cell xz and one cell yz. Soundness: the pivot is z, or one of the two
// pincers becomes z (the bent set of three cells, logic/sets/bent_sets.h).
#include "logic/sets/bent_sets.h"

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
    .look =
        "Look for a cell with three candidates, 1, 2 and 3. Among the cells it sees, look for one "
        "with 1 and 3 and one with 2 and 3. Cells that see all three lose the 3.",
    .example = "..7.........9.....814......5....2..9....1.7....3...8.6.5..3..8..3...61.276..5....",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_bent_sets(position, sink, 3, BentSets::pivot_with_z); },
    .describe = describe_bent_set,
    .summary = sum_up_wing,
};

}  // namespace omnidoku::logic::xyz_wing_technique
