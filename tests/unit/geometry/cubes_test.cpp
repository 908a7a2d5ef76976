// SPDX-License-Identifier: MIT
//
// Cubes and chains of cubes; counts worked out by hand.
#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "support/board_text.h"

namespace omnidoku::geometry {
namespace {

using base::Value;
using testing_support::board_error;
using testing_support::board_of;
using testing_support::cells_of;

TEST(Cubes, Counts) {
  const auto expect = [](std::string_view text, int cells, std::size_t houses, int digits) {
    const auto board = board_of(text);
    EXPECT_EQ(board->num_cells(), cells) << text;
    EXPECT_EQ(board->houses().size(), houses) << text;
    EXPECT_EQ(board->num_digits(), digits) << text;
  };
  expect("roxdoku", 27, 9, 9);
  expect("cubes", 27, 9, 9);
  expect("double_roxdoku", 54 - 3, 18, 9);
  expect("roxdoku_twin", 54 - 1, 18, 9);
  expect("samurai_roxdoku", 9 * 27 - 8, 81, 9);
  expect("cubes:4", 64, 12, 16);
  expect("cubes:8", 512, 24, 64);
  expect("cubes:2", 8, 6, 4);
  expect("cubes:1", 1, 1, 1);
  expect("cubes:3:0,0,0;2,2,0", 51, 18, 9);
}

TEST(Cubes, SlicesInThreeDirections) {
  const auto board = board_of("roxdoku");
  EXPECT_EQ(cells_of(*board, "layer 2"),
            "L2R1C1 L2R1C2 L2R1C3 L2R2C1 L2R2C2 L2R2C3 L2R3C1 L2R3C2 L2R3C3");
  EXPECT_EQ(cells_of(*board, "row slice 1"),
            "L1R1C1 L1R1C2 L1R1C3 L2R1C1 L2R1C2 L2R1C3 L3R1C1 L3R1C2 L3R1C3");
  EXPECT_EQ(cells_of(*board, "column slice 3"),
            "L1R1C3 L1R2C3 L1R3C3 L2R1C3 L2R2C3 L2R3C3 L3R1C3 L3R2C3 L3R3C3");
  // Three slices of nine through a cell share three lines of three: 3 * 8 - 3 * 2 others.
  EXPECT_EQ(board->peers(*board->find_cell("L2R2C2")).size(), 18);
}

TEST(Cubes, ChainedCubesShareCells) {
  const auto board = board_of("double_roxdoku");
  EXPECT_EQ(board->houses_of(*board->find_cell("L2R3C3")).size(), 6U);
  EXPECT_EQ(board->houses_of(*board->find_cell("L2R2C2")).size(), 3U);
  EXPECT_EQ(board->find_cell("L1R1C4"), std::nullopt);
  EXPECT_EQ(cells_of(*board, "cube 2 layer 1"),
            "L1R3C3 L1R3C4 L1R3C5 L1R4C3 L1R4C4 L1R4C5 L1R5C3 L1R5C4 L1R5C5");
}

TEST(Cubes, NeighboursWithinALayer) {
  const auto board = board_of("roxdoku");
  const Cell middle = *board->find_cell("L2R2C2");
  EXPECT_EQ(board->name(board->neighbour(middle, Side::top)->cell), "L2R1C2");
  EXPECT_EQ(board->name(board->neighbour(middle, Side::left)->cell), "L2R2C1");
  EXPECT_FALSE(board->neighbour(*board->find_cell("L2R3C2"), Side::bottom).has_value());
}

TEST(Cubes, LatticeStacksTheLayersWithAGap) {
  const auto board = board_of("roxdoku");
  const Lattice& lattice = board->lattice();
  EXPECT_EQ(lattice.rows, 11);
  EXPECT_EQ(lattice.columns, 3);
  EXPECT_FALSE(lattice.at[9].has_value());
  EXPECT_EQ(lattice.at[12], Cell(9));
  EXPECT_FALSE(lattice.holes_in_lines);
}

TEST(Cubes, TwoViewsWithTheSameTints) {
  const auto board = board_of("samurai_roxdoku");
  ASSERT_EQ(board->views().size(), 2U);
  EXPECT_EQ(board->views()[1].id, "folded");
  EXPECT_EQ(board->views()[0].tint, board->views()[1].tint);
  EXPECT_EQ(board->views()[0].labels.size(), 7U);
}

TEST(Cubes, ClearErrors) {
  EXPECT_EQ(board_error("cubes:9").what, "cubes: \"9\" is not the side of a cube, 1 to 8");
  EXPECT_EQ(board_error("cubes:3:0,0").what, "cubes: \"0,0\" is not an offset ROW,COLUMN,LAYER");
  EXPECT_EQ(board_error("cubes:3:0,0,0;0,0,0").what, "cubes: cube 2 lies on cube 1");
  EXPECT_EQ(board_error("cubes:3:0,0,999999").what,
            "cubes: the cubes span 3 rows, 3 columns and 1000002 layers, which is too large");
  EXPECT_EQ(board_error("cubes:3:999999,999999,999999").code, base::ErrorCode::too_large);
  std::string many = "cubes:8:0,0,0";
  for (int i = 1; i < 40; ++i) many += ";" + std::to_string(8 * i) + ",0,0";
  EXPECT_EQ(board_error(many).what, "cubes: the board has more than 20000 cells");
  const auto board = build_board(
      Value::object({{"type", "cubes"}, {"offsets", Value::Array{Value::Array{0, 0}}}}));
  ASSERT_FALSE(board.has_value());
  EXPECT_EQ(board.error().what, "cubes: offset 1 must be [row, column, layer]");
}

}  // namespace
}  // namespace omnidoku::geometry
