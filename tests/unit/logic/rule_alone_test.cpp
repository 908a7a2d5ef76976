// SPDX-License-Identifier: MIT
//
// A constraint that was lowered to what a person cannot see, hidden variables: logic knows it by
// its meaning alone.
#include <algorithm>

#include <gtest/gtest.h>

#include "constraints/lowering.h"
#include "logic/path.h"
#include "support/boards.h"
#include "support/steps.h"
#include "verify/check_step.h"

namespace omnidoku::logic {
namespace {

constexpr std::string_view kLine = "R1C1 R2C2 R3C3";

/// A thermometer over three cells as a sum with a number that nobody sees: the pairs are not
/// posted.
model::SharedLowered hidden_thermometer() {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.constraints.push_back(
      {"thermometer", "", testing_support::cells(*puzzle.board, kLine), {}});
  model::Lowered lowered = *constraints::lower(puzzle);
  model::Problem& problem = lowered.problem;
  std::erase_if(problem.primitives, [](const model::PostedPrimitive& posted) {
    return posted.origin.kind == model::Origin::Kind::constraint;
  });
  const model::Variable hidden(problem.domains.size());
  problem.domains.emplace_back();
  problem.numbers.push_back({hidden, {3, 4, 5}});
  model::LinearSum sum;
  for (const Cell cell : puzzle.constraints[0].cells) {
    sum.terms.push_back({model::variable_of(cell), 1});
  }
  sum.terms.push_back({hidden, -1});
  problem.primitives.push_back({std::move(sum), {model::Origin::Kind::constraint, 0}});
  return std::make_shared<const model::Lowered>(std::move(lowered));
}

class HiddenRule : public ::testing::Test {
 protected:
  [[nodiscard]] model::Step step() const {
    return first_step(*find_technique("rule_alone"), position_).value();
  }
  [[nodiscard]] std::string objection(const model::Step& step) const {
    return verify::StepChecker(structure_.lowered())
        .objection(step, position_.board().digits_left());
  }

  const Structure structure_{hidden_thermometer()};
  const Position position_{CandidateBoard::start(structure_), true};
};

TEST_F(HiddenRule, TakesWhatNoFillingHas) {
  ASSERT_EQ(structure_.rules().size(), 1U);
  EXPECT_FALSE(structure_.only_full_houses()) << "exchanged digits could be noticed";
  const Words words(structure_);
  EXPECT_EQ(
      tell(step(), words),
      "By the thermometer at R1C1 alone: of all ways to fill R1C1, R2C2 and R3C3 with what is "
      "left in them, none holds any of the candidates that go. R3C3 cannot be 1 or 2; R2C2 cannot "
      "be 1 or 9; "
      "R1C1 cannot be 8 or 9.");
  EXPECT_EQ(objection(step()), "");
}

TEST_F(HiddenRule, IsNotBelievedWhatTheRuleAllows) {
  model::Step wrong = step();
  wrong.eliminations.push_back({structure_.puzzle().constraints[0].cells[0], Digit(6)});
  EXPECT_EQ(objection(wrong), "the removal of R1C1 = 7 does not follow from the premises");
}

TEST_F(HiddenRule, IsNeededForWhatFollowsFromIt) {
  model::Step without = step();
  without.premises.clear();
  EXPECT_NE(objection(without), "");
  without.premises.push_back({model::Premise::Kind::rule, {}, {}, 0});
  EXPECT_EQ(objection(without), "a premise names a rule that is not there") << "that is a house";
}

TEST(RuleOfTheWholeBoard, IsUsedPlaceByPlace) {
  model::Puzzle puzzle = testing_support::puzzle("grid:6x6:2x3");
  puzzle.constraints.push_back({"global_entropy", "", {}, {}});
  const std::vector<Cell> square = testing_support::cells(*puzzle.board, "R1C1 R1C2 R2C1");
  const int digits[] = {1, 3, 4};  // the fourth of the square is a high one
  for (std::size_t i = 0; i < square.size(); ++i) {
    puzzle.givens[square[i].index()] = Digit(digits[i] - 1);
  }
  const Structure structure(puzzle);
  EXPECT_EQ(structure.rules().size(), 25U) << "as many squares";
  const Position position(CandidateBoard::start(structure), true);
  const std::optional<model::Step> step = first_step(*find_technique("rule_alone"), position);
  ASSERT_TRUE(step);
  EXPECT_EQ(
      verify::StepChecker(structure.lowered()).objection(*step, position.board().digits_left()),
      "");
  for (const auto& [cell, digit] : step->eliminations) {
    EXPECT_LE(cell.index(), 7U) << "the step is about the first square";
  }
}

}  // namespace
}  // namespace omnidoku::logic
