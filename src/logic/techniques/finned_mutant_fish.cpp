// SPDX-License-Identifier: MIT
//
// Mutant fish with fins.
// Soundness, search and cost: logic/fish.h.
#include "logic/fish.h"

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
};

}  // namespace omnidoku::logic::finned_mutant_fish_technique
