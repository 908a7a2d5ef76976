// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 6: guardians in opposite corners, a digit tied to the rectangle.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::unique_rectangle_6_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "unique_rectangle_6",
    .title = "Unique Rectangle Type 6",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 140,
    .idea =
        "A digit that only the rectangle has in two lines is on one of its diagonals, and not on "
        "the one with further candidates.",
    .look =
        "Look for a rectangle with the same two candidates, and extras in opposite corners. If one "
        "of the digits has no other place in two of its lines, it goes from the corners with "
        "extras.",
    .example = "..5.4....8....93...3..6.4.....2...3..81...7.4...67....6.........7...3..54.8.2....",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 6); },
    .describe = describe_unique_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::unique_rectangle_6_technique
