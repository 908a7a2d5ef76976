// SPDX-License-Identifier: MIT
//
// Free-form boards: nothing but what the description lists.
#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "support/board_text.h"

namespace omnidoku::geometry {
namespace {

using base::Value;
using testing_support::board_error;
using testing_support::board_of;
using testing_support::cells_of;

Value cell(std::string_view name, Value x, Value y) {
  return Value::object({{"name", name}, {"at", Value::Array{std::move(x), std::move(y)}}});
}

Value house(std::string_view name, std::string_view kind, Value::Array cells) {
  return Value::object({{"name", name}, {"kind", kind}, {"cells", std::move(cells)}});
}

Value board_spec(Value::Array cells, Value::Array houses = {}) {
  return Value::object({{"type", "free_form"},
                        {"size", 3},
                        {"cells", std::move(cells)},
                        {"houses", std::move(houses)}});
}

BoardPtr build(const Value& spec) {
  const auto board = build_board(spec);
  EXPECT_TRUE(board.has_value()) << board.error().text();
  return board ? *board : classic_board();
}

std::string fault(const Value& spec) {
  const auto board = build_board(spec);
  return board ? "no fault" : board.error().what;
}

TEST(FreeForm, NoHouseIsImplied) {
  const auto board = build(board_spec({cell("a", 0, 0), cell("b", 1, 0), cell("c", 0, 1)}));
  EXPECT_EQ(board->num_cells(), 3);
  EXPECT_TRUE(board->houses().empty());
  EXPECT_TRUE(board->lanes().empty());
  EXPECT_TRUE(board->peers(Cell(0)).empty());
}

TEST(FreeForm, HousesNeedNotBeInOnePiece) {
  const auto board = build(board_spec({cell("a", 0, 0), cell("b", 5, 0), cell("c", 9, 9)},
                                      {house("far", "extra", {"a", "c"})}));
  EXPECT_EQ(cells_of(*board, "far"), "a c");
  EXPECT_TRUE(board->sees(Cell(0), Cell(2)));
  EXPECT_FALSE(board->sees(Cell(0), Cell(1)));
  EXPECT_EQ(board->views()[0].tint, (std::vector<std::uint8_t>{1, 0, 1}));
}

TEST(FreeForm, TheLatticeFollowsWholeNumberedPlaces) {
  const auto board = build(board_spec({cell("a", -2, 3), cell("b", 0, 3), cell("c", -1, 5)}));
  EXPECT_EQ(board->lattice().rows, 3);
  EXPECT_EQ(board->lattice().columns, 3);
  EXPECT_EQ(board->lattice().at[0], Cell(0));
  EXPECT_EQ(board->lattice().at[2], Cell(1));
  EXPECT_EQ(board->lattice().at[7], Cell(2));
  EXPECT_FALSE(board->lattice().holes_in_lines);
  EXPECT_EQ(board->views()[0].width, 3);
  EXPECT_EQ(board->views()[0].corners[2][0], (Point{1, 2}));
}

TEST(FreeForm, OtherPlacesStandInOneRow) {
  const auto board = build(board_spec({cell("a", 0, 0), cell("b", 0.5, 1), cell("c", 2, 0)}));
  EXPECT_EQ(board->lattice().rows, 1);
  EXPECT_EQ(board->lattice().columns, 3);
  const auto far = build(board_spec({cell("a", 0, 0), cell("b", 19000, 19000)}));
  EXPECT_EQ(far->lattice().rows, 1);
}

TEST(FreeForm, CellsThatShareASideAreNeighbours) {
  auto spec = board_spec({cell("a", 0, 0), cell("b", 1, 0), cell("c", 1.5, 1)});
  const auto board = build(spec);
  const auto right = board->neighbour(Cell(0), Side::right);
  ASSERT_TRUE(right.has_value());
  EXPECT_EQ(right->cell, Cell(1));
  EXPECT_EQ(right->entry, Side::left);
  EXPECT_FALSE(board->neighbour(Cell(1), Side::bottom).has_value()) << "only half a side is shared";
  spec.set("neighbours", "none");
  EXPECT_FALSE(build(spec)->has_neighbours());
  spec.set("neighbours", "some");
  EXPECT_EQ(fault(spec), "free_form: \"neighbours\" must be touching or none, not \"some\"");
}

TEST(FreeForm, SidesMayMeetAtAnAngle) {
  // b is drawn turned by a quarter: its left side lies at the bottom of a.
  const Value turned =
      Value::object({{"name", "b"},
                     {"quad", Value::Array{Value::Array{1, 1}, Value::Array{1, 2},
                                           Value::Array{0, 2}, Value::Array{0, 1}}}});
  const auto board = build(board_spec({cell("a", 0, 0), turned}));
  const auto below = board->neighbour(Cell(0), Side::bottom);
  ASSERT_TRUE(below.has_value());
  EXPECT_EQ(below->entry, Side::left);
}

TEST(FreeForm, RowsColumnsAndLanesAreLanes) {
  const auto board =
      build(board_spec({cell("a", 0, 0), cell("b", 1, 0), cell("c", 0, 1)},
                       {house("r", "row", {"b", "a"}), house("z", "region", {"a", "c"})}));
  ASSERT_EQ(board->lanes().size(), 1U);
  EXPECT_EQ(board->names(board->lanes()[0].cells), "b a");
}

TEST(FreeForm, TheDefaultIsATarget) {
  const auto board = board_of("free_form");
  EXPECT_EQ(board->num_cells(), 32);
  EXPECT_EQ(board->num_digits(), 8);
  EXPECT_EQ(board->houses().size(), 12U);
  EXPECT_EQ(cells_of(*board, "ring C"), "C1 C2 C3 C4 C5 C6 C7 C8");
  EXPECT_EQ(cells_of(*board, "diameter 2"), "A2 A6 B2 B6 C2 C6 D2 D6");
  EXPECT_EQ(cells_of(*board, "quarter 4"), "C5 C6 C7 C8 D5 D6 D7 D8");
  // The last sector touches the first.
  const auto left = board->neighbour(*board->find_cell("B1"), Side::left);
  ASSERT_TRUE(left.has_value());
  EXPECT_EQ(board->name(left->cell), "B8");
}

Value quad(std::string_view name, std::array<std::array<double, 2>, 4> corners) {
  Value::Array points;
  for (const auto& [x, y] : corners) points.push_back(Value::Array{x, y});
  return Value::object({{"name", name}, {"quad", std::move(points)}});
}

TEST(FreeForm, CellsMayTouchButNotOverlap) {
  const auto overlaps = [](Value::Array cells) {
    return fault(board_spec(std::move(cells))) != "no fault";
  };
  EXPECT_EQ(fault(board_spec({cell("a", 0, 0), cell("b", 3, 0), cell("c", 0.5, 0.25)})),
            "free_form: the cells \"a\" and \"c\" are drawn over each other");
  EXPECT_FALSE(overlaps({cell("a", 0, 0), cell("b", 1, 0.5), cell("c", -0.5, 1)}));
  EXPECT_FALSE(overlaps({cell("a", 0, 0), cell("b", 0.999, 0)})) << "rounded";
  EXPECT_TRUE(overlaps({cell("a", 0, 0), cell("b", 0, 0.9)}));
  // One inside the other, without a common corner or crossing sides.
  const auto large = quad("large", {{{0, 0}, {10, 0}, {10, 10}, {0, 10}}});
  EXPECT_TRUE(overlaps({large, cell("inside", 4.5, 4.5)}));
  // Rectangles around them meet, they do not.
  const auto diamond = quad("diamond", {{{2, 0}, {4, 2}, {2, 4}, {0, 2}}});
  EXPECT_FALSE(overlaps({diamond, quad("corner", {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}})}));
  EXPECT_TRUE(overlaps({diamond, quad("corner", {{{0, 0}, {2, 0}, {2, 2}, {0, 2}}})}));
  // An arrow head has room between its wings, whichever corner it begins at.
  EXPECT_FALSE(overlaps({quad("head", {{{0, 0}, {4, 2}, {0, 4}, {1, 2}}}),
                         quad("between", {{{0, 1}, {0.4, 2}, {0, 3}, {-1, 2}}})}));
  EXPECT_FALSE(overlaps({quad("head", {{{4, 2}, {0, 4}, {1, 2}, {0, 0}}}),
                         quad("between", {{{0, 1}, {0.4, 2}, {0, 3}, {-1, 2}}})}));
  EXPECT_TRUE(overlaps({quad("head", {{{0, 0}, {4, 2}, {0, 4}, {1, 2}}}),
                        quad("between", {{{0, 1}, {2, 2}, {0, 3}, {-1, 2}}})}));
}

TEST(FreeForm, OverlapsAreFoundInLargeDrawings) {
  // A tower of bricks, every other layer moved by half a brick; then one brick too many.
  Value::Array cells;
  for (int i = 0; i < 20000 - 1; ++i)
    cells.push_back(cell("c" + std::to_string(i), i % 4 + i / 4 % 2 * 0.5, i / 4));
  EXPECT_EQ(fault(board_spec(cells)), "no fault");
  cells.push_back(cell("late", 0.75, 2500));
  EXPECT_NE(fault(board_spec(std::move(cells))), "no fault");
}

TEST(FreeForm, FaultsAreNamed) {
  EXPECT_EQ(fault(board_spec({cell("a", 0, 0), cell("a", 1, 0)})),
            "free_form: two cells have the name \"a\"");
  EXPECT_EQ(fault(board_spec({cell("a", 0, 0), cell("b", 0, 0)})),
            "free_form: the cells \"a\" and \"b\" lie at the same place");
  EXPECT_EQ(fault(board_spec({cell("a", 0, 0)}, {house("h", "extra", {"a", "b"})})),
            "free_form: house \"h\": there is no cell \"b\"");
  EXPECT_EQ(fault(board_spec({})), "free_form: the board has no cells");
  EXPECT_EQ(fault(board_spec({cell("a", 1e300, 0)})),
            "free_form: cell \"a\": \"at\" is too far away");
  EXPECT_EQ(fault(board_spec({cell("a", "x", 0)})),
            "free_form: cell \"a\": \"at\" must be a pair of numbers [x, y]");
  EXPECT_EQ(fault(board_spec({Value::object({{"name", "a"}})})),
            "free_form: cell \"a\" has no place");
  EXPECT_EQ(fault(board_spec({Value::object({{"at", Value::Array{0, 0}}})})),
            "free_form: cell 1: the member \"name\" is missing");
  EXPECT_EQ(fault(board_spec({Value::object({{"name", "a"}, {"colour", 1}})})),
            "free_form: cell 1: unknown member \"colour\"");
  const Value flat =
      Value::object({{"name", "a"},
                     {"quad", Value::Array{Value::Array{0, 0}, Value::Array{1, 0},
                                           Value::Array{2, 0}, Value::Array{3, 0}}}});
  EXPECT_EQ(fault(board_spec({flat})), "free_form: cell \"a\" has no area");
  EXPECT_EQ(fault(Value::object({{"type", "free_form"}, {"cells", Value::array()}})),
            "free_form: the member \"size\" is missing");
  EXPECT_EQ(
      fault(Value::object({{"type", "free_form"}, {"size", 3}, {"cells", Value::Array(20001)}})),
      "free_form: there are 20001 cells, more than the limit of 20000");
}

}  // namespace
}  // namespace omnidoku::geometry
