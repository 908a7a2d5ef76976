// SPDX-License-Identifier: MIT
//
// Avoidable rectangle, type 2: the open corners of a rectangle without givens share one further
// candidate. Soundness: logic/unique/guarded_pattern.h and logic/unique/rectangle_steps.h; which
// rectangles may be used at all: logic/unique/exchange.h.
#include "logic/unique/rectangle_steps.h"

namespace omnidoku::logic::avoidable_rectangle_2_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "avoidable_rectangle_2",
    .title = "Avoidable Rectangle Type 2",
    .family = Family::uniqueness,
    .assumes = Assumes::unique,
    .cost = 140,
    .idea =
        "Next to placed digits that were not given, one of the open corners must be the further "
        "candidate they share.",
    .look =
        "Look for a rectangle in two boxes of which two corners were solved by you. If the two "
        "open corners have the same one extra, one of them is it: cells that see both lose it.",
    .example = "..9.......5......87.....13..43..7.692...5.....8.3....7...2.....8..7...51..5.9.32.",
    .applies = has_rectangles,
    .find = [](const Position& position,
               StepSink& sink) { find_avoidable_rectangles(position, sink, 2); },
    .describe = describe_avoidable_rectangle,
    .summary = sum_up_deadly_pattern,
};

}  // namespace omnidoku::logic::avoidable_rectangle_2_technique
