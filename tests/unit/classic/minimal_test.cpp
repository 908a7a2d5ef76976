// SPDX-License-Identifier: MIT
//
// Series of minimal puzzles.
#include "classic/minimal.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "classic/grid9.h"

namespace omnidoku::classic {
namespace {

std::vector<Clues9> made(const MinimalSeries& series, std::uint64_t first, std::size_t number) {
  std::vector<Clues9> puzzles(number);
  MinimalMaker maker;
  EXPECT_TRUE(maker.make(series, first, puzzles, [](std::uint64_t) { return true; }));
  return puzzles;
}

Grid9 grid_of(const Clues9& clues) {
  Grid9 grid{};
  for (std::size_t i = 0; i < clues.size(); ++i) {
    grid.candidates[i] =
        clues[i] == 0 ? kAllDigits : static_cast<std::uint16_t>(1U << (clues[i] - 1));
  }
  return grid;
}

Solution9 solution_of(const Clues9& clues) {
  Solution9 solution{};
  SearchRequest request;
  request.first = &solution;
  EXPECT_EQ(search(grid_of(clues), request).counts.solutions, 1U);
  return solution;
}

bool is_minimal(const Clues9& clues) {
  Grid9 grid = grid_of(clues);
  for (std::size_t i = 0; i < clues.size(); ++i) {
    if (clues[i] == 0) continue;
    const std::uint16_t given = grid.candidates[i];
    grid.candidates[i] = kAllDigits;
    if (search(grid, {}).counts.solutions < 2) return false;
    grid.candidates[i] = given;
  }
  return true;
}

/// How many of the puzzles have so many givens: 22 or fewer, 23, 24, 25, 26 or more.
using Counts = std::array<double, 5>;
void count(std::size_t num_givens, Counts& counts) {
  constexpr std::size_t kFewest = 22;
  ++counts[std::clamp(num_givens, kFewest, kFewest + counts.size() - 1) - kFewest];
}

/// Givens that are left where every cell of a grid is asked about by a search, in random order.
std::size_t left_one_by_one(const Solution9& grid, base::Random& random) {
  Clues9 clues = grid;
  std::array<std::size_t, kNumCells> order{};
  std::iota(order.begin(), order.end(), std::size_t{0});
  random.shuffle(std::span<std::size_t>(order));
  std::size_t num_givens = 0;
  for (const std::size_t cell : order) {
    clues[cell] = 0;
    if (search(grid_of(clues), {}).counts.solutions == 1) continue;
    clues[cell] = grid[cell];
    ++num_givens;
  }
  return num_givens;
}

/// Chi-square of two samples of the same size; with five numbers it is above 18.5 once in a
/// thousand times where they are drawn alike.
double chi_square(const Counts& a, const Counts& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]) / (a[i] + b[i]);
  return sum;
}

TEST(ClassicMinimal, GivensAreAsManyAsWhereTheyAreRemovedOneByOne) {
  constexpr std::size_t kSampleSize = 3000;
  Counts slow{};
  base::Random random(5);
  for (std::size_t i = 0; i < kSampleSize; ++i)
    count(left_one_by_one(classic::random_grid(random), random), slow);
  // Those of a grid are not drawn each by itself, so that only one of each counts.
  for (const std::uint64_t per_grid : {1U, 4U}) {
    Counts fast{};
    const std::vector<Clues9> puzzles = made({4, per_grid}, 0, kSampleSize * per_grid);
    for (std::size_t i = per_grid - 1; i < puzzles.size(); i += per_grid) {
      count(
          kNumCells - static_cast<std::size_t>(std::count(puzzles[i].begin(), puzzles[i].end(), 0)),
          fast);
    }
    const double chi = chi_square(slow, fast);
    RecordProperty("chi_square_" + std::to_string(per_grid), std::to_string(chi));
    EXPECT_LT(chi, 18.5) << "per grid " << per_grid;
  }
}

TEST(ClassicMinimal, PuzzlesAreUniqueAndMinimal) {
  for (const std::uint64_t per_grid : {1U, 8U}) {
    for (const Clues9& clues : made({3, per_grid}, 0, 2000)) {
      static_cast<void>(solution_of(clues));
      ASSERT_TRUE(is_minimal(clues));
    }
  }
}

TEST(ClassicMinimal, APuzzleFollowsFromItsNumberAlone) {
  for (const std::uint64_t per_grid : {1U, 5U}) {
    const MinimalSeries series{7, per_grid};
    const std::vector<Clues9> all = made(series, 0, 1500);
    // A single one, a few, from the middle of a grid.
    for (const auto& [first, number] : {std::pair{0U, 1U}, {3U, 2U}, {1234U, 1U}, {777U, 300U}}) {
      const std::vector<Clues9> some = made(series, first, number);
      EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin() + first)) << first;
    }
    EXPECT_NE(made({8, per_grid}, 0, 1).front(), all.front());
  }
}

TEST(ClassicMinimal, PuzzlesOfAGridDiffer) {
  // So many that some orders lead to what has been there, and that not all begin alike.
  constexpr std::size_t kPerGrid = 100;
  const std::vector<Clues9> puzzles = made({1, kPerGrid}, 0, 3 * kPerGrid);
  const std::vector<Clues9> alone = made({1, 1}, 0, 3);
  for (std::size_t grid = 0; grid < 3; ++grid) {
    const auto* const first = &puzzles[grid * kPerGrid];
    EXPECT_EQ(first[0], alone[grid]) << "the first is what it would be alone";
    EXPECT_EQ(std::set<Clues9>(first, first + kPerGrid).size(), kPerGrid);
    const Solution9 solution = solution_of(first[0]);
    for (std::size_t i = 1; i < kPerGrid; ++i) EXPECT_EQ(solution_of(first[i]), solution);
  }
  EXPECT_NE(solution_of(puzzles[0]), solution_of(puzzles[kPerGrid]));
}

TEST(ClassicMinimal, CanBeStopped) {
  std::vector<Clues9> puzzles(1500);
  MinimalMaker maker;
  EXPECT_FALSE(maker.make({1, 1}, 0, puzzles, [](std::uint64_t) { return false; }));
  std::uint64_t all = 0;
  const auto up_to = [&all](std::uint64_t most) {
    return [&all, most](std::uint64_t nodes) {
      all += nodes;
      return all < most;
    };
  };
  EXPECT_FALSE(maker.make({1, 1}, 0, puzzles, up_to(10'000)));
  EXPECT_GE(all, 10'000U);
  // And used again.
  EXPECT_TRUE(maker.make({1, 1}, 0, puzzles, up_to(1'000'000'000)));
  EXPECT_EQ(puzzles, made({1, 1}, 0, puzzles.size()));
}

TEST(ClassicMinimal, RandomGridsKeepTheRules) {
  base::Random random(9);
  std::set<Solution9> grids;
  for (int i = 0; i < 200; ++i) {
    const Solution9 grid = classic::random_grid(random);
    EXPECT_EQ(solution_of(grid), grid);
    grids.insert(grid);
  }
  EXPECT_EQ(grids.size(), 200U);
}

}  // namespace
}  // namespace omnidoku::classic
