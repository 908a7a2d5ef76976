// SPDX-License-Identifier: MIT
//
// Two strong links in parallel houses, joined by a house that crosses both. Soundness:
// logic/chains/single_digit.h.
#include "logic/chains/single_digit.h"
#include "logic/fish/fish.h"

namespace omnidoku::logic::skyscraper_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "skyscraper",
    .title = "Skyscraper",
    .family = Family::single_digit,
    .cost = 110,
    .idea =
        "Two parallel lines have two places each for a digit, one pair of them in line: one of the "
        "other two holds the digit.",
    .look =
        "Take one digit. Look for two rows with two places each, where one place of each stands in "
        "the same column. The two others are the roof: cells that see both lose the digit.",
    .example = ".........54...8..12.1..69....9..32...6..8..9..3......57..429.8.9..6.7....1.......",
    .applies = applies_with_crossing_houses,
    .find = [](const Position& position,
               StepSink& sink) { find_two_links(position, sink, TwoLinks::skyscraper); },
    .describe = describe_two_links,
    .summary = sum_up_two_links,
};

}  // namespace omnidoku::logic::skyscraper_technique
