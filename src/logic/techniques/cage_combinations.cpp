// SPDX-License-Identifier: MIT
//
// The combinations of a cage: the sets of different digits with its sum that the candidates allow.
// Digits in no combination go from all its cells; then those that a cell cannot take because the
// other cells could not be filled. Soundness: logic/sums/sum_steps.h.
#include <algorithm>

#include "logic/sums/sum_steps.h"
#include "logic/telling/reason.h"

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
    .look =
        "Take a cage with few cells, or with a very small or large sum. List the sets of different "
        "digits that make the sum. A digit in none of them goes from the cage.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"constraints":[{"type":"killer","cells":["R1C1","R1C2","R2C1"],"sum":12},{"type":"killer","cells":["R1C3","R2C2","R2C3","R3C3","R3C4"],"sum":15},{"type":"killer","cells":["R1C4","R2C4","R2C5","R2C6"],"sum":16},{"type":"killer","cells":["R1C5","R1C6"],"sum":5},{"type":"killer","cells":["R3C1","R3C2","R4C1"],"sum":11},{"type":"killer","cells":["R3C5","R3C6","R4C5"],"sum":12},{"type":"killer","cells":["R4C2","R4C3","R5C3"],"sum":8},{"type":"killer","cells":["R4C4","R5C4","R5C5","R6C5"],"sum":17},{"type":"killer","cells":["R4C6","R5C6","R6C6"],"sum":9},{"type":"killer","cells":["R5C1","R5C2","R6C1"],"sum":10},{"type":"killer","cells":["R6C2","R6C3","R6C4"],"sum":11}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_sum,
};

}  // namespace omnidoku::logic::cage_combinations_technique
