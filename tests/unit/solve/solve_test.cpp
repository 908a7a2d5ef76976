// SPDX-License-Identifier: MIT
#include "solve/solve.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "support/boards.h"
#include "verify/verify.h"

namespace omnidoku::solve {
namespace {

using base::Status;
using base::StopReason;
using geometry::Digit;
using geometry::DigitSet;
using testing_support::cells;

Options all_solutions(int threads = 1) {
  Options options;
  options.limits.solutions = 0;
  options.threads = threads;
  return options;
}

TEST(Solve, ProvesASolutionUnique) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "12..............");
  EXPECT_EQ(solve(puzzle).status, Status::multiple);
  testing_support::set_givens(puzzle, "123.3.....4.....");
  const Outcome outcome = solve(puzzle);
  ASSERT_GE(outcome.solutions.size(), 1U);
  EXPECT_TRUE(verify::is_solution(puzzle, outcome.solutions[0]));
  EXPECT_EQ(outcome.status == Status::unique, outcome.count == 1);
}

TEST(Solve, OneSolutionAskedForIsNeverCalledUnique) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1234341221434321");
  Options options;
  options.limits.solutions = 1;
  EXPECT_EQ(solve(puzzle, options).status, Status::limit);
  EXPECT_EQ(solve(puzzle).status, Status::unique);
}

TEST(Solve, InvalidIsToldFromNone) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1..1............");
  Outcome outcome = solve(puzzle);
  EXPECT_EQ(outcome.status, Status::invalid);
  EXPECT_EQ(outcome.message, "R1C1 and R1C4 both hold 1 in row 1");
  EXPECT_EQ(outcome.cells, cells(*puzzle.board, "R1C1 R1C4"));

  // No two givens clash, but R1C4 sees all four digits.
  testing_support::set_givens(puzzle, "123....4........");
  outcome = solve(puzzle);
  EXPECT_EQ(outcome.status, Status::none);
  EXPECT_EQ(outcome.count, 0U);
  EXPECT_EQ(outcome.message, "no symbol is left for R1C4");
  EXPECT_EQ(outcome.cells, cells(*puzzle.board, "R1C4"));

  testing_support::set_givens(puzzle, "12....3.........");
  outcome = solve(puzzle);
  EXPECT_EQ(outcome.status, Status::none);
  EXPECT_EQ(outcome.message, "there is no place for 3 in row 1");
}

TEST(Solve, RulesNotUnderstoodAreNeverDropped) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1234341221434321");
  puzzle.unknown_rules = {model::UnknownRule::named("arrow", 3)};
  Outcome outcome = solve(puzzle);
  EXPECT_EQ(outcome.status, Status::not_understood);
  EXPECT_NE(outcome.message.find("arrow (3 times)"), std::string::npos);
  EXPECT_TRUE(outcome.solutions.empty());
  Options options;
  options.ignore_unknown = true;
  outcome = solve(puzzle, options);
  EXPECT_EQ(outcome.status, Status::unique);
  EXPECT_NE(outcome.message.find("arrow (3 times)"), std::string::npos) << "it says so";
}

TEST(Solve, TheOtherRulesBoundAndRefuteAPuzzleThatIsNotUnderstood) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  puzzle.unknown_rules = {model::UnknownRule::named("arrow")};
  const auto counted = count(puzzle, all_solutions());
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->status, Status::not_understood);
  EXPECT_EQ(counted->count, 288U);
  EXPECT_NE(counted->message.find("288"), std::string::npos);
  const TrueCandidates candidates = true_candidates(puzzle);
  EXPECT_EQ(candidates.status, Status::not_understood);
  EXPECT_EQ(candidates.possible.front(), puzzle.all_digits());
  EXPECT_EQ(check(puzzle).status, Status::not_understood);
  testing_support::set_givens(puzzle, "12....3.........");
  EXPECT_EQ(solve(puzzle).status, Status::none) << "the other rules do that alone";
  testing_support::set_givens(puzzle, "11..............");
  EXPECT_EQ(solve(puzzle).status, Status::invalid);
}

TEST(Solve, MalformedConstraintsAreInvalid) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  puzzle.constraints.push_back({"wobble", "", {}, {}});
  EXPECT_EQ(solve(puzzle).status, Status::invalid);
}

TEST(Solve, CancelledAndLimited) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  Options options = all_solutions();
  base::StopSource stop;
  stop.request_stop();
  options.limits.stop = stop.token();
  EXPECT_EQ(solve(puzzle, options).status, Status::cancelled);
  options = all_solutions();
  options.limits.nodes = 1;
  EXPECT_EQ(solve(puzzle, options).reason, StopReason::nodes);
}

TEST(Enumerate, HandsOutEverySolutionOnce) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:4");
  std::set<model::FilledGrid> seen;
  const Outcome outcome = enumerate(puzzle, all_solutions(), [&](const model::FilledGrid& grid) {
    EXPECT_TRUE(verify::is_solution(puzzle, grid));
    EXPECT_TRUE(seen.insert(grid).second);
    return true;
  });
  EXPECT_EQ(seen.size(), 288U) << "the number of 4x4 grids is known";
  EXPECT_EQ(outcome.count, 288U);
  EXPECT_EQ(outcome.reason, StopReason::exhausted);
}

TEST(Count, IsExactOverThreads) {
  model::Puzzle puzzle = testing_support::puzzle("grid:6");
  testing_support::set_givens(puzzle, "123456..............................");
  const auto one = count(puzzle, all_solutions(1));
  const auto two = count(puzzle, all_solutions(2));
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->count, 28200960U / 720U)
      << "6x6 grids with 2x3 boxes divided by the orders of row 1";
  EXPECT_EQ(two->count, one->count);
  EXPECT_EQ(two->reason, StopReason::exhausted);
  EXPECT_EQ(two->status, Status::multiple);
}

TEST(Count, StopsAtTheLimit) {
  Options options;
  options.limits.solutions = 5;
  options.threads = 2;
  const auto outcome = count(testing_support::puzzle("grid:4"), options);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->count, 5U);
  EXPECT_EQ(outcome->reason, StopReason::solutions);
}

class CountCheckpoint : public ::testing::Test {
 protected:
  void SetUp() override {
    file_ = (std::filesystem::temp_directory_path() /
             ("omnidoku_checkpoint_" +
              std::to_string(::testing::UnitTest::GetInstance()->random_seed()) + "_" +
              ::testing::UnitTest::GetInstance()->current_test_info()->name()))
                .string();
    std::remove(file_.c_str());
    testing_support::set_givens(puzzle_, "123456..............................");
  }
  void TearDown() override { std::remove(file_.c_str()); }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:6");
  std::string file_;
};

TEST_F(CountCheckpoint, GoesOnWhereItStopped) {
  Options options = all_solutions();
  // Stop by node limit in the middle, then go on without.
  options.limits.nodes = 2000;
  const auto part = count(puzzle_, options, file_);
  ASSERT_TRUE(part) << part.error().text();
  ASSERT_NE(part->reason, StopReason::exhausted);
  ASSERT_TRUE(std::filesystem::exists(file_));
  options.limits.nodes.reset();
  const auto rest = count(puzzle_, options, file_);
  ASSERT_TRUE(rest) << rest.error().text();
  EXPECT_EQ(rest->count, 28200960U / 720U);
  const auto again = count(puzzle_, options, file_);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->count, rest->count);
  EXPECT_EQ(again->counters.nodes, 0U) << "nothing is left to search";
}

TEST_F(CountCheckpoint, RefusesForeignFiles) {
  ASSERT_TRUE(count(puzzle_, all_solutions(), file_));
  testing_support::set_givens(puzzle_, "654321..............................");
  const auto other = count(puzzle_, all_solutions(), file_);
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().what.find("another puzzle"), std::string::npos);
  std::ofstream(file_, std::ios::trunc) << "a poem";
  EXPECT_FALSE(count(puzzle_, all_solutions(), file_));
}

TEST(TrueCandidates, AreThoseOfSomeSolution) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "12..3...........");
  std::vector<DigitSet> expected(16);
  enumerate(puzzle, all_solutions(), [&](const model::FilledGrid& grid) {
    for (std::size_t i = 0; i < grid.size(); ++i) expected[i].insert(grid[i]);
    return true;
  });
  const TrueCandidates result = true_candidates(puzzle);
  EXPECT_EQ(result.status, Status::multiple);
  EXPECT_EQ(result.digits, expected);
}

TEST(TrueCandidates, OfAUniquePuzzleAreItsSolution) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1234341221434321");
  const TrueCandidates result = true_candidates(puzzle);
  EXPECT_EQ(result.status, Status::unique);
  EXPECT_EQ(result.digits[3], DigitSet{Digit(3)});
  testing_support::set_givens(puzzle, "123....4........");
  EXPECT_EQ(true_candidates(puzzle).status, Status::none);
}

TEST(TrueCandidates, AreTheSameForAnyNumberOfThreads) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      puzzle, "87..469...9.8....5.2...7.1....3.152.......7..1.......39..........................");
  for (const EngineChoice engine : {EngineChoice::automatic, EngineChoice::general}) {
    Options options;
    options.engine = engine;
    const TrueCandidates one = true_candidates(puzzle, options);
    options.threads = 4;
    const TrueCandidates four = true_candidates(puzzle, options);
    EXPECT_EQ(one.status, Status::multiple);
    EXPECT_EQ(one.digits, four.digits);
    EXPECT_EQ(one.possible, one.digits);
  }
}

TEST(TrueCandidates, AtALimitAreBetweenBounds) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      puzzle, "87..469...9.8....5.2...7.1....3.152.......7..1.......39..........................");
  const TrueCandidates all = true_candidates(puzzle);
  Options options;
  std::size_t open = 1000;
  for (const std::uint64_t nodes : {0U, 10U, 30U, 100U, 300U, 100'000U}) {
    options.limits.nodes = nodes;
    const TrueCandidates some = true_candidates(puzzle, options);
    std::size_t still_open = 0;
    for (std::size_t i = 0; i < all.digits.size(); ++i) {
      EXPECT_TRUE((some.digits[i] - all.digits[i]).empty());
      EXPECT_TRUE((all.digits[i] - some.possible[i]).empty());
      still_open += static_cast<std::size_t>((some.possible[i] - some.digits[i]).size());
    }
    EXPECT_EQ(some.status, still_open > 0 ? Status::limit : Status::multiple) << nodes;
    EXPECT_LE(still_open, open);
    open = still_open;
  }
  EXPECT_EQ(open, 0U);
}

TEST(Check, FindsRedundantGivens) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1234341221434321");
  const CheckReport full = check(puzzle);
  EXPECT_EQ(full.status, Status::unique);
  EXPECT_EQ(full.minimal, false);
  EXPECT_EQ(full.redundant.size(), 16U);

  // Take givens out while the puzzle stays unique; what is left must be called minimal.
  for (std::size_t i = 0; i < 16; ++i) {
    const auto kept = puzzle.givens[i];
    puzzle.givens[i].reset();
    if (solve(puzzle).status != Status::unique) puzzle.givens[i] = kept;
  }
  const CheckReport minimal = check(puzzle);
  EXPECT_EQ(minimal.status, Status::unique);
  EXPECT_EQ(minimal.minimal, true);
  puzzle.givens.assign(16, std::nullopt);
  EXPECT_EQ(check(puzzle).minimal, std::nullopt) << "not unique";
}

TEST(Check, AGivenOfTheOnlySymbolCanBeLeftOut) {
  model::Puzzle puzzle = testing_support::puzzle("grid:1");
  EXPECT_EQ(check(puzzle).minimal, true);
  testing_support::set_givens(puzzle, "1");
  const CheckReport report = check(puzzle);
  EXPECT_EQ(report.status, Status::unique);
  EXPECT_EQ(report.minimal, false);
  EXPECT_EQ(report.redundant.size(), 1U);
}

TEST(Check, SaysWhichGivensALimitLeavesOpen) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(puzzle,
                              "87..469...9.8....5.2...7.1....3.152.......7..1.......39.56....4"
                              "2.8.9....7........");
  Options options;
  options.engine = EngineChoice::general;
  const CheckReport whole = check(puzzle, options);
  EXPECT_EQ(whole.status, Status::unique);
  EXPECT_EQ(whole.minimal, true);
  EXPECT_TRUE(whole.undecided.empty());

  const auto nodes_to_solve = [&] { return solve(puzzle, options).counters.nodes; };
  Options few = options;
  few.limits.nodes = nodes_to_solve() + 3;
  const CheckReport partial = check(puzzle, few);
  EXPECT_EQ(partial.status, Status::unique);
  EXPECT_FALSE(partial.undecided.empty());
  EXPECT_EQ(partial.minimal, std::nullopt);

  // With a given to spare the answer is no, whatever else stays open.
  puzzle.givens[2] = whole.solutions.front()[2];
  const CheckReport spare = check(puzzle, options);
  EXPECT_EQ(spare.redundant, cells(*puzzle.board, "R1C3"));
  EXPECT_EQ(spare.minimal, false);
}

TEST(Prepared, AnswersLikeSolveForManyGivens) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  Prepared prepared(puzzle);
  for (const std::string_view line :
       {"1234341221434321", "12..............", "123....4........", "1..............."}) {
    testing_support::set_givens(puzzle, line);
    EXPECT_EQ(prepared.solve(puzzle.givens, {}).status, solve(puzzle).status) << line;
  }
  testing_support::set_givens(puzzle, "1234341221434321");
  EXPECT_EQ(prepared.solve_excluding(puzzle.givens, {{geometry::Cell(0), Digit(0)}}, {}).status,
            Status::none);
}

TEST(Killer, SumsAreHonoured) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  const auto add = [&](std::string type, std::string_view names, int sum) {
    puzzle.constraints.push_back(
        {std::move(type), "", cells(*puzzle.board, names), {{"sum", sum}}});
  };
  add("killer", "R1C1 R1C2", 7);
  add("super", "R2C1 R3C2 R4C4", 8);
  std::uint64_t expected = 0;
  model::Puzzle plain = testing_support::puzzle("grid:4");
  enumerate(plain, all_solutions(), [&](const model::FilledGrid& grid) {
    expected += verify::is_solution(puzzle, grid) ? 1U : 0U;
    return true;
  });
  EXPECT_GT(expected, 0U);
  EXPECT_EQ(solve(puzzle, all_solutions()).count, expected);
}

}  // namespace
}  // namespace omnidoku::solve
