// SPDX-License-Identifier: MIT
//
// Two strong links joined in any way that is neither skyscraper nor kite. Soundness:
// logic/chains/single_digit.h.
#include "logic/chains/single_digit.h"

namespace omnidoku::logic::turbot_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "turbot_fish",
    .title = "Turbot Fish",
    .family = Family::single_digit,
    .cost = 120,
    .idea =
        "Two houses have two places each for a digit, and one place of each sees the other: one of "
        "the other two holds the digit.",
    .look =
        "Take one digit. Look for two houses with two places each, where a place of the one sees a "
        "place of the other. Cells that see both far ends lose the digit.",
    .example = "..8..4.5.....5.2.....6.94...32..6.4.4..2....1.8.4..7..7.....68..6.97......1..2.3.",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_two_links(position, sink, TwoLinks::turbot); },
    .describe = describe_two_links,
    .summary = sum_up_two_links,
};

}  // namespace omnidoku::logic::turbot_fish_technique
