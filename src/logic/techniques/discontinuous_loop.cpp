// SPDX-License-Identifier: MIT
//
// Discontinuous nice loop: an alternating chain that comes back to the candidate it started from.
// Soundness: a candidate whose being false makes it true is true; one whose being true makes it
// false is false.
#include "logic/chains/chains.h"

namespace omnidoku::logic::discontinuous_loop_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(position, sink, {.form = ChainForm::discontinuity});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "discontinuous_loop",
    .title = "Discontinuous Nice Loop",
    .family = Family::chain,
    .cost = 240,
    .cost_per_size = 3,
    .smallest_size = 3,
    .idea =
        "A chain starts at a candidate and returns to it with the opposite claim, which settles "
        "the candidate.",
    .look =
        "Suppose a candidate, or its opposite, and follow one link after the other. If you come "
        "back to it with the opposite, the supposition was wrong.",
    .example = ".2.3.7...8.6...3.....86..5.5.....1.........6.394.7...8.1.598.....24.3............",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::discontinuous_loop_technique
