// SPDX-License-Identifier: MIT
//
// The layout of booklets: everything once, on the paper, nothing over another thing, cells large
// enough to write in.
#include "booklet/page_layout.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

namespace omnidoku::booklet {
namespace {

constexpr Box kA4{40, 40, 515, 760};
constexpr double kCaption = 18;
constexpr double kGap = 24;

/// As many lines of 10 points as a text of that length takes.
Item item(double columns, double rows, double text = 0, double code = 0) {
  Item made{{columns, rows}, kCaption};
  if (text > 0) made.words = [text](double width) { return 10 * (1 + std::floor(text / width)); };
  made.code = code;
  return made;
}

PageGrid page(int slots, double least_cell = 14) {
  PageGrid grid = grid_of_slots(kA4, slots, kCaption, kGap);
  grid.least_cell = least_cell;
  return grid;
}

bool is_within(const Box& inner, const Box& outer) {
  constexpr double kSlack = 1e-3;
  return inner.x >= outer.x - kSlack && inner.y >= outer.y - kSlack &&
         inner.right() <= outer.right() + kSlack && inner.bottom() <= outer.bottom() + kSlack;
}

bool overlap(const Box& one, const Box& other) {
  constexpr double kSlack = 1e-3;
  return one.x < other.right() - kSlack && other.x < one.right() - kSlack &&
         one.y < other.bottom() - kSlack && other.y < one.bottom() - kSlack;
}

/// What is true of every layout.
void expect_in_order(const std::vector<Item>& items,
                     const std::vector<std::vector<PlacedItem>>& pages, double heading = 0) {
  std::set<std::size_t> seen;
  for (std::size_t number = 0; number < pages.size(); ++number) {
    EXPECT_FALSE(pages[number].empty());
    std::vector<Box> boxes;
    Box area = kA4;
    if (number == 0) area = {area.x, area.y + heading, area.width, area.height - heading};
    for (const PlacedItem& placed : pages[number]) {
      EXPECT_TRUE(seen.insert(placed.item).second) << placed.item;
      const Item& wanted = items[placed.item];
      EXPECT_NEAR(placed.drawing.width, placed.cell * wanted.board.width, 1e-6);
      EXPECT_NEAR(placed.drawing.height, placed.cell * wanted.board.height, 1e-6);
      EXPECT_EQ(placed.code.width, wanted.code);
      if (wanted.words) {
        EXPECT_GE(placed.words.height, wanted.words(placed.words.width) - 1e-6);
      }
      for (const Box& box : {placed.caption, placed.drawing, placed.words, placed.code}) {
        if (box.width <= 0 || box.height <= 0) continue;
        EXPECT_TRUE(is_within(box, area)) << placed.item << " " << box.x << " " << box.y;
        for (const Box& other : boxes) EXPECT_FALSE(overlap(box, other)) << placed.item;
        boxes.push_back(box);
      }
    }
  }
  EXPECT_EQ(seen.size(), items.size());
}

TEST(PageLayout, SlotsFollowThePaper) {
  const auto shape = [](int slots) {
    const PageGrid grid = grid_of_slots(kA4, slots, kCaption, kGap);
    return std::pair(grid.columns, grid.rows);
  };
  EXPECT_EQ(shape(1), std::pair(1, 1));
  EXPECT_EQ(shape(2), std::pair(1, 2));
  EXPECT_EQ(shape(4), std::pair(2, 2));
  EXPECT_EQ(shape(6), std::pair(2, 3));
  EXPECT_EQ(shape(12), std::pair(3, 4));
  for (int slots = 1; slots <= kMostSlots; ++slots) {
    const auto [columns, rows] = shape(slots);
    EXPECT_GE(columns * rows, slots);
  }
}

TEST(PageLayout, OrdinaryGridsFillTheSlotsInTheirOrder) {
  const std::vector<Item> items(10, item(9, 9, 600, 60));
  const auto pages = lay_out(items, page(4));
  expect_in_order(items, pages);
  ASSERT_EQ(pages.size(), 3U);
  EXPECT_EQ(pages[0].size(), 4U);
  EXPECT_EQ(pages[2].size(), 2U);
  for (std::size_t number = 0; number < pages.size(); ++number) {
    for (std::size_t i = 0; i < pages[number].size(); ++i) {
      EXPECT_EQ(pages[number][i].item, 4 * number + i);
      EXPECT_EQ(pages[number][i].cell, pages[0][0].cell);
    }
  }
  // Next to each other: the same line.
  EXPECT_EQ(pages[0][0].drawing.y, pages[0][1].drawing.y);
  EXPECT_EQ(pages[0][0].drawing.x, pages[0][2].drawing.x);
}

TEST(PageLayout, LargeBoardsTakeTheWholePageAndSmallOnesFillTheGap) {
  std::vector<Item> items(6, item(9, 9));
  items[1] = item(21, 21, 300, 70);
  const auto pages = lay_out(items, page(4, 18));
  expect_in_order(items, pages);
  ASSERT_EQ(pages.size(), 3U);
  ASSERT_EQ(pages[0].size(), 4U);
  EXPECT_EQ(pages[0][1].item, 2U);
  ASSERT_EQ(pages[1].size(), 1U);
  EXPECT_EQ(pages[1][0].item, 1U);
  EXPECT_GE(pages[1][0].cell, 18);
  EXPECT_EQ(pages[2][0].item, 5U);
}

TEST(PageLayout, ALargeBoardTakesNoMoreThanItNeeds) {
  std::vector<Item> items(3, item(9, 9));
  items[1] = item(21, 21, 300, 70);
  const auto pages = lay_out(items, page(4));
  expect_in_order(items, pages);
  ASSERT_EQ(pages.size(), 1U);
  EXPECT_EQ(pages[0][2].item, 1U);
  EXPECT_GE(pages[0][2].words.x, pages[0][2].drawing.right());
}

TEST(PageLayout, AWideBoardTakesARow) {
  std::vector<Item> items(4, item(9, 9));
  items[2] = item(24, 9);
  const auto pages = lay_out(items, page(6));
  expect_in_order(items, pages);
  ASSERT_EQ(pages.size(), 1U);
  EXPECT_EQ(pages[0][2].item, 2U);
  EXPECT_GT(pages[0][2].drawing.width, kA4.width / 2);
  EXPECT_EQ(pages[0][3].item, 3U);
}

TEST(PageLayout, SmallBoardsStaySmallerThanTheirNeighbours) {
  const std::vector<Item> items{item(9, 9), item(4, 4), item(6, 6)};
  const auto pages = lay_out(items, page(4));
  expect_in_order(items, pages);
  ASSERT_EQ(pages.size(), 1U);
  EXPECT_LT(pages[0][1].drawing.width, pages[0][0].drawing.width);
  EXPECT_GT(pages[0][1].cell, pages[0][0].cell);
}

TEST(PageLayout, WordsStandBesideWhereThatGivesMoreRoom) {
  const std::vector<Item> items{item(9, 9, 1500, 70), item(9, 9, 1500, 70)};
  const auto two = lay_out(items, page(2));
  expect_in_order(items, two);
  EXPECT_GE(two[0][0].words.x, two[0][0].drawing.right());
  EXPECT_GE(two[0][0].code.x, two[0][0].drawing.right());
  const auto four = lay_out(items, page(4));
  expect_in_order(items, four);
  EXPECT_GE(four[0][0].words.y, four[0][0].drawing.bottom());
}

TEST(PageLayout, EqualBoardsAreEquallyLargeOnAPage) {
  std::vector<Item> items(4, item(9, 9, 200));
  items[2] = item(9, 9, 2500);
  const auto pages = lay_out(items, page(4));
  expect_in_order(items, pages);
  ASSERT_EQ(pages.size(), 1U);
  for (const PlacedItem& placed : pages[0]) EXPECT_EQ(placed.cell, pages[0][2].cell);
}

TEST(PageLayout, LongWordsTakeMoreRoomRatherThanTheCells) {
  const std::vector<Item> items{item(9, 9, 8000), item(9, 9)};
  const auto pages = lay_out(items, page(4));
  expect_in_order(items, pages);
  EXPECT_GE(pages[0][0].cell, 14);
  EXPECT_GT(pages[0][0].caption.width + pages[0][0].words.width, kA4.width / 2);
}

TEST(PageLayout, WhatNoPageHasRoomForIsPlacedAllTheSame) {
  const std::vector<Item> items{item(60, 60, 400000, 70), item(9, 9)};
  const auto pages = lay_out(items, page(2));
  ASSERT_EQ(pages.size(), 2U);
  const PlacedItem& placed = pages[0][0];
  EXPECT_TRUE(is_within(placed.drawing, kA4));
  EXPECT_TRUE(is_within(placed.words, kA4));
}

TEST(PageLayout, TheFirstPageLeavesRoomForItsHeading) {
  const std::vector<Item> items(6, item(9, 9, 300, 60));
  const auto pages = lay_out(items, page(4), 60);
  expect_in_order(items, pages, 60);
  EXPECT_EQ(pages.size(), 2U);
  EXPECT_LE(pages[0][0].cell, pages[1][0].cell);
}

TEST(PageLayout, MixedBoardsOnAnyPage) {
  std::vector<Item> items;
  for (int i = 0; i < 40; ++i) {
    items.push_back(item(4 + i % 5 * 4, 4 + i % 7 * 3, 150 * (i % 4), i % 3 == 0 ? 62 : 0));
  }
  for (const int slots : {1, 2, 3, 4, 6, 8, 9, 12, 20}) {
    expect_in_order(items, lay_out(items, page(slots)));
  }
  EXPECT_TRUE(lay_out({}, page(4)).empty());
}

TEST(Flow, PiecesGoDownColumnsAndThenPages) {
  const Box area{0, 100, 210, 100};
  const auto pages = flow({60, 30, 20, 90, 40, 300, 10}, area, 2, 10, 10);
  ASSERT_EQ(pages.size(), 3U);
  ASSERT_EQ(pages[0].size(), 3U);
  EXPECT_EQ(pages[0][0].box.y, 110);
  EXPECT_EQ(pages[0][1].box.y, 170);
  EXPECT_EQ(pages[0][2].box.x, 110);
  EXPECT_EQ(pages[0][2].box.y, 110);
  ASSERT_EQ(pages[1].size(), 2U);
  EXPECT_EQ(pages[1][0].box.y, 100);
  EXPECT_EQ(pages[1][0].box.width, 100);
  EXPECT_EQ(pages[1][1].box.x, 110);
  ASSERT_EQ(pages[2].size(), 2U);
  EXPECT_EQ(pages[2][0].piece, 5U);
  EXPECT_EQ(pages[2][1].box.x, 110);
  EXPECT_TRUE(flow({}, area, 2, 10).empty());
}

}  // namespace
}  // namespace omnidoku::booklet
