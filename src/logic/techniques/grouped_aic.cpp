// SPDX-License-Identifier: MIT
//
// Open chain of strong and weak links through groups: several places of a digit where two houses
// meet, taken as one node.
// Soundness: as for aic; a group is true when one of its candidates is, and what sees all of them
// is then false.
#include "logic/chains.h"

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
    .applies = applies_with_full_house,
    .find = find,
    .describe = describe_chain,
};

}  // namespace omnidoku::logic::grouped_aic_technique
