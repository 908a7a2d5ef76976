// SPDX-License-Identifier: MIT
//
// X-Chain: a chain of one digit through houses that have two places left for it.
// Soundness: the links are implications, from one end being false to the other end being true, so
// one of the two ends is true (chains.h).
#include "logic/chains.h"

namespace omnidoku::logic::x_chain_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(position, sink, {.links = LinkKind::x});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "x_chain",
    .title = "X-Chain",
    .family = Family::chain,
    .cost = 200,
    .cost_per_size = 2,
    .smallest_size = 3,
    .idea =
        "Houses with two places for a digit are joined into a chain; one of its two ends holds "
        "the digit, so cells that see both ends do not.",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
};

}  // namespace omnidoku::logic::x_chain_technique
