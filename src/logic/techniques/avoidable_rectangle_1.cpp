// SPDX-License-Identifier: MIT
//
// Avoidable rectangle, type 1: one more digit would complete a rectangle without givens.
// Soundness: logic/guarded_pattern.h and logic/rectangle_steps.h; which rectangles may be used at
// all: logic/exchange.h.
#include "logic/rectangle_steps.h"

namespace omnidoku::logic::avoidable_rectangle_1_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "avoidable_rectangle_1",
    .title = "Avoidable Rectangle Type 1",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 140,
    .idea = "Placed digits that were not given must not complete a rectangle of two digits.",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_avoidable_rectangles(position, sink, 1); },
    .describe = describe_avoidable_rectangle,
};

}  // namespace omnidoku::logic::avoidable_rectangle_1_technique
