// SPDX-License-Identifier: MIT
//
// Hidden rectangle: strong links of one digit lead from a corner to both neighbours.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::hidden_rectangle_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_rectangle",
    .title = "Hidden Rectangle",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 150,
    .idea =
        "Strong links of one digit on two sides of a rectangle would complete it if their common "
        "corner held the other digit.",
    .look =
        "Look for a rectangle in two boxes, one corner with just two candidates. If one of them "
        "has only two places in both lines of the opposite corner, the other one goes from that "
        "corner.",
    .example = "..7.........9.....814......5....2..9....1.7....3...8.6.5..3..8..3...61.276..5....",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_rectangles(position, sink); },
    .describe = describe_hidden_rectangle,
    .summary = sum_up_hidden_rectangle,
};

}  // namespace omnidoku::logic::hidden_rectangle_technique
