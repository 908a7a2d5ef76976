// SPDX-License-Identifier: MIT
//
// Full counts of the engines for the classic grid against the obvious way to count, and against
// published numbers.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "classic/batch.h"
#include "classic/grid9.h"
#include "solve/classic_grid.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/classic_grids.h"
#include "support/corpora.h"
#include "support/naive_counter.h"

namespace omnidoku {
namespace {

/// The first band and the first stack of a full grid.
std::string band_and_stack(base::Random& random) {
  const classic::Solution9 full = testing_support::random_full_grid(random);
  std::string line;
  for (std::size_t i = 0; i < full.size(); ++i) {
    line += i < 27 || i % 9 < 3 ? static_cast<char>('0' + full[i]) : '.';
  }
  return line;
}

solve::Options every_solution() {
  solve::Options options;
  options.limits.solutions = 0;
  return options;
}

TEST(ClassicCount, GridsWithTheirFirstBandAndStackGiven) {
  base::Random random(17);
  std::vector<classic::DigitPlanes> planes;
  std::vector<std::uint64_t> expected;
  // Enough for the batch engine to keep them to itself.
  for (int n = 0; n < 60; ++n) {
    const std::string line = band_and_stack(random);
    classic::SearchRequest request;
    request.max_solutions = 0;
    const std::uint64_t found = classic::search(solve::to_grid9(line), request).counts.solutions;
    EXPECT_GT(found, 100U) << line;
    if (n < 6) {
      model::Puzzle puzzle = testing_support::puzzle("grid:9");
      testing_support::set_givens(puzzle, line);
      const testing_support::NaiveCount naive =
          testing_support::naive_count(puzzle, 1'000'000, 100'000'000);
      ASSERT_TRUE(naive.complete);
      EXPECT_EQ(found, naive.count) << line;
    }
    planes.push_back(classic::to_planes(line.data()));
    expected.push_back(found);
  }
  classic::BatchRequest request;
  request.max_solutions = 0;
  std::vector<classic::BatchAnswer> answers(planes.size());
  classic::BatchSolver().solve(planes.data(), planes.size(), request, answers.data());
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_EQ(answers[i].solutions, expected[i]);
    EXPECT_EQ(answers[i].end, classic::SearchEnd::exhausted);
  }
}

// The known numbers of grids with boxes of 2x2 and of 2x3 cells.
TEST(FullCount, EveryGridOfFour) {
  EXPECT_EQ(solve::solve(testing_support::puzzle("grid:4"), every_solution()).count, 288U);
}

TEST(FullCount, EveryGridOfSix) {
  if (!testing_support::all_requested())
    GTEST_SKIP() << "half a minute of counting; OMNIDOKU_ALL=1 does it";
  EXPECT_EQ(solve::solve(testing_support::puzzle("grid:6"), every_solution()).count, 28'200'960U);
}

}  // namespace
}  // namespace omnidoku
