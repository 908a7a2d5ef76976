// SPDX-License-Identifier: MIT
//
// Franken fish with fins.
// Soundness, search and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::finned_franken_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "finned_franken_fish",
    .title = "Finned Franken Fish",
    .family = Family::fish,
    .cost = 320,
    .cost_per_size = 30,
    .smallest_size = 2,
    .idea = "A franken fish but for a few places, the fins: what sees all of them loses the digit.",
    .look =
        "Look for a fish with boxes among its lines that is spoilt by a place or two more, the "
        "fins. Cells that it would clear and that see all fins lose the digit.",
    .example = ".........2.8.6..9.7....263.9.16...7.........3.....59..6.72...1.....3...535.9.1..7",
    .applies = applies_with_full_house,
    .find =
        [](const Position& position, StepSink& sink) {
          RelaySink relay(sink);
          for (int order = 2; order <= kMostFrankenOrder && !relay.stopped(); ++order) {
            report_fish(position, relay, order, FishClass::franken, FishForm::finned);
            if (relay.stopped()) return;
            report_fish(position, relay, order, FishClass::franken, FishForm::sashimi);
          }
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::finned_franken_fish_technique
