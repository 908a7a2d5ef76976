// SPDX-License-Identifier: MIT
//
// Two strong links in houses that cross, joined by a third house. Soundness:
// logic/chains/single_digit.h.
#include "logic/chains/single_digit.h"
#include "logic/fish/fish.h"

namespace omnidoku::logic::two_string_kite_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "two_string_kite",
    .title = "2-String Kite",
    .family = Family::single_digit,
    .cost = 115,
    .idea =
        "A row and a column have two places each for a digit, one pair of them in a box: one of "
        "the other two holds the digit.",
    .look =
        "Take one digit. Look for a row and a column with two places each, where one place of each "
        "lies in the same box. A cell that sees the two other ends loses the digit.",
    .example = ".........54...8..128...69....9..32......8..9..3......57..429.8.9..6.7....1.......",
    .applies = applies_with_crossing_houses,
    .find = [](const Position& position,
               StepSink& sink) { find_two_links(position, sink, TwoLinks::kite); },
    .describe = describe_two_links,
    .summary = sum_up_two_links,
};

}  // namespace omnidoku::logic::two_string_kite_technique
