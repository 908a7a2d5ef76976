// SPDX-License-Identifier: MIT
//
// A digit of two to five houses of any kind lies within as many others.
// Soundness, search and cost: logic/fish/fish.h.
#include "logic/fish/fish.h"

namespace omnidoku::logic::mutant_fish_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "mutant_fish",
    .title = "Mutant Fish",
    .family = Family::fish,
    .cost = 620,
    .cost_per_size = 30,
    .smallest_size = 2,
    .idea = "All places of a digit in some houses of any kind lie in as many others.",
    .look =
        "Take one digit. Look for a fish in which rows, columns and boxes may be mixed on both "
        "sides, as many of the one as of the other.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_with_crossing_houses,
    .find =
        [](const Position& position, StepSink& sink) {
          RelaySink relay(sink);
          for (int order = 2; order <= kMostMutantOrder && !relay.stopped(); ++order) {
            report_fish(position, relay, order, FishClass::mutant, FishForm::whole);
          }
        },
    .describe = describe_fish,
    .summary = sum_up_fish,
};

}  // namespace omnidoku::logic::mutant_fish_technique
