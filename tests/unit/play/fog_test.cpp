// SPDX-License-Identifier: MIT
#include "play/fog.h"

#include <gtest/gtest.h>

#include "play/session.h"
#include "support/boards.h"

namespace omnidoku::play {
namespace {

/// 1234 3412 2143 4321
model::Puzzle foggy_puzzle() {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  model::FilledGrid solution;
  for (const int digit : {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1})
    solution.emplace_back(digit - 1);
  puzzle.solution = solution;
  puzzle.fog = std::vector<Cell>{Cell(3)};
  return puzzle;
}

TEST(Fog, IsLitByRightDigitsAndTheCellsAroundThem) {
  const model::Puzzle puzzle = foggy_puzzle();
  model::PartialGrid entries(16);
  EXPECT_EQ(dark_cells(puzzle, entries, &*puzzle.solution).size(), 15U);
  entries[0] = Digit(1);  // wrong
  EXPECT_EQ(dark_cells(puzzle, entries, &*puzzle.solution).size(), 15U);
  EXPECT_EQ(dark_cells(puzzle, entries, nullptr).size(), 11U);  // nobody can tell
  entries[0] = Digit(0);
  const std::vector<Cell> dark = dark_cells(puzzle, entries, &*puzzle.solution);
  EXPECT_EQ(dark.size(), 11U);
  EXPECT_EQ(dark.front(), Cell(2));
}

TEST(Fog, IsLaidAndTakenAwayWhileItIsSet) {
  model::Document document;
  document.puzzle = foggy_puzzle();
  Session session(document);
  EXPECT_FALSE(session.act(SetFog{}).has_value());  // only in set mode
  ASSERT_TRUE(session.act(SetMode{model::PlayMode::set}).has_value());
  ASSERT_TRUE(session.act(SetFog{}).has_value());
  EXPECT_EQ(session.puzzle().fog, std::nullopt);
  ASSERT_TRUE(session.act(SetFog{{{Cell(5), Cell(2), Cell(5)}}}).has_value());
  EXPECT_EQ(session.puzzle().fog, (std::vector<Cell>{Cell(2), Cell(5)}));
  EXPECT_FALSE(session.act(SetFog{{{Cell(16)}}}).has_value());
  ASSERT_TRUE(session.act(Undo{}).has_value());
  EXPECT_EQ(session.puzzle().fog, std::nullopt);
}

}  // namespace
}  // namespace omnidoku::play
