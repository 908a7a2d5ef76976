// SPDX-License-Identifier: MIT
//
// In its general form a turbot fish with a group: the places of the digit in some full house (on
// the classic grid a box whose other places are empty) fall into those that one end of a strong
// link sees, and the others. Soundness: logic/single_digit.h.
#include "logic/single_digit.h"

namespace omnidoku::logic::empty_rectangle_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "empty_rectangle",
    .title = "Empty Rectangle",
    .family = Family::single_digit,
    .cost = 120,
    .idea =
        "A digit of a box lies in one row and one column; a line with two places for it, one of "
        "them in that row, then clears a cell of the column.",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_grouped_links(position, sink, "empty_rectangle"); },
    .describe = describe_two_links,
};

}  // namespace omnidoku::logic::empty_rectangle_technique
