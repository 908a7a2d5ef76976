// SPDX-License-Identifier: MIT
//
// The raters of other programs' scales beyond their tables (tests/corpus): one puzzle after
// another, and bounds at which they stop.
#include "ratings/hodoku/rater.h"

#include <array>
#include <string_view>

#include <gtest/gtest.h>

#include "classic/grid9.h"
#include "ratings/se/rater.h"
#include "solve/classic_grid.h"

namespace omnidoku::ratings::rater_test {
namespace {

using Digits = std::array<int, kCells>;

/// HoDoKu 1566 Unfair and 2120 Extreme, of one filled grid; SE 7.2.
constexpr std::string_view kUnfair =
    ".2...431..5.16.2..........9....8.1.78....7..3..7....4.27.4...9...6.7......5.92.6.";
constexpr std::string_view kExtreme =
    ".....4.1..5.16.2........5.9....8.1.78....7..3..7....4.27.4...9...6.7......5.92.6.";
constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

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

hodoku::Rating by_hodoku(hodoku::Rater& rater, std::string_view line, hodoku::Bound bound = {}) {
  // So that a way without end fails.
  constexpr int kMostSteps = 1000;
  base::StopSource stop;
  base::Limits limits;
  limits.stop = stop.token();
  int steps = 0;
  return rater.rate(
      givens_of(line), solution_of(line), base::Deadline(limits),
      [&] {
        if (++steps > kMostSteps) stop.request_stop();
      },
      bound);
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

TEST(HodokuRater, StopsAtALevel) {
  for (const std::string_view line : {kEasy, kUnfair, kExtreme}) {
    hodoku::Rater rater;
    const hodoku::Rating whole = by_hodoku(rater, line);
    ASSERT_TRUE(whole.is_whole);
    EXPECT_EQ(whole.empty_cells, 0);
    for (const hodoku::Level level : hodoku::kLevels) {
      const hodoku::Rating bounded = by_hodoku(rater, line, {.level = level});
      EXPECT_EQ(bounded.is_whole, whole.level <= level);
      EXPECT_EQ(bounded.is_beyond, whole.level > level);
      if (bounded.is_beyond) {
        EXPECT_GT(bounded.empty_cells, 0);
      } else {
        EXPECT_EQ(bounded.score, whole.score);
        EXPECT_EQ(bounded.level, whole.level);
      }
    }
  }
}

TEST(HodokuRater, StopsAtAScore) {
  hodoku::Rater rater;
  const int score = by_hodoku(rater, kUnfair).score;
  EXPECT_TRUE(by_hodoku(rater, kUnfair, {.score = score}).is_whole);
  EXPECT_TRUE(by_hodoku(rater, kUnfair, {.score = score - 1}).is_beyond);
}

TEST(SeRater, StopsAtADifficulty) {
  se::Rater rater;
  const auto rate = [&](int most) {
    return rater.rate(givens_of(kUnfair), {}, nullptr, se::Wanted::all, {}, most);
  };
  constexpr int kNone = 1000;
  const se::Rating whole = rate(kNone);
  ASSERT_EQ(whole.end, se::Rating::End::solved);
  EXPECT_EQ(whole.empty_cells, 0);
  EXPECT_EQ(rate(whole.hardest).end, se::Rating::End::solved);
  const se::Rating bounded = rate(whole.hardest - 1);
  EXPECT_EQ(bounded.end, se::Rating::End::unwanted);
  EXPECT_GT(bounded.empty_cells, 0);
  EXPECT_LT(bounded.hardest, whole.hardest);
}

}  // namespace
}  // namespace omnidoku::ratings::rater_test
