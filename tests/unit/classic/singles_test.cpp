// SPDX-License-Identifier: MIT
//
// Which puzzles singles solve: as told by sweeps that place one digit after the other.
#include "classic/singles.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "classic/minimal.h"

namespace omnidoku::classic::singles_test {
namespace {

bool shares_house(std::size_t a, std::size_t b) {
  return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

bool is_possible(const Clues9& clues, std::size_t cell, std::uint8_t digit) {
  if (clues[cell] != 0) return false;
  for (std::size_t other = 0; other < kNumCells; ++other) {
    if (shares_house(cell, other) && clues[other] == digit) return false;
  }
  return true;
}

/// Whether the digit has no other place in one of the cell's houses.
bool has_no_other_place(const Clues9& clues, std::size_t cell, std::uint8_t digit) {
  bool alone_in_row = true;
  bool alone_in_column = true;
  bool alone_in_box = true;
  for (std::size_t other = 0; other < kNumCells; ++other) {
    if (other == cell || !is_possible(clues, other, digit)) continue;
    if (other / 9 == cell / 9) alone_in_row = false;
    if (other % 9 == cell % 9) alone_in_column = false;
    if (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3) alone_in_box = false;
  }
  return alone_in_row || alone_in_column || alone_in_box;
}

bool place_one(Clues9& clues) {
  for (std::size_t cell = 0; cell < kNumCells; ++cell) {
    int possible = 0;
    for (std::uint8_t digit = 1; digit <= 9; ++digit) {
      if (is_possible(clues, cell, digit)) ++possible;
    }
    for (std::uint8_t digit = 1; digit <= 9; ++digit) {
      if (!is_possible(clues, cell, digit)) continue;
      if (possible != 1 && !has_no_other_place(clues, cell, digit)) continue;
      clues[cell] = digit;
      return true;
    }
  }
  return false;
}

bool solved_one_by_one(Clues9 clues) {
  while (place_one(clues)) {
  }
  return std::find(clues.begin(), clues.end(), 0) == clues.end();
}

TEST(Singles, SolveWhatSweepsSolve) {
  std::vector<Clues9> puzzles(40);
  ASSERT_TRUE(MinimalMaker().make({.seed = 4}, 0, puzzles, [](std::uint64_t) { return true; }));
  int solved = 0;
  for (const Clues9& clues : puzzles) {
    EXPECT_EQ(is_solved_by_singles(clues), solved_one_by_one(clues));
    if (is_solved_by_singles(clues)) ++solved;
  }
  EXPECT_GT(solved, 5);
  EXPECT_LT(solved, 35);
}

TEST(Singles, SolveFullAndEmptyGrids) {
  EXPECT_FALSE(is_solved_by_singles({}));
  Clues9 full{};
  for (std::size_t i = 0; i < kNumCells; ++i) {
    full[i] = static_cast<std::uint8_t>((i / 9 * 3 + i / 27 + i % 9) % 9 + 1);
  }
  EXPECT_TRUE(is_solved_by_singles(full));
}

}  // namespace
}  // namespace omnidoku::classic::singles_test
