// SPDX-License-Identifier: MIT
//
// Finned fish of order 3 in which some base house has one place besides the fins. Soundness, search
// and cost: logic/fish.h.
#include "logic/fish.h"

namespace omnidoku::logic::techniques_list {

extern const Technique sashimi_swordfish;
const Technique sashimi_swordfish{
    .id = "sashimi_swordfish",
    .title = "Sashimi Swordfish",
    .family = Family::fish,
    .cost = 210,
    .idea =
        "A finned Swordfish that without its fins would leave some line a single place for the "
        "digit.",
    .applies = applies_with_full_house,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, "sashimi_swordfish", 3, FishClass::basic, FishForm::sashimi);
        },
    .describe = describe_fish,
};

}  // namespace omnidoku::logic::techniques_list
