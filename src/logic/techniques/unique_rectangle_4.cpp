// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 4: one of the digits has no other place on the side with guardians.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::unique_rectangle_4_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "unique_rectangle_4",
    .title = "Unique Rectangle Type 4",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 135,
    .idea =
        "One digit of a rectangle is locked in the two corners with further candidates, so neither "
        "can hold the other digit.",
    .look =
        "Look for a rectangle in two boxes with the same two candidates in all corners. If one of "
        "these digits has to be in the two corners with extras, the other one goes from both.",
    .example = "5.1.6..48...4....27.....6..1....7.......1..85.5.8.37....4......98..........53..6.",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 4); },
    .describe = describe_unique_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::unique_rectangle_4_technique
