// SPDX-License-Identifier: MIT
//
// Board::make: every fault of a draft is refused with its name, and what it derives is right.
#include "geometry/board.h"

#include <functional>
#include <limits>

#include <gtest/gtest.h>

#include "geometry/builder.h"
#include "geometry/grid_parts.h"

namespace omnidoku::geometry {
namespace {

/// A 4x4 grid with boxes, as its builder leaves it.
BoardDraft small_draft() {
  BoardDraft draft;
  draft.num_digits = 4;
  EXPECT_TRUE(place_grids(draft, {GridRequest{0, 0, 4, 2, 2}}).has_value());
  add_rows_and_columns(draft);
  add_boxes(draft);
  return draft;
}

/// What Board::make says about the small draft after a change.
std::string fault(const std::function<void(BoardDraft&)>& change) {
  BoardDraft draft = small_draft();
  change(draft);
  const auto board = Board::make(std::move(draft));
  return board ? "no fault" : board.error().what;
}

TEST(Board, TheUnchangedDraftIsGood) {
  EXPECT_EQ(fault([](BoardDraft&) {}), "no fault");
}

TEST(Board, Sizes) {
  EXPECT_EQ(fault([](BoardDraft& d) { d.num_digits = 0; }), "a board has 1 to 64 digits, not 0");
  EXPECT_EQ(fault([](BoardDraft& d) { d.num_digits = 65; }), "a board has 1 to 64 digits, not 65");
  EXPECT_EQ(fault([](BoardDraft& d) { d.cell_names.clear(); }), "the board has no cells");
  EXPECT_EQ(fault([](BoardDraft& d) { d.cell_names.resize(20001, "a"); }),
            "the board has 20001 cells, more than the limit of 20000");
  EXPECT_EQ(fault([](BoardDraft& d) { d.houses.resize(50001); }),
            "the board has 50001 houses, more than the limit of 50000");
}

TEST(Board, CellNames) {
  EXPECT_EQ(fault([](BoardDraft& d) { d.cell_names[3] = "R1C1"; }),
            "two cells have the name \"R1C1\"");
  EXPECT_EQ(fault([](BoardDraft& d) { d.cell_names[3] = ""; }), "a cell has an empty name");
  EXPECT_EQ(fault([](BoardDraft& d) { d.cell_names[3] = "a b"; }),
            "the cell name \"a b\" holds a blank or a control character");
  EXPECT_NE(fault([](BoardDraft& d) { d.cell_names[3] = std::string(101, 'a'); }), "no fault");
}

TEST(Board, Houses) {
  EXPECT_EQ(fault([](BoardDraft& d) { d.houses[0].cells.clear(); }),
            "the house \"row 1\" has no cells");
  EXPECT_EQ(fault([](BoardDraft& d) { d.houses[0].cells[1] = Cell(0); }),
            "the house \"row 1\" has the cell \"R1C1\" twice");
  EXPECT_EQ(fault([](BoardDraft& d) { d.houses[0].cells[1] = Cell(16); }),
            "the house \"row 1\" has a cell that is not on the board");
  EXPECT_EQ(fault([](BoardDraft& d) { d.houses[0].cells.emplace_back(5); }),
            "the house \"row 1\" has 5 cells, but there are only 4 digits");
  EXPECT_EQ(fault([](BoardDraft& d) { d.houses[0].name = ""; }), "a house has no name");
  EXPECT_EQ(fault([](BoardDraft& d) { d.houses[0].name = "box 4"; }),
            "two houses with different cells have the name \"box 4\"");
}

TEST(Board, Neighbours) {
  EXPECT_EQ(fault([](BoardDraft& d) { d.neighbours.clear(); }), "no fault");
  EXPECT_EQ(fault([](BoardDraft& d) { d.neighbours.pop_back(); }),
            "the neighbour relation is incomplete");
  EXPECT_EQ(fault([](BoardDraft& d) { d.neighbours[0][1] = std::nullopt; }),
            "the cell \"R1C2\" has the neighbour \"R1C1\", but not the other way round");
  EXPECT_EQ(fault([](BoardDraft& d) { d.neighbours[0][1]->cell = Cell(99); }),
            "the cell \"R1C1\" has a neighbour off the board");
  EXPECT_EQ(fault([](BoardDraft& d) { d.neighbours[0][1]->entry = Side::top; }),
            "the cell \"R1C1\" has the neighbour \"R1C2\", but not the other way round");
  EXPECT_EQ(fault([](BoardDraft& d) { d.neighbours[0][1]->cell = Cell(0); }),
            "the cell \"R1C1\" is its own neighbour");
}

TEST(Board, LanesAndGrids) {
  EXPECT_EQ(fault([](BoardDraft& d) { d.lanes[0].cells[2] = d.lanes[0].cells[1]; }),
            "the lane \"row 1\" has the cell \"R1C2\" twice");
  EXPECT_EQ(fault([](BoardDraft& d) { d.grids[0].rows = 3; }),
            "grid 1 does not have rows x columns cells");
  EXPECT_EQ(fault([](BoardDraft& d) { d.grids[0].box_rows = 3; }),
            "grid 1 is not tiled by its boxes");
  EXPECT_EQ(fault([](BoardDraft& d) { d.grids[0].box_rows = 0; }),
            "grid 1 is not tiled by its boxes");
}

TEST(Board, Lattice) {
  EXPECT_EQ(fault([](BoardDraft& d) { d.lattice.at[3] = std::nullopt; }),
            "a cell of the board has no place in its lattice");
  EXPECT_EQ(fault([](BoardDraft& d) { d.lattice.at[3] = Cell(0); }),
            "the lattice of the board has a cell twice or one that does not exist");
  EXPECT_EQ(fault([](BoardDraft& d) { d.lattice.at.pop_back(); }),
            "the lattice of the board is incomplete");
  EXPECT_EQ(fault([](BoardDraft& d) {
              d.lattice.rows = std::numeric_limits<int>::max();
              d.lattice.columns = std::numeric_limits<int>::max();
            }),
            "the lattice of the board has 2147483647 rows and 2147483647 columns");
}

TEST(Board, Views) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(fault([](BoardDraft& d) { d.views.clear(); }),
            "the first view of a board must be \"flat\"");
  EXPECT_EQ(fault([](BoardDraft& d) { d.views.push_back(d.views[0]); }),
            "two views have the name \"flat\"");
  EXPECT_EQ(fault([](BoardDraft& d) { d.views[0].width = kNan; }),
            "the view \"flat\" has no extent");
  EXPECT_EQ(fault([](BoardDraft& d) { d.views[0].corners[5][2].x = kNan; }),
            "the view \"flat\" has the cell \"R2C2\" outside its frame");
  EXPECT_EQ(fault([](BoardDraft& d) { d.views[0].corners[5][2].y = 4.1; }),
            "the view \"flat\" has the cell \"R2C2\" outside its frame");
  EXPECT_EQ(fault([](BoardDraft& d) { d.views[0].tint.clear(); }),
            "the view \"flat\" does not show every cell");
  EXPECT_EQ(fault([](BoardDraft& d) { d.views[0].paint_order[0] = Cell(1); }),
            "the view \"flat\" has the cell \"R1C2\" twice");
}

TEST(Board, HousesWithEqualCellsAreMergedAndTheFirstNameStays) {
  BoardDraft draft = small_draft();
  House twin = draft.houses[0];
  twin.name = "the same in another order";
  std::swap(twin.cells[0], twin.cells[3]);
  draft.houses.push_back(twin);
  const auto board = Board::make(std::move(draft));
  ASSERT_TRUE(board.has_value());
  EXPECT_EQ((*board)->houses().size(), 12U);
  EXPECT_TRUE((*board)->find_house("row 1").has_value());
  EXPECT_FALSE((*board)->find_house(twin.name).has_value());
}

TEST(Board, NamesOfCells) {
  BoardDraft draft = small_draft();
  draft.cell_names[0] = "a";
  draft.cell_names[1] = "A";
  draft.cell_names[2] = "\xC3\xA4";
  const auto board = Board::make(std::move(draft));
  ASSERT_TRUE(board.has_value());
  EXPECT_EQ((*board)->find_cell("a"), Cell(0));
  EXPECT_EQ((*board)->find_cell("A"), Cell(1));
  EXPECT_EQ((*board)->find_cell("\xC3\xA4"), Cell(2));
  EXPECT_EQ((*board)->find_cell("r1c4"), Cell(3));
  const Cell some[] = {Cell(3), Cell(0)};
  EXPECT_EQ((*board)->names(some), "R1C4 a");
  EXPECT_EQ((*board)->names({}), "");
}

TEST(Board, TheFirstBoxOrRegionOfACell) {
  const Board& board = *classic_board();
  const auto box = board.region_of(Cell(40));
  ASSERT_TRUE(box.has_value());
  EXPECT_EQ(board.house(*box).name, "box 5");
  EXPECT_TRUE(board.is_full(board.house(*box)));
  EXPECT_EQ(board.find_view("folded"), nullptr);
  EXPECT_EQ(board.find_view("flat"), &board.views()[0]);
}

TEST(HouseKind, WordsAndBack) {
  for (int i = 0; i <= static_cast<int>(HouseKind::extra); ++i) {
    const auto kind = static_cast<HouseKind>(i);
    EXPECT_EQ(house_kind_from(to_string(kind)), kind);
  }
  EXPECT_EQ(to_string(HouseKind::diagonal), "diagonal");
  EXPECT_EQ(house_kind_from("nonet"), std::nullopt);
}

}  // namespace
}  // namespace omnidoku::geometry
