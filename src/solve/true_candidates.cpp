// SPDX-License-Identifier: MIT
//
// True candidates: every candidate is either seen in a solution or refuted. A solution found covers
// one candidate of every cell at once, so few searches are needed; a refuted candidate leaves the
// starting domains for good, which makes the later searches shorter.
#include <string>

#include "solve/session.h"
#include "solve/solve.h"

namespace omnidoku::solve {

using geometry::Digit;
using geometry::DigitSet;

namespace {

void cover(const model::FilledGrid& grid, std::vector<DigitSet>& seen) {
  for (std::size_t i = 0; i < grid.size(); ++i) seen[i].insert(grid[i]);
}

}  // namespace

TrueCandidates true_candidates(const model::Puzzle& puzzle, const Options& options) {
  TrueCandidates result;
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  result.digits.resize(num_cells);
  if (auto refusal = refuse(puzzle, options)) {
    result.status = refusal->status;
    result.message = refusal->message;
    return result;
  }
  Searcher searcher(puzzle, options);
  engine::Domains open = domains_of(puzzle, puzzle.givens);
  Budget budget(options.limits);
  std::uint64_t solutions = 0;
  // Asks for up to `wanted` solutions; false when a limit ended the question without an answer.
  const auto ask = [&](const engine::Domains& start, std::uint64_t wanted) {
    Options question = options;
    question.limits = budget.remaining(wanted);
    question.keep = 0;
    question.explain = wanted > 1;  // is the puzzle itself without a solution?
    const Outcome outcome =
        run(searcher, puzzle, start, question, [&](const model::FilledGrid& grid) {
          cover(grid, result.digits);
          ++solutions;
          return true;
        });
    budget.spend(outcome.counters);
    result.counters += outcome.counters;
    if (result.message.empty()) result.message = outcome.message;
    if (outcome.reason == base::StopReason::cancelled) result.status = base::Status::cancelled;
    return outcome.reason == base::StopReason::exhausted ||
           outcome.reason == base::StopReason::solutions;
  };

  if (!ask(open, 2)) return result;
  if (solutions < 2) {
    result.status = solutions == 1 ? base::Status::unique : base::Status::none;
    if (solutions == 1) result.message = ignored_remark(puzzle, options);
    return result;
  }
  result.message = ignored_remark(puzzle, options);
  for (std::size_t i = 0; i < num_cells; ++i) {
    for (DigitSet unknown = open[i] - result.digits[i]; !unknown.empty();
         unknown = open[i] - result.digits[i]) {
      const Digit digit = unknown.first();
      engine::Domains start = open;
      start[i] = DigitSet::single(digit);
      if (budget.exhausted() || !ask(start, 1)) return result;
      if (!result.digits[i].contains(digit)) open[i].erase(digit);
    }
  }
  result.status = base::Status::multiple;
  return result;
}

}  // namespace omnidoku::solve
