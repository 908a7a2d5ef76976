// SPDX-License-Identifier: MIT
//
// Hidden rectangle: strong links of one digit lead from a corner to both neighbours.
// Soundness: logic/guarded_pattern.h and logic/rectangle_steps.h; which rectangles may be used at
// all: logic/exchange.h.
#include "logic/rectangle_steps.h"

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
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_rectangles(position, sink); },
    .describe = describe_hidden_rectangle,
};

}  // namespace omnidoku::logic::hidden_rectangle_technique
