// SPDX-License-Identifier: MIT
//
// Difference sets: the swaps of two digits really are other solutions, and cells are pinned exactly
// when the givens of some set lie in them.
#include "solve/difference_sets.h"

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku::solve {
namespace {

using geometry::Cell;
using geometry::Digit;

std::vector<Cell> cells(std::initializer_list<int> indices) {
  std::vector<Cell> result;
  for (const int index : indices) result.emplace_back(index);
  return result;
}

TEST(DifferenceSets, PinWhatHoldsAllGivensOfASet) {
  DifferenceSets sets(10);
  sets.add(cells({0, 1, 2}));
  EXPECT_FALSE(sets.pin(cells({0})));
  EXPECT_FALSE(sets.pin(cells({0, 1})));
  EXPECT_TRUE(sets.pin(cells({0, 1, 2})));
  EXPECT_TRUE(sets.pin(cells({5, 2, 1, 0})));
  sets.set_given(Cell(0), false);
  EXPECT_TRUE(sets.pin(cells({1, 2})));
  EXPECT_FALSE(sets.pin(cells({1})));
  sets.set_given(Cell(1), false);
  sets.set_given(Cell(1), false);  // no change
  EXPECT_TRUE(sets.pin(cells({2})));
  sets.set_given(Cell(0), true);
  EXPECT_FALSE(sets.pin(cells({2})));
}

TEST(DifferenceSets, SetsAddedLaterKnowWhatIsHidden) {
  DifferenceSets sets(4);
  sets.set_given(Cell(0), false);
  sets.add(cells({0, 3}));
  EXPECT_TRUE(sets.pin(cells({3})));
}

TEST(DifferenceSets, SwapsOfASmallGridArePartsOfTwoDigits) {
  // In the 4x4 grid below 1 and 3 change places in the upper half without the lower one.
  const auto small = testing_support::board("grid:4");
  model::FilledGrid grid;
  for (const char c : std::string("1234341221434321")) grid.emplace_back(c - '1');
  DifferenceSets sets(16);
  sets.add_swaps(*small, grid);
  EXPECT_GT(sets.size(), 6U);  // at least one for each pair, and one pair in two parts
  EXPECT_TRUE(sets.pin(cells({0, 2, 4, 6})));
  EXPECT_FALSE(sets.pin(cells({0, 2, 4})));
}

TEST(DifferenceSets, ADigitAloneInItsHousesIsASwapOfItself) {
  // A single house of two cells and three digits: either cell can take the third digit.
  geometry::BoardDraft draft;
  draft.spec = base::Value::object();
  draft.num_digits = 3;
  draft.cell_names = {"A", "B"};
  draft.houses.push_back({"pair", geometry::HouseKind::extra, cells({0, 1})});
  geometry::View view;
  view.id = "flat";
  view.width = 2;
  view.height = 1;
  view.tint = {0, 0};
  view.paint_order = cells({0, 1});
  for (const double x : {0.0, 1.0}) {
    view.corners.push_back({geometry::Point{x, 0}, {x + 1, 0}, {x + 1, 1}, {x, 1}});
  }
  draft.views.push_back(view);
  draft.lattice = {1, 2, {Cell(0), Cell(1)}, false};
  const auto made = geometry::Board::make(std::move(draft));
  ASSERT_TRUE(made.has_value()) << made.error().text();
  DifferenceSets sets(2);
  sets.add_swaps(**made, {Digit(0), Digit(2)});
  EXPECT_TRUE(sets.pin(cells({0})));
  EXPECT_TRUE(sets.pin(cells({1})));
}

}  // namespace
}  // namespace omnidoku::solve
