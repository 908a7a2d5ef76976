// SPDX-License-Identifier: MIT
//
// One coloured component: trap and wrap. Soundness: logic/colouring.h.
#include "logic/colouring.h"

namespace omnidoku::logic::simple_colouring_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "simple_colouring",
    .title = "Simple Colouring",
    .family = Family::colouring,
    .cost = 140,
    .idea =
        "Places of a digit joined by houses with only two of them are coloured in turn: one colour "
        "is true, so what sees both is not.",
    .applies = applies_with_full_house,
    .find = [](const Position& position, StepSink& sink) { find_simple_colouring(position, sink); },
    .describe = describe_simple_colouring,
};

}  // namespace omnidoku::logic::simple_colouring_technique
