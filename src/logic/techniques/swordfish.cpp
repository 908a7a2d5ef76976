// SPDX-License-Identifier: MIT
//
// A digit of three houses lies within three that cross them. Soundness, search and cost:
// logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::swordfish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "swordfish",
    .title = "Swordfish",
    .family = Family::fish,
    .cost = 140,
    .idea =
        "All places of a digit in three lines lie in three lines that cross them, which hold it "
        "nowhere else.",
    .look =
        "Take one digit. Look for three rows whose places for it lie in just three columns. Cross "
        "it out in the rest of these columns. The same works with columns and rows exchanged.",
    .example = ".4.3...89.5.82.1.......6.25.27.............6....4....8..9..7..4.3.......6...19.3.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 3, FishClass::basic, FishForm::whole);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::swordfish_technique
