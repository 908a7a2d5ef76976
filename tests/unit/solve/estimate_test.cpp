// SPDX-License-Identifier: MIT
//
// Estimates: what is known exactly, that they are repeatable, how they stop, how numbers are told.
// tests/property/estimate_test.cpp holds them against counts.
#include "solve/estimate.h"

#include <chrono>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::solve {
namespace {

using base::Status;

TEST(Estimate, CountsWhatIsFew) {
  const Estimate found = estimate(testing_support::puzzle("grid:4"), {});
  EXPECT_EQ(found.exact, 288U);
  EXPECT_EQ(found.status, Status::multiple);
}

TEST(Estimate, KnowsThatThereIsNone) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "12....3.........");
  EXPECT_EQ(estimate(puzzle, {}).exact, 0U);
  testing_support::set_givens(puzzle, "11..............");
  EXPECT_EQ(estimate(puzzle, {}).status, Status::invalid);
}

TEST(Estimate, IsTheSameForAnyNumberOfThreads) {
  EstimateOptions how;
  how.most_kept = 16;
  how.seed = 5;
  Options options;
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const Estimate first = estimate(puzzle, options, how);
  EXPECT_GT(first.runs, 10);
  EXPECT_EQ(first.kept, 16U);
  options.threads = 3;
  const Estimate second = estimate(puzzle, options, how);
  EXPECT_EQ(first.log_count, second.log_count);
  EXPECT_EQ(first.log_low, second.log_low);
  EXPECT_EQ(first.counters.nodes, second.counters.nodes);
  how.seed = 6;
  EXPECT_NE(first.log_count, estimate(puzzle, options, how).log_count);
}

TEST(Estimate, OfTheEmptyGrid) {
  EstimateOptions how;
  how.most_kept = 64;
  const Estimate found = estimate(testing_support::puzzle("grid:9"), {}, how);
  const double known = std::log(6670903752021072936960.0);  // B. Felgenhauer, F. Jarvis (2005)
  EXPECT_LT(found.log_low, known);
  EXPECT_GT(found.log_high, known);
  EXPECT_LT(found.log_high - found.log_low, 1);
}

TEST(Estimate, TheIntervalHoldsTheNumberWhateverTheSeed) {
  constexpr std::uint64_t kSeeds = 12;
  const double known = std::log(6670903752021072936960.0);
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  EstimateOptions how;
  how.most_kept = 16;
  for (how.seed = 1; how.seed <= kSeeds; ++how.seed) {
    const Estimate found = estimate(puzzle, {}, how);
    EXPECT_LT(found.log_low, known) << how.seed;
    EXPECT_GT(found.log_high, known) << how.seed;
  }
}

TEST(Estimate, StopsAtLimits) {
  Options options;
  options.limits.time = std::chrono::nanoseconds(0);
  EXPECT_EQ(estimate(testing_support::puzzle("grid:9"), options).status, Status::limit);
  base::StopSource stop;
  stop.request_stop();
  options.limits = {};
  options.limits.stop = stop.token();
  EXPECT_EQ(estimate(testing_support::puzzle("grid:9"), options).status, Status::cancelled);
}

TEST(Estimate, NumbersInWords) {
  EXPECT_EQ(number_text(std::log(288.0)), "288");
  EXPECT_EQ(number_text(std::log(9999.0)), "9999");
  EXPECT_EQ(number_text(std::log(6.6709e21)), "6.671e21");
  EXPECT_EQ(number_text(std::log(6.6709e21), Rounding::down), "6.670e21");
  EXPECT_EQ(number_text(std::log(6.6701e21), Rounding::up), "6.671e21");
  EXPECT_EQ(number_text(std::log(9.9999e21), Rounding::up), "1.000e22");
  EXPECT_EQ(number_text(std::log(12.5), Rounding::down), "12");
  EXPECT_EQ(number_text(std::log(12.5), Rounding::up), "13");
  EXPECT_EQ(number_text(std::log(0.0)), "0");
}

}  // namespace
}  // namespace omnidoku::solve
