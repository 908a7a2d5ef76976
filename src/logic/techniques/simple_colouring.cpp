// SPDX-License-Identifier: MIT
//
// One coloured component: trap and wrap. Soundness: logic/chains/colouring.h.
#include "logic/chains/colouring.h"

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
    .look =
        "Take one digit. Wherever a house has two places for it, give them two colours, and go on "
        "from there. If a cell sees both colours, it loses the digit; if two of one colour see "
        "each other, that colour is false.",
    .example = "..5.4....8....93...3..6.4.....2...3..81...7.4...67....6.........7...3..54.8.2....",
    .applies = applies_with_full_house,
    .find = [](const Position& position, StepSink& sink) { find_simple_colouring(position, sink); },
    .describe = describe_simple_colouring,
    .summary = sum_up_colouring,
};

}  // namespace omnidoku::logic::simple_colouring_technique
