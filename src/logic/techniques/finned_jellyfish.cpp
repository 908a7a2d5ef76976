// SPDX-License-Identifier: MIT
//
// A digit of four houses lies within four that cross them, or in a fin. Soundness, search and cost:
// logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::finned_jellyfish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "finned_jellyfish",
    .title = "Finned Jellyfish",
    .family = Family::fish,
    .cost = 230,
    .idea =
        "But for a few places, the fins, a digit of four lines lies in four that cross them: what "
        "sees all fins loses it there.",
    .look =
        "Look for a Jellyfish that is spoilt by a place or two more, the fins, close together. "
        "Cells that it would clear and that see all fins still lose the digit.",
    .example = "...9.5....6.....2483..4.5...1.3.2.8..........29.....6...9..4...3.......5.8..1..3.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 4, FishClass::basic, FishForm::finned);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::finned_jellyfish_technique
