// SPDX-License-Identifier: MIT
//
// Alternating chains and loops of every form through almost locked sets of two to five cells: if
// one digit of such a set is nowhere in it, each of its other digits is.
// Soundness: as for grouped_aic; n cells with n + 1 digits that lose one of them hold all the rest.
#include "logic/chains/chains.h"

namespace omnidoku::logic::als_aic_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  RelaySink relay(sink);
  ChainSpec spec{.links = LinkKind::als, .needs = ChainNeeds::als};
  for (const ChainForm form : {ChainForm::loop, ChainForm::open, ChainForm::discontinuity}) {
    spec.form = form;
    spec.least_eliminations = form == ChainForm::open ? 2 : 1;
    find_chains(position, relay, spec);
    if (relay.stopped()) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "als_aic",
    .title = "AIC with Almost Locked Sets",
    .family = Family::chain,
    .cost = 340,
    .cost_per_size = 3,
    .smallest_size = 3,
    .idea =
        "A chain of strong and weak links, some of them by almost locked sets: cells with one "
        "digit too many, which cannot do without two of them.",
    .look =
        "Follow a chain of links, and let a group of cells with one digit too many be a link: if "
        "one of its digits is not in it, each other one is.",
    .example = "1........84...9..2.....2.5.....8.1....1..5.6..94....2...359..4..72.1.6...........",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::als_aic_technique
