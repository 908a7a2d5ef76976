// SPDX-License-Identifier: MIT
//
// In its general form a turbot fish with a group: the places of the digit in a box (on the classic
// grid one whose other places are empty) fall into those that one end of a strong link sees, and
// the others. Soundness: logic/chains/single_digit.h.
#include "logic/chains/single_digit.h"

namespace omnidoku::logic::empty_rectangle_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "empty_rectangle",
    .title = "Empty Rectangle",
    .family = Family::single_digit,
    .cost = 120,
    .idea =
        "A house has two places for a digit, and one of them sees some of its places in a box; so "
        "the digit is in the other one or in the rest of the box.",
    .look =
        "Take one digit. In a box, look for places that lie in just one row and one column. If a "
        "line with two places touches that row or column, follow it: the cell that completes the "
        "rectangle loses the digit.",
    .example = "2...4..5....5...7.7..6..9...69...4....1.......8..91....1...56...7...32.........35",
    .applies = [](const Structure& structure) { return has_grouped(structure, GroupedIn::box); },
    .find = [](const Position& position,
               StepSink& sink) { find_grouped_links(position, sink, GroupedIn::box); },
    .describe = describe_two_links,
    .summary = sum_up_two_links,
};

}  // namespace omnidoku::logic::empty_rectangle_technique
