// SPDX-License-Identifier: MIT
//
// The last open cell of a cage or another sum holds what the others leave. Soundness:
// logic/sums/sum_steps.h.
#include <algorithm>

#include "logic/sums/sum_steps.h"
#include "logic/telling/reason.h"

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
    const auto is_open = [&](Cell cell) { return !position.board().is_placed(cell); };
    const auto& cells = sums[i].cells;
    if (std::count_if(cells.begin(), cells.end(), is_open) != 1) continue;
    // With one candidate left it is a naked single, which needs no sum.
    const Cell last = *std::find_if(cells.begin(), cells.end(), is_open);
    if (position.candidates(last).size() == 1) continue;
    if (find_impossible(position, i, sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "cage_single",
    .title = "Last Cell of a Sum",
    .family = Family::sum,
    .cost = 12,
    .idea =
        "The last open cell of a cage, or of another sum, holds what the other cells leave of it.",
    .look =
        "Look for a cage, or another sum, with one empty cell. Take the digits that are there off "
        "its sum: the rest is the digit.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"3.......6..1.6..3...5..2......5.....","constraints":[{"type":"killer","cells":["R1C1","R1C2","R1C3"],"sum":6},{"type":"killer","cells":["R1C4","R1C5","R2C4"],"sum":12},{"type":"killer","cells":["R1C6","R2C5","R2C6"],"sum":9},{"type":"killer","cells":["R2C1","R2C2","R2C3"],"sum":15},{"type":"killer","cells":["R3C1","R3C2","R3C3"],"sum":12},{"type":"killer","cells":["R3C4","R3C5"],"sum":4},{"type":"killer","cells":["R3C6","R4C5","R4C6"],"sum":13},{"type":"killer","cells":["R4C1","R4C2"],"sum":4},{"type":"killer","cells":["R4C3","R4C4","R5C3"],"sum":10},{"type":"killer","cells":["R5C1","R5C2"],"sum":10},{"type":"killer","cells":["R5C4","R5C5","R6C4"],"sum":13},{"type":"killer","cells":["R5C6","R6C5","R6C6"],"sum":8},{"type":"killer","cells":["R6C1","R6C2","R6C3"],"sum":10}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_sum,
};

}  // namespace omnidoku::logic::cage_single_technique
