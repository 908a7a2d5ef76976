// SPDX-License-Identifier: MIT
//
// Four cells with four digits in all, of which all but one are restricted to cells that see each
// other. Soundness: logic/bent_sets.h.
#include "logic/bent_sets.h"

namespace omnidoku::logic::wxyz_wing_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "wxyz_wing",
    .title = "WXYZ-Wing",
    .family = Family::wing,
    .cost = 170,
    .idea =
        "Four cells hold only four digits, three of which can be used only once, so the fourth "
        "digit is used too.",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_bent_sets(position, sink, 4, BentSets::any); },
    .describe = describe_bent_set,
};

}  // namespace omnidoku::logic::wxyz_wing_technique
