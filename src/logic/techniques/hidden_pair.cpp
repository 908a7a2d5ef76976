// SPDX-License-Identifier: MIT
//
// Two digits of a house fit only two cells, so these cells hold nothing else. Soundness:
// logic/sets/subsets.cpp.
#include "logic/sets/subsets.h"

namespace omnidoku::logic::hidden_pair_technique {

extern const Technique descriptor;
const Technique descriptor{
    .id = "hidden_pair",
    .title = "Hidden Pair",
    .family = Family::subset,
    .cost = 55,
    .idea = "Two digits of a house fit only two cells, so these cells hold nothing else.",
    .look =
        "In one house, look for two digits that both fit into the same two cells only. Cross out "
        "everything else in these two cells.",
    .example = "......2.86.5.....1..46....35....2.4....318...........6..24......39...1.2....5....",
    .applies = applies_with_full_house,
    .find = [](const Position& position,
               StepSink& sink) { find_hidden_subsets(position, sink, 2); },
    .describe = describe_hidden_subset,
    .summary = sum_up_hidden_subset,
};

}  // namespace omnidoku::logic::hidden_pair_technique
