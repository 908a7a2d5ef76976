// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 2: the same other candidate in two corners on one side.
// Soundness: logic/guarded_pattern.h and logic/rectangle_steps.h; which rectangles may be used at
// all: logic/exchange.h.
#include "logic/rectangle_steps.h"

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
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 2); },
    .describe = describe_unique_rectangle,
};

}  // namespace omnidoku::logic::unique_rectangle_2_technique
