// SPDX-License-Identifier: MIT
#include "verify/stored_solution.h"

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::verify {
namespace {

model::Puzzle with_stored(std::string_view line) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "..343412..434321");
  model::FilledGrid grid;
  for (const char symbol : line) grid.push_back(*puzzle.symbols.find(std::string_view(&symbol, 1)));
  puzzle.solution = grid;
  return puzzle;
}

TEST(StoredSolution, OneThatKeepsTheRulesIsAWitness) {
  model::Puzzle puzzle = with_stored("1234341221434321");
  ASSERT_NE(witness(puzzle), nullptr);
  EXPECT_EQ(*witness(puzzle), *puzzle.solution);
  EXPECT_EQ(trouble_with_stored(puzzle), "");
  puzzle.solution.reset();
  EXPECT_EQ(witness(puzzle), nullptr);
  EXPECT_EQ(trouble_with_stored(puzzle), "");
}

TEST(StoredSolution, OneThatBreaksARuleIsNone) {
  const model::Puzzle puzzle = with_stored("1234341212434321");
  EXPECT_EQ(witness(puzzle), nullptr);
  EXPECT_EQ(trouble_with_stored(puzzle),
            "The solution stored with the puzzle breaks its rules: column 1 holds 1 twice, in R1C1 "
            "and R3C1; column 2 holds 2 twice, in R1C2 and R3C2.");
  model::Puzzle given = with_stored("2134341212434321");
  given.givens[0] = geometry::Digit(0);
  EXPECT_EQ(what_stored_breaks(given), "R1C1 holds 2, but 1 is given");
  given.solution->pop_back();
  EXPECT_EQ(witness(given), nullptr);
}

TEST(StoredSolution, DifferencesAreNamedAsFarAsTheyAreFew) {
  const model::Puzzle puzzle = with_stored("1234341221434321");
  const model::FilledGrid other = *with_stored("2134341212434321").solution;
  const std::vector<geometry::Cell> cells = differences(*puzzle.solution, other);
  EXPECT_EQ(some_cells(*puzzle.board, cells), "R1C1 R1C2 R3C1 R3C2");
  std::vector<geometry::Cell> all;
  for (int i = 0; i < 16; ++i) all.emplace_back(i);
  EXPECT_TRUE(some_cells(*puzzle.board, all).ends_with(" and 4 more"));
}

}  // namespace
}  // namespace omnidoku::verify
