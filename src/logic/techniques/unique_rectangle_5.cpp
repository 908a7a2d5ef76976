// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 5: the same other candidate in opposite corners or in three.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::unique_rectangle_5_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "unique_rectangle_5",
    .title = "Unique Rectangle Type 5",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 135,
    .idea =
        "Opposite or three corners of a rectangle have the same further candidate, so one of them "
        "must be it.",
    .look =
        "Look for a rectangle in two boxes with the same two candidates in all corners. If "
        "opposite or three corners have the same one extra, cells that see all of these lose it.",
    .example = ".81.7..3......4.9..........13..........5....4.7.46.1...6.....5....948...3....5..2",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 5); },
    .describe = describe_unique_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::unique_rectangle_5_technique
