// SPDX-License-Identifier: MIT
//
// A digit of three houses lies within three that cross them, or in a fin. Soundness, search and
// cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::finned_swordfish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "finned_swordfish",
    .title = "Finned Swordfish",
    .family = Family::fish,
    .cost = 200,
    .idea =
        "But for a few places, the fins, a digit of three lines lies in three that cross them: "
        "what sees all fins loses it there.",
    .look =
        "Look for a Swordfish that is spoilt by a place or two more, the fins, close together. "
        "Cells that it would clear and that see all fins still lose the digit.",
    .example = "7......1.63....7.9..9..8.5.....5.2.12...7...4....1..3..6...3...1........3.7....6.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 3, FishClass::basic, FishForm::finned);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::finned_swordfish_technique
