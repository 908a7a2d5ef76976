// SPDX-License-Identifier: MIT
//
// Formulas as constraints: what is wrong with them, several things, what they look at.
#include <chrono>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "constraints/formula_lowering.h"
#include "constraints/rules.h"
#include "constraints/set_up.h"
#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

class FormulaConstraints : public ::testing::Test {
 protected:
  [[nodiscard]] model::ConstraintSpec spec(const char* rule, const char* cells,
                                           model::Arguments arguments = {}) const {
    model::ConstraintSpec made;
    made.type = *cells == '\0' ? "board_formula" : "formula";
    made.cells = testing_support::cells(*puzzle_.board, cells);
    made.arguments = std::move(arguments);
    made.arguments.set("rule", std::string(rule));
    return made;
  }
  /// What is wrong; empty where nothing is.
  [[nodiscard]] std::string refused(const model::ConstraintSpec& spec) const {
    const auto valid = validate(puzzle_, spec);
    return valid ? std::string() : valid.error().what;
  }
  [[nodiscard]] bool holds(const model::ConstraintSpec& spec, const char* digits) const {
    model::PartialGrid grid(static_cast<std::size_t>(puzzle_.num_cells()));
    for (std::size_t i = 0; digits[i] != '\0'; ++i) {
      if (digits[i] != '.') grid[spec.cells[i].index()] = geometry::Digit(digits[i] - '1');
    }
    return find_constraint_type(spec.type)->holds(puzzle_, spec, grid);
  }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:9");
};

TEST_F(FormulaConstraints, BadOnesAreRefusedByName) {
  EXPECT_EQ(refused(spec("it is rising", "R1C1 R1C2")), "");
  EXPECT_EQ(refused(spec("it is risng", "R1C1 R1C2")),
            "Formula (R1C1 R1C2): in its rule, at 7: 'risng' is no function");
  EXPECT_EQ(refused(spec("each r in rows sum(r) = 45", "")),
            "Formula for the board: in its rule, at 16: ':' was expected, not 'sum'");
  EXPECT_EQ(refused(spec("sum > 1", "R1C1 R1C2")),
            "Formula (R1C1 R1C2): its rule holds whatever is filled in");
}

TEST_F(FormulaConstraints, OneThatCannotHoldIsAContradiction) {
  const auto never = spec("sum > 100", "R1C1 R1C2");
  EXPECT_EQ(refused(never), "");
  EXPECT_EQ(find_constraint_type("formula")->contradiction(puzzle_, never),
            "no digits satisfy 'sum > 100' in R1C1 and R1C2");
  EXPECT_EQ(find_constraint_type("formula")->contradiction(puzzle_, spec("sum = 3", "R1C1 R1C2")),
            std::nullopt);
}

TEST_F(FormulaConstraints, ThingsHaveSizesAndClues) {
  const auto lying = spec("exactly 1 of things: sum != clue", "R1C1 R1C2 R5C5 R6C5 R7C5",
                          {{"sizes", std::string("2 3")}, {"clues", std::string("5;12")}});
  EXPECT_EQ(refused(lying), "");
  EXPECT_TRUE(holds(lying, "23346"));
  EXPECT_TRUE(holds(lying, "24345"));
  EXPECT_FALSE(holds(lying, "23345"));
  EXPECT_FALSE(holds(lying, "24346"));
  EXPECT_TRUE(holds(lying, "23.4."));
  auto wrong = lying;
  wrong.arguments.set("sizes", std::string("2 2"));
  EXPECT_NE(refused(wrong).find("its sizes '2 2' do not make up its 5 cells"), std::string::npos);
  wrong = lying;
  wrong.arguments.set("clues", std::string("5;ten"));
  EXPECT_NE(refused(wrong).find("its clues are not numbers: 'ten'"), std::string::npos);
}

TEST_F(FormulaConstraints, OfTheBoardTheyLookAtWhatTheySpeakOf) {
  const auto rule = spec("each a, b in adjacent where row_number(a) = 2: a + b != 10", "");
  EXPECT_EQ(refused(rule), "");
  // Row 2 and those below it: pairs begin with the cell that comes first.
  EXPECT_EQ(find_constraint_type(rule.type)->looks_at(puzzle_, rule).size(), 18U);
}

TEST_F(FormulaConstraints, ConstraintsOfATypeAreThings) {
  puzzle_.constraints.push_back(
      {"renban", "", testing_support::cells(*puzzle_.board, "R4C1 R4C2 R4C3"), {}});
  puzzle_.constraints.push_back({"killer",
                                 "corner",
                                 testing_support::cells(*puzzle_.board, "R9C8 R9C9"),
                                 {{"sum", std::int64_t{12}}}});
  EXPECT_EQ(refused(spec("each renban_lines: first > 2", "")), "");
  EXPECT_EQ(refused(spec("each corner: first = clue - 5", "")), "");
  EXPECT_EQ(refused(spec("each c in cages: clue = 12", "")),
            "Formula for the board: in its rule, at 18: there is no clue here");
  EXPECT_NE(refused(spec("each arrows: first > 2", "")).find("'arrows' is not known"),
            std::string::npos);
}

TEST_F(FormulaConstraints, WhatTakesTooMuchIsRefusedWithItsCells) {
  // States of whole boards are large: the work is over before they are many.
  const std::string words = refused(spec("median(cells) = 5", ""));
  EXPECT_TRUE(words.starts_with(
      "Formula for the board: its rule takes too much to work out on 81 cells, R1C1 to R9C9; "))
      << words;
  EXPECT_TRUE(words.ends_with(" states were met")) << words;
  EXPECT_EQ(refused(spec("number mod 30011 = 7", "R1C1 R2C2 R3C3 R4C4 R5C5 R6C6 R7C7 R8C8")), "");
}

TEST_F(FormulaConstraints, AStopEndsTheirSetUpAndSaysSo) {
  const auto median = spec("median(it) = 4", "R1C1 R2C2 R3C3 R4C4 R5C5 R6C6 R7C7");
  const auto valid_by = [&](base::StopToken stop) {
    base::Limits limits;
    limits.stop = std::move(stop);
    const constraints::SetUp outer(limits);
    const bool valid = [&] {
      const constraints::SetUp inner;
      return validate(puzzle_, median).has_value();
    }();
    return std::pair(valid, outer.is_cut_short());
  };
  base::StopSource stop;
  stop.request_stop();
  EXPECT_EQ(valid_by(stop.token()), std::pair(false, true));
  // What was left undone is not remembered, and goes on to be none of what is invalid.
  EXPECT_EQ(valid_by({}), std::pair(true, false));
  EXPECT_EQ(refused(median), "");
}

TEST_F(FormulaConstraints, TheTimeOfTheirSetUpIsThatOfAllOfThem) {
  base::Limits limits;
  limits.time = std::chrono::hours(1);
  const constraints::SetUp set_up(limits);
  EXPECT_EQ(set_up.left().time, limits.time);
  EXPECT_EQ(refused(spec("median(it) = 6", "R1C1 R2C2 R3C3")), "");
  const auto left = set_up.left().time;
  EXPECT_LT(left, limits.time);
  EXPECT_EQ(refused(spec("median(it) = 7", "R1C1 R2C2 R3C3")), "");
  EXPECT_LT(set_up.left().time, left);
}

TEST_F(FormulaConstraints, ThoseOfAPuzzleShareWhatTheyMayTake) {
  puzzle_ = testing_support::puzzle("grid:16");
  const auto median = [&](int of) {
    return spec(("median(it) = " + std::to_string(of)).c_str(),
                "R1C1 R2C2 R3C3 R4C4 R5C5 R6C6 R7C7");
  };
  constraints::SetUp set_up;
  std::size_t before = 0;
  for (int of = 6; of < 10; ++of) {
    EXPECT_EQ(refused(median(of)), "") << of;
    EXPECT_GT(set_up.formulas().work, before) << "all of them are counted together";
    before = set_up.formulas().work;
  }
  const std::size_t work = set_up.formulas().work;
  for (int of = 6; of < 10; ++of) EXPECT_EQ(refused(median(of)), "");
  EXPECT_EQ(set_up.formulas().work, work) << "each diagram counts once";
  set_up.formulas().work = kMostWorkOfFormulas + 1;
  EXPECT_NE(refused(median(11)).find("beside the other formulas of the puzzle"), std::string::npos);
  EXPECT_EQ(refused(median(8)), "");
}

TEST_F(FormulaConstraints, ManyPartsMayTakeMoreThanOneMay) {
  EXPECT_EQ(refused(spec("each c in cells: if c = 9 then knight(c) is different", "")), "");
}

}  // namespace
}  // namespace omnidoku::constraints
