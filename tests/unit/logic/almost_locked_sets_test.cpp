// SPDX-License-Identifier: MIT
//
// The table of almost locked sets against what its words say.
#include "logic/sets/almost_locked_sets.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "support/boards.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using logic::AlmostLockedSets;
using logic::CandidateBoard;
using logic::Position;
using logic::Structure;

model::Puzzle hard_puzzle(std::string_view board) {
  model::Puzzle puzzle = testing_support::puzzle(board);
  if (board == "grid:9") {
    testing_support::set_givens(
        puzzle,
        "..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..");
  } else if (board == "grid:4") {
    testing_support::set_givens(puzzle, "1....2......3...");
  }
  return puzzle;
}

class AlmostLockedSetsOn : public testing::TestWithParam<std::string_view> {};

TEST_P(AlmostLockedSetsOn, AreAsDescribed) {
  const model::Puzzle puzzle = hard_puzzle(GetParam());
  const Structure structure(puzzle);
  const Position position(CandidateBoard::start(structure), true);
  const auto& table = position.table<AlmostLockedSets>();
  ASSERT_FALSE(table.sets().empty());
  std::set<std::vector<Cell>> seen;
  for (const logic::AlmostLockedSet& set : table.sets()) {
    DigitSet digits;
    std::vector<Cell> cells(table.cells(set).begin(), table.cells(set).end());
    for (const Cell cell : cells) {
      digits |= position.candidates(cell);
      EXPECT_TRUE(structure.house(set.house).set.contains(cell));
    }
    EXPECT_EQ(digits, set.digits);
    EXPECT_EQ(digits.size(), static_cast<int>(cells.size()) + 1);
    digits.for_each([&](Digit digit) {
      const auto group = table.group(set, digit);
      EXPECT_EQ(table.digit(group), digit);
      std::vector<Cell> with;
      for (const Cell cell : cells) {
        if (position.candidates(cell).contains(digit)) with.push_back(cell);
      }
      std::sort(with.begin(), with.end());
      EXPECT_EQ(AlmostLockedSets::cells_of(table.places(group)), with);
    });
    std::sort(cells.begin(), cells.end());
    EXPECT_TRUE(seen.insert(cells).second) << "twice the same cells";
  }
  // Every open bivalue cell is there.
  position.board().for_each_open([&](Cell cell) {
    if (position.candidates(cell).size() == 2) {
      EXPECT_EQ(seen.count({cell}), 1U);
    }
  });
}

TEST_P(AlmostLockedSetsOn, LinkedGroupsAreThoseThatSeeEachOther) {
  const model::Puzzle puzzle = hard_puzzle(GetParam());
  const Structure structure(puzzle);
  const Position position(CandidateBoard::start(structure), true);
  const auto& table = position.table<AlmostLockedSets>();
  const std::size_t count = std::min<std::size_t>(table.num_groups(), 300);
  for (std::uint32_t a = 0; a < count; ++a) {
    const auto linked = table.linked(a);
    for (std::uint32_t b = 0; b < count; ++b) {
      bool all = table.digit(a) == table.digit(b);
      for (const Cell i : AlmostLockedSets::cells_of(table.places(a))) {
        for (const Cell j : AlmostLockedSets::cells_of(table.places(b))) {
          all = all && structure.sees(i, j);
        }
      }
      EXPECT_EQ(std::find(linked.begin(), linked.end(), b) != linked.end(), all);
    }
    for (const auto s : table.sets_with(a)) {
      EXPECT_EQ(table.group(s, table.digit(a)), a);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, AlmostLockedSetsOn, testing::Values("grid:9", "grid:4"),
                         [](const auto& one) { return one.param == "grid:9" ? "nine" : "four"; });

}  // namespace
}  // namespace omnidoku
