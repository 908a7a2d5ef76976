// SPDX-License-Identifier: MIT
//
// Rules about single cells, along lines, between two cells and over the whole board: what is
// refused, what is seen at once, what follows.
#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "logic/hint.h"
#include "logic/path.h"
#include "solve/solve.h"
#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

using geometry::Digit;

model::ConstraintSpec spec_on(const model::Puzzle& puzzle, const char* type,
                              std::initializer_list<const char*> cells) {
  model::ConstraintSpec spec;
  spec.type = type;
  for (const char* cell : cells) spec.cells.push_back(*puzzle.board->find_cell(cell));
  return spec;
}

std::string refused(const char* board, const char* type, std::initializer_list<const char*> cells) {
  const model::Puzzle puzzle = testing_support::puzzle(board);
  const auto valid = validate(puzzle, spec_on(puzzle, type, cells));
  return valid ? std::string() : valid.error().text();
}

TEST(RulePlaces, AreCheckedByTheShapeOfTheType) {
  EXPECT_EQ(refused("grid:9", "odd", {"R1C1"}), "");
  EXPECT_NE(refused("grid:9", "odd", {"R1C1", "R1C2"}).find("one cell"), std::string::npos);
  EXPECT_EQ(refused("grid:9", "thermometer", {"R1C1", "R2C2", "R2C3"}), "");
  EXPECT_NE(refused("grid:9", "thermometer", {"R1C1", "R2C3"}).find("R1C1 and R2C3 do not touch"),
            std::string::npos);
  EXPECT_NE(refused("grid:9", "thermometer", {"R1C1"}).find("two cells or more"),
            std::string::npos);
  EXPECT_NE(refused("grid:9", "thermometer", {"R1C1", "R1C2", "R1C1"}).find("twice"),
            std::string::npos);
  // Whispers may run into themselves, sum lines close alone.
  EXPECT_EQ(refused("grid:9", "whisper", {"R6C7", "R5C7", "R6C6", "R5C5", "R4C6", "R5C7"}), "");
  EXPECT_NE(refused("grid:9", "whisper", {"R6C7", "R6C7"}).find("do not touch"), std::string::npos);
  EXPECT_EQ(refused("grid:9", "sum_line", {"R1C1", "R1C2", "R2C2", "R1C1"}), "");
  EXPECT_NE(refused("grid:9", "sum_line", {"R1C2", "R1C1", "R2C2", "R1C1"}).find("twice"),
            std::string::npos);
  EXPECT_EQ(refused("grid:9", "difference_dot", {"R1C1", "R1C2"}), "");
  EXPECT_NE(refused("grid:9", "difference_dot", {"R1C1", "R2C2"}).find("not side by side"),
            std::string::npos);
}

TEST(RulePlaces, GoOverSeams) {
  EXPECT_EQ(refused("toroidal:6", "difference_dot", {"R1C1", "R6C1"}), "");
  EXPECT_NE(refused("grid:6", "difference_dot", {"R1C1", "R6C1"}), "");
}

TEST(RuleConflicts, ACellThatItsMarksLeaveNothingIsSeenAtOnce) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "odd", {"R7C7"}));
  puzzle.constraints.push_back(spec_on(puzzle, "odd", {"R7C7"}));
  EXPECT_TRUE(find_conflicts(puzzle).empty());
  puzzle.constraints.push_back(spec_on(puzzle, "even", {"R7C7"}));
  const auto conflicts = find_conflicts(puzzle);
  ASSERT_EQ(conflicts.size(), 1U);
  EXPECT_EQ(conflicts[0].message, "no symbol is left for R7C7 as odd cell and as even cell");
  EXPECT_EQ(conflicts[0].kind, Conflict::Kind::no_symbol);
  EXPECT_EQ(conflicts[0].place, "");
  EXPECT_EQ(conflicts[0].types, (std::vector<std::string>{"odd", "even"}));
  EXPECT_EQ(solve::check(puzzle).status, base::Status::invalid);
  puzzle.constraints.clear();
  puzzle.constraints.push_back(spec_on(puzzle, "even", {"R7C7"}));
  puzzle.allowed[60] = geometry::DigitSet{Digit(0), Digit(2)};
  EXPECT_EQ(find_conflicts(puzzle).size(), 1U);
}

TEST(RuleConflicts, NameTheCellsThatBreakTheRule) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "thermometer", {"R1C1", "R1C2", "R2C3", "R3C3"}));
  puzzle.constraints.push_back(spec_on(puzzle, "even", {"R9C9"}));
  EXPECT_TRUE(find_conflicts(puzzle).empty());
  const auto put = [&puzzle](const char* cell, int value) {
    puzzle.givens[puzzle.board->find_cell(cell)->index()] = Digit(value - 1);
  };
  put("R1C1", 5);
  put("R9C9", 8);
  EXPECT_TRUE(find_conflicts(puzzle).empty());
  put("R3C3", 4);
  put("R9C9", 7);
  const auto conflicts = find_conflicts(puzzle);
  ASSERT_EQ(conflicts.size(), 2U);
  EXPECT_EQ(conflicts[0].message, "5 in R1C1 and 4 in R3C3 break the thermometer at R1C1");
  EXPECT_EQ(conflicts[0].cells.size(), 2U);
  EXPECT_EQ(conflicts[1].message, "7 in R9C9 breaks the even cell at R9C9");
  for (const Conflict& conflict : conflicts) EXPECT_EQ(conflict.kind, Conflict::Kind::broken);
  EXPECT_EQ(conflicts[0].place, "the thermometer at R1C1");
  EXPECT_EQ(conflicts[0].types, std::vector<std::string>{"thermometer"});
  EXPECT_EQ(conflicts[1].place, "the even cell at R9C9");
  EXPECT_EQ(solve::solve(puzzle, {}).status, base::Status::invalid);
}

TEST(RuleConflicts, NameNoMoreGivensThanBreakTheRule) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "dutch_flatmates", {}));
  const auto put = [&puzzle](const char* cell, int value) {
    puzzle.givens[puzzle.board->find_cell(cell)->index()] = Digit(value - 1);
  };
  for (const auto& [cell, digit] : std::vector<std::pair<const char*, int>>{
           {"R1C1", 7}, {"R2C5", 3}, {"R4C4", 2}, {"R5C4", 5}, {"R6C4", 8}, {"R9C9", 1}})
    put(cell, digit);
  const auto conflicts = find_conflicts(puzzle);
  ASSERT_EQ(conflicts.size(), 1U);
  EXPECT_EQ(conflicts[0].message,
            "2 in R4C4 and 5 in R5C4 and 8 in R6C4 break the Dutch flatmates rule");
  EXPECT_EQ(conflicts[0].cells.size(), 3U);
}

// A dot is the one place where consecutive values may stand side by side.
TEST(RuleConflicts, DotsAreTheExceptionOfNonconsecutive) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "nonconsecutive", {}));
  puzzle.givens[0] = Digit(3);
  puzzle.givens[1] = Digit(4);
  ASSERT_EQ(find_conflicts(puzzle).size(), 1U);
  EXPECT_EQ(find_conflicts(puzzle)[0].message,
            "4 in R1C1 and 5 in R1C2 break the nonconsecutive rule");
  puzzle.constraints.push_back(spec_on(puzzle, "difference_dot", {"R1C2", "R1C1"}));
  EXPECT_TRUE(find_conflicts(puzzle).empty());
}

/// The first sentence of the path on an empty 9x9 with this constraint and given.
std::string first_words(const model::Puzzle& puzzle) {
  const logic::Game game(puzzle);
  const logic::Position position = game.position();
  const auto step = logic::first_step(*logic::find_technique("rule_alone"), position);
  if (!step) return "";
  const logic::Words words(game.structure());
  return logic::reason(*step, words) + " " + words.conclusions(*step);
}

TEST(RuleAlone, SpeaksOfTheLineFromTheGiven) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "thermometer", {"R1C1", "R2C2", "R3C3"}));
  puzzle.givens[puzzle.board->find_cell("R2C2")->index()] = Digit(4);
  EXPECT_EQ(
      first_words(puzzle),
      "By the thermometer at R1C1 alone: R2C2 is 5, so R3C3, after it, is more; R2C2 is 5, "
      "so R1C1, before it, is less. R3C3 cannot be 1, 2, 3 or 4; R1C1 cannot be 6, 7, 8 or 9.");
}

// First what the bulb leaves, then what the end leaves; nothing that a later sentence says better.
TEST(RuleAlone, CountsALineFromItsEnds) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "thermometer", {"R1C1", "R1C2", "R1C3", "R1C4"}));
  EXPECT_EQ(first_words(puzzle),
            "By the thermometer at R1C1 alone: R1C1 is at least 1, so R1C2, after it, is more; "
            "R1C2 is at least 2, so R1C3, after it, is more; R1C3 is at least 3, so R1C4, after "
            "it, is more; R1C4 is at most 9, so R1C3, before it, is less; R1C3 is at most 8, so "
            "R1C2, before it, is less; R1C2 is at most 7, so R1C1, before it, is less. R1C4 cannot "
            "be 1, 2 or 3; R1C3 cannot be 1, 2 or 9; R1C2 cannot be 1, 8 or 9; R1C1 cannot be 7, 8 "
            "or 9.");
}

// What a rule of the whole board takes away far apart is not one step.
TEST(RuleAlone, TellsPlacesFarApartOneByOne) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "nonconsecutive", {}));
  puzzle.givens[puzzle.board->find_cell("R1C1")->index()] = Digit(0);
  puzzle.givens[puzzle.board->find_cell("R9C9")->index()] = Digit(4);
  EXPECT_EQ(first_words(puzzle),
            "By the nonconsecutive rule alone: R1C2 and R2C1 lie beside R1C1, which is 1, with "
            "no dot between them. R1C2 and R2C1 cannot be 2.");
}

TEST(RuleAlone, SaysWhichWayASlowLineGoes) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "slow_thermometer", {"R1C1", "R2C2", "R3C3"}));
  puzzle.givens[puzzle.board->find_cell("R2C2")->index()] = Digit(4);
  EXPECT_EQ(
      first_words(puzzle),
      "By the slow thermometer at R1C1 alone: R2C2 is 5, so R3C3, after it, is no less; R2C2 "
      "is 5, so R1C1, before it, is no more. R3C3 cannot be 1, 2, 3 or 4; R1C1 cannot be 6, 7, "
      "8 or 9.");
}

TEST(RuleAlone, TellsAnEmptyLineUpwardsAndBack) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  // The order of cells is not that of the board.
  puzzle.constraints.push_back(spec_on(puzzle, "thermometer", {"R3C2", "R2C3", "R2C2", "R1C2"}));
  EXPECT_EQ(
      first_words(puzzle),
      "By the thermometer at R3C2 alone: R3C2 is at least 1, so R2C3, after it, is more; R2C3 "
      "is at least 2, so R2C2, after it, is more; R2C2 is at least 3, so R1C2, after it, is "
      "more; R1C2 is at most 9, so R2C2, before it, is less; R2C2 is at most 8, so R2C3, "
      "before it, is less; R2C3 is at most 7, so R3C2, before it, is less. R1C2 cannot be 1, "
      "2 or 3; R2C2 cannot be 1, 2 or 9; R2C3 cannot be 1, 8 or 9; R3C2 cannot be 7, 8 or 9.");
}

TEST(RuleAlone, TellsADotWithItsNumber) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(spec_on(puzzle, "difference_dot", {"R1C1", "R1C2"}));
  puzzle.constraints.back().arguments.set("difference", 5);
  EXPECT_EQ(first_words(puzzle),
            "By the difference dot between R1C1 and R1C2 alone: nothing left in R1C1 "
            "(1, 2, 3, 4, 5, 6, 7, 8 or 9) differs by 5 from 5 in R1C2; nothing left in R1C2 "
            "(1, 2, 3, 4, 6, 7, 8 or 9) differs by 5 from 5 in R1C1. R1C1 and R1C2 cannot be 5.");
}

}  // namespace
}  // namespace omnidoku::constraints
