// SPDX-License-Identifier: MIT
#include "geometry/name_style.h"

#include <gtest/gtest.h>

#include "geometry/house_names.h"
#include "support/boards.h"

namespace omnidoku::geometry {
namespace {

using testing_support::board;

std::string spoken(const Board& board, std::string_view house) {
  return house_name(board, board.house(*board.find_house(house))).text();
}

TEST(NameStyle, NamesTellPlaces) {
  const GridPlace place{4, 28};
  EXPECT_EQ(name_of(NameStyle::numbers, place), "R4C28");
  EXPECT_EQ(name_of(NameStyle::letters, place), "AB4");
  EXPECT_EQ(name_of(NameStyle::small_numbers, place), "r4c28");
  EXPECT_EQ(name_of(NameStyle::letters, {1, 26}), "Z1");
  for (const char* name : {"R4C28", "AB4", "r4c28", "ab4"}) {
    const auto read = grid_place_from(name);
    ASSERT_TRUE(read.has_value()) << name;
    EXPECT_EQ(read->row, 4) << name;
    EXPECT_EQ(read->column, 28) << name;
  }
  for (const char* text : {"", "R", "4", "A", "R0C1", "R1C0", "A0", "A-1", "R1C1x", "A1x", "ABCD1",
                           "F1R1C1", "undo"}) {
    EXPECT_FALSE(grid_place_from(text).has_value()) << text;
  }
}

TEST(NameStyle, ABoardIsTheSameButForItsNames) {
  for (const char* text :
       {"grid:9", "grid:12x12:3x4", "jigsaw", "toroidal", "grid:9+x", "latin:5"}) {
    const BoardPtr plain = board(text);
    EXPECT_EQ(name_style_of(*plain), NameStyle::numbers) << text;
    EXPECT_EQ(with_names(plain, NameStyle::numbers), plain) << text;
    const BoardPtr named = with_names(plain, NameStyle::letters);
    EXPECT_EQ(name_style_of(*named), NameStyle::letters) << text;
    EXPECT_EQ(named->houses().size(), plain->houses().size()) << text;
    EXPECT_EQ(named->is_classic(), plain->is_classic()) << text;
    EXPECT_EQ(named->spec(), plain->spec()) << text;
    for (int i = 0; i < plain->num_cells(); ++i) {
      const Cell cell(static_cast<std::size_t>(i));
      EXPECT_EQ(named->peers(cell), plain->peers(cell)) << text;
      // Each is found by the names that it has on either.
      EXPECT_EQ(named->find_cell(plain->name(cell)), cell) << text;
      EXPECT_EQ(plain->find_cell(named->name(cell)), cell) << text;
    }
  }
}

TEST(NameStyle, HousesFollowTheCells) {
  const BoardPtr grid = with_names(board("grid:9"), NameStyle::letters);
  EXPECT_EQ(grid->names(std::vector{Cell(0), Cell(8), Cell(9)}), "A1 I1 A2");
  EXPECT_EQ(spoken(*grid, "row 3"), "row 3");
  EXPECT_EQ(spoken(*grid, "column 3"), "column C");
  EXPECT_EQ(spoken(*with_names(board("jigsaw"), NameStyle::letters), "region C"),
            "the region of H1");
  EXPECT_EQ(spoken(*with_names(board("grid:9"), NameStyle::small_numbers), "column 3"), "column 3");
}

TEST(NameStyle, OtherBoardsKeepTheirNames) {
  for (const char* text : {"samurai", "roxdoku", "tredoku", "su_dokube"}) {
    const BoardPtr plain = board(text);
    EXPECT_FALSE(name_style_of(*plain).has_value()) << text;
    EXPECT_EQ(with_names(plain, NameStyle::letters), plain) << text;
    EXPECT_FALSE(plain->find_cell("A1").has_value()) << text;
  }
}

}  // namespace
}  // namespace omnidoku::geometry
