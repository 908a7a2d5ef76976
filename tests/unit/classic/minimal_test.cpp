// SPDX-License-Identifier: MIT
//
// Series of minimal puzzles.
#include "classic/minimal.h"

#include <algorithm>
#include <set>
#include <vector>

#include <gtest/gtest.h>

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
