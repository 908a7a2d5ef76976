// SPDX-License-Identifier: MIT
//
// Four cells with four digits in all, of which all but one are restricted to cells that see each
// other. Soundness: logic/sets/bent_sets.h.
#include "logic/sets/bent_sets.h"

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
    .look =
        "Look for four cells with only four digits between them. If three of the digits can be "
        "used only once, because their cells see each other, the fourth is in there: cells that "
        "see all its places lose it.",
    .example = "....45..6..1....38..4..3.2..6........4.9..5......57...9....2..382.5..9...3..7....",
    .applies = applies_always,
    .find = [](const Position& position,
               StepSink& sink) { find_bent_sets(position, sink, 4, BentSets::any); },
    .describe = describe_bent_set,
    .summary = sum_up_wing,
};

}  // namespace omnidoku::logic::wxyz_wing_technique
