// SPDX-License-Identifier: MIT
//
// Five or more cells of a house hold only as many digits, which leave the other cells. Soundness:
// logic/sets/subsets.cpp.
#include <algorithm>

#include "logic/sets/subsets.h"

namespace omnidoku::logic::large_naked_subset_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "large_naked_subset",
    .title = "Large Naked Subset",
    .family = Family::subset,
    .cost = 150,
    .cost_per_size = 40,
    .smallest_size = 5,
    .idea = "Five or more cells of a house hold only as many digits, which leave the other cells.",
    .look =
        "In a house with many open cells, look for five or more with only as many candidates "
        "between them. The few other cells lose these. It is often easier to look for the hidden "
        "set instead.",
    .example = "..1...3.....4.5..27.........2.9....6....1..8.6..8.37..3.41...9.9..6.............4",
    .applies =
        [](const Structure& structure) {
          return structure.num_digits() >= 9 &&
                 std::any_of(structure.houses().begin(), structure.houses().end(),
                             [](const HouseInfo& house) { return house.size() >= 6; });
        },
    .find =
        [](const Position& position, StepSink& sink) {
          // Up to half of a house: a larger one has a smaller counterpart of the other kind.
          RelaySink relay(sink);
          for (int size = 5; size <= (position.structure().num_digits() + 1) / 2; ++size) {
            find_naked_subsets(position, relay, size, SharedHouses::any);
            if (relay.stopped()) return;
          }
        },
    .describe = describe_naked_subset,
    .summary = sum_up_naked_subset,
};

}  // namespace omnidoku::logic::large_naked_subset_technique
