// SPDX-License-Identifier: MIT
//
// A digit of four houses lies within four that cross them, or in a fin. Soundness, search and cost:
// logic/fish.h.
#include "logic/fish.h"

namespace omnidoku::logic::finned_jellyfish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "finned_jellyfish",
    .title = "Finned Jellyfish",
    .family = Family::fish,
    .cost = 230,
    .idea =
        "But for a few places, the fins, a digit of four lines lies in four that cross them: what "
        "sees all fins loses it there.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 4, FishClass::basic, FishForm::finned);
        },
    .describe = describe_fish,
};

}  // namespace omnidoku::logic::finned_jellyfish_technique
