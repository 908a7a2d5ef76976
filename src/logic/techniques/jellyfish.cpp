// SPDX-License-Identifier: MIT
//
// A digit of four houses lies within four that cross them. Soundness, search and cost:
// logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::jellyfish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "jellyfish",
    .title = "Jellyfish",
    .family = Family::fish,
    .cost = 170,
    .idea =
        "All places of a digit in four lines lie in four lines that cross them, which hold it "
        "nowhere else.",
    .look =
        "Take one digit. Look for four rows whose places for it lie in just four columns. Cross it "
        "out in the rest of these columns. The same works with columns and rows exchanged.",
    .example = "..17....8.....51..7.238...........36.7..1..8..59......3.....5.7.....4..3.1...9...",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          report_fish(position, sink, 4, FishClass::basic, FishForm::whole);
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::jellyfish_technique
