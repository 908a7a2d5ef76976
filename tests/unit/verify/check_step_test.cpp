// SPDX-License-Identifier: MIT
#include "verify/check_step.h"

#include <gtest/gtest.h>

#include "constraints/lowering.h"
#include "support/boards.h"

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

}  // namespace
}  // namespace omnidoku::verify
