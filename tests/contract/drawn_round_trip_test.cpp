// SPDX-License-Identifier: MIT
//
// Whatever constraint a puzzle has, written for f-puzzles and read again it is the same puzzle, as
// often as that is done, and its text does not grow.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "constraints/rules.h"
#include "formats/format.h"
#include "formats/fpuzzles.h"
#include "formats/json.h"
#include "support/boards.h"
#include "support/random_puzzle.h"
#include "support/random_spec.h"

namespace omnidoku::formats {
namespace {

using constraints::ConstraintType;

class FpuzzlesRoundTrip : public ::testing::TestWithParam<const ConstraintType*> {
 protected:
  void SetUp() override {
    model::Puzzle& puzzle = document_.puzzle;
    puzzle = testing_support::puzzle("grid:9");
    base::Random random(20261128);
    const model::FilledGrid grid = testing_support::random_solution(puzzle, 7);
    puzzle.constraints = {testing_support::random_spec(random, *GetParam(), puzzle, grid)};
    puzzle.metadata.rules = "Normal sudoku rules apply.";
    if (!constraints::validate_puzzle(puzzle)) GTEST_SKIP() << "not on a grid of 9x9";
  }

  model::Document document_;
  const Format& format_ = *find_format("fpuzzles");
};

TEST_P(FpuzzlesRoundTrip, KeepsTheConstraint) {
  const model::Puzzle puzzle = document_.puzzle;
  std::string text;
  for (int round = 0; round < 3; ++round) {
    const auto written = write_or_draw(document_, format_);
    ASSERT_TRUE(written.has_value()) << written.error().text();
    if (round > 0) {
      EXPECT_EQ(written->text, text);
    }
    text = written->text;
    auto again = read(text);
    ASSERT_TRUE(again.has_value()) << again.error().text();
    EXPECT_TRUE(again->puzzle.constraints == puzzle.constraints) << text;
    EXPECT_EQ(again->puzzle.unknown_rules, std::vector<std::string>{}) << text;
    EXPECT_EQ(again->puzzle.metadata.rules, puzzle.metadata.rules);
    document_ = *std::move(again);
  }
}

// Another program that stores the puzzle again may drop what it does not know.
TEST_P(FpuzzlesRoundTrip, ItsWordsAloneAreNotPassedOver) {
  const auto written = write_or_draw(document_, format_);
  ASSERT_TRUE(written.has_value()) << written.error().text();
  auto value = parse_json(written->text);
  std::erase_if(*value->if_object(),
                [](const auto& member) { return member.first == fpuzzles_names::kBeyond; });
  const auto again = read(write_json(*value));
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_TRUE(again->puzzle.constraints == document_.puzzle.constraints ||
              !again->puzzle.unknown_rules.empty())
      << write_json(*value);
}

INSTANTIATE_TEST_SUITE_P(Registry, FpuzzlesRoundTrip,
                         ::testing::ValuesIn(constraints::constraint_types().begin(),
                                             constraints::constraint_types().end()),
                         [](const auto& instance) { return std::string(instance.param->id); });

// What words say and a name says is one rule.
TEST(FpuzzlesRoundTrips, WordsAndNamesAreOneRule) {
  const std::string rule = "Cells a knight's move apart may not contain the same digit.";
  const std::string rules = "Normal sudoku rules apply. " + rule;
  auto document = read(R"({"omnidoku":1,"board":{"type":"grid","size":9},"constraints":[)"
                       R"({"type":"anti_knight","said":")" +
                       rule + R"("}],"metadata":{"rules":")" + rules + R"("}})");
  ASSERT_TRUE(document.has_value()) << document.error().text();
  for (int round = 0; round < 3; ++round) {
    const auto written = write_or_draw(*document, *find_format("fpuzzles"));
    ASSERT_TRUE(written.has_value()) << written.error().text();
    document = read(written->text);
    ASSERT_TRUE(document.has_value()) << document.error().text();
    EXPECT_EQ(document->puzzle.constraints.size(), 1U) << written->text;
    EXPECT_EQ(document->puzzle.metadata.rules, rules);
    EXPECT_EQ(document->puzzle.unknown_rules, std::vector<std::string>{});
  }
}

}  // namespace
}  // namespace omnidoku::formats
