// SPDX-License-Identifier: MIT
//
// Continuous nice loop: an alternating chain whose ends exclude each other.
// Soundness: the implications run round the loop, so either all of its nodes are as the chain says
// or all are the opposite; one node of each weak link is true (chains.h).
#include "logic/chains.h"

namespace omnidoku::logic::nice_loop_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(position, sink, {.form = ChainForm::loop});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "nice_loop",
    .title = "Continuous Nice Loop",
    .family = Family::chain,
    .cost = 240,
    .cost_per_size = 3,
    .smallest_size = 4,
    .idea =
        "A chain of strong and weak links that closes: each of its weak links now holds exactly "
        "one true candidate, so all others that see both are gone.",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
};

}  // namespace omnidoku::logic::nice_loop_technique
