// SPDX-License-Identifier: MIT
#include "verify/verify.h"

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::verify {
namespace {

using base::Value;
using geometry::Digit;

model::FilledGrid grid_of(const model::Puzzle& puzzle, std::string_view line) {
  model::FilledGrid grid;
  for (const char symbol : line) grid.push_back(*puzzle.symbols.find(std::string_view(&symbol, 1)));
  return grid;
}

class Verify : public ::testing::Test {
 protected:
  model::Puzzle puzzle_ = testing_support::puzzle("grid:4");
  model::FilledGrid solved_ = grid_of(puzzle_, "1234341221434321");
};

TEST_F(Verify, AcceptsASolution) {
  testing_support::set_givens(puzzle_, "1..4............");
  puzzle_.constraints.push_back(
      {"killer", "", testing_support::cells(*puzzle_.board, "R1C1 R1C2"), {{"sum", 3}}});
  EXPECT_TRUE(is_solution(puzzle_, solved_));
}

TEST_F(Verify, NamesEveryBrokenHouse) {
  std::swap(solved_[0], solved_[1]);
  const auto found = violations(puzzle_, solved_);
  ASSERT_EQ(found.size(), 2U) << "both columns";
  EXPECT_NE(found[0].message.find("twice"), std::string::npos);
  EXPECT_EQ(found[0].cells.size(), 2U);
}

TEST_F(Verify, SeesBrokenCluesAndConstraints) {
  testing_support::set_givens(puzzle_, "2...............");
  puzzle_.allowed[3] = geometry::DigitSet{Digit(0)};
  puzzle_.constraints.push_back(
      {"super", "s", testing_support::cells(*puzzle_.board, "R1C1 R1C2"), {{"sum", 4}}});
  const auto found = violations(puzzle_, solved_);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].message, "R1C1 holds 1, but 2 is given");
  EXPECT_EQ(found[1].message, "R1C4 holds 4, which its clue does not allow");
  EXPECT_EQ(found[2].message, "the super shape 's' at R1C1 does not hold");
}

TEST_F(Verify, RefusesGridsOfAnotherShape) {
  EXPECT_FALSE(is_solution(puzzle_, {}));
  solved_[5] = Digit(7);
  EXPECT_FALSE(is_solution(puzzle_, solved_));
}

}  // namespace
}  // namespace omnidoku::verify
