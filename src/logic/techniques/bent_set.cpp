// SPDX-License-Identifier: MIT
//
// Wings of five cells and more: VWXYZ-Wing and up. Soundness: logic/sets/bent_sets.h. Bound: seven
// cells.
#include "logic/sets/bent_sets.h"

namespace omnidoku::logic::bent_set_technique {

namespace {

constexpr int kSmallest = 5;
constexpr int kLargest = 7;

void find(const Position& position, StepSink& sink) {
  RelaySink relay(sink);
  for (int size = kSmallest; size <= kLargest && !relay.stopped(); ++size) {
    find_bent_sets(position, relay, size, BentSets::any);
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "bent_set",
    .title = "Large Wing",
    .family = Family::wing,
    .cost = 330,
    .cost_per_size = 30,
    .smallest_size = kSmallest,
    .idea =
        "Some cells hold only as many digits as they are, and all but one of these digits can be "
        "used only once, so that one is used too.",
    .look =
        "Look for five or more cells with only as many digits between them. If all digits but one "
        "can be used only once, that one is in there: cells that see all its places lose it.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_always,
    .find = find,
    .describe = describe_bent_set,
    .summary = sum_up_wing,
};

}  // namespace omnidoku::logic::bent_set_technique
