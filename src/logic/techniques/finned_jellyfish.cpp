// SPDX-License-Identifier: MIT
//
// A digit of four houses lies within four that cross them, or in a fin. Soundness, search and cost:
// logic/fish.h.
#include "logic/fish.h"

namespace omnidoku::logic::techniques_list {

extern const Technique finned_jellyfish;
const Technique finned_jellyfish{
    .id = "finned_jellyfish",
    .title = "Finned Jellyfish",
    .family = Family::fish,
    .cost = 230,
    .idea =
        "But for a few places, the fins, a digit of four lines lies in four that cross them: what "
        "sees all fins loses it there.",
    .applies = applies_with_full_house,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, "finned_jellyfish", 4, FishClass::basic, FishForm::finned);
        },
    .describe = describe_fish,
};

}  // namespace omnidoku::logic::techniques_list
