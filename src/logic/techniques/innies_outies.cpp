// SPDX-License-Identifier: MIT
//
// Innies and outies: a house holds every digit, so its sum is known, and with it the sum of the
// cells that the cages inside it leave over (innies), or of those by which the cages that cover it
// reach out (outies), or the difference of both. Such sums are found when the puzzle is lowered
// (constraints/derived_shapes.cpp); here they are read like cages, repeats allowed where the cells
// do not see each other. Soundness: logic/sums/sum_steps.h.
#include <algorithm>

#include "logic/sums/sum_steps.h"
#include "logic/telling/reason.h"

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
    .look =
        "A whole row, column or box adds up to a fixed sum. Where cages fill it but for a cell or "
        "two, or stick out by a few, the difference is the sum of just these cells.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"constraints":[{"type":"killer","cells":["R1C1","R2C1","R2C2","R3C1","R4C1"],"sum":15},{"type":"killer","cells":["R1C2","R1C3"],"sum":3},{"type":"killer","cells":["R1C4","R2C3","R2C4","R2C5"],"sum":16},{"type":"killer","cells":["R1C5","R1C6","R2C6","R3C5","R3C6"],"sum":19},{"type":"killer","cells":["R3C2","R3C3","R4C2"],"sum":13},{"type":"killer","cells":["R3C4","R4C4","R5C4"],"sum":7},{"type":"killer","cells":["R4C3","R5C3","R6C3","R6C4"],"sum":15},{"type":"killer","cells":["R4C5","R4C6","R5C6"],"sum":11},{"type":"killer","cells":["R5C1","R5C2","R6C1","R6C2"],"sum":17},{"type":"killer","cells":["R5C5","R6C5","R6C6"],"sum":10}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_sum,
};

}  // namespace omnidoku::logic::innies_outies_technique
