// SPDX-License-Identifier: MIT
//
// XY-Chain: a chain of cells with two candidates, each sharing a digit with the next.
// Soundness: the links are implications, from one end being false to the other end being true, so
// one of the two ends is true (chains.h).
#include "logic/chains/chains.h"

namespace omnidoku::logic::xy_chain_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(position, sink, {.links = LinkKind::xy, .least_links = 5, .same_digit_ends = true});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "xy_chain",
    .title = "XY-Chain",
    .family = Family::chain,
    .cost = 210,
    .cost_per_size = 2,
    .smallest_size = 5,
    .idea =
        "Cells with two candidates form a chain in which each cell hands the next its digit; one "
        "of the two end cells holds the digit they share.",
    .look =
        "Walk along cells with two candidates: leave each by the digit that you did not come in "
        "with. If the first and the last share the digit at the free ends, cells that see both "
        "lose it.",
    .example = ".........54...8..12.1...9....9..32...6..8..9..3......57..429.8.9..6.7....1.......",
    .applies = applies_always,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::xy_chain_technique
