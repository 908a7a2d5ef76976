// SPDX-License-Identifier: MIT
//
// AIC: an open chain of strong and weak links whose ends together remove at least two candidates.
// Chains that remove a single one are told as discontinuous loops.
// Soundness: the links are implications, from one end being false to the other end being true, so
// one of the two ends is true (chains.h).
#include "logic/chains/chains.h"

namespace omnidoku::logic::aic_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(position, sink, {.least_eliminations = 2});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "aic",
    .title = "Alternating Inference Chain",
    .family = Family::chain,
    .cost = 240,
    .cost_per_size = 3,
    .smallest_size = 3,
    .idea =
        "Links that force a candidate on and links that force one off follow each other; one of "
        "the two ends of such a chain must be true.",
    .look =
        "Begin with 'if this is false': hop to the only other place or candidate, which is true; "
        "from there to one it rules out, which is false; and so on. What clashes with the start "
        "and with a true end goes.",
    .example = ".....7.9..4.1..3.....8.2.5.5.7.....9....3.....94.....86...9......24...85..8......",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::aic_technique
