// SPDX-License-Identifier: MIT
//
// Continuous nice loop through groups: several places of a digit where two houses meet, taken as
// one node.
// Soundness: as for nice_loop; a group is true when one of its candidates is, and what sees all of
// them is then false.
#include "logic/chains/chains.h"

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
    .look =
        "Follow a closed chain of links, but let two or three cells that a box and a line share "
        "count as one place of a digit.",
    .example = "2..1.....7...9......63...594....2.6.....3...2..8.....5.....8..7..3..16..6...7.4..",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::grouped_nice_loop_technique
