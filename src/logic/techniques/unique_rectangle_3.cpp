// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 3: the other candidates of two corners on one side make a naked subset.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::unique_rectangle_3_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "unique_rectangle_3",
    .title = "Unique Rectangle Type 3",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 140,
    .idea =
        "The further candidates of two corners of a rectangle act as one cell of a naked subset.",
    .look =
        "Look for a rectangle in two boxes with the same two candidates in all corners. Take the "
        "extras of two corners together as one cell: it may form a pair or a triple with other "
        "cells of the house.",
    .example = ".5.8...4.7.82....3........9.2...57....5...6..6..4....2...53..6.....6.9....3......",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 3); },
    .describe = describe_unique_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::unique_rectangle_3_technique
