// SPDX-License-Identifier: MIT
//
// Patterns of givens: read from texts, filled on several boards, with difficulty and without.
#include <algorithm>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "generate/target.h"
#include "logic/hint.h"
#include "solve/solve.h"
#include "support/boards.h"

namespace omnidoku::generate::pattern_test {
namespace {

constexpr std::string_view kHeart =
    ".xx...xx."
    "xxxx.xxxx"
    "xx.xxx.xx"
    "x...x...x"
    "x.......x"
    "xx.....xx"
    ".xx...xx."
    "..xx.xx.."
    "...xxx...";
constexpr std::string_view kRing =
    "...xxx..."
    "..x...x.."
    ".x.....x."
    "x...x...x"
    "x..x.x..x"
    "x...x...x"
    ".x.....x."
    "..x...x.."
    "...xxx...";

Request request(std::string_view board_text, std::string_view pattern, std::uint64_t seed = 1) {
  Request result;
  result.board = testing_support::board(board_text);
  result.seed = seed;
  auto cells = pattern_from(pattern, result.board->num_cells());
  EXPECT_TRUE(cells.has_value());
  if (cells) result.pattern = *std::move(cells);
  return result;
}

void expect_pattern(const Request& wanted, const model::Puzzle& puzzle) {
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    EXPECT_EQ(puzzle.givens[cell].has_value(), (*wanted.pattern)[cell]) << cell;
  }
  EXPECT_EQ(solve::check(puzzle).status, base::Status::unique);
}

TEST(Pattern, IsReadFromText) {
  const auto pattern = pattern_from(".x0\n1 \xE2\x99\xA5 .", 6);
  ASSERT_TRUE(pattern.has_value()) << pattern.error().text();
  EXPECT_EQ(*pattern, (std::vector<bool>{false, true, false, true, true, false}));
  const auto refused = pattern_from(".x.", 81);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, base::ErrorCode::wrong_length);
}

TEST(Pattern, IsFilledOnTheClassicBoard) {
  for (const std::string_view text : {kHeart, kRing}) {
    const Request wanted = request("grid:9", text);
    const auto puzzle = generate(wanted);
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    expect_pattern(wanted, *puzzle);
  }
}

TEST(Pattern, IsFilledAtALevel) {
  const Request wanted = request("grid:9", kRing);
  for (const char* level : {"beginner", "medium", "hard"}) {
    Target target;
    ASSERT_TRUE(set_difficulty("human", level, target).has_value());
    const auto puzzle = generate_rated(wanted, target);
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    expect_pattern(wanted, *puzzle);
    const logic::Game game(*puzzle);
    EXPECT_EQ(logic::rate(logic::find_path(game.position(), logic::human_scale())).level,
              target.level);
  }
}

TEST(Pattern, IsFilledOnOtherBoards) {
  const Request small = request("grid:6",
                                "xxx..x"
                                "x....."
                                ".x..xx"
                                "...x.."
                                "..x..x"
                                ".x..x.");
  const auto puzzle = generate(small);
  ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
  expect_pattern(small, *puzzle);
  Target target;
  target.level = logic::Level::beginner;
  const auto easy = generate_rated(small, target);
  ASSERT_TRUE(easy.has_value()) << easy.error().text();
  expect_pattern(small, *easy);
  Request x = request("x", kRing);
  const auto diagonal = generate(x);
  ASSERT_TRUE(diagonal.has_value()) << diagonal.error().text();
  expect_pattern(x, *diagonal);
}

TEST(Pattern, EndsWithASentenceWhereNoPuzzleIsFound) {
  // Hardly any of the puzzles with 17 givens has them on the diagonals.
  std::string text(81, '.');
  for (std::size_t i = 0; i < 9; ++i) text[10 * i] = text[8 * (i + 1)] = 'x';
  Request wanted = request("grid:9", text);
  wanted.limits.nodes = 3'000;
  const auto refused = generate(wanted);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, base::ErrorCode::too_large);
  EXPECT_NE(refused.error().what.find("ways to fill the pattern none left one solution"),
            std::string::npos)
      << refused.error().what;
}

TEST(Pattern, EmptyHousesThatCanBeExchangedAreToldAtOnce) {
  const auto refusal = [](const Request& wanted) {
    const auto refused = generate(wanted);
    EXPECT_FALSE(refused.has_value());
    return refused ? base::Error{} : refused.error();
  };
  std::string rows(81, 'x');
  std::fill(rows.begin() + 9, rows.begin() + 27, '.');
  EXPECT_EQ(refusal(request("grid:9", rows)).code, base::ErrorCode::unsupported);
  EXPECT_NE(refusal(request("grid:9", rows)).what.find("row 2 and row 3 are empty"),
            std::string::npos);
  // Of two bands: they cannot be exchanged.
  std::string apart(81, 'x');
  std::fill(apart.begin() + 18, apart.begin() + 36, '.');
  EXPECT_TRUE(generate(request("grid:9", apart)).has_value());
  std::string columns(36, 'x');
  for (std::size_t row = 0; row < 6; ++row) columns[6 * row + 3] = columns[6 * row + 4] = '.';
  EXPECT_NE(refusal(request("grid:6", columns)).what.find("column 4 and column 5"),
            std::string::npos);
  // The diagonals hold their cells apart.
  EXPECT_TRUE(generate(request("x", rows)).has_value());
  // Two of six symbols would not be told apart.
  Request few = request("grid:6", std::string(36, 'x'));
  few.pattern.reset();
  few.givens = {3, 4};
  EXPECT_NE(refusal(few).what.find("fewer than 5"), std::string::npos);
}

TEST(Pattern, GoesWithWhatItCan) {
  Request wanted = request("grid:9", kRing);
  wanted.symmetry = Symmetry::rotate180;
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::usage);
  wanted.symmetry = Symmetry::none;
  wanted.givens = {30, 30};
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::usage);
  wanted.givens = {20, 24};
  EXPECT_TRUE(generate(wanted).has_value());
  const Request few = request("grid:9", std::string(16, 'x') + std::string(65, '.'));
  EXPECT_EQ(generate(few).error().code, base::ErrorCode::unsupported);
}

}  // namespace
}  // namespace omnidoku::generate::pattern_test
