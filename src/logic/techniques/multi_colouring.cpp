// SPDX-License-Identifier: MIT
//
// Two coloured components. Soundness: logic/chains/colouring.h.
#include "logic/chains/colouring.h"

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
    .look =
        "Take one digit and colour its pairs, with new colours for each group that does not join "
        "the others. Where colours of two groups see each other, not both can be true: follow what "
        "that means for the other two.",
    .example = "....473....6529......6..9...6......85...6..9..87..15.29...8..47..5...2.9..2....3.",
    .applies = applies_with_full_house,
    .find = [](const Position& position, StepSink& sink) { find_multi_colouring(position, sink); },
    .describe = describe_multi_colouring,
    .summary = sum_up_multi_colouring,
};

}  // namespace omnidoku::logic::multi_colouring_technique
