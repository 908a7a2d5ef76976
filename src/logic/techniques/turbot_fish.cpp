// SPDX-License-Identifier: MIT
//
// Two strong links joined in any way that is neither skyscraper nor kite. Soundness:
// logic/single_digit.h.
#include "logic/single_digit.h"

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
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_two_links(position, sink, TwoLinks::turbot); },
    .describe = describe_two_links,
};

}  // namespace omnidoku::logic::turbot_fish_technique
