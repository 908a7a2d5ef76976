// SPDX-License-Identifier: MIT
//
// 3D Medusa: candidates of all digits, joined by houses with two places and cells with two
// candidates, in two colours. Soundness: logic/colouring.h.
#include "logic/colouring.h"

namespace omnidoku::logic::medusa_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "medusa",
    .title = "3D Medusa",
    .family = Family::colouring,
    .cost = 220,
    .cost_per_size = 2,
    .smallest_size = 2,
    .idea =
        "Candidates joined by houses with two places for a digit and by cells with two candidates "
        "are coloured in turn: one colour is true, so what both exclude is not, and a colour that "
        "breaks something is false.",
    .applies = applies_always,
    .find = [](const Position& position, StepSink& sink) { find_medusa(position, sink); },
    .describe = describe_medusa,
};

}  // namespace omnidoku::logic::medusa_technique
