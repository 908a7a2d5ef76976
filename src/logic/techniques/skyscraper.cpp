// SPDX-License-Identifier: MIT
//
// Two strong links in parallel houses, joined by a house that crosses both. Soundness:
// logic/single_digit.h.
#include "logic/single_digit.h"

namespace omnidoku::logic::techniques_list {

extern const Technique skyscraper;
const Technique skyscraper{
    .id = "skyscraper",
    .title = "Skyscraper",
    .family = Family::single_digit,
    .cost = 110,
    .idea =
        "Two parallel lines have two places each for a digit, one pair of them in line: one of the "
        "other two holds the digit.",
    .applies = applies_with_full_house,
    .find =
        [](const Position& position, StepSink& sink) {
          find_two_links(position, sink, "skyscraper", TwoLinks::skyscraper);
        },
    .describe = describe_two_links,
};

}  // namespace omnidoku::logic::techniques_list
