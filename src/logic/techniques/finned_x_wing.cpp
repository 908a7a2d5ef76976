// SPDX-License-Identifier: MIT
//
// A digit of two houses lies within two that cross them, or in a fin. Soundness, search and cost:
// logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::finned_x_wing_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "finned_x_wing",
    .title = "Finned X-Wing",
    .family = Family::fish,
    .cost = 150,
    .idea =
        "But for a few places, the fins, a digit of two lines lies in two that cross them: what "
        "sees all fins loses it there.",
    .look =
        "Look for an X-Wing that is spoilt by a place or two more, the fins, close together in one "
        "of its lines. Cells that the X-Wing would clear and that see all fins still lose the "
        "digit.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 2, FishClass::basic, FishForm::finned);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::finned_x_wing_technique
