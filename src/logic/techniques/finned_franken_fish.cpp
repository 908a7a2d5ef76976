// SPDX-License-Identifier: MIT
//
// Franken fish with fins.
// Soundness, search and cost: logic/fish.h.
#include "logic/fish.h"

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
};

}  // namespace omnidoku::logic::finned_franken_fish_technique
