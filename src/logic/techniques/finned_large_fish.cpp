// SPDX-License-Identifier: MIT
//
// Finned and sashimi fish of order 5 to 7.
// Soundness, search and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::finned_large_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "finned_large_fish",
    .title = "Finned Large Fish",
    .family = Family::fish,
    .cost = 330,
    .cost_per_size = 40,
    .smallest_size = 5,
    .idea =
        "But for a few places, the fins, a digit of five or more lines lies in as many that cross "
        "them.",
    .look =
        "Look for a fish of five or more lines that is spoilt by a few places, the fins. Cells "
        "that it would clear and that see all fins lose the digit.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          RelaySink relay(sink);
          for (int order = 5; order <= kMostFishOrder && !relay.stopped(); ++order) {
            report_fish(position, relay, order, FishClass::basic, FishForm::finned);
            if (relay.stopped()) return;
            report_fish(position, relay, order, FishClass::basic, FishForm::sashimi);
          }
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::finned_large_fish_technique
