// SPDX-License-Identifier: MIT
//
// A digit of two houses lies within two that cross them, or in a fin. Soundness, search and cost:
// logic/fish.h.
#include "logic/fish.h"

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
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 2, FishClass::basic, FishForm::finned);
        },
    .describe = describe_fish,
};

}  // namespace omnidoku::logic::finned_x_wing_technique
