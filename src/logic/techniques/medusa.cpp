// SPDX-License-Identifier: MIT
//
// 3D Medusa: candidates of all digits, joined by houses with two places and cells with two
// candidates, in two colours. Soundness: logic/chains/colouring.h.
#include "logic/chains/colouring.h"

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
    .look =
        "Colour as for one digit, but go on through cells with two candidates to their other "
        "digit. If a colour appears twice in a cell or a house, it is false; what clashes with "
        "both colours goes.",
    .example = "7......1.63....7.9..9..8.5.....5.2.12...7...4....1..3..6...3...1........3.7....6.",
    .applies = applies_always,
    .find = [](const Position& position, StepSink& sink) { find_medusa(position, sink); },
    .describe = describe_medusa,
    .summary = sum_up_colouring,
};

}  // namespace omnidoku::logic::medusa_technique
