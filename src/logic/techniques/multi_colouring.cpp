// SPDX-License-Identifier: MIT
//
// Two coloured components. Soundness: logic/colouring.h.
#include "logic/colouring.h"

namespace omnidoku::logic::multi_colouring_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "multi_colouring",
    .title = "Multi-Colouring",
    .family = Family::colouring,
    .cost = 180,
    .idea =
        "Two separate colourings of one digit meet, so that not every choice of colours is "
        "possible.",
    .applies = applies_with_full_house,
    .find = [](const Position& position, StepSink& sink) { find_multi_colouring(position, sink); },
    .describe = describe_multi_colouring,
};

}  // namespace omnidoku::logic::multi_colouring_technique
