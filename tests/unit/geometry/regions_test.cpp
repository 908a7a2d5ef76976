// SPDX-License-Identifier: MIT
//
// Region maps: jigsaw and toroidal boards.
#include <set>

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

BoardPtr jigsaw_of(Value regions) {
  const auto board =
      build_board(Value::object({{"type", "jigsaw"}, {"regions", std::move(regions)}}));
  EXPECT_TRUE(board.has_value()) << board.error().text();
  return board ? *board : classic_board();
}

std::string jigsaw_fault(Value regions) {
  const auto board =
      build_board(Value::object({{"type", "jigsaw"}, {"regions", std::move(regions)}}));
  return board ? "no fault" : board.error().what;
}

TEST(Jigsaw, RegionsReplaceTheBoxes) {
  const auto board = board_of("jigsaw");
  EXPECT_EQ(board->houses().size(), 27U);
  EXPECT_EQ(cells_of(*board, "region A"), "R1C1 R1C2 R2C1 R2C2 R2C3 R2C4 R3C3 R4C3 R5C3");
  EXPECT_EQ(board->house(*board->region_of(*board->find_cell("R5C5"))).name, "region F");
  EXPECT_EQ(cells_of(*board, "box 1"), "no such house");
  EXPECT_FALSE(board->is_classic());
}

TEST(Jigsaw, OneMapInEveryForm) {
  const auto expected = describe(*jigsaw_of("AABB ABBA CCDD CDDC"));
  EXPECT_EQ(describe(*jigsaw_of("AABBABBACCDDCDDC")), expected);
  EXPECT_EQ(describe(*jigsaw_of(Value::Array{"AABB", "ABBA", "CCDD", "CDDC"})), expected);
  EXPECT_EQ(describe(*jigsaw_of(Value::Array{"A", "A", "B", "B", "A", "B", "B", "A", "C", "C", "D",
                                             "D", "C", "D", "D", "C"})),
            expected);
  EXPECT_EQ(describe(*board_of("jigsaw:AABBABBACCDDCDDC")), expected);
}

TEST(Jigsaw, LabelsMayBeNumbersWordsOrAnyCharacter) {
  const auto numbers = jigsaw_of(Value::Array{Value::Array{10, 10}, Value::Array{2, 2}});
  // Both regions are rows and are merged with them.
  EXPECT_EQ(numbers->houses().size(), 4U);
  const auto words = jigsaw_of(Value::Array{"left", "right", "right", "left"});
  EXPECT_EQ(cells_of(*words, "region left"), "R1C1 R2C2");
  const auto greek = jigsaw_of("\xCE\xB1\xCE\xB2\xCE\xB2\xCE\xB1");
  EXPECT_EQ(cells_of(*greek, "region \xCE\xB2"), "R1C2 R2C1");
}

TEST(Jigsaw, ARegionThatIsABoxIsStillARegion) {
  const auto board = board_of("jigsaw:AABBAABBCDCDCDCD:boxes");
  EXPECT_EQ(board->houses().size(), 4U + 4U + 4U + 2U);
  int regions = 0;
  for (const House& house : board->houses()) regions += house.kind == HouseKind::region ? 1 : 0;
  EXPECT_EQ(regions, 4);
}

TEST(Jigsaw, RegionsInPiecesAreTinted) {
  const auto board = jigsaw_of("AABB ABBA CCDD CDDC");
  const auto& tint = board->views()[0].tint;
  EXPECT_NE(tint[0], 0);
  EXPECT_EQ(tint[0], tint[7]);
  EXPECT_NE(tint[8], 0);
  EXPECT_NE(tint[8], tint[0]);
  EXPECT_EQ(tint[2], 0) << "region B is in one piece";
}

TEST(Jigsaw, BoxesMayBeKept) {
  const auto board = board_of("jigsaw::boxes");
  // The region in the middle is the middle box.
  EXPECT_EQ(board->houses().size(), 35U);
  EXPECT_EQ(board->house(*board->region_of(Cell(0))).name, "region A");
  const auto six =
      build_board(Value::object({{"type", "jigsaw"},
                                 {"regions", "AABBCC AABBCC AABBCC DDEEFF DDEEFF DDEEFF"},
                                 {"keep_boxes", true},
                                 {"box", Value::Array{2, 3}}}));
  ASSERT_TRUE(six.has_value()) << six.error().text();
  EXPECT_EQ((*six)->houses().size(), 24U);
}

TEST(Jigsaw, TheOrdinaryMapIsTheClassicBoard) {
  EXPECT_TRUE(board_of("jigsaw:AAABBBCCCAAABBBCCCAAABBBCCCDDDEEEFFFDDDEEEFFFDDDEEEFFF"
                       "GGGHHHIIIGGGHHHIIIGGGHHHIII")
                  ->is_classic());
}

TEST(Jigsaw, CellsMayLieInNoRegion) {
  const auto board = jigsaw_of(Value::Array{"AA..", "AA..", "....", "...."});
  EXPECT_EQ(board->houses().size(), 9U);
  EXPECT_EQ(board->region_of(Cell(15)), std::nullopt);
  Value::Array with_null{"A", "A", Value(), Value()};
  EXPECT_EQ(jigsaw_fault(std::move(with_null)), "no fault");
}

TEST(Jigsaw, ClearErrors) {
  EXPECT_EQ(jigsaw_fault("AAAB ABBB CCDD CCDD"), "no fault");
  EXPECT_EQ(jigsaw_fault("AAAA ABBB CCDD CCDD"),
            "jigsaw: region \"A\" has 5 cells, region \"B\" has 3 cells");
  EXPECT_EQ(jigsaw_fault("AAAB ABBE CCDD CCDD"),
            "jigsaw: region \"B\" has 3 cells, region \"E\" has 1 cell");
  EXPECT_EQ(jigsaw_fault("ABCDEFGHIJKLMNOP"),
            "jigsaw: region \"A\" has 1 cell, region \"B\" has 1 cell, region \"C\" has 1 cell, "
            "region \"D\" has 1 cell and 12 more are wrong");
  EXPECT_EQ(jigsaw_fault("AAABBBCC"),
            "jigsaw: the region map has 8 cells, which is no square number");
  EXPECT_EQ(jigsaw_fault(""), "jigsaw: the region map has 0 cells, which is no square number");
  EXPECT_EQ(jigsaw_fault(std::string(5000, 'A')),
            "jigsaw: the region map has more than 4096 cells");
  EXPECT_EQ(jigsaw_fault(7), "jigsaw: \"regions\" must be a string or a list, not a whole number");
  EXPECT_EQ(jigsaw_fault(Value::Array{Value::object()}),
            "jigsaw: a label in \"regions\" must be a string or a number, not an object");
  EXPECT_EQ(board_error("jigsaw:AABBABBACCDDCDDC:bxes").what, "jigsaw: \"bxes\" is not understood");
  const auto size =
      build_board(Value::object({{"type", "jigsaw"}, {"size", 9}, {"regions", "AABB"}}));
  ASSERT_FALSE(size.has_value());
  EXPECT_EQ(size.error().what, "jigsaw: the region map has 4 cells, but a grid of size 9 has 81");
  EXPECT_EQ(size.error().code, base::ErrorCode::wrong_length);
  EXPECT_FALSE(build_board(Value::object({{"type", "jigsaw"}})).has_value());
}

TEST(Toroidal, NeighboursGoOnAcrossTheSeams) {
  const auto board = board_of("toroidal");
  const Cell corner = *board->find_cell("R1C1");
  const auto up = board->neighbour(corner, Side::top);
  ASSERT_TRUE(up.has_value());
  EXPECT_EQ(board->name(up->cell), "R9C1");
  EXPECT_EQ(up->entry, Side::bottom);
  EXPECT_TRUE(up->across_seam);
  const auto left = board->neighbour(corner, Side::left);
  EXPECT_EQ(board->name(left->cell), "R1C9");
  EXPECT_TRUE(left->across_seam);
  EXPECT_FALSE(board->neighbour(corner, Side::right)->across_seam);
  EXPECT_EQ(board->lanes().size(), 18U);
}

TEST(Toroidal, TheDefaultRegionsWrapInBothDirectionsAndAreConnectedOnTheTorus) {
  const auto board = board_of("toroidal");
  EXPECT_EQ(board->houses().size(), 27U);
  bool over_the_side = false;
  bool over_the_top = false;
  for (const House& house : board->houses()) {
    if (house.kind != HouseKind::region) continue;
    CellSet left(board->num_cells(), house.cells);
    std::vector<Cell> reached{house.cells[0]};
    left.erase(reached[0]);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (int side = 0; side < 4; ++side) {
        const auto there = board->neighbour(reached[i], static_cast<Side>(side));
        if (!left.contains(there->cell)) continue;
        left.erase(there->cell);
        reached.push_back(there->cell);
        if (there->across_seam) (side % 2 == 0 ? over_the_top : over_the_side) = true;
      }
    }
    EXPECT_TRUE(left.empty()) << house.name;
  }
  EXPECT_TRUE(over_the_side);
  EXPECT_TRUE(over_the_top);
}

/// Whether each region is in one piece; across edges where the board's neighbours are.
bool all_in_one_piece(const Board& board) {
  for (const House& house : board.houses()) {
    CellSet left(board.num_cells(), house.cells);
    std::vector<Cell> reached{house.cells[0]};
    left.erase(reached[0]);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (int side = 0; side < 4; ++side) {
        const auto there = board.neighbour(reached[i], static_cast<Side>(side));
        if (!there || !left.contains(there->cell)) continue;
        left.erase(there->cell);
        reached.push_back(there->cell);
      }
    }
    if (!left.empty()) return false;
  }
  return true;
}

TEST(RandomMap, RegionsAreInOnePieceAndOfTheRightSize) {
  for (const char* text : {"jigsaw:1", "jigsaw:2", "jigsaw:5", "jigsaw:9", "jigsaw:12",
                           "toroidal:3", "toroidal:7", "toroidal:9", "toroidal:16", "jigsaw:30"}) {
    const auto start = board_of(text);
    base::Random random(3);
    for (int i = 0; i < 5; ++i) {
      const auto board = build_board(with_random_map(*start, random));
      ASSERT_TRUE(board.has_value()) << text << ": " << board.error().text();
      EXPECT_TRUE(all_in_one_piece(**board)) << text;
      EXPECT_EQ((*board)->num_cells(), start->num_cells());
    }
  }
}

TEST(RandomMap, AThousandSeedsGiveAThousandMaps) {
  for (const char* text : {"jigsaw", "toroidal"}) {
    const auto start = board_of(text);
    std::set<std::vector<std::string>> seen;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      base::Random random(seed);
      base::Random again(seed);
      const Value spec = with_random_map(*start, random);
      EXPECT_EQ(spec, with_random_map(*start, again));
      std::vector<std::string> rows;
      for (const Value& row : spec.find("regions")->items()) rows.push_back(*row.if_string());
      seen.insert(rows);
    }
    EXPECT_EQ(seen.size(), 1000U) << text;
  }
}

TEST(RandomMap, IsAskedForByLeavingOutTheMap) {
  for (const char* text : {"jigsaw", "jigsaw:7", "jigsaw:9:boxes", "toroidal", "toroidal:6"}) {
    const auto spec = parse_board_text(text);
    ASSERT_TRUE(spec.has_value()) << text;
    EXPECT_TRUE(leaves_map_open(*spec)) << text;
    const auto board = build_board(*spec);
    ASSERT_TRUE(board.has_value()) << text;
    EXPECT_FALSE(leaves_map_open((*board)->spec())) << "the board says what map it took";
    EXPECT_TRUE(all_in_one_piece(**board)) << text;
  }
  for (const char* text :
       {"grid", "samurai", "jigsaw:AABBAABBCCDDCCDD", "toroidal:AABBCCAADDBBCCDD"}) {
    EXPECT_FALSE(leaves_map_open(*parse_board_text(text))) << text;
  }
  base::Random random(1);
  const Value other = with_random_map(*board_of("jigsaw::boxes+x"), random);
  EXPECT_TRUE(other.has("keep_boxes"));
  EXPECT_TRUE(other.has("extra"));
}

TEST(Toroidal, EveryRegionHasATintOfItsOwn) {
  const auto board = board_of("toroidal");
  const auto& tint = board->views()[0].tint;
  std::set<int> seen;
  for (const House& house : board->houses()) {
    if (house.kind != HouseKind::region) continue;
    for (const Cell cell : house.cells) EXPECT_EQ(tint[cell.index()], tint[house.cells[0].index()]);
    EXPECT_TRUE(seen.insert(tint[house.cells[0].index()]).second);
  }
  EXPECT_EQ(seen.size(), 9U);
}

TEST(Toroidal, AMapOfOnesOwnAndOtherSizes) {
  const auto board = board_of("toroidal:AABBCCAADDBBCCDD");
  EXPECT_EQ(cells_of(*board, "region A"), "R1C1 R1C2 R2C3 R2C4");
  EXPECT_EQ(board_of("toroidal:6")->houses().size(), 18U);
  for (const int size : {1, 2, 4, 7, 12, 16, 64}) {
    const auto other = board_of("toroidal:" + std::to_string(size));
    EXPECT_EQ(other->num_cells(), size * size);
  }
  EXPECT_FALSE(board_of("toroidal:1")->neighbour(Cell(0), Side::top).has_value());
  EXPECT_EQ(board_error("toroidal:65").what,
            "toroidal: \"65\" is neither a size from 1 to 64 nor a region map");
}

}  // namespace
}  // namespace omnidoku::geometry
