// SPDX-License-Identifier: MIT
//
// A search that meets the same puzzles again ends before its effort is spent and says why; one that
// always meets others goes on.
#include "generate/exhaustion.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "generate/plan.h"
#include "generate/target.h"
#include "isomorphism/coloured_graph.h"
#include "logic/technique.h"
#include "support/boards.h"

namespace omnidoku::generate::exhaustion_test {
namespace {

constexpr const char* kWords = "only puzzles that had been looked at before";

Request request(std::string_view board, std::uint64_t seed = 1) {
  Request result;
  result.board = testing_support::board(board);
  result.seed = seed;
  return result;
}

template <class Made>
std::string refusal(const Made& made) {
  EXPECT_FALSE(made.has_value());
  if (made) return {};
  EXPECT_EQ(made.error().code, base::ErrorCode::too_large);
  return made.error().text();
}

/// A puzzle with one given.
model::Puzzle with_given(std::string_view board, std::size_t cell, std::size_t digit) {
  model::Puzzle puzzle = testing_support::puzzle(board);
  puzzle.givens[cell] = geometry::Digit(digit);
  return puzzle;
}

TEST(Exhaustion, TheSamePuzzlesInOtherFormsAreNothingNew) {
  if (!isomorphism::can_label()) GTEST_SKIP() << "built without bliss";
  Budget budget(base::Limits{}, kDefaultEffort);
  Exhaustion exhaustion(budget);
  exhaustion.begin_grid();
  EXPECT_FALSE(exhaustion.wants_puzzle());  // it has hardly begun
  budget.spend_logic(kDefaultEffort * 1000 / 2);
  for (std::size_t grid = 0; grid < 60; ++grid) {
    EXPECT_FALSE(exhaustion.all_seen()) << grid;
    EXPECT_TRUE(exhaustion.words().empty());
    exhaustion.begin_grid();
    if (exhaustion.wants_puzzle()) exhaustion.note(with_given("grid:4", grid % 16, grid / 16 % 4));
    if (exhaustion.all_seen()) break;
  }
  EXPECT_TRUE(exhaustion.all_seen());
  EXPECT_NE(exhaustion.words().find(kWords), std::string::npos);
  EXPECT_NE(exhaustion.words().find("1 in all"), std::string::npos) << exhaustion.words();
}

TEST(Exhaustion, WhereAllAreDifferentItIsGivenUp) {
  Budget budget(base::Limits{}, kDefaultEffort);
  budget.spend_logic(kDefaultEffort * 1000 / 2);
  Exhaustion exhaustion(budget);
  base::Random random(3);
  const model::Puzzle empty = testing_support::puzzle("grid:6");
  int num_noted = 0;
  for (int grid = 0; grid < 300; ++grid) {
    exhaustion.begin_grid();
    if (!exhaustion.wants_puzzle()) continue;
    ++num_noted;
    model::Puzzle puzzle = empty;
    const auto solution = random_grid(empty, random, {});
    ASSERT_TRUE(solution.has_value());
    for (std::size_t cell = 0; cell < 36; ++cell) {
      if (random.below(2) == 0) puzzle.givens[cell] = (*solution)[cell];
    }
    exhaustion.note(puzzle);
  }
  EXPECT_LT(num_noted, 100);
  EXPECT_FALSE(exhaustion.all_seen());
}

TEST(Exhaustion, WishesThatASmallBoardCannotMeetEndEarlyWithTheNearest) {
  if (!isomorphism::can_label()) GTEST_SKIP() << "built without bliss";
  // Of 4x4 puzzles all are for beginners.
  for (const auto level : {logic::Level::easy, logic::Level::hard}) {
    Target aim;
    aim.level = level;
    const std::string text = refusal(generate_rated(request("grid:4"), aim));
    EXPECT_NE(text.find(kWords), std::string::npos) << text;
    EXPECT_NE(text.find("the nearest puzzle was of beginner with "), std::string::npos) << text;
  }
  Target aim;
  aim.must_contain = {logic::find_technique("x_wing")};
  const std::string lacking = refusal(generate_rated(request("grid:4"), aim));
  EXPECT_NE(lacking.find(kWords), std::string::npos) << lacking;

  // None has seven givens that are all needed, and none its givens in this pattern.
  Request many = request("grid:4");
  many.minimal = true;
  many.givens = {7, 7};
  EXPECT_NE(refusal(generate(many)).find(kWords), std::string::npos);
  Request pattern = request("grid:4");
  pattern.pattern = *pattern_from("....xxxx.......x", 16);
  EXPECT_NE(refusal(generate(pattern)).find(kWords), std::string::npos);
  aim = {};
  aim.level = logic::Level::beginner;
  EXPECT_NE(refusal(generate_rated(pattern, aim)).find(kWords), std::string::npos);
}

TEST(Exhaustion, OnALargeBoardRareWishesAreLookedForToTheEnd) {
  Request rare = request("grid:9");
  rare.givens = {17, 17};
  rare.limits.nodes = kDefaultEffort / 10;
  const std::string text = refusal(generate(rare));
  EXPECT_EQ(text.find(kWords), std::string::npos) << text;
  EXPECT_NE(text.find("the nearest reached was"), std::string::npos) << text;
}

}  // namespace
}  // namespace omnidoku::generate::exhaustion_test
