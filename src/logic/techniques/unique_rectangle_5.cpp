// SPDX-License-Identifier: MIT
//
// Unique rectangle, type 5: the same other candidate in opposite corners or in three.
// Soundness: logic/guarded_pattern.h and logic/rectangle_steps.h; which rectangles may be used at
// all: logic/exchange.h.
#include "logic/rectangle_steps.h"

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
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_unique_rectangles(position, sink, 5); },
    .describe = describe_unique_rectangle,
};

}  // namespace omnidoku::logic::unique_rectangle_5_technique
