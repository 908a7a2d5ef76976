// SPDX-License-Identifier: MIT
//
// What rules over pairs of cells exclude together with cells and houses: the steps that a person
// begins a puzzle of dots with, none of which takes a chain.
#include <gtest/gtest.h>

#include "logic/hint.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "support/boards.h"
#include "verify/check_step.h"

namespace omnidoku::logic {
namespace {

/// A grid with rules of a type, each on some cells.
model::Puzzle puzzle_with(std::string_view type, std::initializer_list<std::string_view> places) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  for (const std::string_view names : places) {
    model::ConstraintSpec& spec = puzzle.constraints.emplace_back();
    spec.type = type;
    spec.cells = testing_support::cells(*puzzle.board, names);
  }
  return puzzle;
}

void clue(model::Puzzle& puzzle, std::string_view cell, std::initializer_list<int> values) {
  DigitSet digits;
  for (const int value : values) digits.insert(Digit(value - 1));
  puzzle.allowed[testing_support::cells(*puzzle.board, cell).front().index()] = digits;
}

/// Every step of a technique at the start of a puzzle, in words; the checker must confirm each.
std::vector<std::string> sentences(const model::Puzzle& puzzle, std::string_view technique) {
  const Technique* found = find_technique(technique);
  if (found == nullptr) return {"there is no such technique"};
  const Game game(puzzle);
  const Position position = game.position();
  verify::StepChecker checker(game.structure().lowered());
  const Words words(game.structure());
  std::vector<std::string> all;
  for (const model::Step& step : all_steps(*found, position)) {
    const std::string objection = checker.check(step, position.board().digits_left()).text;
    all.push_back(objection.empty() ? reason(step, words) + " " + words.conclusions(step)
                                    : objection);
  }
  return all;
}

TEST(RuleAlone, TellsOnceWhatNoMarkOfAKindHas) {
  const std::vector<std::string> told =
      sentences(puzzle_with("ratio_dot", {"R1C1 R1C2", "R5C5 R6C5", "R9C8 R9C9"}), "rule_alone");
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told[0],
            "No digit goes with 5, 7 or 9 across the ratio dot between R1C1 and R1C2, nor across "
            "the 2 others of the kind. R1C1, R1C2, R5C5, R6C5, R9C8 and R9C9 cannot be 5, 7 or 9.");
}

TEST(RuleAlone, PlacesTheDigitThatItLeaves) {
  model::Puzzle puzzle = puzzle_with("difference_dot", {"R1C1 R1C2"});
  clue(puzzle, "R1C1", {1});
  clue(puzzle, "R1C2", {2, 4, 5});
  const std::vector<std::string> told = sentences(puzzle, "rule_alone");
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0],
            "By the difference dot between R1C1 and R1C2 alone: beside 1 in R1C1 only 2 can be in "
            "R1C2. R1C2 is 2.");
}

TEST(CommonExclusion, SaysWhatNoDigitOfACellGoesWith) {
  model::Puzzle puzzle = puzzle_with("nonconsecutive", {""});
  clue(puzzle, "R9C4", {6, 7, 8});
  const std::vector<std::string> told = sentences(puzzle, "common_exclusion");
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(told[0],
            "R9C4 is 6, 7 or 8, and none of these goes with 7 in R8C4: 6 and 8 by the "
            "nonconsecutive rule, 7 by column 4. R8C4 cannot be 7.");
}

TEST(CommonExclusion, SaysWhatADigitOfAHouseNeverGoesWith) {
  model::Puzzle puzzle = puzzle_with("nonconsecutive", {""});
  for (const char* cell : {"R6C1", "R6C2", "R6C3", "R6C4", "R6C5", "R6C6"}) {
    clue(puzzle, cell, {1, 2, 3, 5, 6, 7, 8, 9});
  }
  const std::vector<std::string> told = sentences(puzzle, "common_exclusion");
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.back(),
            "In row 6 the digit 4 is in R6C7, R6C8 or R6C9, and in none of these places does it "
            "go with 3 or 5 in R6C8: R6C7 and R6C9 by the nonconsecutive rule, R6C8 itself. R6C8 "
            "cannot be 3 or 5.");
}

TEST(PartnerClash, TellsTheMiddleOfTwoDots) {
  const std::vector<std::string> told =
      sentences(puzzle_with("difference_dot", {"R1C1 R1C2", "R1C2 R1C3"}), "partner_clash");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0],
            "Were R1C2 1, the difference dot between R1C1 and R1C2 would leave only 2 in R1C1 and "
            "the difference dot between R1C2 and R1C3 only 2 in R1C3, and these two cells could "
            "not be filled together. R1C2 cannot be 1.");
}

TEST(PartnerClash, NamesARuleOnce) {
  const std::vector<std::string> told =
      sentences(puzzle_with("whisper", {"R1C1 R1C2 R1C3"}), "partner_clash");
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told[0],
            "Were R1C2 4, the whispers line at R1C1 would leave only 9 in R1C1 and only 9 in R1C3, "
            "and these two cells could not be filled together. R1C2 cannot be 4.");
}

TEST(PartnerClash, IsNoneWhereTheCellsMayBeEqual) {
  const model::Puzzle puzzle = puzzle_with("difference_dot", {"R3C3 R3C4", "R3C3 R4C3"});
  EXPECT_TRUE(sentences(puzzle, "partner_clash").empty());
}

}  // namespace
}  // namespace omnidoku::logic
