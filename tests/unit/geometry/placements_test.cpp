// SPDX-License-Identifier: MIT
//
// How often each digit stands on a solved board, against counts by hand.
#include "geometry/placements.h"

#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "support/board_text.h"

namespace omnidoku::geometry {
namespace {

using testing_support::board_of;

TEST(Placements, AreThoseOfTheRowsOfAGrid) {
  for (const char* text : {"grid:9", "latin:9", "toroidal:9", "cylinder:9", "grid:9+x+windoku"}) {
    EXPECT_EQ(placements_per_digit(*board_of(text)), 9) << text;
  }
  EXPECT_EQ(placements_per_digit(*board_of("grid:1")), 1);
  EXPECT_EQ(placements_per_digit(*board_of("grid:25")), 25);
  EXPECT_EQ(placements_per_digit(*board_of("grid:64")), 64);
}

TEST(Placements, CountCellsOfSeveralGridsOnce) {
  EXPECT_EQ(placements_per_digit(*board_of("samurai")), 41);   // 5 * 9 - 4 boxes
  EXPECT_EQ(placements_per_digit(*board_of("windmill")), 37);  // 5 * 9 - 8 boxes
  EXPECT_EQ(placements_per_digit(*board_of("sohei")), 32);     // 4 * 9 - 4 boxes
  EXPECT_EQ(placements_per_digit(*board_of("overlap")), 17);   // 2 * 9 - 1 box
}

TEST(Placements, AreThoseOfTheFacesOfASurface) {
  EXPECT_EQ(placements_per_digit(*board_of("tredoku:hourglass")),
            board_of("tredoku:hourglass")->num_cells() / 9);
  EXPECT_EQ(placements_per_digit(*board_of("roxdoku")), 3);
  EXPECT_EQ(placements_per_digit(*board_of("su_dokube:4")), 6);
}

// The cell that two grids of 4x4 share may hold any digit: that one stands there once less.
TEST(Placements, MayDifferFromSolutionToSolution) {
  EXPECT_EQ(placements_per_digit(*board_of("tiny_samurai")), std::nullopt);
}

// Two cells in a house of two digits of three, and one beside.
TEST(Placements, AreNotKnownWhereHousesAreSmall) {
  using base::Value;
  const auto cell = [](const char* name, int x) {
    return Value::object({{"name", name}, {"at", Value::Array{x, 0}}});
  };
  const Value house = Value::object({{"cells", Value::Array{"a", "b"}}});
  const auto board =
      build_board(Value::object({{"type", "free_form"},
                                 {"size", 3},
                                 {"cells", Value::Array{cell("a", 0), cell("b", 1), cell("c", 2)}},
                                 {"houses", Value::Array{house}}}));
  ASSERT_TRUE(board) << board.error().text();
  EXPECT_EQ(placements_per_digit(**board), std::nullopt);
}

}  // namespace
}  // namespace omnidoku::geometry
