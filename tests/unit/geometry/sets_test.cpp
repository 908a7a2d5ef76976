// SPDX-License-Identifier: MIT
//
// CellSet and DigitSet.
#include <gtest/gtest.h>

#include "geometry/cell_set.h"
#include "geometry/digit_set.h"

namespace omnidoku::geometry {
namespace {

TEST(CellSet, MembersAcrossWords) {
  CellSet set(130);
  EXPECT_TRUE(set.empty());
  set.insert(Cell(0));
  set.insert(Cell(63));
  set.insert(Cell(64));
  set.insert(Cell(129));
  EXPECT_EQ(set.size(), 4);
  EXPECT_TRUE(set.contains(Cell(129)));
  EXPECT_FALSE(set.contains(Cell(128)));
  EXPECT_FALSE(set.contains(Cell(5000)));
  set.erase(Cell(64));
  EXPECT_EQ(set.cells(), (std::vector<Cell>{Cell(0), Cell(63), Cell(129)}));
}

TEST(CellSet, Algebra) {
  const std::vector<Cell> left{Cell(1), Cell(70)};
  const std::vector<Cell> right{Cell(70), Cell(71)};
  const CellSet a(100, left);
  const CellSet b(100, right);
  EXPECT_EQ((a & b).cells(), (std::vector<Cell>{Cell(70)}));
  EXPECT_EQ((a | b).size(), 3);
  EXPECT_EQ((a - b).cells(), (std::vector<Cell>{Cell(1)}));
  EXPECT_TRUE(a.intersects(b));
  EXPECT_FALSE((a - b).intersects(b));
  EXPECT_TRUE(a.contains_all(a & b));
  EXPECT_FALSE(a.contains_all(b));
}

TEST(DigitSet, AllDigitsUpToSixtyFour) {
  EXPECT_TRUE(DigitSet::all(0).empty());
  EXPECT_EQ(DigitSet::all(9).size(), 9);
  EXPECT_EQ(DigitSet::all(64).size(), 64);
  EXPECT_TRUE(DigitSet::all(64).contains(Digit(63)));
  EXPECT_FALSE(DigitSet::all(63).contains(Digit(63)));
}

TEST(DigitSet, Algebra) {
  DigitSet set{Digit(2), Digit(5)};
  EXPECT_EQ(set.first(), Digit(2));
  set.erase(Digit(2));
  EXPECT_EQ(set, DigitSet::single(Digit(5)));
  EXPECT_EQ(DigitSet::all(4) - DigitSet{Digit(1)}, (DigitSet{Digit(0), Digit(2), Digit(3)}));
  EXPECT_TRUE(DigitSet::all(4).contains_all(DigitSet{Digit(3)}));
  EXPECT_FALSE(DigitSet::all(4).contains_all(set));
}

}  // namespace
}  // namespace omnidoku::geometry
