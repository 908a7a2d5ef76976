// SPDX-License-Identifier: MIT
//
// The raters of other programs' scales beyond their tables (tests/corpus): one puzzle after
// another.
#include "ratings/hodoku/rater.h"

#include <array>
#include <string_view>

#include <gtest/gtest.h>

#include "classic/grid9.h"
#include "solve/classic_grid.h"

namespace omnidoku::ratings::rater_test {
namespace {

using Digits = std::array<int, kCells>;

/// HoDoKu 1566 Unfair and 2120 Extreme, of one filled grid.
constexpr std::string_view kUnfair =
    ".2...431..5.16.2..........9....8.1.78....7..3..7....4.27.4...9...6.7......5.92.6.";
constexpr std::string_view kExtreme =
    ".....4.1..5.16.2........5.9....8.1.78....7..3..7....4.27.4...9...6.7......5.92.6.";

Digits givens_of(std::string_view line) {
  Digits digits{};
  for (std::size_t i = 0; i < line.size(); ++i) digits[i] = line[i] == '.' ? 0 : line[i] - '0';
  return digits;
}

Digits solution_of(std::string_view line) {
  classic::Solution9 solution{};
  classic::SearchRequest request;
  request.first = &solution;
  EXPECT_EQ(classic::search(solve::to_grid9(line), request).counts.solutions, 1U);
  Digits digits{};
  for (std::size_t i = 0; i < solution.size(); ++i) digits[i] = solution[i];
  return digits;
}

hodoku::Rating by_hodoku(hodoku::Rater& rater, std::string_view line) {
  // So that a way without end fails.
  constexpr int kMostSteps = 1000;
  base::StopSource stop;
  base::Limits limits;
  limits.stop = stop.token();
  int steps = 0;
  return rater.rate(givens_of(line), solution_of(line), base::Deadline(limits), [&] {
    if (++steps > kMostSteps) stop.request_stop();
  });
}

TEST(HodokuRater, ForgetsThePuzzleBefore) {
  hodoku::Rater fresh;
  const hodoku::Rating alone = by_hodoku(fresh, kExtreme);
  ASSERT_TRUE(alone.is_whole);
  hodoku::Rater rater;
  EXPECT_TRUE(by_hodoku(rater, kUnfair).is_whole);
  const hodoku::Rating after = by_hodoku(rater, kExtreme);
  EXPECT_TRUE(after.is_whole);
  EXPECT_EQ(after.path, alone.path);
}

}  // namespace
}  // namespace omnidoku::ratings::rater_test
