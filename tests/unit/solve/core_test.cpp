// SPDX-License-Identifier: MIT
//
// What a core is, where it is known by thought; what comes at limits. tests/property/core_test.cpp
// has random puzzles.
#include "solve/core.h"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "sat/search.h"
#include "support/boards.h"

namespace omnidoku::solve {
namespace {

using base::Status;
using testing_support::cells;

model::Puzzle with_givens(const std::string& board, const std::string& line) {
  model::Puzzle puzzle = testing_support::puzzle(board);
  testing_support::set_givens(puzzle, line);
  return puzzle;
}

void add(model::Puzzle& puzzle, const std::string& type, const std::string& names,
         model::Arguments arguments = {}) {
  puzzle.constraints.push_back({type, "", cells(*puzzle.board, names), std::move(arguments)});
}

std::string text_of_core(const model::Puzzle& puzzle, const Options& options = {}) {
  const Core core = find_core(puzzle, options);
  EXPECT_EQ(core.status, Status::none);
  EXPECT_TRUE(core.irreducible);
  return core_text(puzzle, core);
}

class Cores : public ::testing::TestWithParam<EngineChoice> {
 protected:
  void SetUp() override {
    if (GetParam() == EngineChoice::sat && !sat::is_available()) GTEST_SKIP();
    options_.engine = GetParam();
  }
  Options options_;
};

TEST_P(Cores, EqualGivensAndTheHouse) {
  EXPECT_EQ(text_of_core(with_givens("grid:4", "1..1............"), options_),
            "1 in R1C1, 1 in R1C4 and row 1 contradict each other");
}

TEST_P(Cores, ADigitWithoutAPlace) {
  // In row 1 and box 2, or in row 2 and box 1.
  const Core core = find_core(with_givens("grid:4", "12....3........4"), options_);
  EXPECT_EQ(core.members.size(), 5U);
  EXPECT_TRUE(core.irreducible);
  EXPECT_EQ(core.members[3].kind, constraints::Member::Kind::house);
  EXPECT_NE(core.members[2].kind, constraints::Member::Kind::house);
}

TEST_P(Cores, OneConstraintByItself) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  add(puzzle, "killer", "R1C1 R2C3", {{"sum", std::int64_t{99}}});
  EXPECT_EQ(text_of_core(puzzle, options_), "the cage at R1C1 can never be satisfied");
}

TEST_P(Cores, OfTwoThatSayTheSameOneIsNamed) {
  // The cage forbids what row 1 forbids: each by itself is enough.
  model::Puzzle puzzle = with_givens("grid:4", "1..1............");
  add(puzzle, "all_different", "R1C1 R1C2 R1C3 R1C4");
  const Core core = find_core(puzzle, options_);
  EXPECT_EQ(core.members.size(), 3U);
  EXPECT_TRUE(core.irreducible);
}

TEST_P(Cores, APencilmarkClue) {
  model::Puzzle puzzle = with_givens("grid:4", "1...............");
  puzzle.allowed[5] = geometry::DigitSet::single(geometry::Digit(0));
  EXPECT_EQ(text_of_core(puzzle, options_), "1 in R1C1, 1 in R2C2 and box 1 contradict each other");
}

TEST_P(Cores, WhereThereAreSolutions) {
  EXPECT_EQ(find_core(with_givens("grid:4", "1..............."), options_).status,
            Status::multiple);
  const Core core = find_core(with_givens("grid:4", "1234341221434321"), options_);
  EXPECT_EQ(core.status, Status::unique);
  EXPECT_TRUE(core.members.empty());
}

INSTANTIATE_TEST_SUITE_P(BackEnds, Cores,
                         ::testing::Values(EngineChoice::automatic, EngineChoice::general,
                                           EngineChoice::sat));

TEST(Core, WhatIsNotUnderstoodIsNoReason) {
  model::Puzzle puzzle = with_givens("grid:4", "1...............");
  puzzle.unknown_rules = {model::UnknownRule::named("a rule")};
  const Core core = find_core(puzzle);
  EXPECT_EQ(core.status, Status::not_understood);
  EXPECT_NE(core.message.find("a rule"), std::string::npos);
  Options options;
  options.ignore_unknown = true;
  EXPECT_EQ(find_core(puzzle, options).status, Status::multiple);
  // What contradicts itself does so with any further rule.
  testing_support::set_givens(puzzle, "1..1............");
  EXPECT_EQ(find_core(puzzle).status, Status::none);
}

TEST(Core, StopsAtLimits) {
  const model::Puzzle puzzle = with_givens("grid:9", std::string(80, '.') + "1");
  model::Puzzle spoiled = puzzle;
  spoiled.givens[72] = geometry::Digit(0);
  Options options;
  options.limits.time = std::chrono::nanoseconds(0);
  EXPECT_EQ(find_core(spoiled, options).status, Status::limit);
  base::StopSource stop;
  stop.request_stop();
  options.limits = {};
  options.limits.stop = stop.token();
  EXPECT_EQ(find_core(spoiled, options).status, Status::cancelled);
}

TEST(Core, SaysThatItMayNotBeIrreducible) {
  const model::Puzzle puzzle = with_givens("grid:4", "1..1............");
  Core core = find_core(puzzle);
  core.irreducible = false;
  EXPECT_NE(core_text(puzzle, core).find("perhaps"), std::string::npos);
}

}  // namespace
}  // namespace omnidoku::solve
