// SPDX-License-Identifier: MIT
//
// Open chain of strong and weak links through groups: several places of a digit where two houses
// meet, taken as one node.
// Soundness: as for aic; a group is true when one of its candidates is, and what sees all of them
// is then false.
#include "logic/chains/chains.h"

namespace omnidoku::logic::grouped_aic_technique {

namespace {

void find(const Position& position, StepSink& sink) {
  find_chains(position, sink,
              {.links = LinkKind::grouped, .least_eliminations = 2, .needs = ChainNeeds::group});
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "grouped_aic",
    .title = "Grouped AIC",
    .family = Family::chain,
    .cost = 260,
    .cost_per_size = 3,
    .smallest_size = 3,
    .idea =
        "A chain of strong and weak links in which several cells of one house, taken together, "
        "may be a link.",
    .look =
        "Follow a chain of links, but let two or three cells that a box and a line share count as "
        "one place of a digit. What clashes with both ends goes.",
    .example = "...4...2.4.8...71...21...48.24......6...3......9...1.5...52..8..6...42......69...",
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
    .summary = sum_up_chain,
};

}  // namespace omnidoku::logic::grouped_aic_technique
