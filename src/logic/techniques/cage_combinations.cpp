// SPDX-License-Identifier: MIT
//
// The combinations of a cage: the sets of different digits with its sum that the candidates allow.
// Digits in no combination go from all its cells; then those that a cell cannot take because the
// other cells could not be filled. Soundness: logic/sum_steps.h.
#include <algorithm>

#include "logic/reason.h"
#include "logic/sum_steps.h"

namespace omnidoku::logic::cage_combinations_technique {

namespace {

bool wanted(const SumInfo& sum) {
  return !sum.derived && sum.distinct && sum.plain &&
         sum.relation == model::LinearSum::Relation::equal;
}

bool applies(const Structure& structure) {
  return std::any_of(structure.sums().begin(), structure.sums().end(), wanted);
}

void find(const Position& position, StepSink& sink) {
  for (const std::size_t sum : sums_by_size(position, wanted, 2)) {
    if (find_impossible(position, sum, sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "cage_combinations",
    .title = "Cage Combinations",
    .family = Family::sum,
    .cost = 35,
    .cost_per_size = 10,
    .smallest_size = 2,
    .idea =
        "Only some sets of different digits have the sum of the cage, so the digits of no such set "
        "cannot be in it.",
    .applies = applies,
    .find = find,
    .describe = reason_text,
};

}  // namespace omnidoku::logic::cage_combinations_technique
