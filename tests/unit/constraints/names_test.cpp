// SPDX-License-Identifier: MIT
#include "constraints/names.h"

#include <gtest/gtest.h>

#include "constraints/lowering.h"
#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

class Names : public ::testing::Test {
 protected:
  void add(std::string type, std::string_view cells, std::string label = {},
           model::Arguments arguments = {}) {
    puzzle_.constraints.push_back({std::move(type), std::move(label),
                                   testing_support::cells(*puzzle_.board, cells),
                                   std::move(arguments)});
  }
  std::string last() const { return name_of(puzzle_, puzzle_.constraints.back()); }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:9");
};

TEST_F(Names, OfConstraintsTellWhereTheyAre) {
  add("killer", "R2C2 R1C2");
  EXPECT_EQ(last(), "the cage at R1C2");
  add("killer", "R5C5 R5C6", "a");
  EXPECT_EQ(last(), "the cage 'a' at R5C5");
  add("super", "R7C7 R8C8", {}, {{"sum", 7}});
  EXPECT_EQ(last(), "the super shape at R7C7");
  add("all_different", "R9C1 R8C2");
  EXPECT_EQ(last(), "the extra region at R8C2");
  add("odd", "R1C1");
  EXPECT_EQ(last(), "the odd cell at R1C1");
  add("nonconsecutive", "");
  EXPECT_EQ(last(), "the nonconsecutive rule");
  add("difference_dot", "R3C3 R3C4");
  EXPECT_EQ(last(), "the difference dot between R3C3 and R3C4");
  add("created", "", "rest", {{"terms", std::vector<model::ShapeTerm>{{"row 1", 1}}}});
  EXPECT_EQ(last(), "the created shape 'rest' at R1C1");
}

TEST_F(Names, OfLinesTellTheEndTheyBeginAt) {
  add("thermometer", "R3C3 R2C2 R1C1");
  EXPECT_EQ(last(), "the thermometer at R3C3");
  add("thermometer", "R3C3 R4C4");
  EXPECT_EQ(last(), "the thermometer at R3C3 R4C4") << "two begin there";
  EXPECT_EQ(name_of(puzzle_, puzzle_.constraints[0]), "the thermometer at R3C3 R2C2 R1C1");
}

TEST_F(Names, OfRulesReadFromWordsAreTheWords) {
  add("formula", "R7C1 R9C1", {}, {{"rule", "it is falling"}});
  EXPECT_EQ(last(), "the formula at R7C1");
  puzzle_.constraints.back().said = "Lines are thermometers.";
  EXPECT_EQ(last(), "the rule \"Lines are thermometers\" at R7C1");
  puzzle_.constraints.back().said =
      "Digits along a \"red\" line, read from its bulb, have to increase or to stay the same.";
  EXPECT_EQ(last(), "the rule \"Digits along a 'red' line, read from its...\" at R7C1");
  EXPECT_EQ(noun_of(puzzle_.constraints.back()),
            "rule \"Digits along a 'red' line, read from its...\"");
  // Where there are no spaces it ends with a whole letter: 13 of three bytes each.
  puzzle_.constraints.back().said.clear();
  std::string thirteen;
  for (int i = 0; i < 13; ++i) thirteen += "\xE3\x81\x82";
  puzzle_.constraints.back().said = thirteen + thirteen;
  EXPECT_EQ(last(), "the rule \"" + thirteen + "...\" at R7C1");
  add("board_formula", "", {}, {{"rule", "each a, b in adjacent: a + b != 10"}});
  puzzle_.constraints.back().said = "Neighbours never add up to 10";
  EXPECT_EQ(last(), "the rule \"Neighbours never add up to 10\"");
  add("thermometer", "R3C3 R2C2 R1C1");
  puzzle_.constraints.back().said = "Grey lines are thermometers";
  EXPECT_EQ(last(), "the thermometer at R3C3") << "that tells more";
}

TEST_F(Names, StandOnceBeforeWhatIsAsked) {
  const auto asked = [this] {
    const model::ConstraintSpec& spec = puzzle_.constraints.back();
    return asked_of(puzzle_, spec, spec.cells, last());
  };
  add("arrow", "R1C1 R1C2 R1C3");
  EXPECT_EQ(asked(), "By the arrow at R1C1, the circle R1C1 is the sum of R1C2 and R1C3");
  add("formula", "R7C1 R9C1", {}, {{"rule", "it is falling"}});
  EXPECT_EQ(asked(), "By the formula, R7C1 and R9C1 keep 'it is falling'");
  puzzle_.constraints.back().said = "Each grey line must fall from its bulb to its tip;";
  EXPECT_EQ(asked(),
            "By the rule, R7C1 and R9C1 keep 'Each grey line must fall from its bulb to its tip'");
}

TEST_F(Names, OfOrigins) {
  add("killer", "R1C1 R1C2 R1C3 R1C4", {}, {{"sum", 20}});
  const model::SharedLowered lowered = lower(puzzle_);
  const model::Problem& problem = lowered->problem;
  using Kind = model::Origin::Kind;
  EXPECT_EQ(name_of(puzzle_, problem, {Kind::house, 8}), "row 9");
  EXPECT_EQ(name_of(puzzle_, problem, {Kind::constraint, 0}), "the cage at R1C1");
  ASSERT_FALSE(problem.derivations.empty());
  EXPECT_EQ(name_of(puzzle_, problem, {Kind::derived, 0}), "the innies of row 1");
}

}  // namespace
}  // namespace omnidoku::constraints
