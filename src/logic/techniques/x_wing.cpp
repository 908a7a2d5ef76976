// SPDX-License-Identifier: MIT
//
// A digit of two houses lies within two that cross them. Soundness, search and cost:
// logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::x_wing_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "x_wing",
    .title = "X-Wing",
    .family = Family::fish,
    .cost = 110,
    .idea =
        "All places of a digit in two lines lie in two lines that cross them, which hold it "
        "nowhere else.",
    .look =
        "Take one digit. Look for two rows that have just two places for it, in the same two "
        "columns. Cross it out in the rest of both columns. The same works with columns and rows "
        "exchanged.",
    .example = "2..1....61.65...747..6..9.....7...1..2.....9..8...1...9...8......5..3.......7..35",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 2, FishClass::basic, FishForm::whole);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::x_wing_technique
