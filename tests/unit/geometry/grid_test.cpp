// SPDX-License-Identifier: MIT
//
// Grids with boxes and the extras on them.
#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "support/board_text.h"

namespace omnidoku::geometry {
namespace {

using base::Value;

using testing_support::board_error;
using testing_support::board_of;
using testing_support::cells_of;

TEST(Grid, ClassicBoard) {
  const Board& board = *classic_board();
  EXPECT_TRUE(board.is_classic());
  EXPECT_EQ(board.num_digits(), 9);
  EXPECT_EQ(board.num_cells(), 81);
  EXPECT_EQ(board.houses().size(), 27U);
  EXPECT_EQ(board.lanes().size(), 18U);
  EXPECT_EQ(board.name(Cell(0)), "R1C1");
  EXPECT_EQ(board.name(Cell(80)), "R9C9");
  EXPECT_EQ(board.find_cell("r5c3"), Cell(38));
  EXPECT_EQ(board.find_cell("R0C1"), std::nullopt);
  EXPECT_EQ(board.find_cell("R1C10"), std::nullopt);
  EXPECT_EQ(cells_of(board, "row 4"), "R4C1 R4C2 R4C3 R4C4 R4C5 R4C6 R4C7 R4C8 R4C9");
  EXPECT_EQ(cells_of(board, "Box 6"), "R4C7 R4C8 R4C9 R5C7 R5C8 R5C9 R6C7 R6C8 R6C9");
  EXPECT_EQ(&classic_board(), &classic_board());
}

TEST(Grid, EveryClassicCellHasTwentyPeersAndThreeHouses) {
  const Board& board = *classic_board();
  for (int i = 0; i < 81; ++i) {
    EXPECT_EQ(board.peers(Cell(i)).size(), 20);
    EXPECT_EQ(board.houses_of(Cell(i)).size(), 3U);
    EXPECT_FALSE(board.sees(Cell(i), Cell(i)));
  }
}

TEST(Grid, NeighboursEndAtTheEdge) {
  const Board& board = *classic_board();
  const Cell corner = *board.find_cell("R1C9");
  EXPECT_FALSE(board.neighbour(corner, Side::top).has_value());
  EXPECT_FALSE(board.neighbour(corner, Side::right).has_value());
  const auto left = board.neighbour(corner, Side::left);
  ASSERT_TRUE(left.has_value());
  EXPECT_EQ(board.name(left->cell), "R1C8");
  EXPECT_EQ(left->entry, Side::right);
  EXPECT_FALSE(left->across_seam);
}

TEST(Grid, DefaultBoxIsTheSquarestWiderThanHigh) {
  EXPECT_EQ(default_box_rows(1), 1);
  EXPECT_EQ(default_box_rows(6), 2);
  EXPECT_EQ(default_box_rows(7), 1);
  EXPECT_EQ(default_box_rows(12), 3);
  EXPECT_EQ(default_box_rows(16), 4);
  EXPECT_EQ(default_box_rows(64), 8);
}

TEST(Grid, BoxHeightComesBeforeWidth) {
  const auto wide = board_of("grid:6:2x3");
  EXPECT_EQ(cells_of(*wide, "box 2"), "R1C4 R1C5 R1C6 R2C4 R2C5 R2C6");
  const auto high = board_of("grid:6x6:3x2");
  EXPECT_EQ(cells_of(*high, "box 2"), "R1C3 R1C4 R2C3 R2C4 R3C3 R3C4");
  EXPECT_EQ(board_of("12x12:3x4")->houses().size(), 36U);
  EXPECT_EQ(board_of("25")->houses().size(), 75U);
}

TEST(Grid, WithoutBoxes) {
  const auto board = board_of("grid:9:none");
  EXPECT_EQ(board->houses().size(), 18U);
  EXPECT_EQ(board->region_of(Cell(0)), std::nullopt);
  EXPECT_FALSE(board->is_classic());
}

TEST(Grid, BoxesThatAreRowsAreMergedWithThem) {
  const auto board = board_of("grid:7");
  EXPECT_EQ(board->houses().size(), 14U);
  EXPECT_EQ(board_of("1")->houses().size(), 1U);
}

TEST(Grid, DiagonalsAndWindows) {
  const auto board = board_of("9+x+windoku");
  EXPECT_EQ(board->houses().size(), 33U);
  EXPECT_FALSE(board->is_classic());
  EXPECT_EQ(cells_of(*board, "falling diagonal"), "R1C1 R2C2 R3C3 R4C4 R5C5 R6C6 R7C7 R8C8 R9C9");
  EXPECT_EQ(cells_of(*board, "rising diagonal"), "R9C1 R8C2 R7C3 R6C4 R5C5 R4C6 R3C7 R2C8 R1C9");
  EXPECT_EQ(cells_of(*board, "window 4"), "R6C6 R6C7 R6C8 R7C6 R7C7 R7C8 R8C6 R8C7 R8C8");
  EXPECT_EQ(board_of("x:rising")->houses().size(), 28U);
  EXPECT_EQ(board_of("grid:16+windoku")->houses().size(), 57U);
  EXPECT_EQ(board_of("grid:4+windoku")->houses().size(), 13U);
}

TEST(Grid, AnExtraAloneStandsOnTheOrdinaryGrid) {
  const auto board = board_of("windoku+x");
  EXPECT_EQ(board->houses().size(), 33U);
  ASSERT_NE(board->spec().find("type"), nullptr);
  EXPECT_EQ(*board->spec().find("type"), Value("grid"));
}

TEST(Grid, ClearErrors) {
  EXPECT_EQ(board_error("gird").code, base::ErrorCode::unknown_name);
  EXPECT_EQ(board_error("grid:0").what, "grid: \"0\" is not a size from 1 to 64");
  EXPECT_EQ(board_error("grid:1000000000000000000000").code, base::ErrorCode::bad_geometry);
  EXPECT_EQ(board_error("grid:9:2x4").what,
            "grid: a box of 2 rows and 4 columns has 8 cells, but the size is 9");
  EXPECT_EQ(board_error("grid:9x8").what,
            "grid: a grid has as many rows as columns, unlike \"9x8\"");
  EXPECT_EQ(board_error("9+grid").what,
            "\"grid\" is a board of its own and cannot be added to another one");
  EXPECT_EQ(board_error("9+").what, "there is no geometry \"\"");
  EXPECT_EQ(board_error("6+windoku").what,
            "windoku: windows exist only on grids with square boxes of 2x2 or more");
  EXPECT_EQ(board_error("x:up").what,
            "x: \"diagonals\" must be both, falling or rising, not \"up\"");
}

TEST(Grid, UnknownMembersAreNamed) {
  const auto board = build_board(Value::object({{"type", "grid"}, {"siez", 9}}));
  ASSERT_FALSE(board.has_value());
  EXPECT_EQ(board.error().what, "grid: unknown member \"siez\"");
  EXPECT_EQ(board.error().hint, "known are type, size, box, extra");
  EXPECT_FALSE(build_board(Value()).has_value());
  EXPECT_FALSE(build_board(Value::object({{"type", 4}})).has_value());
  EXPECT_FALSE(build_board(Value::object({{"type", "grid"}, {"extra", 4}})).has_value());
}

TEST(Grid, ExtrasMayBePlainWords) {
  const auto board = build_board(
      Value::object({{"type", "grid"}, {"size", 9}, {"extra", Value::Array{"x", "windoku"}}}));
  ASSERT_TRUE(board.has_value()) << board.error().text();
  EXPECT_EQ((*board)->houses().size(), 33U);
  EXPECT_TRUE((*board)->spec().find("extra")->items()[0].is_object());
}

}  // namespace
}  // namespace omnidoku::geometry
