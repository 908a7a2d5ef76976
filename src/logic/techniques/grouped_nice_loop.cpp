// SPDX-License-Identifier: MIT
//
// Continuous nice loop through groups: several places of a digit where two houses meet, taken as
// one node.
// Soundness: as for nice_loop; a group is true when one of its candidates is, and what sees all of
// them is then false.
#include "logic/chains.h"

namespace omnidoku::logic::grouped_nice_loop_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(position, sink,
              {.links = LinkKind::grouped, .form = ChainForm::loop, .needs = ChainNeeds::group});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "grouped_nice_loop",
    .title = "Grouped Continuous Nice Loop",
    .family = Family::chain,
    .cost = 260,
    .cost_per_size = 3,
    .smallest_size = 4,
    .idea =
        "A closed chain of strong and weak links in which several cells of one house, taken "
        "together, may be a link.",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
};

}  // namespace omnidoku::logic::grouped_nice_loop_technique
