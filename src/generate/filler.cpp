// SPDX-License-Identifier: MIT
//
// A random filled grid is the first solution of a search that tries digits and breaks ties at
// random. Such searches have a heavy tail: a few early choices may leave a part of the grid that
// takes for ever to refute. So each search gets a number of nodes, and the next one, with new
// random numbers, half as many again; sooner or later one of them comes to an end, either way.
#include "generate/filler.h"

#include "generate/fillable.h"
#include "generate/generate.h"

namespace omnidoku::generate {

base::Result<model::FilledGrid> fill(solve::Prepared& prepared, const model::PartialGrid& givens,
                                     base::Random& random, Budget& budget) {
  std::uint64_t nodes = 4 * givens.size() + 100;
  while (true) {
    budget.report();
    solve::Options options;
    options.limits = budget.for_search(1, nodes);
    options.shuffle_seed = random.next();
    solve::Outcome outcome = prepared.solve(givens, options);
    const bool ran_out = budget.spend(outcome.counters, outcome.reason);
    if (!outcome.solutions.empty()) return std::move(outcome.solutions.front());
    if (outcome.reason == base::StopReason::exhausted) {
      return unfillable("no arrangement of the symbols satisfies every house and rule" +
                        (outcome.message.empty() ? "" : " (" + outcome.message + ")"));
    }
    if (ran_out || budget.effort_spent()) {
      return budget.error("no filled grid yet", "perhaps this board cannot be filled");
    }
    nodes += nodes / 2;
  }
}

base::Result<model::FilledGrid> random_grid(const model::Puzzle& puzzle, base::Random& random,
                                            const base::Limits& limits) {
  Budget budget(limits, ~std::uint64_t{0});
  solve::Prepared prepared(puzzle);
  return fill(prepared, puzzle.givens, random, budget);
}

}  // namespace omnidoku::generate
