// SPDX-License-Identifier: MIT
//
// Houses added to grids.
#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "support/board_text.h"

namespace omnidoku::geometry {
namespace {

using base::Value;
using testing_support::board_error;
using testing_support::board_of;
using testing_support::cells_of;

TEST(Extras, NineCellFigures) {
  EXPECT_EQ(cells_of(*board_of("asterisk"), "asterisk"),
            "R2C5 R3C3 R3C7 R5C2 R5C5 R5C8 R7C3 R7C7 R8C5");
  EXPECT_EQ(cells_of(*board_of("girandola"), "girandola"),
            "R1C1 R1C9 R2C5 R5C2 R5C5 R5C8 R8C5 R9C1 R9C9");
  EXPECT_EQ(cells_of(*board_of("centre_dot"), "centre dots"),
            "R2C2 R2C5 R2C8 R5C2 R5C5 R5C8 R8C2 R8C5 R8C8");
  EXPECT_EQ(board_of("centre_dot")->houses().back().kind, HouseKind::group);
}

TEST(Extras, DisjointGroups) {
  const auto board = board_of("disjoint");
  EXPECT_EQ(board->houses().size(), 36U);
  EXPECT_EQ(cells_of(*board, "group 6"), "R2C3 R2C6 R2C9 R5C3 R5C6 R5C9 R8C3 R8C6 R8C9");
  EXPECT_EQ(cells_of(*board_of("6+disjoint"), "group 2"), "R1C2 R1C5 R3C2 R3C5 R5C2 R5C5");
  EXPECT_EQ(cells_of(*board_of("grid:6:3x2+disjoint"), "group 2"), "R1C2 R1C4 R1C6 R4C2 R4C4 R4C6");
}

TEST(Extras, FiguresNeedTheirSize) {
  EXPECT_EQ(board_error("16+asterisk").what,
            "asterisk: this is defined on 9x9 grids only, not on 16x16");
  EXPECT_EQ(board_error("16+centre_dot").what, "centre_dot: boxes of 4x4 have no middle cell");
  EXPECT_EQ(board_of("25+centre_dot")->houses().size(), 76U);
  EXPECT_EQ(board_error("free_form+x").what, "x: the board has no grid to which this can be added");
}

TEST(Extras, TintsTellThemApart) {
  const auto board = board_of("9+windoku+girandola");
  const auto& tint = board->views()[0].tint;
  const auto at = [&](std::string_view name) { return int{tint[board->find_cell(name)->index()]}; };
  EXPECT_EQ(at("R1C2"), 0);
  EXPECT_EQ(at("R3C3"), 1);
  EXPECT_EQ(at("R1C1"), 2);
  EXPECT_EQ(board->notes().size(), 3U);
}

TEST(Extras, ListedHouses) {
  const auto board = build_board(Value::object(
      {{"type", "samurai"},
       {"extra",
        Value::Array{Value::object(
            {{"type", "houses"},
             {"houses", Value::Array{Value::object(
                            {{"name", "far corners"},
                             {"kind", "group"},
                             {"cells", Value::Array{"R1C1", "R1C21", "R21C1", "R21C21"}}})}}})}}}));
  ASSERT_TRUE(board.has_value()) << board.error().text();
  EXPECT_EQ(cells_of(**board, "far corners"), "R1C1 R1C21 R21C1 R21C21");
  EXPECT_TRUE((*board)->sees(*(*board)->find_cell("R1C1"), *(*board)->find_cell("R21C21")));
  EXPECT_EQ((*board)->houses().back().kind, HouseKind::group);
}

TEST(Extras, ListedHousesAsText) {
  const auto board = board_of("roxdoku+houses:L1R1C1,L2R2C2,L3R3C3;L1R1C3,L2R2C2,L3R3C1");
  EXPECT_EQ(board->houses().size(), 11U);
  EXPECT_EQ(cells_of(*board, "house 2"), "L1R1C3 L2R2C2 L3R3C1");
}

TEST(Extras, FaultsInListedHousesAreNamed) {
  const auto fault = [](Value house) {
    const auto board = build_board(
        Value::object({{"type", "houses"}, {"houses", Value::Array{std::move(house)}}}));
    return board ? "no fault" : board.error().what;
  };
  EXPECT_EQ(fault(Value::object({{"name", "w"}, {"cells", Value::Array{"R1C1", "R10C1"}}})),
            "houses: house \"w\": there is no cell \"R10C1\"");
  EXPECT_EQ(fault(Value::object({{"name", "w"}, {"cells", Value::Array{"R1C1", "r1c1"}}})),
            "grid: the house \"w\" has the cell \"R1C1\" twice");
  EXPECT_EQ(fault(Value::object({{"cells", Value::Array{"R1C1", "R1C2", "R1C3", "R1C4", "R1C5",
                                                        "R1C6", "R1C7", "R1C8", "R1C9", "R2C1"}}})),
            "grid: the house \"house 1\" has 10 cells, but there are only 9 digits");
  EXPECT_EQ(fault(Value::object({{"cells", Value::array()}})),
            "grid: the house \"house 1\" has no cells");
  EXPECT_EQ(fault(Value::object({{"cells", 5}})),
            "houses: house 1: \"cells\" must be a list of cell names");
  EXPECT_EQ(fault(Value::object({{"cells", Value::Array{5}}})),
            "houses: house 1: a cell must be given by its name, not by a whole number");
  EXPECT_EQ(fault(Value::object({{"kind", "nonet"}, {"cells", Value::array()}})),
            "houses: house 1: there is no kind \"nonet\"");
  EXPECT_EQ(fault(Value::object({{"celss", Value::array()}})),
            "houses: house 1: unknown member \"celss\"");
  EXPECT_EQ(fault(Value(3)), "houses: house 1: must be an object, not a whole number");
  EXPECT_EQ(fault(Value::object({{"name", "row 1"}, {"cells", Value::Array{"R1C1"}}})),
            "grid: two houses with different cells have the name \"row 1\"");
}

}  // namespace
}  // namespace omnidoku::geometry
