// SPDX-License-Identifier: MIT
//
// X-Chain: a chain of one digit through houses that have two places left for it.
// Soundness: the links are implications, from one end being false to the other end being true, so
// one of the two ends is true (chains.h).
#include "logic/chains/chains.h"

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
    .look =
        "Take one digit. Hop from a place to the only other place of a house, then to a place that "
        "sees it, and so on in turn. Begin and end with a house of two places: cells that see both "
        "ends lose the digit.",
    .example = "..6.....2.....8.....13..94.4.95.3.1.........3....4..7....4.9.8..2.6..5...1......9",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::x_chain_technique
