// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 2: the same other candidate in two corners on one side.
// Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which rectangles
// may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::unique_rectangle_2_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "unique_rectangle_2",
    .title = "Unique Rectangle Type 2",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 130,
    .idea =
        "Two corners on one side of a rectangle have the same further candidate, so one of them "
        "must be it.",
    .look =
        "Look for a rectangle in two boxes with the same two candidates in all corners. If two "
        "corners on one side have the same one extra candidate, cells that see both lose it.",
    .example = "..4.1...2.1.4.....92...6..5....2..4.3....86...6..3.87..7.8...3...5.....71..7.....",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 2); },
    .describe = describe_unique_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::unique_rectangle_2_technique
