// SPDX-License-Identifier: MIT
//
// The ratings of Sudoku Explainer and HoDoKu, puzzle for puzzle, beside tables that the programs
// made. A sample by default, every line in a run that was asked for everything.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "classic/grid9.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"
#include "solve/classic_grid.h"
#include "support/corpora.h"

namespace omnidoku {
namespace {

/// A line of a table: puzzle, ER, EP, ED, the hardest technique and more that is not looked at.
struct Row {
  std::array<int, ratings::kCells> givens{};
  int hardest = 0;
  int to_first_digit = 0;
  int first_step = 0;
  std::string technique;
};

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char symbol : line) {
    if (symbol == ',') {
      fields.emplace_back();
    } else {
      fields.back() += symbol;
    }
  }
  return fields;
}

/// "4.2" as 42.
int tenths(const std::string& text) {
  return static_cast<int>(std::lround(std::strtod(text.c_str(), nullptr) * 10));
}

std::array<int, ratings::kCells> givens_of(const std::string& puzzle) {
  std::array<int, ratings::kCells> givens{};
  for (std::size_t i = 0; i < givens.size(); ++i) {
    givens[i] = puzzle.at(i) == '.' ? 0 : puzzle.at(i) - '0';
  }
  return givens;
}

Row row_of(const std::string& line) {
  const std::vector<std::string> fields = fields_of(line);
  Row row;
  row.givens = givens_of(fields.at(0));
  row.hardest = tenths(fields.at(1));
  row.to_first_digit = tenths(fields.at(2));
  row.first_step = tenths(fields.at(3));
  row.technique = fields.at(4);
  return row;
}

constexpr std::size_t kSample = 60;  // lines of a table that the short run looks at

void expect_same_ratings(const std::string& table) {
  const auto lines = testing_support::read_corpus("ratings/" + table, kSample);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  ratings::se::Rater rater;
  int compared = 0;
  for (const std::string& line : *lines) {
    if (line.starts_with("puzzle,")) continue;
    SCOPED_TRACE(line);
    const Row row = row_of(line);
    const ratings::se::Rating rating = rater.rate(row.givens);
    EXPECT_EQ(rating.end, ratings::se::Rating::End::solved);
    for (const auto wanted : {ratings::se::Wanted::pearls, ratings::se::Wanted::diamonds}) {
      const ratings::se::Rating other = rater.rate(row.givens, {}, nullptr, wanted);
      const bool is_one = ratings::se::is_wanted(wanted, rating);
      EXPECT_EQ(other.end == ratings::se::Rating::End::solved, is_one);
      EXPECT_EQ(other.end == ratings::se::Rating::End::unwanted, !is_one);
      EXPECT_EQ(other.first_step, rating.first_step);
      if (is_one) {
        EXPECT_EQ(other.hardest, rating.hardest);
      }
    }
    ++compared;
    EXPECT_EQ(rating.hardest, row.hardest);
    EXPECT_EQ(rating.to_first_digit, row.to_first_digit);
    EXPECT_EQ(rating.first_step, row.first_step);
    EXPECT_EQ(rating.hardest_technique, row.technique);
  }
  EXPECT_GT(compared, 0);
  std::printf("%s: %d puzzles compared\n", table.c_str(), compared);
}

TEST(SeRating, IsThatOfTheTableFor17Clues) { expect_same_ratings("se_17clue.csv"); }
TEST(SeRating, IsThatOfTheTableForEasyPuzzles) { expect_same_ratings("se_easy_qqwing.csv"); }
TEST(SeRating, IsThatOfTheTableForRandomPuzzles) { expect_same_ratings("se_random_minimal.csv"); }
TEST(SeRating, IsThatOfTheTableForTop1465) { expect_same_ratings("se_top1465.csv"); }
TEST(SeRating, IsThatOfTheTableForTheHardest) { expect_same_ratings("se_hardest_11plus.csv"); }

TEST(SeRating, CountsTheExtraCandidatesOfAGraveInTheWholeGrid) {
  const auto lines = testing_support::read_corpus("classic/17_clue.txt");
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  const ratings::se::Rating rating =
      ratings::se::Rater().rate(row_of(lines->at(3959) + ",6.7,1.2,1.2,Forcing X-Chain").givens);
  EXPECT_EQ(rating.hardest, 67);  // 5.7 if they were counted in what the first ones leave
}

TEST(SeRating, StopsAtTheDeadline) {
  const auto lines = testing_support::read_corpus("ratings/se_hardest_11plus.csv", 2);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  base::Limits limits;
  limits.time = std::chrono::milliseconds(20);
  const ratings::se::Rating rating =
      ratings::se::Rater().rate(row_of(lines->back()).givens, base::Deadline(limits));
  EXPECT_EQ(rating.end, ratings::se::Rating::End::stopped);
  EXPECT_LT(rating.hardest, 111);
}

std::array<int, ratings::kCells> solution_of(const std::string& puzzle) {
  classic::Solution9 solution{};
  classic::SearchRequest request;
  request.max_solutions = 1;
  request.first = &solution;
  EXPECT_EQ(classic::search(solve::to_grid9(puzzle), request).counts.solutions, 1U);
  std::array<int, ratings::kCells> digits{};
  std::copy(solution.begin(), solution.end(), digits.begin());
  return digits;
}

/// Lines of a table: puzzle, level, score, number of steps, techniques, path.
void expect_same_paths(const std::string& table, std::size_t sample) {
  const auto lines = testing_support::read_corpus("ratings/" + table, sample);
  if (!lines) GTEST_SKIP() << testing_support::no_corpora();
  ratings::hodoku::Rater rater;
  int compared = 0;
  for (const std::string& line : *lines) {
    if (line.starts_with("puzzle,")) continue;
    SCOPED_TRACE(line);
    const std::vector<std::string> fields = fields_of(line);
    const ratings::hodoku::Rating rating =
        rater.rate(givens_of(fields.at(0)), solution_of(fields.at(0)));
    ++compared;
    EXPECT_EQ(to_string(rating.level), fields.at(1));
    EXPECT_EQ(std::to_string(rating.score), fields.at(2));
    EXPECT_EQ(std::to_string(rating.path.size()), fields.at(3));
    EXPECT_EQ(ratings::hodoku::to_string(rating.path), fields.at(5));
  }
  EXPECT_GT(compared, 0);
  std::printf("%s: %d puzzles compared\n", table.c_str(), compared);
}

TEST(HodokuRating, StopsAtTheDeadline) {
  const std::string puzzle =
      "....4.....517.6.3..9......5......2...43.....11..6.7..9......8.......1.7.43.8..6..";
  const auto solution = solution_of(puzzle);
  ratings::hodoku::Rater rater;
  base::Limits limits;
  limits.time = std::chrono::nanoseconds(0);
  EXPECT_FALSE(rater.rate(givens_of(puzzle), solution, base::Deadline(limits)).is_whole);
  EXPECT_TRUE(rater.rate(givens_of(puzzle), solution).is_whole);
}

TEST(HodokuRating, IsThatOfTheTableFor17Clues) { expect_same_paths("hodoku_17clue.csv", kSample); }
TEST(HodokuRating, IsThatOfTheTableForEasyPuzzles) {
  expect_same_paths("hodoku_easy_qqwing.csv", kSample);
}
TEST(HodokuRating, IsThatOfTheTableForRandomPuzzles) {
  expect_same_paths("hodoku_random_minimal.csv", kSample);
}
TEST(HodokuRating, IsThatOfTheTableForTop1465) { expect_same_paths("hodoku_top1465.csv", kSample); }
TEST(HodokuRating, IsThatOfTheTableForHardPuzzles) {
  expect_same_paths("hodoku_hardest1106.csv", 10);
  expect_same_paths("hodoku_hardest_11plus.csv", 10);
}

}  // namespace
}  // namespace omnidoku
