// SPDX-License-Identifier: MIT
//
// Five or more digits of a house fit only as many cells, which hold nothing else. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::large_hidden_subset_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "large_hidden_subset",
    .title = "Large Hidden Subset",
    .family = Family::subset,
    .cost = 170,
    .cost_per_size = 40,
    .smallest_size = 5,
    .idea = "Five or more digits of a house fit only as many cells, which hold nothing else.",
    .look =
        "In a house with many open cells, look for five or more digits that fit into only as many "
        "cells. Cross out everything else there.",
    .example = "..1...3.....4.5..27.........2.9....6....1..8.6..8.37..3.41...9.9..6.............4",
    .applies =
        [](const Structure& structure) {
          return structure.num_digits() >= 9 && applies_with_full_house(structure);
        },
    .find =
        [](const Position& position, StepSink& sink) {
          // Up to half of a house: a larger one has a smaller counterpart of the other kind.
          RelaySink relay(sink);
          for (int size = 5; size <= (position.structure().num_digits() + 1) / 2; ++size) {
            find_hidden_subsets(position, relay, size);
            if (relay.stopped()) return;
          }
        },
    .describe = describe_hidden_subset,
    .summary = sum_up_hidden_subset,
};

}  // namespace omnidoku::logic::large_hidden_subset_technique
