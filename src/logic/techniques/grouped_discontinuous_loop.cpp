// SPDX-License-Identifier: MIT
//
// Discontinuous nice loop through groups: several places of a digit where two houses meet, taken
// as one node.
// Soundness: as for discontinuous_loop; a group is true when one of its candidates is, and what
// sees all of them is then false.
#include "logic/chains/chains.h"

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
    .look =
        "Suppose a candidate and follow the links, with two or three cells of a box and a line as "
        "one place of a digit. If you come back with the opposite, the supposition was wrong.",
    .example = "1.5....9.8...5...2.....245....2.413......57...94........3...24.....136.....7.....",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::grouped_discontinuous_loop_technique
