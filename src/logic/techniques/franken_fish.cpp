// SPDX-License-Identifier: MIT
//
// A digit of two to four houses, lines of one direction and boxes, lies within as many of the other
// direction and boxes. What counts as a line is told from the cells that houses share.
// Soundness, search and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::franken_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "franken_fish",
    .title = "Franken Fish",
    .family = Family::fish,
    .cost = 300,
    .cost_per_size = 30,
    .smallest_size = 2,
    .idea =
        "All places of a digit in some lines and boxes lie in as many crossing lines and boxes.",
    .look =
        "Take one digit. Look for a fish in which boxes may stand for lines: rows and boxes "
        "against columns and boxes, as many of the one as of the other.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_with_full_house,
    .find =
        [](const Position& position, StepSink& sink) {
          RelaySink relay(sink);
          for (int order = 2; order <= kMostFrankenOrder && !relay.stopped(); ++order) {
            report_fish(position, relay, order, FishClass::franken, FishForm::whole);
          }
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::franken_fish_technique
