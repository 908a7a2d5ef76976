// SPDX-License-Identifier: MIT
#include "solve/session.h"
#include "solve/solve.h"

namespace omnidoku::solve {
namespace {

/// The domain of a cell whose clue is turned around: what the clue forbids. Empty when it forbids
/// nothing, so that leaving it out changes nothing.
geometry::DigitSet opposite_clue(const model::Puzzle& puzzle, std::size_t cell) {
  geometry::DigitSet clue = puzzle.allowed[cell];
  if (puzzle.givens[cell]) clue &= geometry::DigitSet::single(*puzzle.givens[cell]);
  return puzzle.all_digits() - clue;
}

/// Tests each clue of a unique puzzle: with the clue turned around there must be no solution, or
/// else leaving the clue out would let a second one in.
void find_redundant(const model::Puzzle& puzzle, const Options& options, Budget& budget,
                    CheckReport& report) {
  // The givens must not be built into the engine's own domains here.
  model::Puzzle structure = puzzle;
  structure.givens.assign(puzzle.givens.size(), std::nullopt);
  structure.allowed.assign(puzzle.allowed.size(), puzzle.all_digits());
  Searcher searcher(structure, options);
  engine::Domains start = domains_of(puzzle, puzzle.givens);
  for (std::size_t i = 0; i < start.size(); ++i) {
    const geometry::DigitSet opposite = opposite_clue(puzzle, i);
    if (opposite.empty()) continue;
    if (budget.exhausted()) return;
    const geometry::DigitSet clue = start[i];
    start[i] = opposite;
    Options question = options;
    question.limits = budget.remaining(1);
    question.keep = 0;
    question.explain = false;
    const Outcome outcome = run(searcher, structure, start, question);
    start[i] = clue;
    budget.spend(outcome.counters);
    if (outcome.count == 0 && outcome.reason != base::StopReason::exhausted) return;
    if (outcome.count == 0) report.redundant.push_back(geometry::Cell(i));
  }
  report.minimal = report.redundant.empty();
}

}  // namespace

CheckReport check(const model::Puzzle& puzzle, const Options& options) {
  CheckReport report;
  Budget budget(options.limits);
  Options question = options;
  question.limits.solutions = 2;
  question.keep = 2;
  const Outcome outcome = solve(puzzle, question);
  budget.spend(outcome.counters);
  report.status = outcome.status;
  report.message = outcome.message;
  report.cells = outcome.cells;
  report.solutions = outcome.solutions;
  if (outcome.status == base::Status::unique) find_redundant(puzzle, options, budget, report);
  return report;
}

}  // namespace omnidoku::solve
