// SPDX-License-Identifier: MIT
#include "verify/check_step.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "constraints/lowering.h"
#include "support/boards.h"
#include "verify/deadly_pattern.h"

namespace omnidoku::verify {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

/// Two sets of eight cells, in row 1 and row 2, each with all nine digits; 1 and 2 have their
/// places in box 1 alone. One of the sets lacks 2 and so holds 1: R3C1 does not.
class LargeSets : public ::testing::Test {
 protected:
  void SetUp() override {
    for (int row = 0; row < 2; ++row) {
      for (int column = 0; column < 8; ++column) {
        const Cell cell(9 * row + column);
        model::Premise premise;
        premise.cell = cell;
        step_.premises.push_back(premise);
        if (column >= 3) candidates_[cell.index()] -= DigitSet{Digit(0), Digit(1)};
      }
    }
    step_.eliminations = {{Cell(18), Digit(0)}};
  }
  [[nodiscard]] StepVerdict check() {
    return StepChecker(constraints::lower(puzzle_)).check(step_, candidates_);
  }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:9");
  std::vector<DigitSet> candidates_ = std::vector<DigitSet>(81, puzzle_.all_digits());
  model::Step step_;
};

TEST_F(LargeSets, AreConfirmedWithinTheBranches) { EXPECT_TRUE(check().is_confirmed()); }

TEST_F(LargeSets, AreRefusedWhenBothMayHoldTheSharedDigit) {
  candidates_[9 + 6].insert(Digit(1));  // R2C7, which sees none of the others' places
  EXPECT_EQ(check().kind, StepVerdict::Kind::refuted);
  EXPECT_EQ(check().text, "the removal of R3C1 = 1 does not follow from the premises");
}

TEST_F(LargeSets, AreRefusedWithoutOneOfTheCells) {
  step_.premises.pop_back();
  EXPECT_EQ(check().text, "the removal of R3C1 = 1 does not follow from the premises");
}

/// Eleven odd values never add up to 56, but bounds do not show it, and there are millions of ways.
TEST(ManyBranches, AreLeftUndecided) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const std::vector<Cell> cells = testing_support::cells(
      *puzzle.board, "R1C1 R2C4 R3C7 R4C2 R5C5 R6C8 R7C3 R8C6 R9C9 R1C2 R2C5");
  puzzle.constraints.push_back({"super", "", cells, {{"sum", 56}}});
  std::vector<DigitSet> candidates(81, puzzle.all_digits());
  for (const Cell cell : cells)
    candidates[cell.index()] = {Digit(0), Digit(2), Digit(4), Digit(6), Digit(8)};
  const model::SharedLowered lowered = constraints::lower(puzzle);
  const auto& primitives = lowered->problem.primitives;
  model::Step step;
  for (std::uint32_t i = 0; i < primitives.size(); ++i) {
    if (primitives[i].origin.kind != model::Origin::Kind::constraint) continue;
    model::Premise premise;
    premise.kind = model::Premise::Kind::sum;
    premise.primitive = i;
    step.premises.push_back(premise);
  }
  step.eliminations = {{Cell(2), Digit(3)}};
  StepChecker checker(lowered);
  const StepVerdict verdict = checker.check(step, candidates);
  EXPECT_EQ(verdict.kind, StepVerdict::Kind::undecided);
  EXPECT_EQ(verdict.text, "the removal of R1C3 = 4 takes too many branches to check");
  step.eliminations.push_back({Cell(0), Digit(1)});
  EXPECT_EQ(checker.check(step, candidates).kind, StepVerdict::Kind::refuted)
      << "what is no candidate is none, whatever else is undecided";
}

/// Four cells that meet hold a high digit, which one of them alone can have. No single digit in one
/// of them shows it, and twelve other cells of two digits each, which say nothing, come first where
/// one digit is tried after the other.
TEST(RulesOfTheWholeBoard, AreReasonedWithByTheirWays) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back({"global_entropy", "", {}, {}});
  const auto cells = [&](std::string_view names) {
    return testing_support::cells(*puzzle.board, names);
  };
  const model::SharedLowered lowered = constraints::lower(puzzle);
  const std::vector<Cell> square = cells("R1C1 R1C2 R2C1 R2C2");
  std::vector<DigitSet> candidates(81, puzzle.all_digits());
  for (const Cell cell : square)
    candidates[cell.index()] = {Digit(0), Digit(1), Digit(3), Digit(4)};
  candidates[square.back().index()].insert(Digit(8));
  model::Step step;
  for (const Cell cell : cells("R4C1 R5C4 R6C7 R7C2 R8C5 R9C8"))
    candidates[cell.index()] = {Digit(0), Digit(1)};
  for (const Cell cell : cells("R4C5 R5C8 R6C2 R7C6 R8C9 R9C3"))
    candidates[cell.index()] = {Digit(2), Digit(3)};
  for (const Cell cell : cells("R4C1 R5C4 R6C7 R7C2 R8C5 R9C8 R4C5 R5C8 R6C2 R7C6 R8C9 R9C3")) {
    model::Premise premise;
    premise.cell = cell;
    step.premises.push_back(premise);
  }
  for (std::uint32_t i = 0; i < lowered->problem.primitives.size(); ++i) {
    if (lowered->problem.primitives[i].origin.kind != model::Origin::Kind::constraint) continue;
    const std::vector<Cell> scope =
        constraints::scope_of_part(lowered->puzzle, lowered->problem, i);
    if (!std::is_permutation(scope.begin(), scope.end(), square.begin(), square.end())) continue;
    model::Premise premise;
    premise.kind = model::Premise::Kind::rule;
    premise.primitive = i;
    step.premises.push_back(premise);
  }
  ASSERT_EQ(step.premises.size(), 13U);
  step.placements = {{square.back(), Digit(8)}};
  EXPECT_EQ(StepChecker(lowered).check(step, candidates).text, "");
  candidates[square.front().index()].insert(Digit(7));
  EXPECT_EQ(StepChecker(lowered).check(step, candidates).kind, StepVerdict::Kind::refuted)
      << "the high digit may be in R1C1";
}

/// What is said against 1 and 2 in four cells of two rows, columns and boxes, with a rule besides.
std::string said_of_rectangle(std::string_view type, std::string_view cells) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  if (!type.empty()) {
    puzzle.constraints.push_back(
        {std::string(type), "", testing_support::cells(*puzzle.board, cells), {}});
  }
  model::DeadlyPattern pattern;
  pattern.cells = testing_support::cells(*puzzle.board, "R1C1 R1C2 R4C1 R4C2");
  pattern.digits.assign(4, DigitSet{Digit(0), Digit(1)});
  return deadly_objection(puzzle, pattern);
}

TEST(DeadlyPatterns, AreRefusedUnderRulesThatWouldNotice) {
  EXPECT_EQ(said_of_rectangle("", ""), "");
  EXPECT_EQ(said_of_rectangle("thermometer", "R7C7 R8C8"), "");
  EXPECT_EQ(said_of_rectangle("thermometer", "R4C1 R5C1"),
            "R4C1 lies under a rule that would notice");
  EXPECT_EQ(said_of_rectangle("nonconsecutive", ""), "R1C1 lies under a rule that would notice");
  EXPECT_EQ(said_of_rectangle("odd", "R1C2"), "a filling of the pattern has no partner");
}

}  // namespace
}  // namespace omnidoku::verify
