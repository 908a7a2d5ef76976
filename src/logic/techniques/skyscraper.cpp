// SPDX-License-Identifier: MIT
//
// Two strong links in parallel houses, joined by a house that crosses both. Soundness:
// logic/single_digit.h.
#include "logic/fish.h"
#include "logic/single_digit.h"

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
    .applies = applies_with_crossing_houses,
    .find = [](const Position& position,
               StepSink& sink) { find_two_links(position, sink, TwoLinks::skyscraper); },
    .describe = describe_two_links,
};

}  // namespace omnidoku::logic::skyscraper_technique
