// SPDX-License-Identifier: MIT
//
// Innies and outies: a house holds every digit, so its sum is known, and with it the sum of the
// cells that the cages inside it leave over (innies), or of those by which the cages that cover it
// reach out (outies), or the difference of both. Such sums are found when the puzzle is lowered
// (constraints/derived_shapes.cpp); here they are read like cages, repeats allowed where the cells
// do not see each other. Soundness: logic/sum_steps.h.
#include <algorithm>

#include "logic/reason.h"
#include "logic/sum_steps.h"

namespace omnidoku::logic::innies_outies_technique {

namespace {

bool wanted(const SumInfo& sum) { return sum.derived; }

bool applies(const Structure& structure) {
  return std::any_of(structure.sums().begin(), structure.sums().end(), wanted);
}

void find(const Position& position, StepSink& sink) {
  for (const std::size_t sum : sums_by_size(position, wanted, 1)) {
    if (find_impossible(position, sum, sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "innies_outies",
    .title = "Innies and Outies",
    .family = Family::sum,
    .cost = 50,
    .cost_per_size = 15,
    .smallest_size = 1,
    .idea =
        "The sum of a house is known, so what its cages leave over of it, or reach beyond it, has "
        "a known sum too.",
    .applies = applies,
    .find = find,
    .describe = reason_text,
};

}  // namespace omnidoku::logic::innies_outies_technique
