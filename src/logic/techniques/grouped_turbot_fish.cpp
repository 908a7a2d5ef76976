// SPDX-License-Identifier: MIT
//
// As an empty rectangle, but the house whose places fall into two groups is no box: a row, a
// diagonal, a lane. Soundness: logic/chains/single_digit.h.
#include "logic/chains/single_digit.h"

namespace omnidoku::logic::grouped_turbot_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "grouped_turbot_fish",
    .title = "Grouped Turbot Fish",
    .family = Family::single_digit,
    .cost = 120,
    .idea =
        "A house has two places for a digit, and one of them sees some of its places in a second "
        "house; so the digit is in the other one or in the rest of the second.",
    .look =
        "Take one digit. Look for a house with two places for it. If one of them sees a part of "
        "the places in another house, one of the other part and the far end is true.",
    .example = "......3....652....7....8..1...7....85.1.64....8.3..5..9....5..7....1.2..84.......",
    .applies =
        [](const Structure& structure) { return has_grouped(structure, GroupedIn::other_house); },
    .find = [](const Position& position,
               StepSink& sink) { find_grouped_links(position, sink, GroupedIn::other_house); },
    .describe = describe_two_links,
    .summary = sum_up_two_links,
};

}  // namespace omnidoku::logic::grouped_turbot_fish_technique
