// SPDX-License-Identifier: MIT
//
// Overlapping grids. The counts were worked out by hand: cells = grids * area - shared cells,
// houses = rows + columns + boxes - shared boxes.
#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "support/board_text.h"

namespace omnidoku::geometry {
namespace {

using base::Value;
using testing_support::board_error;
using testing_support::board_of;
using testing_support::cells_of;
using testing_support::describe;

void expect_counts(std::string_view text, int cells, std::size_t houses, int rows, int columns) {
  const auto board = board_of(text);
  EXPECT_EQ(board->num_cells(), cells) << text;
  EXPECT_EQ(board->houses().size(), houses) << text;
  EXPECT_EQ(board->lattice().rows, rows) << text;
  EXPECT_EQ(board->lattice().columns, columns) << text;
}

TEST(Overlap, CountsOfTheNamedArrangements) {
  // 5 * 81 - 4 * 9 cells; 45 rows, 45 columns, 45 - 4 boxes.
  expect_counts("samurai", 369, 131, 21, 21);
  // The middle shares 18 cells with each of the others: 405 - 72; 90 + 45 - 8.
  expect_counts("windmill", 333, 127, 21, 21);
  // 4 * 81 - 4 * 9; 36 + 36 + 36 - 4.
  expect_counts("sohei", 288, 104, 21, 21);
  // 5 * 16 - 4 single cells; no box is shared.
  expect_counts("tiny_samurai", 76, 60, 10, 10);
  // 162 - 9; 18 + 18 + 18 - 1.
  expect_counts("overlap", 153, 53, 15, 15);
}

TEST(Overlap, SharedCellsBelongToBothGridsAndSharedBoxesAreOneHouse) {
  const auto board = board_of("samurai");
  const Cell shared = *board->find_cell("R8C8");
  EXPECT_EQ(board->houses_of(shared).size(), 5U);
  EXPECT_EQ(cells_of(*board, "grid 1 box 9"), "R7C7 R7C8 R7C9 R8C7 R8C8 R8C9 R9C7 R9C8 R9C9");
  EXPECT_EQ(cells_of(*board, "grid 3 box 1"), "no such house");
  EXPECT_EQ(cells_of(*board, "grid 3 row 1"), "R7C7 R7C8 R7C9 R7C10 R7C11 R7C12 R7C13 R7C14 R7C15");
  // 8 in the box, 6 more in each of two rows and two columns.
  EXPECT_EQ(board->peers(shared).size(), 32);
  EXPECT_FALSE(board->sees(*board->find_cell("R1C1"), *board->find_cell("R1C13")));
}

TEST(Overlap, NoCellsOutsideTheGrids) {
  const auto board = board_of("samurai");
  EXPECT_EQ(board->find_cell("R1C10"), std::nullopt);
  EXPECT_EQ(board->find_cell("R10C1"), std::nullopt);
  EXPECT_TRUE(board->find_cell("R10C7").has_value());
  EXPECT_TRUE(board->lattice().holes_in_lines);
  EXPECT_FALSE(board->neighbour(*board->find_cell("R1C9"), Side::right).has_value());
  // In the sohei ring the four middle boxes of the square hole: no cell inside.
  EXPECT_EQ(board_of("sohei")->find_cell("R11C11"), std::nullopt);
}

TEST(Overlap, OffsetsMakeTheSameBoardAsTheName) {
  const auto named = board_of("samurai");
  const auto listed = board_of("overlap:9:0,0;0,12;6,6;12,0;12,12");
  EXPECT_EQ(named->num_cells(), listed->num_cells());
  ASSERT_EQ(named->houses().size(), listed->houses().size());
  for (std::size_t i = 0; i < named->houses().size(); ++i) {
    EXPECT_EQ(named->houses()[i].cells, listed->houses()[i].cells);
  }
}

TEST(Overlap, AnySizeAndBox) {
  EXPECT_EQ(board_of("overlap:6:3x2:0,0;3,4")->num_cells(), 66);
  EXPECT_EQ(cells_of(*board_of("overlap:6:3x2:0,0;3,4"), "grid 1 box 2"),
            "R1C3 R1C4 R2C3 R2C4 R3C3 R3C4");
  EXPECT_EQ(board_of("overlap:0,0;3,3")->num_cells(), 162 - 36);
  EXPECT_EQ(board_of("overlap:9:none:0,0;6,6")->houses().size(), 36U);
  EXPECT_EQ(board_of("overlap:4:0,0")->num_cells(), 16);
  // Grids may lie apart.
  EXPECT_EQ(board_of("overlap:4:0,0;0,5")->num_cells(), 32);
}

TEST(Overlap, ExtrasGoOnEveryGrid) {
  const auto board = board_of("samurai+x");
  EXPECT_EQ(board->houses().size(), 131U + 10U);
  EXPECT_EQ(cells_of(*board, "grid 3 falling diagonal"),
            "R7C7 R8C8 R9C9 R10C10 R11C11 R12C12 R13C13 R14C14 R15C15");
}

TEST(Overlap, ClearErrors) {
  EXPECT_EQ(board_error("overlap:9:0,0;6,6;0,0").what,
            "overlap: grid 3 lies on grid 1: both have the offset 0,0");
  EXPECT_EQ(board_error("overlap:9:0,0;6").what, "overlap: \"6\" is not an offset ROW,COLUMN");
  EXPECT_EQ(board_error("overlap:9:0,0;-6,6").what,
            "overlap: \"-6,6\" is not an offset ROW,COLUMN");
  EXPECT_EQ(board_error("overlap:16").what, "overlap: the offsets of the grids are missing");
  EXPECT_EQ(board_error("samurai:16").what, "samurai: takes no parameters, but was given \"16\"");
  EXPECT_EQ(board_error("overlap:9:0,0;999999,999999").code, base::ErrorCode::too_large);
  EXPECT_EQ(board_error("overlap:9:0,0;1000000000,1").code, base::ErrorCode::bad_geometry);
  std::string many = "overlap:9:0,0";
  for (int i = 1; i < 300; ++i) many += ";0," + std::to_string(9 * i);
  EXPECT_EQ(board_error(many).what,
            "overlap: the board has 24300 cells, more than the limit of 20000");
}

TEST(Overlap, HostileDescriptions) {
  const auto error_of = [](Value offsets) {
    const auto board =
        build_board(Value::object({{"type", "overlap"}, {"offsets", std::move(offsets)}}));
    return board ? base::Error{} : board.error();
  };
  EXPECT_EQ(error_of(Value()).what, "overlap: \"offsets\" must be a list of [row, column] pairs");
  EXPECT_EQ(error_of(Value::array()).what,
            "overlap: there is no grid: the list of offsets is empty");
  EXPECT_EQ(error_of(Value::Array{Value::Array{0, 0}, Value::Array{0}}).what,
            "overlap: offset 2 must be [row, column]");
  EXPECT_EQ(error_of(Value::Array{Value::Array{0, -1}}).what,
            "overlap: number 2 of offset 1 must be from 0 to 1000000, not -1");
  EXPECT_EQ(error_of(Value::Array{Value::Array{0, "a"}}).what,
            "overlap: number 2 of offset 1 must be a whole number from 0 to 1000000, not a string");
  Value::Array thousands;
  for (int i = 0; i < 5000; ++i) thousands.emplace_back(Value::Array{i, i});
  EXPECT_EQ(error_of(thousands).code, base::ErrorCode::too_large);
}

}  // namespace
}  // namespace omnidoku::geometry
