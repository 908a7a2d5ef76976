// SPDX-License-Identifier: MIT
//
// The engine of the classic grid: every kernel takes the same decisions and finds the same
// solutions in the same order, and they are those that the general engine counts.
#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "classic/grid9.h"
#include "geometry/builder.h"
#include "model/puzzle.h"
#include "solve/classic_grid.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/classic_grids.h"

namespace omnidoku::classic {
namespace {

using testing_support::grid_of;
using testing_support::random_grid;

/// A search with all that it handed out.
struct Found {
  SearchResult result;
  std::vector<std::string> solutions;
};

Found found_by(const Kernel& kernel, const Grid9& grid, std::uint64_t max_solutions) {
  Found found;
  SearchRequest request;
  request.max_solutions = max_solutions;
  request.context = &found;
  request.on_solution = [](void* context, const std::uint8_t* digits) {
    std::string text;
    for (int i = 0; i < kNumCells; ++i) text += static_cast<char>('0' + digits[i]);
    static_cast<Found*>(context)->solutions.push_back(text);
    return true;
  };
  kernel.search(grid.candidates.data(), request, found.result);
  return found;
}

model::Puzzle puzzle_of(const Grid9& grid) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  for (std::size_t i = 0; i < grid.candidates.size(); ++i) {
    puzzle.allowed[i] = geometry::DigitSet::from_mask(grid.candidates[i]);
  }
  return puzzle;
}

TEST(ClassicSearch, EveryKernelDoesTheSameAndCountsAsTheGeneralEngine) {
  base::Random random(20'261'122);
  std::array<int, 4> seen{};
  for (int n = 0; n < 3000; ++n) {
    const Grid9 grid = random_grid(random);
    const Found reference = found_by(kernels().back(), grid, 3);
    ++seen[reference.solutions.size()];
    for (const Kernel& kernel : kernels()) {
      SCOPED_TRACE(kernel.name);
      const Found found = found_by(kernel, grid, 3);
      ASSERT_EQ(found.solutions, reference.solutions);
      ASSERT_EQ(found.result.end, reference.result.end);
      ASSERT_EQ(found.result.counts.nodes, reference.result.counts.nodes);
      ASSERT_EQ(found.result.counts.guesses, reference.result.counts.guesses);
      ASSERT_EQ(found.result.counts.backtracks, reference.result.counts.backtracks);
    }
    if (n % 10 != 0) continue;
    solve::Options options;
    options.engine = solve::EngineChoice::general;
    options.limits.solutions = 3;
    const solve::Outcome outcome = solve::solve(puzzle_of(grid), options);
    ASSERT_EQ(outcome.count, reference.solutions.size()) << "grid " << n;
  }
  for (const int number : seen) EXPECT_GT(number, 100);
}

TEST(ClassicSearch, SolutionsKeepTheRulesAndTheClues) {
  base::Random random(7);
  for (int n = 0; n < 300; ++n) {
    const Grid9 grid = random_grid(random);
    for (const std::string& solution : found_by(kernel(), grid, 2).solutions) {
      for (int house = 0; house < 9; ++house) {
        std::array<unsigned, 3> digits{};
        for (int i = 0; i < 9; ++i) {
          const auto bit = [&solution](int cell) {
            return 1U << (solution[static_cast<std::size_t>(cell)] - '1');
          };
          digits[0] |= bit(9 * house + i);
          digits[1] |= bit(9 * i + house);
          digits[2] |= bit(9 * (house / 3 * 3 + i / 3) + house % 3 * 3 + i % 3);
        }
        EXPECT_EQ(digits, (std::array<unsigned, 3>{kAllDigits, kAllDigits, kAllDigits}));
      }
      for (std::size_t i = 0; i < solution.size(); ++i) {
        EXPECT_NE(grid.candidates[i] & (1U << (solution[i] - '1')), 0U);
      }
    }
  }
}

TEST(ClassicSearch, EveryClueOfContradictoryGridsIsRefutedSoon) {
  for (const Grid9& grid : testing_support::contradictory_grids()) {
    for (const Kernel& kernel : kernels()) {
      const Found found = found_by(kernel, grid, 1);
      EXPECT_EQ(found.result.end, SearchEnd::exhausted);
      EXPECT_EQ(found.result.counts.guesses, 0U);
      EXPECT_TRUE(found.solutions.empty());
    }
  }
}

TEST(ClassicSearch, LimitsEndIt) {
  const Grid9 open = grid_of(std::string(81, '.'));
  for (const Kernel& kernel : kernels()) {
    SCOPED_TRACE(kernel.name);
    const Found some = found_by(kernel, open, 50);
    EXPECT_EQ(some.solutions.size(), 50U);
    EXPECT_EQ(some.result.end, SearchEnd::solutions);
    std::vector<std::string> sorted = some.solutions;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(std::unique(sorted.begin(), sorted.end()), sorted.end());

    SearchRequest request;
    request.max_solutions = 0;
    request.max_nodes = 5000;
    SearchResult result;
    kernel.search(open.candidates.data(), request, result);
    EXPECT_EQ(result.end, SearchEnd::nodes);
    EXPECT_EQ(result.counts.nodes, 5000U);

    request.max_nodes = 0;
    int asked = 0;
    request.context = &asked;
    request.keep_going = [](void* context, const SearchCounts&) {
      return ++*static_cast<int*>(context) < 3;
    };
    result = {};
    kernel.search(open.candidates.data(), request, result);
    EXPECT_EQ(result.end, SearchEnd::stopped);
    EXPECT_EQ(result.counts.nodes, 3 * kNodesBetweenAsking);

    request = {};
    request.max_solutions = 0;
    request.on_solution = [](void*, const std::uint8_t*) { return false; };
    result = {};
    kernel.search(open.candidates.data(), request, result);
    EXPECT_EQ(result.end, SearchEnd::solutions);
    EXPECT_EQ(result.counts.solutions, 1U);
  }
}

TEST(ClassicGrid, IsRecognisedByItsHouses) {
  EXPECT_TRUE(solve::has_classic_rules(testing_support::puzzle("grid:9")));
  for (const char* other : {"latin:9", "grid:6", "grid:9+x", "toroidal", "samurai"}) {
    EXPECT_FALSE(solve::has_classic_rules(testing_support::puzzle(other))) << other;
  }
}

}  // namespace
}  // namespace omnidoku::classic
