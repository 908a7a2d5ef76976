// SPDX-License-Identifier: MIT
//
// What formulas say of grids that are filled in part, what they say at all, and what is wrong with
// them.
#include "formula/evaluation.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "formula_setting.h"

namespace omnidoku::formula {
namespace {

/// "yes", "no", "open", or what is wrong.
std::string said(const FormulaSetting& setting, std::string_view formula,
                 std::string_view digits = {}) {
  Space space = setting.space();
  const auto tests = setting.tests(formula, space, digits);
  if (!tests) return std::to_string(tests.error().where.column) + ": " + tests.error().what;
  if (tests->empty()) return "yes";
  const bool is_broken =
      std::find(tests->begin(), tests->end(), space.truth(false)) != tests->end();
  return is_broken ? "no" : "open";
}

TEST(Evaluation, WhatIsBrokenShowsAsSoonAsItCanBeSeen) {
  const FormulaSetting line("grid:9", "R1C1 R2C2 R3C3 R4C4");
  EXPECT_EQ(said(line, "it is rising", "3.2."), "no");
  EXPECT_EQ(said(line, "it is rising", "3.5."), "open");
  EXPECT_EQ(said(line, "it is rising", "1359"), "yes");
  EXPECT_EQ(said(line, "sum = 12", "99.."), "no");
  EXPECT_EQ(said(line, "sum = 12", "19.."), "open");
  EXPECT_EQ(said(line, "sum < 30", "1..2"), "yes");
  EXPECT_EQ(said(line, "it is consecutive", "1.5."), "no");
  EXPECT_EQ(said(line, "it is consecutive", "2.5."), "open");
  EXPECT_EQ(said(line, "some c in it: c = 9", "123."), "open");
  EXPECT_EQ(said(line, "some c in it: c = 9", "1234"), "no");
  EXPECT_EQ(said(line, "some c in it: c = 9", "..9."), "yes");
  EXPECT_EQ(said(line, "exactly 1 c in it: c is odd", "13.."), "no");
  EXPECT_EQ(said(line, "it[it[1]] = 2", "33.."), "open");
  EXPECT_EQ(said(line, "it[it[1]] = 2", "23.."), "no");
  EXPECT_EQ(said(line, "it[it[1]] = 2", "9..."), "no");
  EXPECT_EQ(said(line, "product > 20", "5..5"), "yes");
}

TEST(Evaluation, WhatIsAllOfSeveralTestsIsSplit) {
  const FormulaSetting line("grid:9", "R1C1 R2C2 R3C3 R4C4");
  Space space = line.space();
  const auto number = [&](std::string_view formula) { return line.tests(formula, space)->size(); };
  EXPECT_EQ(number("each a, b in steps: |a - b| >= 5"), 3U);
  EXPECT_EQ(number("it is different and sum = 12"), 7U);
  EXPECT_EQ(number("let s = sum: s > 10 and s < 20"), 2U);
  EXPECT_EQ(number("it[1] = 1 or it is rising"), 1U);
  EXPECT_EQ(number("sum > 3"), 0U);
  EXPECT_EQ(*line.tests("sum > 36", space), std::vector<Term>{space.truth(false)});
  EXPECT_EQ(*line.tests("it[1] < it[2]", space), *line.tests("not (it[2] <= first)", space));
}

TEST(Evaluation, WhatIsNotThereMakesTheSmallestComparisonFalse) {
  const FormulaSetting line("grid:9", "R1C1 R2C2 R3C3 R4C4");
  EXPECT_EQ(said(line, "it[7] = 3"), "no");
  EXPECT_EQ(said(line, "not (it[7] = 3)"), "yes");
  EXPECT_EQ(said(line, "not (it[7] != 3)"), "yes");
  EXPECT_EQ(said(line, "place(9) < 4", "1234"), "no");
  EXPECT_EQ(said(line, "place(9) >= 4 or first = 1", "1234"), "yes");
  EXPECT_EQ(said(line, "max(c in it where c > 7) = 9", "1234"), "no");
  EXPECT_EQ(said(line, "let p = place(9): p = 1 or first = 1", "1234"), "yes");
  EXPECT_EQ(said(line, "sum(it[3..8]) = 7", "1234"), "yes");
  EXPECT_EQ(said(line, "(if first = 1 then last else it[9]) = 4", "1234"), "yes");
}

TEST(Evaluation, ThingsHaveTheirClues) {
  FormulaSetting line("grid:9", "R1C1 R2C2 R3C3 R4C4");
  EXPECT_EQ(said(line, "sum = clue"), "7: there is no clue here");
  line.it().clue = {10};
  EXPECT_EQ(said(line, "sum = clue", "1234"), "yes");
  line.it().clue = {1, 1, 4};
  EXPECT_EQ(said(line, "each d in clue: count_of(d) >= count_of(clue, d)", "1214"), "yes");
  EXPECT_EQ(said(line, "each d in clue: count_of(d) >= count_of(clue, d)", "1234"), "no");
  EXPECT_EQ(said(line, "sum(bulb) = 3"), "5: the cells have no circle here");
  EXPECT_EQ(said(line, "it = other"), "6: the cells refer to no others here");
}

TEST(Evaluation, WhatCannotBeSaidIsNamed) {
  const FormulaSetting line("grid:9", "R1C1 R2C2 R3C3 R4C4");
  const FormulaSetting board("grid:9", "");
  EXPECT_EQ(said(line, "it is risng"), "7: 'risng' is no function");
  EXPECT_EQ(said(line, "sum"), "1: a test was expected, not a number");
  EXPECT_EQ(said(line, "first = 1 and it"), "15: a test was expected, not a list");
  EXPECT_EQ(said(line, "it = 3 + pairs"), "6: a number was expected, not 6 cells");
  EXPECT_EQ(said(line, "each a, b, c in steps: a < b"), "17: 3 names for 2");
  EXPECT_EQ(said(line, "count_of(it, 1, 2) = 1"), "1: 'count_of' takes (list, number)");
  EXPECT_EQ(said(line, "it[1] / it[2] = 1"), "1: '/' takes a fixed number of 1 or more behind it");
  EXPECT_EQ(said(line, "row(it)[1] = 1"), "1: a cell was expected");
  EXPECT_EQ(said(line, "start_run[2] = 1"),
            "1: a list was expected whose members do not depend on digits");
  EXPECT_EQ(said(line, "each a in cells: each b in cells: each c in cells: a + b + c > 2"),
            "0: the formula takes too much");
  EXPECT_EQ(said(board, "sum = 3"), "1: 'sum' of what?");
  EXPECT_EQ(said(board, "it = 3"), "1: there is no 'it' here");
  EXPECT_EQ(said(board, "each r in rows: cell = 3"), "17: there is no single cell here");
}

TEST(Evaluation, ThePageHasEveryWordWithItsMeaning) {
  std::ifstream file("docs/FORMULAS.md");
  std::stringstream page;
  page << file.rdbuf();
  for (const FunctionHelp& help : function_helps()) {
    std::string row = "| `" + std::string(help.name) + "` | " + std::string(help.arguments) +
                      " | " + std::string(help.meaning) + " |";
    EXPECT_NE(page.str().find(row), std::string::npos) << row;
  }
  for (const constraints::PlaceHelp& help : constraints::place_helps()) {
    const std::string row =
        "| `" + std::string(help.name) + "` | " + std::string(help.meaning) + " |";
    EXPECT_NE(page.str().find(row), std::string::npos) << row;
  }
}

}  // namespace
}  // namespace omnidoku::formula
