// SPDX-License-Identifier: MIT
//
// Finned fish of order 3 in which some base house has one place besides the fins. Soundness, search
// and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::sashimi_swordfish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "sashimi_swordfish",
    .title = "Sashimi Swordfish",
    .family = Family::fish,
    .cost = 210,
    .idea =
        "A finned Swordfish that without its fins would leave some line a single place for the "
        "digit.",
    .look =
        "Look for a Swordfish one of whose lines has just one place left, with fins beside the "
        "missing ones. Cells that it would clear and that see all fins lose the digit.",
    .example = "3...4....6.....47..1..2.......7...49...31.7..2.......6.5.4......3.8..1.2..8......",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 3, FishClass::basic, FishForm::sashimi);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::sashimi_swordfish_technique
