// SPDX-License-Identifier: MIT
//
// Puzzles steered to ratings: each has what was asked for by the rater of its scale, follows from
// the seed, and what is not to be had ends with the nearest.
#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "generate/target.h"
#include "logic/hint.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"
#include "solve/solve.h"
#include "support/boards.h"

namespace omnidoku::generate::steering_test {
namespace {

using Digits = std::array<int, 81>;

Request request(std::uint64_t seed = 1) {
  Request result;
  result.board = testing_support::board("grid:9");
  result.seed = seed;
  return result;
}

Target target(std::string_view scale, std::string_view difficulty) {
  Target result;
  EXPECT_TRUE(set_difficulty(scale, difficulty, result).has_value()) << difficulty;
  return result;
}

int num_givens(const model::Puzzle& puzzle) {
  return static_cast<int>(std::count_if(puzzle.givens.begin(), puzzle.givens.end(),
                                        [](const auto& given) { return given.has_value(); }));
}

Digits givens_of(const model::Puzzle& puzzle) {
  Digits digits{};
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (puzzle.givens[i]) digits[i] = static_cast<int>(puzzle.givens[i]->index()) + 1;
  }
  return digits;
}

int by_se(const model::Puzzle& puzzle) {
  ratings::se::Rater rater;
  return rater.rate(givens_of(puzzle)).hardest;
}

ratings::hodoku::Rating by_hodoku(const model::Puzzle& puzzle) {
  const solve::Outcome outcome = solve::solve(puzzle);
  EXPECT_EQ(outcome.status, base::Status::unique);
  Digits solution{};
  std::transform(outcome.solutions.front().begin(), outcome.solutions.front().end(),
                 solution.begin(),
                 [](geometry::Digit digit) { return static_cast<int>(digit.index()) + 1; });
  ratings::hodoku::Rater rater;
  return rater.rate(givens_of(puzzle), solution);
}

model::Puzzle made(const Request& wanted, const Target& aim) {
  auto puzzle = generate_rated(wanted, aim);
  EXPECT_TRUE(puzzle.has_value()) << puzzle.error().text();
  return puzzle ? *std::move(puzzle) : model::make_puzzle(wanted.board);
}

base::Error refusal(const Request& wanted, const Target& aim) {
  const auto puzzle = generate_rated(wanted, aim);
  EXPECT_FALSE(puzzle.has_value());
  return puzzle ? base::Error{} : puzzle.error();
}

TEST(Steering, HitsTheRatingsOfSe) {
  for (const std::string_view range : {"1.5-2.3", "2.9-3.1", "4.4-4.6", "6.5-6.7", "7.1-7.3"}) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      const Target aim = target("se", range);
      const model::Puzzle puzzle = made(request(seed), aim);
      EXPECT_EQ(solve::check(puzzle).status, base::Status::unique);
      EXPECT_GE(by_se(puzzle), aim.rating->least) << range;
      EXPECT_LE(by_se(puzzle), aim.rating->most) << range;
    }
  }
}

TEST(Steering, HitsTheLevelsAndScoresOfHodoku) {
  for (const ratings::hodoku::Level level : ratings::hodoku::kLevels) {
    const model::Puzzle puzzle = made(request(), target("hodoku", to_string(level)));
    EXPECT_EQ(by_hodoku(puzzle).level, level);
    EXPECT_TRUE(puzzle.metadata.difficulty.starts_with("HoDoKu " + std::string(to_string(level))))
        << puzzle.metadata.difficulty;
  }
  const int score = by_hodoku(made(request(), target("hodoku", "900-950"))).score;
  EXPECT_GE(score, 900);
  EXPECT_LE(score, 950);
}

TEST(Steering, HitsScoresOfTheHumanScale) {
  const model::Puzzle puzzle = made(request(), target("human", "700-800"));
  const logic::Game game(puzzle);
  const int score = logic::rate(logic::find_path(game.position(), logic::human_scale())).score;
  EXPECT_GE(score, 700);
  EXPECT_LE(score, 800);
}

TEST(Steering, KeepsToOtherWishes) {
  Request wanted = request();
  wanted.symmetry = Symmetry::rotate180;
  wanted.minimal = true;
  const model::Puzzle symmetric = made(wanted, target("hodoku", "hard"));
  EXPECT_EQ(by_hodoku(symmetric).level, ratings::hodoku::Level::hard);
  for (std::size_t i = 0; i < 81; ++i) {
    EXPECT_EQ(symmetric.givens[i].has_value(), symmetric.givens[80 - i].has_value());
  }
  wanted = request();
  for (const std::pair<int, int>& givens : {std::pair(21, 22), std::pair(30, 32)}) {
    wanted.givens = givens;
    const model::Puzzle puzzle = made(wanted, target("hodoku", "medium"));
    EXPECT_EQ(by_hodoku(puzzle).level, ratings::hodoku::Level::medium);
    EXPECT_GE(num_givens(puzzle), givens.first);
    EXPECT_LE(num_givens(puzzle), givens.second);
  }
  Target aim = target("se", "4.2");
  aim.must_contain.push_back(logic::find_technique("xy_wing"));
  ASSERT_NE(aim.must_contain.front(), nullptr);
  const model::Puzzle puzzle = made(request(), aim);
  EXPECT_EQ(by_se(puzzle), 42);
  const logic::Game game(puzzle);
  const logic::Path path = logic::find_path(game.position(), logic::human_scale());
  EXPECT_TRUE(std::any_of(path.steps.begin(), path.steps.end(),
                          [](const auto& step) { return step.technique == "xy_wing"; }));
}

TEST(Steering, FollowsFromTheSeed) {
  const Target aim = target("se", "8.3");
  EXPECT_EQ(made(request(2), aim).givens, made(request(2), aim).givens);
  EXPECT_NE(made(request(2), aim).givens, made(request(3), aim).givens);
}

TEST(Steering, EndsWithTheNearest) {
  Request wanted = request();
  wanted.limits.nodes = 20'000;
  const base::Error hopeless = refusal(wanted, target("se", "11.9"));
  EXPECT_EQ(hopeless.code, base::ErrorCode::too_large);
  EXPECT_NE(hopeless.what.find("the nearest to an SE rating of 11.9 was of SE "), std::string::npos)
      << hopeless.what;
  wanted = request();
  wanted.symmetry = Symmetry::rotate180;
  wanted.givens = {17, 17};
  wanted.limits.time = std::chrono::milliseconds(20);
  const base::Error in_time = refusal(wanted, target("hodoku", "extreme"));
  EXPECT_EQ(in_time.code, base::ErrorCode::too_large);
  EXPECT_NE(in_time.what.find("time limit"), std::string::npos) << in_time.what;
}

TEST(Steering, SaysAtOnceWhatCannotBe) {
  Request wanted = request();
  wanted.givens = {10, 16};
  EXPECT_EQ(refusal(wanted, target("se", "7.2")).code, base::ErrorCode::unsupported);
  wanted = request();
  wanted.board = testing_support::board("x");
  EXPECT_EQ(refusal(wanted, target("se", "7.2")).code, base::ErrorCode::unsupported);
  wanted = request();
  wanted.kinds = {"killer"};
  EXPECT_EQ(refusal(wanted, target("hodoku", "hard")).code, base::ErrorCode::unsupported);
  Target aim = target("se", "7.2");
  aim.must_contain.push_back(logic::find_technique("cage_combinations"));
  ASSERT_NE(aim.must_contain.front(), nullptr);
  EXPECT_EQ(refusal(request(), aim).code, base::ErrorCode::unsupported);
  aim = {};
  EXPECT_EQ(set_difficulty("se", "hard", aim).error().code, base::ErrorCode::usage);
  EXPECT_EQ(set_difficulty("SE", "7.2", aim).error().code, base::ErrorCode::unknown_name);
}

}  // namespace
}  // namespace omnidoku::generate::steering_test
