// SPDX-License-Identifier: MIT
//
// A constraint that was lowered to what a person cannot see, hidden variables: logic knows it by
// its meaning alone.
#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
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
        .check(step, position_.board().digits_left())
        .text;
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
      "By the thermometer at R1C1: Values grow along a thermometer from its bulb. With 8 in R1C1, "
      "only 9 would be left for R2C2 and R3C3. With 9 in R1C1, nothing left in R2C2 (1, 2, 3, 4, "
      "5, 6, 7 or 8) goes with it. With 1 in R2C2, nothing left in R1C1 (2, 3, 4, 5, 6, 7, 8 or "
      "9) goes with it. With 9 in R2C2, nothing left in R3C3 (1, 2, 3, 4, 5, 6, 7 or 8) goes with "
      "it. In the same way nothing fits with 1 or 2 in R3C3. "
      "R3C3 cannot be 1 or 2; R2C2 cannot be 1 or 9; R1C1 cannot be 8 or 9.");
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
      verify::StepChecker(structure.lowered()).check(*step, position.board().digits_left()).text,
      "");
  for (const auto& [cell, digit] : step->eliminations) {
    EXPECT_LE(cell.index(), 7U) << "the step is about the first square";
  }
}

/// One constraint alone, with "5 in R1C1"-like givens.
model::Puzzle puzzle_with(model::ConstraintSpec spec, std::string_view cells,
                          const std::vector<std::pair<std::string_view, int>>& givens) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  spec.cells = testing_support::cells(*puzzle.board, cells);
  puzzle.constraints.push_back(std::move(spec));
  for (const auto& [cell, digit] : givens) {
    puzzle.givens[testing_support::cells(*puzzle.board, cell).front().index()] = Digit(digit - 1);
  }
  return puzzle;
}

/// What is told of the first step by one constraint alone.
std::string told(model::ConstraintSpec spec, std::string_view cells,
                 const std::vector<std::pair<std::string_view, int>>& givens,
                 std::string_view technique = "rule_alone") {
  const Structure structure(puzzle_with(std::move(spec), cells, givens));
  const Position position(CandidateBoard::start(structure), true);
  const std::optional<model::Step> step = first_step(*find_technique(technique), position);
  return step ? reason(*step, Words(structure)) : "no step";
}

constexpr std::string_view kRow3 = "R3C1 R3C2 R3C3 R3C4 R3C5 R3C6 R3C7 R3C8 R3C9";

TEST(SentencesOfRules, SayWhatASandwichTakesBetweenItsEnds) {
  EXPECT_EQ(
      told({"sandwich", "", {}, {{"sum", 12}}}, kRow3, {{"R3C2", 1}, {"R3C6", 9}}),
      "By the sandwich clue at R3C1, the values between 1 and 9 in R3C1 to R3C9 add up to 12. "
      "With 8 in R3C3, R3C4 or R3C5, it would lie between 1 and 9, where no way to make 12 has "
      "it: only 3+4+5, 2+4+6 or 2+3+7 is possible there.");
  EXPECT_EQ(
      told({"sandwich", "", {}, {{"sum", 12}}}, kRow3, {{"R3C2", 1}}),
      "By the sandwich clue at R3C1, the values between 1 and 9 in R3C1 to R3C9 add up to 12. "
      "With 9 in R3C1, R3C3, R3C4, R3C7, R3C8 or R3C9, 1 could only be in R3C2, but 12 takes 2 "
      "or 3 cells between the two. With 8 in R3C5, it would lie between 1 and 9, where no way to "
      "make 12 has it.");
}

TEST(SentencesOfRules, CountTheTowersOfASkyscraper) {
  EXPECT_EQ(
      told({"skyscraper", "", {}, {{"seen", 3}}}, kRow3,
           {{"R3C1", 3}, {"R3C7", 1}, {"R3C8", 2}, {"R3C9", 4}}),
      "By the skyscraper clue at R3C1, 3 towers are to be seen along R3C1 to R3C9, each taller "
      "than all before it. With 9 in R3C2, 2 towers would be seen, at best R3C1 and it. With "
      "8 in R3C3, at most 2 or at least 4 towers would be seen.");
}

TEST(SentencesOfRules, SayWhereTheDigitsOfAQuadrupleWouldBe) {
  const DigitSet digits{Digit(2), Digit(4)};
  EXPECT_EQ(
      told({"quadruple", "", {}, {{"digits", digits}}}, "R1C1 R1C2 R2C1 R2C2",
           {{"R1C5", 3}, {"R5C2", 3}, {"R1C8", 5}}),
      "By the quadruple at R1C1, 3 and 5 are each in one of R1C1, R1C2, R2C1 and R2C2. With 1, "
      "2, 4, 5, 6, 7, 8 or 9 in R2C1, there would be no cell for 3. With 1, 2, 4, 6, 7, 8 or 9 "
      "in R2C2, only R2C1 would be left for 3 and 5.");
}

TEST(SentencesOfRules, AddUpWhatAnXSumMakes) {
  EXPECT_EQ(told({"x_sum", "", {}, {{"sum", 20}}}, kRow3, {{"R3C2", 4}}),
            "By the X-sum clue at R3C1, the first X values from R3C1 on add up to 20, where X is "
            "the value in R3C1. With 1 in R3C1, R3C1 would make 1. With 2 in R3C1, R3C1 and R3C2 "
            "would make 6. With 5 in R3C3, R3C4, R3C5, R3C6, R3C7, R3C8 or R3C9, R3C1 has to be 5 "
            "for the sum, and could not. With 9 in R3C3, R3C4 or R3C5, R3C1 has to be 5 for the "
            "sum, and with 5 there R3C1 to R3C5 would make at least 21. In the same way nothing "
            "fits with 3, 6, 7, 8 or 9 in R3C1.");
}

/// The level of the first step by one constraint alone.
Level level_of(model::ConstraintSpec spec, std::string_view cells,
               const std::vector<std::pair<std::string_view, int>>& givens) {
  const Structure structure(puzzle_with(std::move(spec), cells, givens));
  const Position position(CandidateBoard::start(structure), true);
  const Scale& scale = human_scale();
  return scale.level_of(scale.cost_of(first_step(*find_technique("rule_alone"), position).value()));
}

TEST(CostOfARule, IsThatOfTheWaysLeftToTheReader) {
  const model::ConstraintSpec twice{
      "formula", "", {}, {{"rule", "each a in it: count_of(it, a) = 2"}}};
  constexpr std::string_view kDiagonal = "R1C4 R2C3 R3C2 R4C1";
  const std::vector<std::pair<std::string_view, int>> sixes{{"R3C4", 6}, {"R9C1", 6}};
  EXPECT_NE(told(twice, kDiagonal, sixes).find("none of the 512 ways"), std::string::npos);
  EXPECT_EQ(level_of(twice, kDiagonal, sixes), Level::expert);
  EXPECT_EQ(level_of({"skyscraper", "", {}, {{"seen", 3}}}, kRow3,
                     {{"R3C1", 3}, {"R3C7", 1}, {"R3C8", 2}, {"R3C9", 4}}),
            Level::easy)
      << "all that goes is told";
}

TEST(SentencesOfRules, SayWhatAnXSumLeavesOver) {
  EXPECT_EQ(told({"x_sum", "", {}, {{"sum", 31}}}, kRow3, {{"R3C8", 1}}),
            "By the X-sum clue at R3C1, the first X values from R3C1 on add up to 31, where X is "
            "the value in R3C1. With 2 in R3C1, R3C1 and R3C2 would make at most 11. With 3 in "
            "R3C1, R3C1 to R3C3 would make at most 20. With 4 in R3C1, R3C1 to R3C4 would make at "
            "most 28. With 7 in R3C1, R3C8 and R3C9, which do not count, would make at most 10, "
            "not 14, the rest of 45. In the same way nothing fits with 8 or 9 in R3C1.");
}

TEST(SentencesOfRules, ListTheWaysToFillTheCellsThatDecide) {
  EXPECT_EQ(told({"x_sum", "", {}, {{"sum", 6}}}, kRow3, {{"R3C2", 1}}),
            "By the X-sum clue at R3C1, the first X values from R3C1 on add up to 6, where X is "
            "the value in R3C1. R3C1 and R3C3 can only be 3-2. With 2 in R3C1, R3C1 and R3C2 would "
            "make 3. With 4 in R3C1, R3C1 to R3C4 would make at least 10. With 5 in R3C1, R3C1 to "
            "R3C5 would make at least 15. With 6 in R3C1, R3C1 to R3C6 would make at least 21. In "
            "the same way nothing fits with 7, 8 or 9 in R3C1. Nothing else goes with that.");
}

/// A rule of a line that no type has words for: 9 is beside each of the clue's digits.
model::ConstraintSpec beside_nine(std::string clue) {
  return {
      "formula",
      "",
      {},
      {{"rule", std::string("each d in clue: some a, b in steps: (a = 9 and b = d) or (b = 9 and "
                            "a = d)")},
       {"clue", std::move(clue)}}};
}

TEST(SentencesOfRules, NameTheOneCellThatDecides) {
  const auto told_after_rule = [](const std::string& clue, const auto& givens) {
    const std::string text = told(beside_nine(clue), kRow3, givens);
    return text.substr(std::min(text.size(), text.find("'. ") + 3));
  };
  using Givens = std::vector<std::pair<std::string_view, int>>;
  EXPECT_EQ(told_after_rule("4 8", Givens{{"R3C2", 4}, {"R3C5", 1}}),
            "R3C3 and R3C4 can only be 9-8. With 2, 3, 5, 6, 7 or 8 in R3C3, that does not go with "
            "4 in R3C2. Nothing else goes with that.");
  EXPECT_EQ(told_after_rule("2", Givens{{"R3C4", 1}, {"R3C8", 5}}),
            "With 2 in R3C9, R3C8 would have to be 9, and could not. With 9 in R3C9, R3C8 would "
            "have to be 2, and could not.");
}

TEST(SentencesOfRules, NameThePartnersThatADigitNeeds) {
  EXPECT_EQ(told({"difference_dot", "", {}, {}}, "R1C1 R1C2", {{"R1C5", 3}, {"R1C6", 5}}),
            "By the difference dot between R1C1 and R1C2 alone: 4 in R1C2 needs 3 or 5 in R1C1, "
            "neither of which is left; 4 in R1C1 needs 3 or 5 in R1C2, neither of which is left.");
}

TEST(SentencesOfRules, SayOfALineOnceWhatItNeverHas) {
  EXPECT_EQ(told({"whisper", "", {}, {}}, "R1C1 R2C1 R3C1", {}),
            "No digit goes with 5 along the whispers line at R1C1.");
}

TEST(SentencesOfRules, SayWhyALineCanNeitherRiseNorFall) {
  const std::string text = told({"formula", "", {}, {{"rule", "rising(it) or falling(it)"}}},
                                "R1C1 R1C2 R1C3", {{"R1C9", 9}, {"R1C8", 8}, {"R2C1", 1}});
  EXPECT_EQ(text.substr(std::min(text.size(), text.find("'. ") + 3)),
            "With 2 in R1C2, the line from R1C1 on could neither rise, as nothing left in R1C1 (3, "
            "4, 5, 6 or 7) is less, nor fall, as nothing left in R1C3 (3, 4, 5, 6 or 7) is less. "
            "With 7 in R1C2, the line from R1C1 on could neither rise, as nothing left in R1C3 (2, "
            "3, 4, 5 or 6) is more, nor fall, as nothing left in R1C1 (2, 3, 4, 5 or 6) is more.");
}

TEST(SentencesOfRules, SayInWhichWaysTwoCellsFitAClue) {
  const model::ConstraintSpec rounded{
      "formula",
      "",
      {},
      {{"rule", std::string("(number(it) + 5) / 10 * 10 = clue")}, {"clue", std::string("60")}}};
  EXPECT_EQ(told(rounded, "R1C1 R1C2", {{"R1C4", 1}, {"R1C5", 2}, {"R1C6", 4}, {"R2C1", 3}}),
            "By the formula at R1C1 (clue 60): R1C1 and R1C2 can only be 5-6, 5-7, 5-8 or 5-9.");
}

TEST(SentencesOfRules, SayHowFarTheValuesOfAHiddenSkyscraperGrow) {
  EXPECT_EQ(told({"hidden_skyscraper", "", {}, {{"digit", DigitSet{Digit(1)}}}}, kRow3,
                 {{"R3C1", 5}, {"R3C3", 9}, {"R3C5", 3}}),
            "By the hidden skyscraper clue at R3C1, the values along R3C1 to R3C9 grow until the "
            "first that does not, 2. With 2 in R3C6, R3C7, R3C8 or R3C9, it would come too late, "
            "as the values could not grow beyond R3C3, which would be at least 9. With 1 or 4 in "
            "R3C2, 2 in R3C4, R3C6, R3C7, R3C8 or R3C9 would come too late, as the values could "
            "not grow at all.");
}

TEST(SentencesOfRules, SayInWhichPartsOfASumLineACellCouldBe) {
  EXPECT_EQ(
      told({"sum_line", "", {}, {{"sum", 15}}}, "R1C1 R1C2 R2C3 R3C3", {{"R1C1", 9}, {"R3C3", 1}}),
      "By the sum line at R1C1, the line R1C1, R1C2, R2C3 and R3C3 can be cut into parts that add "
      "up to 15 each. R1C2 and R2C3 can only be 2-3 or 3-2. With 4 in R1C2, its part could only be "
      "R1C1 to R2C3, and then R3C3 would make 1, no multiple of 15. With 5 in R1C2, every part of "
      "the line with it would make at most 14 or at least 16. In the same way nothing fits with 6, "
      "7 or 8 in R1C2. Nothing else goes with one of these.");
}

TEST(SentencesOfRules, SayOfEachRuleOfAChoiceWhyItCouldNotHold) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto cage = [&](std::string_view cells) {
    return model::ConstraintSpec{
        "killer", "", testing_support::cells(*puzzle.board, cells), {{"sum", 5}}};
  };
  EXPECT_EQ(
      told({"any_of",
            "",
            {},
            {{"rules", std::vector<model::ConstraintSpec>{cage("R2C2 R2C3"), cage("R2C2 R3C2")}}}},
           "", {}),
      "By the choice of rules: Of the rules in a choice of rules, marked ?, at least one "
      "holds. With 5 in R2C2, none of the rules could hold: R2C2 and R2C3 would make at least "
      "6, not 5, and R2C2 and R3C2 would make at least 6, not 5. With 6 in R2C2, none of the "
      "rules could hold: R2C2 and R2C3 would make at least 7, not 5, and R2C2 and R3C2 would "
      "make at least 7, not 5. In the same way nothing fits with 7, 8 or 9 in R2C2.");
}

TEST(SentencesOfRules, TellWhatOneCellTakesFromOthersOnce) {
  EXPECT_EQ(
      told({"renban", "", {}, {}}, "R6C2 R7C2 R8C2 R8C1 R9C1", {{"R9C1", 2}}),
      "By the renban line at R6C2 alone: R9C1 is 2, and the line's 5 values are different and "
      "consecutive, at most 4 apart, but 2, 7, 8 or 9 in another cell would be the same or 5 or "
      "more apart.");
}

TEST(SentencesOfRules, ARenbanLineSaysWhatIsWrongWithDigitsFarFromAll) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto cells = testing_support::cells(*puzzle.board, "R1C1 R1C2 R1C3");
  const auto digits = [](std::initializer_list<std::size_t> all) {
    geometry::DigitSet set;
    for (const std::size_t digit : all) set.insert(Digit(digit - 1));
    return set;
  };
  const auto told = [&](geometry::DigitSet left, geometry::DigitSet gone) {
    const std::vector<constraints::Loss> losses{{cells[1], gone}};
    return constraints::find_constraint_type("renban")->pair_reason(
        puzzle, {"renban", "", cells, {}}, cells[0], left, losses);
  };
  const std::string start =
      ", and the line's 3 values are different and consecutive, at most 2 apart, but ";
  EXPECT_EQ(told(digits({5, 6, 9}), digits({1, 2})),
            "R1C1 is 5, 6 or 9" + start + "1 or 2 in another cell would be 3 or more apart");
  EXPECT_EQ(told(digits({1, 4, 5}), digits({1})),
            "R1C1 is 1, 4 or 5" + start + "1 in another cell would be the same or 3 or more apart");
  EXPECT_EQ(told(digits({4}), digits({4})),
            "R1C1 is 4" + start + "4 in another cell would be the same");
}

TEST(SentencesOfRules, NameTheCircleOfAnArrowAndWhatItsShaftMakes) {
  EXPECT_EQ(
      told({"arrow", "", {}, {}}, "R1C1 R1C2 R1C3", {}, "sum_bounds"),
      "By the arrow at R1C1, the circle R1C1 is the sum of R1C2 and R1C3. As R1C2 is at least "
      "1 and R1C3 is at least 1, R1C1 is at least 2. As R1C1 is at most 9 and R1C3 is at least "
      "1, R1C2 is at most 8. As R1C1 is at most 9 and R1C2 is at least 1, R1C3 is at most 8.");
  EXPECT_EQ(
      told({"arrow", "", {}, {}}, "R1C1 R1C2 R2C2 R3C3", {{"R2C2", 4}}, "sum_bounds"),
      "By the arrow at R1C1, the circle R1C1 is the sum of R1C2, R2C2 and R3C3; 4 in R2C2 "
      "leaves R1C1 = R1C2 + R3C3 + 4. As R1C2 is at least 1 and R3C3 is at least 1, R1C1 is at "
      "least 6. As R1C1 is at most 9 and R3C3 is at least 1, R1C2 is at most 4. As R1C1 is at "
      "most 9 and R1C2 is at least 1, R3C3 is at most 4.");
}

TEST(SentencesOfRules, TellTheTwoCellsThatAreLeftOfASumAsPairs) {
  EXPECT_EQ(told({"arrow", "", {}, {}}, "R1C1 R1C2 R1C3", {{"R1C1", 8}, {"R9C2", 1}, {"R8C3", 6}},
                 "sum_bounds"),
            "By the arrow at R1C1, the circle R1C1 is the sum of R1C2 and R1C3; 8 in R1C1 leaves "
            "R1C2 + R1C3 = 8: that is 1+7, 2+6 or 3+5, as R1C2 and R1C3 see each other.");
}

TEST(SentencesOfRules, TakeEqualDigitsFromCellsThatSeeEachOther) {
  EXPECT_EQ(told({"xv", "", {}, {{"total", std::string("X")}}}, "R1C1 R1C2", {}),
            "By the sum mark between R1C1 and R1C2 alone: nothing left in R1C1 (1, 2, 3, 4, 5, 6, "
            "7, 8 or 9) makes 10 with 5 in R1C2 (R1C1 and R1C2 see each other and cannot both be "
            "5); nothing left in R1C2 (1, 2, 3, 4, 6, 7, 8 or 9) makes 10 with 5 in R1C1.");
}

TEST(RulePointing, ADigitThatEveryFillingHasIsTakenFromWhatSeesItsPlaces) {
  EXPECT_EQ(
      told({"renban", "", {}, {}}, "R1C1 R1C2 R2C1 R2C2 R3C1", {}, "rule_pointing"),
      "By the renban line at R1C1: The values on a renban line are consecutive and all "
      "different, in any order. In some order, R1C1, R1C2, R2C1, R2C2 and R3C1 can only be "
      "1-2-3-4-5, 2-3-4-5-6, 3-4-5-6-7, 4-5-6-7-8 or 5-6-7-8-9. So however it is filled, 5 is "
      "in R1C1, R1C2, R2C1, R2C2 or R3C1.");
}

TEST(RulePointing, ADigitThatIsNeededTwiceNeedsPlacesThatDoNotSeeEachOther) {
  EXPECT_EQ(told({"contain_at_least", "", {}, {{"values", std::string("3 3")}}},
                 "R3C3 R3C4 R4C3 R4C4", {}, "rule_pointing"),
            "By the containing cage, R3C3, R3C4, R4C3 and R4C4 hold 3 twice. However it is "
            "filled, it has 3 twice at least. With 3 in R1C3, R2C3, R5C3, R6C3, R7C3, R8C3 or "
            "R9C3, only one of R3C4 and R4C4 could be 3 there.");
}

/// What the cells of a house rule out by themselves is a subset of the house, whatever other rule
/// lies on them; beside that the rule takes what it takes.
TEST(RuleAlone, LeavesSubsetsToTheHouses) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  puzzle.constraints.push_back({"no_equal_lines", "", {}, {}});
  const auto find = [&] {
    const Structure structure(puzzle);
    EXPECT_FALSE(structure.rules().empty());
    const Position position(CandidateBoard::start(structure), true);
    const auto step = first_step(*find_technique("rule_alone"), position);
    return step ? tell(*step, Words(structure)) : "";
  };
  const auto allow = [&](std::string_view cells, std::string_view digits) {
    for (const Cell cell : testing_support::cells(*puzzle.board, cells)) {
      geometry::DigitSet& allowed = puzzle.allowed[cell.index()];
      allowed = {};
      for (const char digit : digits) allowed.insert(Digit(static_cast<std::size_t>(digit - '1')));
    }
  };
  allow("R1C1 R1C2", "12");
  EXPECT_EQ(find(), "") << "a naked pair of row 1";
  // Row 3 would be row 1, read from its other end.
  allow("R1C1 R3C4", "1");
  allow("R1C2 R3C3", "2");
  allow("R1C3", "3");
  allow("R1C4", "4");
  allow("R3C1 R3C2", "34");
  EXPECT_EQ(
      find(),
      "By the rule of no equal lines, R1C1 to R1C4 do not read the same as R3C1 to R3C4, from "
      "either end. With 4 in R3C1, or 3 in R3C2, R1C1 to R1C4 would read the same as R3C4 to "
      "R3C1. R3C1 is 3; R3C2 is 4.");
}

/// What the first step of one rule alone says.
std::string told_of(const model::Puzzle& puzzle) {
  const Structure structure(puzzle);
  const Position position(CandidateBoard::start(structure), true);
  const auto step = first_step(*find_technique("rule_alone"), position);
  return step ? tell(*step, Words(structure)) : "";
}

TEST(RuleAlone, TellsWhichDeniedRuleWouldHold) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  std::vector<model::ConstraintSpec> denied;
  denied.push_back(
      {"killer", "", testing_support::cells(*puzzle.board, "R1C1 R1C2"), {{"sum", 5}}});
  denied.push_back({"odd", "", testing_support::cells(*puzzle.board, "R2C3"), {}});
  puzzle.constraints.push_back({"none_of", "", {}, {{"rules", std::move(denied)}}});
  puzzle.givens[0] = Digit(1);  // 2
  const std::string told = told_of(puzzle);
  EXPECT_NE(told.find("With 3 in R1C2, R1C1 and R1C2 would make 5, which is denied."),
            std::string::npos)
      << told;
  EXPECT_NE(told.find("in R2C3, the odd cell at R2C3 would be right, which is denied."),
            std::string::npos)
      << told;
}

TEST(RuleAlone, TellsWhyAnEndOfALineCannotBe) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto with = [&](std::string type, int digit) {
    model::Puzzle one = puzzle;
    one.constraints.push_back(
        {std::move(type), "", testing_support::cells(*one.board, "R1C1 R2C2 R3C3"), {}});
    one.givens[0] = Digit(static_cast<std::size_t>(digit - 1));
    return told_of(one);
  };
  const std::string lockout = with("lockout_line", 5);
  EXPECT_NE(lockout.find("With 2, 3, 4, 6, 7 or 8 in R3C3, the 5 in R1C1 could not differ from it "
                         "by 4 or more."),
            std::string::npos)
      << lockout;
  const std::string between = with("between_line", 5);
  EXPECT_NE(between.find("With 4 in R3C3, R2C2 ("), std::string::npos) << between;
  EXPECT_NE(between.find(") could not lie between it and the 5 in R1C1."), std::string::npos)
      << between;
}

TEST(RulesInGroups, AreCalledByTheirOwnNames) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  std::vector<model::ConstraintSpec> rules;
  rules.push_back(
      {"killer", "", testing_support::cells(*puzzle.board, "R1C4 R1C3"), {{"sum", 10}}});
  rules.push_back({"killer", "", testing_support::cells(*puzzle.board, "R5C5 R6C6"), {{"sum", 7}}});
  puzzle.constraints.push_back({"all_of", "", {}, {{"rules", std::move(rules)}}});
  const Structure structure(puzzle);
  ASSERT_EQ(structure.sums().size(), 2U);
  EXPECT_EQ(structure.sums()[0].name, "the cage at R1C3");
  EXPECT_EQ(structure.sums()[1].name, "the cage at R5C5");
}

/// Each step of rule alone, one after the other.
std::vector<std::string> all_told_of(const model::Puzzle& puzzle) {
  const Structure structure(puzzle);
  Position position(CandidateBoard::start(structure), true);
  std::vector<std::string> told;
  while (const auto step = first_step(*find_technique("rule_alone"), position)) {
    told.push_back(tell(*step, Words(structure)));
    position.apply(*step);
  }
  return told;
}

TEST(RulesInGroups, AreToldAsByThemselves) {
  const auto puzzle_with = [](bool in_group, bool in_two) {
    model::Puzzle puzzle = testing_support::puzzle("grid:6");
    const auto cells = [&](const char* names) {
      return testing_support::cells(*puzzle.board, names);
    };
    std::vector<model::ConstraintSpec> rules;
    rules.push_back({"minimum", "", cells("R2C2"), {}});
    rules.push_back({"maximum", "", cells("R5C5"), {}});
    rules.push_back({"connected_values",
                     "",
                     cells("R4C1 R4C2 R4C3 R5C1 R5C2 R5C3"),
                     {{"values", geometry::DigitSet::all(2)}}});
    puzzle.givens[cells("R4C1").front().index()] = Digit(0);
    if (in_group) rules = {{"all_of", "", {}, {{"rules", std::move(rules)}}}};
    if (in_two) rules = {{"any_of", "", {}, {{"rules", std::move(rules)}}}};
    puzzle.constraints = std::move(rules);
    return puzzle;
  };
  const std::vector<std::string> flat = all_told_of(puzzle_with(false, false));
  ASSERT_GE(flat.size(), 3U);
  EXPECT_NE(flat.front().find("are more than R2C2"), std::string::npos) << flat.front();
  EXPECT_NE(flat.back().find("joined from side to side"), std::string::npos) << flat.back();
  EXPECT_EQ(all_told_of(puzzle_with(true, false)), flat);
  EXPECT_EQ(all_told_of(puzzle_with(true, true)), flat);
}

}  // namespace
}  // namespace omnidoku::logic
