// SPDX-License-Identifier: MIT
#include "generate/settle.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "base/random.h"
#include "generate/budget.h"
#include "generate/uniqueness.h"

namespace omnidoku::generate {
namespace {

using base::Status;
using geometry::Cell;

constexpr std::size_t kMostCompared = 500;  // solutions that are looked at all together
constexpr std::uint64_t kNoEffortLimit = std::numeric_limits<std::uint64_t>::max();

/// Of several grids the one with the candidate that the fewest of them have.
std::size_t most_told(const std::vector<model::FilledGrid>& grids, int num_digits,
                      base::Random& random) {
  std::size_t best = 0;
  std::size_t fewest = grids.size() + 1;
  std::uint64_t num_equal = 0;
  for (std::size_t cell = 0; cell < grids.front().size(); ++cell) {
    std::vector<std::size_t> counts(static_cast<std::size_t>(num_digits));
    for (const model::FilledGrid& grid : grids) ++counts[grid[cell].index()];
    for (std::size_t at = 0; at < grids.size(); ++at) {
      const std::size_t count = counts[grids[at][cell].index()];
      if (count > fewest) continue;
      num_equal = count < fewest ? 1 : num_equal + 1;
      fewest = count;
      if (random.chance(1, num_equal)) best = at;
    }
  }
  return best;
}

/// Cells of which each set holds one: always the one that lies in the most sets still without.
std::vector<Cell> hitting_cells(const std::vector<std::vector<Cell>>& sets, std::size_t num_cells) {
  std::vector<Cell> chosen;
  std::vector<bool> is_hit(sets.size());
  for (;;) {
    std::vector<std::size_t> counts(num_cells);
    for (std::size_t s = 0; s < sets.size(); ++s) {
      if (is_hit[s]) continue;
      for (const Cell cell : sets[s]) ++counts[cell.index()];
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    if (most == counts.end() || *most == 0) return chosen;
    const Cell cell(static_cast<std::size_t>(most - counts.begin()));
    chosen.push_back(cell);
    for (std::size_t s = 0; s < sets.size(); ++s) {
      if (std::find(sets[s].begin(), sets[s].end(), cell) != sets[s].end()) is_hit[s] = true;
    }
  }
}

/// The status of a call that its limits ended.
Status ended_by(const base::Limits& limits) {
  return limits.stop.stop_requested() ? Status::cancelled : Status::limit;
}

model::PartialGrid with(model::PartialGrid givens, const std::vector<Cell>& cells,
                        const model::FilledGrid& solution) {
  for (const Cell cell : cells) givens[cell.index()] = solution[cell.index()];
  return givens;
}

/// Adds to `chosen` what leaves no other solution, going from cell to cell: where one may differ,
/// some cell in which a solution near the known one does is told. False: a limit was met.
bool tell_cell_by_cell(Uniqueness& uniqueness, const model::PartialGrid& givens,
                       base::Random& random, std::vector<Cell>& chosen) {
  std::vector<Cell> order;
  for (std::size_t i = 0; i < givens.size(); ++i) order.emplace_back(i);
  random.shuffle(std::span<Cell>(order));
  model::PartialGrid told = givens;
  for (const Cell cell : order) {
    while (!told[cell.index()]) {
      const Cell only[] = {cell};
      const Other other = uniqueness.differs_in(told, only, std::nullopt);
      if (other == Other::none) break;
      if (other != Other::found) return false;
      const std::vector<Cell> differing = uniqueness.difference();
      chosen.push_back(differing[random.below(differing.size())]);
      told[chosen.back().index()] = uniqueness.solution()[chosen.back().index()];
    }
  }
  return true;
}

}  // namespace

GivensToAdd givens_to_add(const model::Puzzle& puzzle, const solve::Options& options,
                          std::uint64_t seed) {
  base::Random random(seed);
  Budget budget(options.limits, kNoEffortLimit);
  solve::Options wish = options;
  wish.limits = budget.for_search(kMostCompared, std::nullopt);
  wish.keep = kMostCompared;
  wish.shuffle_seed = random.below(std::numeric_limits<std::uint32_t>::max());
  solve::Outcome found = solve::solve(puzzle, wish);
  if (found.status != Status::multiple)
    return {found.status, {}, std::move(found.message), std::move(found.cells)};
  if (budget.spend(found.counters, found.reason)) return {ended_by(options.limits), {}, {}, {}};

  const bool are_all = found.solutions.size() < kMostCompared;
  const std::size_t at = are_all ? most_told(found.solutions, puzzle.num_digits(), random)
                                 : random.below(found.solutions.size());
  const model::FilledGrid wanted = found.solutions[at];
  Uniqueness uniqueness(puzzle, wanted, budget);
  std::vector<Cell> chosen;
  if (are_all) {
    std::vector<std::vector<Cell>> sets;
    for (const model::FilledGrid& other : found.solutions) {
      if (other != wanted) sets.push_back(cells_between(wanted, other));
    }
    chosen = hitting_cells(sets, wanted.size());
  } else if (!tell_cell_by_cell(uniqueness, puzzle.givens, random, chosen)) {
    return {ended_by(options.limits), {}, {}, {}};
  }
  // A cell chosen early may be one that those after it make needless.
  for (std::size_t i = 0; i < chosen.size();) {
    std::vector<Cell> others = chosen;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const Cell cell[] = {chosen[i]};
    const Other other =
        uniqueness.differs_in(with(puzzle.givens, others, wanted), cell, std::nullopt);
    if (other == Other::stopped) return {ended_by(options.limits), {}, {}, {}};
    if (other == Other::none) {
      chosen = std::move(others);
    } else {
      ++i;
    }
  }
  GivensToAdd result{Status::multiple, {}, {}, {}};
  std::sort(chosen.begin(), chosen.end());
  for (const Cell cell : chosen) result.added.push_back({cell, wanted[cell.index()]});
  return result;
}

GivensToDrop givens_to_drop(const model::Puzzle& puzzle, const solve::Options& options,
                            std::uint64_t seed) {
  base::Random random(seed);
  Budget budget(options.limits, kNoEffortLimit);
  solve::Options wish = options;
  wish.limits = budget.for_search(2, std::nullopt);
  solve::Outcome found = solve::solve(puzzle, wish);
  if (found.status != Status::unique)
    return {found.status, {}, {}, std::move(found.message), std::move(found.cells)};
  budget.spend(found.counters, found.reason);

  std::vector<Cell> order;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    if (puzzle.givens[i]) order.emplace_back(i);
  }
  random.shuffle(std::span<Cell>(order));
  GivensToDrop result{Status::unique, {}, {}, {}, {}};
  Uniqueness uniqueness(puzzle, found.solutions.front(), budget);
  model::PartialGrid givens = puzzle.givens;
  for (const Cell cell : order) {
    std::optional<geometry::Digit> digit = std::exchange(givens[cell.index()], std::nullopt);
    const Cell only[] = {cell};
    const bool is_over = !result.undecided.empty();
    const Other other =
        is_over ? Other::stopped : uniqueness.differs_in(givens, only, std::nullopt);
    if (other == Other::none) {
      result.dropped.push_back(cell);
      continue;
    }
    givens[cell.index()] = digit;
    if (other != Other::found) result.undecided.push_back(cell);
  }
  std::sort(result.dropped.begin(), result.dropped.end());
  std::sort(result.undecided.begin(), result.undecided.end());
  return result;
}

}  // namespace omnidoku::generate
