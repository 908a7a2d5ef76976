// SPDX-License-Identifier: MIT
//
// Givens that leave one of several solutions, and givens that can go.
#include "generate/settle.h"

#include <string_view>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "support/boards.h"
#include "support/random_puzzle.h"

namespace omnidoku::generate::settle_test {
namespace {

using base::Status;
using geometry::Cell;

model::Puzzle read(std::string_view text) {
  auto document = formats::read(text);
  EXPECT_TRUE(document.has_value()) << (document ? "" : document.error().text());
  return document ? document->puzzle : testing_support::puzzle("grid:9");
}

/// A killer cage and a thermometer on an empty board of six.
model::Puzzle with_rules() {
  return read(R"({"omnidoku":1,"board":{"type":"grid","size":6},"constraints":[)"
              R"({"type":"killer","cells":["R1C1","R1C2","R2C1"],"sum":7},)"
              R"({"type":"thermometer","cells":["R6C6","R5C6","R4C6","R3C6"]}]})");
}

bool is_unique(const model::Puzzle& puzzle) {
  solve::Options options;
  options.limits.solutions = 2;
  return solve::solve(puzzle, options).status == Status::unique;
}

model::Puzzle with(model::Puzzle puzzle, const std::vector<geometry::Candidate>& added) {
  for (const geometry::Candidate one : added) puzzle.givens[one.cell.index()] = one.digit;
  return puzzle;
}

model::PartialGrid all_of(const model::FilledGrid& grid) { return {grid.begin(), grid.end()}; }

TEST(GivensToAdd, LeaveOneSolutionAndNoneOfThemCanGo) {
  const model::Puzzle puzzles[] = {testing_support::puzzle("grid:9"), with_rules(),
                                   testing_support::puzzle("samurai")};
  for (const model::Puzzle& puzzle : puzzles) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      const GivensToAdd found = givens_to_add(puzzle, {}, seed);
      ASSERT_EQ(found.status, Status::multiple);
      EXPECT_TRUE(is_unique(with(puzzle, found.added)));
      for (std::size_t i = 0; i < found.added.size(); ++i) {
        std::vector<geometry::Candidate> others = found.added;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(is_unique(with(puzzle, others)));
      }
    }
  }
}

TEST(GivensToAdd, OneIsEnoughWhereTwoRowsExchangeDigits) {
  const model::Puzzle puzzle = read("123434122.4.4.2.");
  const GivensToAdd found = givens_to_add(puzzle, {}, 1);
  ASSERT_EQ(found.status, Status::multiple);
  EXPECT_EQ(found.added.size(), 1U);
  const GivensToAdd none = givens_to_add(with(puzzle, found.added), {}, 1);
  EXPECT_EQ(none.status, Status::unique);
  EXPECT_TRUE(none.added.empty());
}

TEST(GivensToAdd, SaysWhatIsWrongAndHeedsLimits) {
  EXPECT_EQ(givens_to_add(read("11.............."), {}, 0).status, Status::invalid);
  solve::Options options;
  options.limits.nodes = 1;
  const GivensToAdd found = givens_to_add(testing_support::puzzle("grid:9"), options, 0);
  EXPECT_EQ(found.status, Status::limit);
  EXPECT_TRUE(found.added.empty());
}

TEST(GivensToDrop, LeaveAMinimalPuzzle) {
  model::Puzzle puzzle = with_rules();
  puzzle.givens = all_of(testing_support::random_solution(puzzle, 4));
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const GivensToDrop found = givens_to_drop(puzzle, {}, seed);
    ASSERT_EQ(found.status, Status::unique);
    EXPECT_TRUE(found.undecided.empty());
    model::Puzzle left = puzzle;
    for (const Cell cell : found.dropped) left.givens[cell.index()].reset();
    EXPECT_TRUE(is_unique(left));
    EXPECT_TRUE(solve::check(left).redundant.empty());
    EXPECT_LT(found.dropped.size(), 36U);
    EXPECT_GT(found.dropped.size(), 18U);
  }
}

TEST(GivensToDrop, SaysWhatIsLeftOpenAtALimit) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.givens = all_of(testing_support::random_solution(puzzle, 4));
  solve::Options options;
  options.limits.nodes = 40;
  const GivensToDrop found = givens_to_drop(puzzle, options, 0);
  ASSERT_EQ(found.status, Status::unique);
  EXPECT_FALSE(found.undecided.empty());
  for (const Cell cell : found.dropped) puzzle.givens[cell.index()].reset();
  EXPECT_TRUE(is_unique(puzzle));
  EXPECT_EQ(givens_to_drop(testing_support::puzzle("grid:9"), {}, 0).status, Status::multiple);
}

}  // namespace
}  // namespace omnidoku::generate::settle_test
