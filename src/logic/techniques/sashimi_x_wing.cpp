// SPDX-License-Identifier: MIT
//
// Finned fish of order 2 in which some base house has one place besides the fins. Soundness, search
// and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::sashimi_x_wing_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "sashimi_x_wing",
    .title = "Sashimi X-Wing",
    .family = Family::fish,
    .cost = 155,
    .idea =
        "A finned X-Wing that without its fins would leave some line a single place for the digit.",
    .look =
        "Look for an X-Wing of which one corner is missing, with other places, the fins, beside it "
        "in the same box. Cells that the X-Wing would clear and that see all fins lose the digit.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 2, FishClass::basic, FishForm::sashimi);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::sashimi_x_wing_technique
