// SPDX-License-Identifier: MIT
#include "solve/solve.h"

#include "solve/session.h"

namespace omnidoku::solve {

Outcome enumerate(const model::Puzzle& puzzle, const Options& options,
                  const OnSolution& on_solution) {
  if (auto refusal = refuse(puzzle, options)) return *std::move(refusal);
  Searcher searcher(puzzle, options);
  Outcome outcome = run(searcher, puzzle, domains_of(puzzle, puzzle.givens), options, on_solution);
  if (outcome.message.empty()) outcome.message = ignored_remark(puzzle, options);
  return outcome;
}

Outcome solve(const model::Puzzle& puzzle, const Options& options) {
  return enumerate(puzzle, options, {});
}

}  // namespace omnidoku::solve
