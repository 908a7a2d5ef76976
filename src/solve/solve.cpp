// SPDX-License-Identifier: MIT
#include "solve/solve.h"

#include "solve/session.h"

namespace omnidoku::solve {

namespace {

Outcome search(Searcher searcher, const model::Puzzle& puzzle, const Options& options,
               const OnSolution& on_solution) {
  Outcome outcome = run(searcher, puzzle, domains_of(puzzle, puzzle.givens), options, on_solution);
  if (outcome.message.empty()) outcome.message = ignored_remark(puzzle, options);
  return outcome;
}

}  // namespace

Outcome enumerate(const model::Puzzle& puzzle, const Options& options,
                  const OnSolution& on_solution) {
  if (auto refusal = refuse(puzzle, options)) return *std::move(refusal);
  return search(Searcher(puzzle, options), puzzle, options, on_solution);
}

Outcome solve(const model::Puzzle& puzzle, const Options& options) {
  return enumerate(puzzle, options, {});
}

Outcome solve(const model::SharedLowered& lowered, const Options& options) {
  if (auto refusal = refuse(lowered->puzzle, options)) return *std::move(refusal);
  return search(Searcher(lowered, options), lowered->puzzle, options, {});
}

}  // namespace omnidoku::solve
