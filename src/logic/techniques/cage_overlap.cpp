// SPDX-License-Identifier: MIT
//
// A digit that every combination of a cage needs is in one of the cage's cells, so no cell that
// sees all its places there holds it: a cage that lies in a row takes it from the rest of the row.
// Works for every sum, derived ones included. Soundness: logic/sums/sum_steps.h.
#include <algorithm>

#include "logic/sums/sum_steps.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::cage_overlap_technique {

namespace {

bool wanted(const SumInfo& /*sum*/) { return true; }

bool applies(const Structure& structure) { return !structure.sums().empty(); }

/// A digit that every filling of a sum has, and the cells that can have it.
struct Needed {
  std::size_t sum;
  SumFillings fillings;
  Digit digit;
  std::vector<Cell> holders;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    const std::string combinations = combinations_text(words, fillings);
    return sum_fact(words, sum, fillings) +
           (combinations.empty() ? ". " + Words::capital(need_text(words, fillings, digit))
                                 : ": that is " + combinations) +
           ". So it takes " + words.digit(digit) + ", and " + (holders.size() == 1 ? "only " : "") +
           words.cells(holders) + (holders.size() == 1 ? " can be it." : " are the places for it.");
  }
};

/// The step for one digit that is needed; nothing removed when it is seen nowhere.
model::Step step_for(const Position& position, std::size_t sum, const SumFillings& fillings,
                     Digit digit) {
  const Structure& structure = position.structure();
  std::vector<Cell> holders;
  for (std::size_t i = 0; i < fillings.open.size(); ++i) {
    if (fillings.possible[i].contains(digit)) holders.push_back(fillings.open[i]);
  }
  CellSet seen = common_peers(structure, holders);
  for (const Cell cell : fillings.open) seen.erase(cell);
  model::Step step;
  if (!seen.intersects(position.board().cells_with(digit))) return step;
  step = sum_step(position, sum, fillings);
  step.digits = DigitSet::single(digit);
  eliminate_in(step, position, seen, digit);
  step.reason = reason_of(Needed{sum, fillings, digit, std::move(holders)});
  return step;
}

bool find_needed(const Position& position, std::size_t sum, StepSink& sink) {
  const SumFillings fillings = fillings_of(position, sum);
  if (fillings.possible.empty() || fillings.contradictory()) return false;
  bool stop = false;
  fillings.needed.for_each([&](Digit digit) {
    if (stop) return;
    model::Step step = step_for(position, sum, fillings, digit);
    if (!step.eliminations.empty()) stop = sink.add(std::move(step));
  });
  return stop;
}

void find(const Position& position, StepSink& sink) {
  for (const std::size_t sum : sums_by_size(position, wanted, 2)) {
    if (find_needed(position, sum, sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "cage_overlap",
    .title = "Digit Needed by a Cage",
    .family = Family::sum,
    .cost = 55,
    .cost_per_size = 10,
    .smallest_size = 2,
    .idea =
        "A digit that every combination of a cage needs cannot be in a cell that sees all its "
        "places in the cage.",
    .look =
        "List the sets of digits that make a cage's sum. If a digit is in all of them, the cage "
        "holds it: cross it out where it would see all its places in the cage.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"constraints":[{"type":"killer","cells":["R1C1","R1C2","R2C2"],"sum":10},{"type":"killer","cells":["R1C3","R1C4","R2C3"],"sum":11},{"type":"killer","cells":["R1C5","R1C6"],"sum":6},{"type":"killer","cells":["R2C1","R3C1","R4C1","R5C1"],"sum":14},{"type":"killer","cells":["R2C4","R3C2","R3C3","R3C4","R3C5"],"sum":17},{"type":"killer","cells":["R2C5","R2C6"],"sum":8},{"type":"killer","cells":["R3C6","R4C6","R5C6","R6C6"],"sum":16},{"type":"killer","cells":["R4C2","R4C3","R4C4","R5C2"],"sum":15},{"type":"killer","cells":["R4C5","R5C5","R6C5"],"sum":6},{"type":"killer","cells":["R5C3","R5C4","R6C4"],"sum":10},{"type":"killer","cells":["R6C1","R6C2","R6C3"],"sum":13}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_cage_overlap,
};

}  // namespace omnidoku::logic::cage_overlap_technique
