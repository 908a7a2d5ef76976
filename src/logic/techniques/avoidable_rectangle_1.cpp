// SPDX-License-Identifier: MIT
//
// Avoidable rectangle, type 1: one more digit would complete a rectangle without givens.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::avoidable_rectangle_1_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "avoidable_rectangle_1",
    .title = "Avoidable Rectangle Type 1",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 140,
    .idea = "Placed digits that were not given must not complete a rectangle of two digits.",
    .look =
        "Look for a rectangle in two boxes of which three corners were solved by you and hold two "
        "digits crosswise. The fourth corner must not complete it.",
    .example = "........37.....9.12...5.7..8.2.6..1.....9.3....97..2...8.......1.6..3...4...72..6",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_avoidable_rectangles(position, sink, 1); },
    .describe = describe_avoidable_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::avoidable_rectangle_1_technique
