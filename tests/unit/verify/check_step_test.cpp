// SPDX-License-Identifier: MIT
#include "verify/check_step.h"

#include <gtest/gtest.h>

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
  [[nodiscard]] std::string objection() {
    return StepChecker(constraints::lower(puzzle_)).objection(step_, candidates_);
  }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:9");
  std::vector<DigitSet> candidates_ = std::vector<DigitSet>(81, puzzle_.all_digits());
  model::Step step_;
};

TEST_F(LargeSets, AreConfirmedWithinTheBranches) { EXPECT_EQ(objection(), ""); }

TEST_F(LargeSets, AreRefusedWhenBothMayHoldTheSharedDigit) {
  candidates_[9 + 6].insert(Digit(1));  // R2C7, which sees none of the others' places
  EXPECT_EQ(objection(), "the removal of R3C1 = 1 does not follow from the premises");
}

TEST_F(LargeSets, AreRefusedWithoutOneOfTheCells) {
  step_.premises.pop_back();
  EXPECT_EQ(objection(), "the removal of R3C1 = 1 does not follow from the premises");
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
