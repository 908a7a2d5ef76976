// SPDX-License-Identifier: MIT
//
// Mutant fish with fins.
// Soundness, search and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::finned_mutant_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "finned_mutant_fish",
    .title = "Finned Mutant Fish",
    .family = Family::fish,
    .cost = 650,
    .cost_per_size = 30,
    .smallest_size = 2,
    .idea = "A mutant fish but for a few places, the fins: what sees all of them loses the digit.",
    .look =
        "Look for a fish of mixed rows, columns and boxes that is spoilt by a few places, the "
        "fins. Cells that it would clear and that see all fins lose the digit.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          RelaySink relay(sink);
          for (int order = 2; order <= kMostMutantOrder && !relay.stopped(); ++order) {
            report_fish(position, relay, order, FishClass::mutant, FishForm::finned);
            if (relay.stopped()) return;
            report_fish(position, relay, order, FishClass::mutant, FishForm::sashimi);
          }
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::finned_mutant_fish_technique
