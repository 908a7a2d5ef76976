// SPDX-License-Identifier: MIT
//
// The last open cell of a cage or another sum holds what the others leave. Soundness:
// logic/sum_steps.h.
#include <algorithm>

#include "logic/reason.h"
#include "logic/sum_steps.h"

namespace omnidoku::logic::cage_single_technique {

namespace {

bool wanted(const SumInfo& sum) { return !sum.derived; }

bool applies(const Structure& structure) {
  return std::any_of(structure.sums().begin(), structure.sums().end(), wanted);
}

void find(const Position& position, StepSink& sink) {
  const auto sums = position.structure().sums();
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (!wanted(sums[i])) continue;
    const auto open = std::count_if(sums[i].cells.begin(), sums[i].cells.end(),
                                    [&](Cell cell) { return !position.board().is_placed(cell); });
    if (open == 1 && find_impossible(position, i, sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "cage_single",
    .title = "Last Cell of a Cage",
    .family = Family::sum,
    .cost = 12,
    .idea = "The last open cell of a cage holds what the other cells leave of its sum.",
    .applies = applies,
    .find = find,
    .describe = reason_text,
};

}  // namespace omnidoku::logic::cage_single_technique
