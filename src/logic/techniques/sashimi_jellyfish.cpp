// SPDX-License-Identifier: MIT
//
// Finned fish of order 4 in which some base house has one place besides the fins. Soundness, search
// and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::sashimi_jellyfish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "sashimi_jellyfish",
    .title = "Sashimi Jellyfish",
    .family = Family::fish,
    .cost = 240,
    .idea =
        "A finned Jellyfish that without its fins would leave some line a single place for the "
        "digit.",
    .look =
        "Look for a Jellyfish one of whose lines has just one place left, with fins beside the "
        "missing ones. Cells that it would clear and that see all fins lose the digit.",
    .example = "...85...24...2.....1...9.5.....7.3...8.9.3.....4.....72..5.7.3.3.9...8........21.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 4, FishClass::basic, FishForm::sashimi);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::sashimi_jellyfish_technique
