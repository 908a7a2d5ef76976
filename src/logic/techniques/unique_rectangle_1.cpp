// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 1: other candidates in one corner only.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::unique_rectangle_1_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "unique_rectangle_1",
    .title = "Unique Rectangle Type 1",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 130,
    .idea =
        "Three corners of a rectangle hold only two digits; if the fourth did too, the puzzle "
        "would have two solutions.",
    .look =
        "Look for four corners of a rectangle in just two boxes, three of them with the same two "
        "candidates. The fourth corner cannot be either of the two.",
    .example = ".....7.5.....2.8..7..63......9....1.....64..3.8....5..9...8...7..5.1..8...2....3.",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 1); },
    .describe = describe_unique_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::unique_rectangle_1_technique
