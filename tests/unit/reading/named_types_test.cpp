// SPDX-License-Identifier: MIT
#include "reading/named_types.h"

#include <span>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "support/boards.h"

namespace omnidoku::reading {
namespace {

struct Case {
  std::string_view rule;
  std::string_view cells;
  std::string_view clue;
  std::string_view bulb;
  std::string_view type;
};

constexpr Case kCases[] = {
    {"it is rising", "R1C1 R2C2 R3C2", "", "", "thermometer"},
    {"it is growing", "R1C1 R2C2 R3C2", "", "", "slow_thermometer"},
    {"it is palindrome", "R1C1 R2C2 R3C2 R4C2", "", "", "palindrome"},
    {"each c in inner: min(ends) < c < max(ends)", "R1C1 R2C2 R3C2", "", "", "between_line"},
    {"each s, t in pairs(segments): sum(s) = sum(t)", "R2C1 R3C1 R4C1", "", "", "region_sum_line"},
    {"each a, b in steps: |a - b| >= 3", "R1C1 R2C2 R3C2", "", "", "whisper"},
    {"each a, b in steps: |a - b| = 2", "R1C1 R1C2", "", "", "difference_dot"},
    {"it is consecutive", "R1C1 R1C2", "", "", "difference_dot"},
    {"it is consecutive", "R1C1 R2C2 R3C2", "", "", "renban"},
    {"it[1] = 2 * it[2] or it[2] = 2 * it[1]", "R1C1 R1C2", "", "", "ratio_dot"},
    {"each a, b in steps: a = 2 * b or b = 2 * a", "R1C1 R1C2", "", "", "ratio_dot"},
    {"it is odd", "R1C1", "", "", "odd"},
    {"it is even", "R1C1", "", "", "even"},
    {"it is different", "R1C1 R2C4 R5C5", "", "", "all_different"},
    {"(it is different) and (sum = clue)", "R1C1 R1C2 R2C1", "9", "", "killer"},
    {"((sum) = clue) and (it is different)", "R1C1 R1C2 R2C1", "9", "", "killer"},
    {"sum() = 10", "R1C1 R1C2", "", "", "xv"},
    {"(sum) = 5", "R1C1 R2C1", "", "", "xv"},
    {"each d in clue: count_of(it, d) >= count_of(clue, d)", "R1C1 R1C2 R2C1 R2C2", "1 5", "",
     "quadruple"},
    {"each d in clue: count_of(it, d) >= count_of(clue, d)", "R1C1 R1C2 R2C1 R2C2", "2 4 5", "",
     "quadruple"},
    {"cell is odd", "R1C1", "", "", "odd"},
    {"cell is even", "R1C1", "", "", "even"},
    {"each i in places where i <= length / 2: it[i] + it[-i] = it[(length + 1) / 2]",
     "R1C1 R2C2 R3C2 R4C3 R5C3", "", "", "zipper"},
    {"if length mod 2 = 1 then (each i in places where i <= length / 2: it[i] + it[-i] = "
     "it[(length + 1) / 2]) else (each i in places: it[i] + it[-i] = it[1] + it[-1])",
     "R1C1 R2C2 R3C2 R4C3", "", "", "zipper"},
    {"each a, b in pairs: |a - b| >= 2", "R1C1 R2C2 R3C2", "", "", "nabner"},
    {"sum(ends) = sum(inner)", "R1C1 R2C2 R3C2 R4C3", "", "", "double_arrow"},
    {"number(bulb) = sum", "R2C2 R3C3", "", "R1C1", "arrow"},
    {"sum = clue", "R1C2 R2C3 R3C4 R4C5 R5C6", "17", "", "little_killer"},
    {"sum(it[1..it[1]]) = clue", "R1C1 R1C2 R1C3 R1C4 R1C5 R1C6", "7", "", "x_sum"},
    {"count(i in places where each a in it[1..i - 1]: a < it[i]) = clue",
     "R1C1 R1C2 R1C3 R1C4 R1C5 R1C6", "3", "", "skyscraper"},
    {"sum = number(bulb)", "R2C2 R3C3", "", "R1C1", "arrow"},
    {"sum = number(bulb)", "R2C3 R3C3 R4C3", "", "R1C1 R1C2", "arrow"},
    {"each a, b in knights: a != b", "", "", "", "anti_knight"},
    {"each a, b in diagonal_pairs: not (a = b)", "", "", "", "anti_king"},
    {"each a, b in adjacent: |a - b| != 1", "", "", "", "nonconsecutive"},
    {"each r in rows: r[r[2]] = 2", "", "", "", "column_indexer"},
};

constexpr Case kCasesOfNine[] = {
    {"each squares: (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in it: "
     "c in {7..9})",
     "", "", "", "global_entropy"},
    {"each windows(3): (some c in it: c in {1..3}) and (some c in it: c in {4..6}) and (some c in "
     "it: c in {7..9})",
     "R1C1 R2C2 R3C2 R4C3", "", "", "entropic"},
    {"each windows(3): (some c in it: c in {1, 4, 7}) and (some c in it: c in {2, 5, 8}) and (some "
     "c in it: c in {3, 6, 9})",
     "R1C1 R2C2 R3C2 R4C3", "", "", "modular"},
};

// By its name it means the same on every grid.
void expect_same_meaning(const char* board, std::span<const Case> cases) {
  const model::Puzzle puzzle = testing_support::puzzle(board);
  const auto size = static_cast<std::uint64_t>(puzzle.num_digits());
  base::Random random(7);
  for (const Case& one : cases) {
    SCOPED_TRACE(std::string(one.rule) + " on " + std::string(one.cells));
    model::ConstraintSpec formula;
    formula.type = one.cells.empty() ? "board_formula" : "formula";
    if (!one.cells.empty()) formula.cells = testing_support::cells(*puzzle.board, one.cells);
    formula.arguments.set("rule", std::string(one.rule));
    if (!one.clue.empty()) formula.arguments.set("clue", std::string(one.clue));
    if (!one.bulb.empty())
      formula.arguments.set("bulb", testing_support::cells(*puzzle.board, one.bulb));
    ASSERT_TRUE(constraints::validate(puzzle, formula).has_value());
    const model::ConstraintSpec named = by_name(puzzle, formula);
    ASSERT_EQ(named.type, one.type);
    const auto& by_formula = *constraints::find_constraint_type(formula.type);
    const auto& by_type = *constraints::find_constraint_type(named.type);
    // Few digits at first, so that rules of the whole board hold now and then.
    for (std::uint64_t i = 0; i < 600; ++i) {
      model::PartialGrid grid;
      const std::uint64_t num_digits = one.cells.empty() && i % 2 == 0 ? 2 : size;
      for (int cell = 0; cell < puzzle.num_cells(); ++cell) {
        const auto at = static_cast<std::uint64_t>(cell);
        const std::uint64_t spread = (at * (i % 5) + at / size) % size;
        const std::uint64_t digit = one.cells.empty() ? (spread + random.below(num_digits)) % size
                                                      : random.below(num_digits);
        grid.emplace_back(geometry::Digit(static_cast<int>(digit)));
      }
      EXPECT_EQ(by_formula.holds(puzzle, formula, grid), by_type.holds(puzzle, named, grid));
    }
  }
}

TEST(NamedTypes, MeanWhatTheirFormulasSay) {
  expect_same_meaning("grid:6", kCases);
  expect_same_meaning("grid:9", kCasesOfNine);
}

TEST(NamedTypes, ASumOfCellsThatAnotherRuleKeepsDifferentIsACage) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:6");
  const auto cells = [&](const char* names) {
    return testing_support::cells(*puzzle.board, names);
  };
  model::ConstraintSpec sum{"formula", "", cells("R1C1 R1C2 R2C1"), {}};
  sum.arguments.set("rule", std::string("(sum) = clue"));
  sum.arguments.set("clue", std::string("9"));
  sum.said = "Cages sum to their corners.";
  const model::ConstraintSpec different{"all_different", "", cells("R2C1 R1C2 R1C1"), {}};
  const model::ConstraintSpec elsewhere{"all_different", "", cells("R2C1 R1C2 R1C3"), {}};
  std::vector<model::ConstraintSpec> both = {sum, elsewhere};
  join_cages(puzzle, both);
  EXPECT_EQ(both, (std::vector<model::ConstraintSpec>{sum, elsewhere}));
  both.push_back(different);
  join_cages(puzzle, both);
  ASSERT_EQ(both[0].type, "killer");
  EXPECT_EQ(*both[0].arguments.get<std::int64_t>("sum"), 9);
  EXPECT_EQ(both[0].said, sum.said);
  EXPECT_EQ(both[2], different);
}

TEST(NamedTypes, OtherFormulasStay) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:6");
  model::ConstraintSpec formula;
  formula.type = "formula";
  formula.cells = testing_support::cells(*puzzle.board, "R1C1 R3C3");
  for (const char* rule :
       {"it is rising", "each a, b in steps: |a - b| >= 2 * 1", "sum = 7", "sum = 10",
        "sum(ends) = 5", "each d in clue: count_of(it, d) >= count_of(clue, d)"}) {
    formula.arguments.set("rule", std::string(rule));
    EXPECT_EQ(by_name(puzzle, formula), formula) << rule;
  }
}

}  // namespace
}  // namespace omnidoku::reading
