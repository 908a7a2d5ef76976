// SPDX-License-Identifier: MIT
//
// Discontinuous nice loop through groups: several places of a digit where two houses meet, taken
// as one node.
// Soundness: as for discontinuous_loop; a group is true when one of its candidates is, and what
// sees all of them is then false.
#include "logic/chains.h"

namespace omnidoku::logic::grouped_discontinuous_loop_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(
      position, sink,
      {.links = LinkKind::grouped, .form = ChainForm::discontinuity, .needs = ChainNeeds::group});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "grouped_discontinuous_loop",
    .title = "Grouped Discontinuous Nice Loop",
    .family = Family::chain,
    .cost = 260,
    .cost_per_size = 3,
    .smallest_size = 3,
    .idea =
        "A chain that may pass through several cells taken together returns to its start with the "
        "opposite claim.",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
};

}  // namespace omnidoku::logic::grouped_discontinuous_loop_technique
