// SPDX-License-Identifier: MIT
//
// Removal by difference sets comes to what removal with a search at every turn comes to.
#include "classic/removal.h"

#include <numeric>
#include <span>

#include <gtest/gtest.h>

#include "base/random.h"
#include "classic/grid9.h"
#include "support/classic_grids.h"

namespace omnidoku::classic {
namespace {

using testing_support::random_full_grid;

RemovalOrder random_order(base::Random& random) {
  RemovalOrder order{};
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  random.shuffle(std::span<std::uint8_t>(order));
  return order;
}

/// By the definition: a search at every turn.
CellSet removed_one_by_one(const Solution9& grid, const RemovalOrder& order) {
  Grid9 puzzle{};
  CellSet givens;
  for (std::size_t i = 0; i < kNumCells; ++i) {
    puzzle.candidates[i] = static_cast<std::uint16_t>(1U << (grid[i] - 1));
  }
  for (const std::uint8_t cell : order) {
    const std::uint16_t given = puzzle.candidates[cell];
    puzzle.candidates[cell] = kAllDigits;
    if (search(puzzle, {}).counts.solutions == 1) continue;
    puzzle.candidates[cell] = given;
    givens.add(cell);
  }
  return givens;
}

/// Asks until it is done, one question at a time.
void run(Removal& removal) {
  while (!removal.done()) {
    DigitPlanes question{};
    removal.next_question(question);
    BatchAnswer answer;
    Solution9 second{};
    BatchRequest request;
    request.seconds = &second;
    BatchSolver().solve(&question, 1, request, &answer);
    if (answer.solutions == 1) {
      removal.answer_unique();
    } else {
      ASSERT_EQ(answer.solutions, 2U);
      removal.answer_several(answer.first, second);
    }
  }
}

TEST(ClassicRemoval, LeavesWhatRemovalOneByOneLeaves) {
  base::Random random(20'261'129);
  Removal removal;
  for (int i = 0; i < 300; ++i) {
    const Solution9 grid = random_full_grid(random);
    const RemovalOrder order = random_order(random);
    removal.begin(grid, order);
    ASSERT_NO_FATAL_FAILURE(run(removal));
    ASSERT_EQ(removal.givens(), removed_one_by_one(grid, order)) << "order " << i;
  }
}

TEST(ClassicRemoval, LeavesTheSameInFurtherOrdersOfAGrid) {
  base::Random random(5);
  Removal removal;
  for (int i = 0; i < 3; ++i) {
    const Solution9 grid = random_full_grid(random);
    RemovalOrder order = random_order(random);
    removal.begin(grid, order);
    // So many that some of the difference sets have to be forgotten.
    for (int j = 0; j < 150; ++j) {
      ASSERT_NO_FATAL_FAILURE(run(removal));
      ASSERT_EQ(removal.givens(), removed_one_by_one(grid, order)) << "order " << j;
      if (j % 50 == 49) {
        order = random_order(random);
      } else {
        random.shuffle(std::span<std::uint8_t>(order).subspan(Removal::kSharedTurns));
      }
      removal.begin_again(order);
    }
  }
}

TEST(ClassicRemoval, AnOrderMayBeginAnewBeforeItIsDone) {
  base::Random random(6);
  const Solution9 grid = random_full_grid(random);
  Removal removal;
  removal.begin(grid, random_order(random));
  DigitPlanes question{};
  removal.next_question(question);
  RemovalOrder order = removal.order();
  std::swap(order[79], order[80]);
  removal.begin_again(order);
  ASSERT_NO_FATAL_FAILURE(run(removal));
  EXPECT_EQ(removal.givens(), removed_one_by_one(grid, order));
}

}  // namespace
}  // namespace omnidoku::classic
