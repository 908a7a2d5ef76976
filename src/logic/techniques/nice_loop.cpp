// SPDX-License-Identifier: MIT
//
// Continuous nice loop: an alternating chain whose ends exclude each other.
// Soundness: the implications run round the loop, so either all of its nodes are as the chain says
// or all are the opposite; one node of each weak link is true (chains.h).
#include "logic/chains/chains.h"

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
    .look =
        "Follow a chain of links, in turn 'if not this, then that' and 'if this, then not that', "
        "until it closes. On each link of the second kind one end is true, so everything else goes "
        "there.",
    .example = ".9.1...6..25.......14.2..93...7.2.......18..5..3.9......2..9.8......61.....25.9..",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::nice_loop_technique
