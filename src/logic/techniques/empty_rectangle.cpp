// SPDX-License-Identifier: MIT
//
// In its general form a turbot fish with a group: the places of the digit in a box (on the classic
// grid one whose other places are empty) fall into those that one end of a strong link sees, and
// the others. Soundness: logic/single_digit.h.
#include "logic/single_digit.h"

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
    .applies = [](const Structure& structure) { return has_grouped(structure, GroupedIn::box); },
    .find = [](const Position& position,
               StepSink& sink) { find_grouped_links(position, sink, GroupedIn::box); },
    .describe = describe_two_links,
};

}  // namespace omnidoku::logic::empty_rectangle_technique
