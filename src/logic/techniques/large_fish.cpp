// SPDX-License-Identifier: MIT
//
// Fish of order 5 to 7 between houses that cross like the lines of a grid; players say Squirmbag,
// Whale and Leviathan. On a 9x9 grid a smaller fish the other way round always does the same.
// Soundness, search and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::large_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "large_fish",
    .title = "Large Fish",
    .family = Family::fish,
    .cost = 260,
    .cost_per_size = 40,
    .smallest_size = 5,
    .idea = "All places of a digit in five or more lines lie in as many lines that cross them.",
    .look =
        "Take one digit. Look for five or more lines whose places for it lie in just as many lines "
        "across. It is often easier to look for the smaller fish the other way round.",
    .example = "...3.78.6.4..5...........515.........8.9..7....4....286.3..8....7.4.........2.91.",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          RelaySink relay(sink);
          for (int order = 5; order <= kMostFishOrder && !relay.stopped(); ++order) {
            report_fish(position, relay, order, FishClass::basic, FishForm::whole);
          }
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::large_fish_technique
