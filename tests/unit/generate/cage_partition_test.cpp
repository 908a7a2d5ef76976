// SPDX-License-Identifier: MIT
//
// Cages grown at random: a partition into connected sets without repeats, sizes as asked for.
#include "generate/cage_partition.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "generate/generate.h"
#include "support/boards.h"

namespace omnidoku::generate {
namespace {

using geometry::Cell;

bool connected(const geometry::Board& board, const std::vector<Cell>& cage) {
  const std::set<Cell> members(cage.begin(), cage.end());
  std::set<Cell> seen = {cage.front()};
  std::vector<Cell> todo = {cage.front()};
  while (!todo.empty()) {
    const Cell cell = todo.back();
    todo.pop_back();
    for (int side = 0; side < 4; ++side) {
      const auto next = board.neighbour(cell, static_cast<geometry::Side>(side));
      if (next && members.count(next->cell) != 0 && seen.insert(next->cell).second) {
        todo.push_back(next->cell);
      }
    }
  }
  return seen.size() == members.size();
}

void expect_partition(const geometry::Board& board, const model::FilledGrid& grid,
                      const std::vector<std::vector<Cell>>& cages) {
  std::set<Cell> seen;
  for (const std::vector<Cell>& cage : cages) {
    ASSERT_FALSE(cage.empty());
    EXPECT_TRUE(connected(board, cage)) << board.names(cage);
    std::set<geometry::Digit> digits;
    for (const Cell cell : cage) {
      EXPECT_TRUE(seen.insert(cell).second) << board.name(cell);
      EXPECT_TRUE(digits.insert(grid[cell.index()]).second) << board.names(cage);
    }
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(board.num_cells()));
}

TEST(CagePartition, CagesCoverTheBoardOnceAreConnectedAndWithoutRepeats) {
  for (const char* text : {"grid:4", "grid:6", "grid:9", "grid:9+x", "grid:12"}) {
    const auto made = testing_support::board(text);
    base::Random random(7);
    const auto grid = random_grid(model::make_puzzle(made), random, {});
    ASSERT_TRUE(grid.has_value());
    std::vector<Cell> all;
    for (int i = 0; i < made->num_cells(); ++i) all.emplace_back(i);
    for (int round = 0; round < 20; ++round) {
      CagePartition partition(*made, *grid);
      partition.regrow(all, {0, 30, 36, 24, 10}, random);
      expect_partition(*made, *grid, partition.cages());
      const Cell cell(random.below(all.size()));
      std::vector<Cell> region = partition.beside(cell);
      region.push_back(cell);
      const CagePartition before = partition;
      partition.regrow(region, {0, 1}, random);
      expect_partition(*made, *grid, partition.cages());
      EXPECT_GE(partition.cages().size(), before.cages().size() - region.size());
    }
  }
}

TEST(CagePartition, SizesAreMostlyAsWanted) {
  const auto made = testing_support::board("grid:9");
  base::Random random(3);
  const auto grid = random_grid(model::make_puzzle(made), random, {});
  ASSERT_TRUE(grid.has_value());
  std::vector<Cell> all;
  for (int i = 0; i < 81; ++i) all.emplace_back(i);
  std::map<std::size_t, int> count;
  for (int round = 0; round < 200; ++round) {
    CagePartition partition(*made, *grid);
    partition.regrow(all, {0, 30, 36, 24, 10}, random);
    for (const auto& cage : partition.cages()) ++count[cage.size()];
  }
  EXPECT_LE(count.rbegin()->first, 5U);
  EXPECT_LT(count[1], 200);  // fewer than one a board
  EXPECT_GT(count[2], 1000);
  EXPECT_GT(count[3], 1000);
  EXPECT_GT(count[4], 600);
  EXPECT_GT(count[5], 150);
}

}  // namespace
}  // namespace omnidoku::generate
