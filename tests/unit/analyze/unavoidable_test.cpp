// SPDX-License-Identifier: MIT
//
// Unavoidable sets of small boards against all their grids.
#include "analyze/unavoidable.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/rules.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/random_puzzle.h"

namespace omnidoku::analyze {
namespace {

using geometry::Cell;

/// The minimal differences of a grid to others, up to a size.
std::vector<CellList> minimal_differences(const model::Puzzle& rules,
                                          const model::FilledGrid& solution, std::size_t most) {
  std::set<CellList> all;
  solve::Options options;
  options.limits.solutions = 0;
  static_cast<void>(solve::enumerate(rules, options, [&](const model::FilledGrid& grid) {
    CellList cells;
    for (std::size_t i = 0; i < grid.size(); ++i) {
      if (grid[i] != solution[i]) cells.emplace_back(i);
    }
    if (!cells.empty()) all.insert(std::move(cells));
    return true;
  }));
  std::vector<CellList> sorted(all.begin(), all.end());
  std::ranges::stable_sort(sorted, {}, &CellList::size);
  std::vector<CellList> minimal;
  for (const CellList& cells : sorted) {
    if (cells.size() > most) break;
    if (std::ranges::none_of(
            minimal, [&](const CellList& less) { return std::ranges::includes(cells, less); }))
      minimal.push_back(cells);
  }
  return minimal;
}

TEST(UnavoidableSets, AreAllMinimalDifferencesOfSmallBoards) {
  std::size_t with_rules = 0;
  for (int round = 0; round < testing_support::rounds(300, 60); ++round) {
    base::Random random(static_cast<std::uint64_t>(round));
    const model::Puzzle empty = testing_support::puzzle("grid:4");
    const model::FilledGrid solution =
        testing_support::random_solution(empty, static_cast<std::uint64_t>(round));
    model::Puzzle puzzle = testing_support::random_puzzle(random, empty, solution,
                                                          {.min_givens_percent = 0,
                                                           .max_givens_percent = 60,
                                                           .cages = round % 2 == 1,
                                                           .rules = round % 3});
    model::Puzzle rules = puzzle;
    rules.givens.assign(rules.givens.size(), std::nullopt);
    rules.allowed.assign(rules.allowed.size(), rules.all_digits());
    model::Puzzle filled = rules;
    for (std::size_t i = 0; i < solution.size(); ++i) filled.givens[i] = solution[i];
    // A wrong sum leaves no solution.
    if (solve::solve(filled).status != base::Status::unique) continue;
    SCOPED_TRACE(testing_support::text_of(puzzle));
    const UnavoidableSets found = find_unavoidable_sets(puzzle, solution, 16, {});
    EXPECT_EQ(found.complete_to, 16);
    const std::vector<CellList> expected = minimal_differences(rules, solution, 16);
    EXPECT_EQ(found.sets, expected);
    if (!rules.constraints.empty() && !expected.empty()) ++with_rules;
  }
  EXPECT_GT(with_rules, 5U);
}

TEST(UnavoidableSets, OfASixBySixGridUpToASize) {
  const model::Puzzle rules = testing_support::puzzle("grid:6:2x3");
  model::FilledGrid solution = testing_support::random_solution(rules, 7);
  model::Puzzle puzzle = rules;
  // With a row and a half given all grids are soon seen.
  for (std::size_t i = 0; i < 9; ++i) puzzle.givens[i] = solution[i];
  std::vector<CellList> expected;
  for (const CellList& cells : minimal_differences(puzzle, solution, 8)) expected.push_back(cells);
  UnavoidableSets found = find_unavoidable_sets(puzzle, solution, 8, {});
  EXPECT_EQ(found.complete_to, 8);
  std::erase_if(found.sets, [](const CellList& cells) { return cells.front().index() < 9; });
  EXPECT_EQ(found.sets, expected);
  EXPECT_FALSE(expected.empty());
}

TEST(UnavoidableSets, TheReasonForAGivenHoldsNoOther) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      puzzle, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
  base::Limits limits;
  limits.solutions = 10;
  const Removals removals = count_removals(puzzle, limits);
  const std::vector<ReasonForGiven> reasons = reasons_for_givens(puzzle, removals, {}, {});
  ASSERT_EQ(reasons.size(), 17U);
  for (const ReasonForGiven& reason : reasons) {
    std::size_t givens = 0;
    for (const Cell cell : reason.set) givens += puzzle.givens[cell.index()] ? 1U : 0U;
    EXPECT_EQ(givens, 1U);
    EXPECT_TRUE(std::ranges::binary_search(reason.set, reason.given));
    // All other cells given, there are two solutions; with one more of the set there is one.
    model::Puzzle open = testing_support::puzzle("grid:9");
    for (std::size_t i = 0; i < 81; ++i) {
      if (!std::ranges::binary_search(reason.set, Cell(i))) open.givens[i] = removals.solution[i];
    }
    EXPECT_EQ(solve::solve(open).status, base::Status::multiple);
    for (const Cell cell : reason.set) {
      model::Puzzle more = open;
      more.givens[cell.index()] = removals.solution[cell.index()];
      EXPECT_EQ(solve::solve(more).status, base::Status::unique);
    }
  }
}

TEST(UnavoidableSets, ALimitLeavesTheSizesThatAreComplete) {
  const model::Puzzle rules = testing_support::puzzle("grid:9");
  const model::FilledGrid solution = testing_support::random_solution(rules, 3);
  base::StopSource stop;
  stop.request_stop();
  base::Limits limits;
  limits.stop = stop.token();
  const UnavoidableSets found = find_unavoidable_sets(rules, solution, 12, limits);
  EXPECT_LT(found.complete_to, 12);
}

}  // namespace
}  // namespace omnidoku::analyze
