// SPDX-License-Identifier: MIT
//
// Sums whose cells may repeat digits or do not count once: super shapes. First, of two cells that
// are left and must differ, what no pair of digits has; of others what even the smallest or largest
// candidates of the other cells bring out of reach; then, with at most kMostSumCells open cells,
// what no filling has. Soundness: logic/sums/sum_steps.h; the bounds hold whatever the other cells
// are.
#include <algorithm>
#include <limits>

#include "logic/sums/sum_steps.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::sum_bounds_technique {

namespace {

bool wanted(const SumInfo& sum) {
  return !sum.derived &&
         (!sum.distinct || !sum.plain || sum.relation != model::LinearSum::Relation::equal);
}

bool applies(const Structure& structure) {
  return std::any_of(structure.sums().begin(), structure.sums().end(), wanted);
}

struct Range {
  std::int64_t low = std::numeric_limits<std::int64_t>::max();
  std::int64_t high = std::numeric_limits<std::int64_t>::min();
};

/// Candidates that would be too much, or not enough, with whatever is in the other cells.
struct OutOfBounds {
  std::size_t sum;
  SumFillings open;
  bool too_much;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    return sum_fact(words, sum, open) + ". " +
           bounds_text(words, sum, open, step.eliminations, too_much);
  }
};

/// Removes what is out of the sum's reach; true when no more steps are wanted.
bool find_bounds(const Position& position, std::size_t sum, StepSink& sink) {
  const Structure& structure = position.structure();
  const SumInfo& info = structure.sums()[sum];
  const auto& values = structure.problem().values;
  SumFillings
      open;  // what there is to say about the sum; the fillings themselves are not looked at
  open.rest = info.total;
  std::vector<Range> ranges;
  std::int64_t low = 0;
  std::int64_t high = 0;
  for (std::size_t i = 0; i < info.cells.size(); ++i) {
    const std::int64_t times = info.coefficients[i];
    if (const auto value = position.board().value(info.cells[i])) {
      open.rest -= times * values[value->index()];
      open.placed.push_back({info.cells[i], *value});
      continue;
    }
    open.open.push_back(info.cells[i]);
    open.coefficients.push_back(times);
    open.candidates.push_back(position.candidates(info.cells[i]));
    open.possible.push_back(open.candidates.back());
    Range& range = ranges.emplace_back();
    open.possible.back().for_each([&](Digit digit) {
      range.low = std::min(range.low, times * values[digit.index()]);
      range.high = std::max(range.high, times * values[digit.index()]);
    });
    if (range.low > range.high) return false;
    low += range.low;
    high += range.high;
  }
  const bool equal = info.relation == model::LinearSum::Relation::equal;
  if (low > open.rest || (equal && high < open.rest)) return false;  // a contradiction
  std::vector<model::Step> steps;
  for (const bool too_much : {true, false}) {
    model::Step step = sum_step(position, sum, open);
    for (std::size_t i = 0; i < open.open.size(); ++i) {
      open.possible[i].for_each([&](Digit digit) {
        const std::int64_t worth = open.coefficients[i] * values[digit.index()];
        const bool gone = too_much ? low - ranges[i].low + worth > open.rest
                                   : equal && high - ranges[i].high + worth < open.rest;
        if (gone) step.eliminations.push_back({open.open[i], digit});
      });
    }
    if (step.eliminations.empty()) continue;
    step.reason = reason_of(OutOfBounds{sum, open, too_much});
    steps.push_back(std::move(step));
  }
  // The bound that says more first: it may leave nothing for the other to say.
  std::stable_sort(steps.begin(), steps.end(), [](const model::Step& a, const model::Step& b) {
    return a.eliminations.size() > b.eliminations.size();
  });
  return std::any_of(steps.begin(), steps.end(),
                     [&sink](model::Step& step) { return sink.add(std::move(step)); });
}

/// Whether two cells of the sum are open that count once and must differ: 8 is 2+6 or 3+5 there,
/// and no bound says more.
bool is_told_by_pairs(const Position& position, std::size_t sum) {
  const SumInfo& info = position.structure().sums()[sum];
  const SumFillings part = open_part(position, sum);
  return info.relation == model::LinearSum::Relation::equal && part.open.size() == 2 &&
         part.coefficients == std::vector<std::int64_t>{1, 1} &&
         position.structure().sees(part.open[0], part.open[1]);
}

void find(const Position& position, StepSink& sink) {
  const std::vector<std::size_t> sums = sums_by_size(position, wanted, 2);
  for (const std::size_t sum : sums) {
    const bool stop = is_told_by_pairs(position, sum) ? find_impossible(position, sum, sink)
                                                      : find_bounds(position, sum, sink);
    if (stop) return;
  }
  for (const std::size_t sum : sums) {
    if (find_impossible(position, sum, sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "sum_bounds",
    .title = "Bounds of a Sum",
    .family = Family::sum,
    .cost = 40,
    .cost_per_size = 8,
    .smallest_size = 2,
    .idea = "What the other cells of a sum make at least and at most bounds what a cell can hold.",
    .look =
        "Take a sum and one of its cells. Add up the least and the most that the other cells can "
        "make: the cell has to make up the rest, and what cannot do that goes.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":".............6........5.........6..1","constraints":[{"type":"arrow","cells":["R2C6","R1C6","R1C5"]},{"type":"arrow","cells":["R3C5","R4C4","R4C3"]},{"type":"arrow","cells":["R3C6","R2C5","R3C4","R2C3"]}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_sum,
};

}  // namespace omnidoku::logic::sum_bounds_technique
