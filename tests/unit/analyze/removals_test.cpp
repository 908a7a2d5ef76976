// SPDX-License-Identifier: MIT
//
// Counts of solutions without each clue, against all grids of small boards looked at one by one.
#include "analyze/removals.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/rules.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/random_puzzle.h"
#include "verify/verify.h"

namespace omnidoku::analyze {
namespace {

using base::Status;
using constraints::Member;
using geometry::Cell;

constexpr const char* kMinimal =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

std::vector<model::FilledGrid> all_grids(const model::Puzzle& empty) {
  std::vector<model::FilledGrid> grids;
  solve::Options options;
  options.limits.solutions = 0;
  static_cast<void>(solve::enumerate(empty, options, [&](const model::FilledGrid& grid) {
    grids.push_back(grid);
    return true;
  }));
  return grids;
}

/// How many of the grids keep every clue and rule but this one.
std::uint64_t count_without(const model::Puzzle& puzzle,
                            const std::vector<model::FilledGrid>& grids, const Member* left_out) {
  return static_cast<std::uint64_t>(std::ranges::count_if(grids, [&](const auto& grid) {
    for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
      const Member clue{Member::Kind::clue, static_cast<std::uint32_t>(i)};
      if (left_out != nullptr && clue == *left_out) continue;
      if (!constraints::clue_of(puzzle, Cell(i)).contains(grid[i])) return false;
    }
    for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
      const Member rule{Member::Kind::constraint, static_cast<std::uint32_t>(i)};
      if (left_out != nullptr && rule == *left_out) continue;
      if (!verify::keeps(puzzle, rule, grid)) return false;
    }
    return true;
  }));
}

base::Limits counting(std::uint64_t most) {
  base::Limits limits;
  limits.solutions = most;
  return limits;
}

base::Limits counting_all() { return counting(0); }

TEST(Removals, CountWhatAllGridsShowOnSmallBoards) {
  const model::Puzzle empty = testing_support::puzzle("grid:4");
  const std::vector<model::FilledGrid> grids = all_grids(empty);
  ASSERT_EQ(grids.size(), 288U);
  int with_rules = 0;
  for (int round = 0; round < testing_support::rounds(2000, 300); ++round) {
    SCOPED_TRACE(round);
    base::Random random(static_cast<std::uint64_t>(round));
    const model::FilledGrid& solution = grids[random.below(grids.size())];
    const model::Puzzle puzzle = testing_support::random_puzzle(
        random, empty, solution,
        {.min_givens_percent = 5, .max_givens_percent = 40, .cages = true, .rules = 2});
    if (!constraints::validate_puzzle(puzzle)) continue;
    SCOPED_TRACE(testing_support::text_of(puzzle));
    const Removals found = count_removals(puzzle, counting_all());
    const std::uint64_t own = count_without(puzzle, grids, nullptr);
    if (own == 0) {
      EXPECT_TRUE(found.clues.empty());
      continue;
    }
    EXPECT_EQ(found.own, (SolutionCount{own, true}));
    EXPECT_TRUE(found.is_whole);
    if (!puzzle.constraints.empty()) ++with_rules;
    for (const ClueRemoval& clue : found.clues) {
      const std::uint64_t without = count_without(puzzle, grids, &clue.clue);
      EXPECT_EQ(clue.without, (SolutionCount{without, true}))
          << constraints::name_of(puzzle, clue.clue);
      EXPECT_EQ(found.need_of(clue), without > own ? Need::needed : Need::redundant);
      if (own == 1 && without > 1) {
        EXPECT_FALSE(verify::keeps(puzzle, clue.clue, clue.other));
      }
    }
  }
  EXPECT_GT(with_rules, 20);
}

TEST(Removals, WithoutADotTheRuleAboutAllDotsSaysNoMore) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const std::vector<model::FilledGrid> grids = all_grids(puzzle);
  const model::FilledGrid& grid = grids.front();
  for (std::size_t i = 0; i < grid.size(); ++i) {
    for (const std::size_t other : {i + 1, i + 4}) {
      if (other >= grid.size() || (other == i + 1 && other % 4 == 0)) continue;
      const auto a = static_cast<int>(grid[i].index());
      const auto b = static_cast<int>(grid[other].index());
      if (std::abs(a - b) != 1) continue;
      puzzle.constraints.push_back({"difference_dot", "", {Cell(i), Cell(other)}, {}});
    }
  }
  puzzle.constraints.push_back({"nonconsecutive", "", {}, {}});
  ASSERT_TRUE(constraints::validate_puzzle(puzzle));
  const Removals found = count_removals(puzzle, counting_all());
  ASSERT_EQ(found.clues.size(), puzzle.constraints.size());
  for (const ClueRemoval& clue : found.clues) {
    EXPECT_EQ(clue.without.solutions, count_without(puzzle, grids, &clue.clue))
        << constraints::name_of(puzzle, clue.clue);
  }
}

TEST(Removals, EveryGivenOfAMinimalPuzzleIsNeeded) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle, kMinimal);
  const Removals found = count_removals(puzzle, counting(10));
  EXPECT_EQ(found.status, Status::unique);
  EXPECT_EQ(found.clues.size(), 17U);
  EXPECT_EQ(found.number_with(Need::needed), 17U);
}

TEST(Removals, ManyLinesAsOneByOne) {
  std::string filled =
      "987654321246173985351928746128537694634892157795461832519286473472319568863745219";
  std::string with_more = kMinimal;
  for (std::size_t i = 0; i < 30; ++i) with_more[i] = filled[i];
  const std::vector<std::string> texts = {kMinimal, with_more, std::string(81, '.'),
                                          "11" + std::string(79, '.'), filled};
  const std::vector<std::string_view> lines(texts.begin(), texts.end());
  ClassicRemovals many;
  std::vector<ClassicRemovals::Found> found;
  many.count(lines, 25, {}, found);
  ASSERT_EQ(found.size(), lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    SCOPED_TRACE(lines[i]);
    model::Puzzle puzzle = testing_support::puzzle("grid:9");
    testing_support::set_givens(puzzle, lines[i]);
    const Removals alone = count_removals(puzzle, counting(25));
    EXPECT_FALSE(found[i].stopped);
    EXPECT_EQ(found[i].own.solutions, alone.own.solutions);
    if (alone.own.solutions == 0) continue;
    EXPECT_EQ(found[i].own, alone.own);
    ASSERT_EQ(found[i].without.size(), alone.clues.size());
    for (std::size_t clue = 0; clue < alone.clues.size(); ++clue) {
      EXPECT_EQ(found[i].cells[clue], alone.clues[clue].clue.index);
      EXPECT_EQ(found[i].without[clue], alone.clues[clue].without);
    }
  }
}

TEST(Removals, WhatALimitLeavesOpenIsUndecided) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle, kMinimal);
  base::Limits limits = counting(10);
  const Removals all = count_removals(puzzle, limits);
  limits.nodes = 400;
  const Removals some = count_removals(puzzle, limits);
  ASSERT_EQ(some.status, Status::unique);
  EXPECT_FALSE(some.is_whole);
  EXPECT_GT(some.number_with(Need::undecided), 0U);
  EXPECT_EQ(some.number_with(Need::redundant), 0U);
  ASSERT_EQ(some.clues.size(), all.clues.size());
  for (std::size_t i = 0; i < all.clues.size(); ++i) {
    EXPECT_GE(some.clues[i].without.solutions, 1U);
    EXPECT_LE(some.clues[i].without.solutions, all.clues[i].without.solutions);
  }
  base::StopSource stop;
  stop.request_stop();
  limits.nodes.reset();
  limits.stop = stop.token();
  EXPECT_EQ(count_removals(puzzle, limits).status, Status::cancelled);
}

TEST(Removals, PencilmarkCluesAreClues) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "12..34..........");
  puzzle.allowed[8] = geometry::DigitSet::single(geometry::Digit(1)) |
                      geometry::DigitSet::single(geometry::Digit(3));
  const std::vector<model::FilledGrid> grids = all_grids(testing_support::puzzle("grid:4"));
  const Removals found = count_removals(puzzle, counting_all());
  ASSERT_EQ(found.clues.size(), 5U);
  for (const ClueRemoval& clue : found.clues)
    EXPECT_EQ(clue.without.solutions, count_without(puzzle, grids, &clue.clue));
}

}  // namespace
}  // namespace omnidoku::analyze
