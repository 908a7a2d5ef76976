// SPDX-License-Identifier: MIT
//
// Sums of sums: each must hold wherever its parts do, and they must be found where they help.
#include "engine/propagators/merged_sums.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "engine/solver.h"
#include "support/problems.h"

namespace omnidoku::engine {
namespace {

using testing_support::add_sum;
using testing_support::grid_problem;

constexpr int kSide = 9;

/// A filled grid with its boxes, the digits dealt out at random.
std::vector<std::int64_t> random_grid(base::Random& random) {
  std::vector<std::int64_t> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span<std::int64_t>{digits});
  std::vector<std::int64_t> grid;
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      grid.push_back(digits[static_cast<std::size_t>((row * 3 + row / 3 + column) % kSide)]);
    }
  }
  return grid;
}

/// From a cell of the left or upper edge down to the right, or from the right edge down to the
/// left.
std::vector<int> diagonal(int row, int column, int step) {
  std::vector<int> cells;
  for (; row < kSide && column >= 0 && column < kSide; ++row, column += step)
    cells.push_back(row * kSide + column);
  return cells;
}

std::vector<MergedSum> merged(const model::Problem& problem) {
  const auto tables =
      Tables<std::uint16_t>::find(std::make_shared<model::Problem>(problem), Form::automatic);
  return merged_sums(*tables);
}

TEST(MergedSums, HoldOfEveryGridThatTheirPartsHoldOf) {
  base::Random random(8);
  int found = 0;
  for (int round = 0; round < 600; ++round) {
    const std::vector<std::int64_t> grid = random_grid(random);
    const auto total_of = [&grid](const auto& cells) {
      std::int64_t total = 0;
      for (const auto cell : cells) total += grid[static_cast<std::size_t>(cell)];
      return total;
    };
    model::Problem problem = grid_problem(3, 3);
    for (int sums = 0; sums < 6; ++sums) {
      const int start = static_cast<int>(random.below(4));
      const bool down_right = random.chance(1, 2);
      const bool on_the_side = random.chance(1, 2);
      const int edge = down_right ? 0 : kSide - 1;
      const std::vector<int> cells =
          diagonal(on_the_side ? start : 0,
                   on_the_side ? edge : (down_right ? start : edge - start), down_right ? 1 : -1);
      add_sum(problem, cells, total_of(cells));
    }
    for (const MergedSum& made : merged(problem)) {
      std::vector<std::size_t> cells;
      for (const auto& term : made.sum.terms) {
        EXPECT_EQ(term.coefficient, 1);
        cells.push_back(term.variable.index());
      }
      EXPECT_EQ(made.sum.total, total_of(cells));
      ++found;
    }
  }
  EXPECT_GT(found, 20);
}

TEST(MergedSums, RefuteDiagonalsThatLieSideBySide) {
  // Three of them take 24 cells of five boxes, 6 + 3 + 6 + 3 + 6: in six cells of a box at most
  // 39, in three at most 24.
  model::Problem problem = grid_problem(3, 3);
  const std::vector<int> diagonals[] = {diagonal(0, 0, 1), diagonal(1, 0, 1), diagonal(2, 0, 1)};
  constexpr std::int64_t kMost = 3 * 39 + 2 * 24;
  for (const std::vector<int>& cells : diagonals) add_sum(problem, cells, kMost / 3 + 1);
  ASSERT_EQ(merged(problem).size(), 1U);
  EXPECT_EQ(merged(problem).front().sum.terms.size(), 24U);
  Solver solver(std::move(problem));
  SearchOptions options;
  options.limits.solutions = 1;
  const SearchResult result = solver.search(options, nullptr);
  EXPECT_EQ(result.reason, base::StopReason::exhausted);
  EXPECT_EQ(result.counters.solutions, 0U);
  EXPECT_LE(result.counters.nodes, 1U);
}

TEST(MergedSums, AreNotMadeOfSmallCages) {
  model::Problem problem = grid_problem(3, 3);
  add_sum(problem, {0, 1, 9, 10}, 25);
  add_sum(problem, {2, 11, 20, 19, 18}, 20);
  EXPECT_TRUE(merged(problem).empty());
}

TEST(MergedSums, LeaveTotalsAloneThatWouldNotFit) {
  // Arithmetic with them is told by the sanitizers.
  for (const std::int64_t total :
       {std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
    model::Problem problem = grid_problem(3, 3);
    for (int row = 0; row < 3; ++row) add_sum(problem, diagonal(row, 0, 1), total);
    EXPECT_TRUE(merged(problem).empty());
  }
}

}  // namespace
}  // namespace omnidoku::engine
