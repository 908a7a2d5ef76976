// SPDX-License-Identifier: MIT
//
// Asking the solver for a solution other than the known one.
#include "generate/uniqueness.h"

#include <utility>

namespace omnidoku::generate {

using geometry::Candidate;
using geometry::Cell;

Uniqueness::Uniqueness(const model::Puzzle& structure, model::FilledGrid solution, Budget& budget)
    : prepared_(structure), solution_(std::move(solution)), budget_(budget) {}

Other Uniqueness::differs_in(const model::PartialGrid& givens, std::span<const Cell> cells,
                             std::optional<std::uint64_t> nodes) {
  // A solution that differs in some of the cells differs in a first one of them, so the cases "the
  // cells before this one as known, this one not" are disjoint and cover everything.
  model::PartialGrid with_first = givens;
  Other result = Other::none;
  for (const Cell cell : cells) {
    solve::Options options;
    options.limits = budget_.for_search(1, nodes);
    options.explain = false;
    options.near = solution_;
    const Other other = judge(
        prepared_.solve_excluding(with_first, {Candidate{cell, solution_[cell.index()]}}, options));
    if (other == Other::found || other == Other::stopped) return other;
    if (other == Other::unknown) result = Other::unknown;
    with_first[cell.index()] = solution_[cell.index()];
  }
  return result;
}

Other Uniqueness::differs(const model::PartialGrid& givens, std::optional<std::uint64_t> nodes,
                          std::optional<std::uint64_t> shuffle_seed) {
  solve::Options options;
  options.limits = budget_.for_search(2, nodes);
  options.explain = false;
  options.keep = 2;
  options.shuffle_seed = shuffle_seed;
  return judge(prepared_.solve(givens, options));
}

Other Uniqueness::judge(const solve::Outcome& outcome) {
  const bool ran_out = budget_.spend(outcome.counters, outcome.reason);
  for (const model::FilledGrid& grid : outcome.solutions) {
    if (grid != solution_) {
      other_ = grid;
      return Other::found;
    }
  }
  if (ran_out) return Other::stopped;
  return outcome.reason == base::StopReason::exhausted ? Other::none : Other::unknown;
}

std::vector<Cell> cells_between(const model::FilledGrid& one, const model::FilledGrid& other) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] != other[i]) cells.emplace_back(i);
  }
  return cells;
}

std::vector<Cell> Uniqueness::difference() const { return cells_between(solution_, other_); }

}  // namespace omnidoku::generate
