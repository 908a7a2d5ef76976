// SPDX-License-Identifier: MIT
//
// When a second opinion is asked, and what comes of two searches with one answer.
#include "solve/second_opinion.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/lowering.h"
#include "solve/session.h"
#include "support/boards.h"
#include "support/random_puzzle.h"
#include "verify/verify.h"

namespace omnidoku::solve {
namespace {

using base::Status;
using base::StopReason;
using engine::Milestone;
using model::FilledGrid;

#define OMNIDOKU_SKIP_WITHOUT_CADICAL() \
  if (!sat::is_available()) GTEST_SKIP() << "the program was built without CaDiCaL"

/// A 16x16 with every `nth` cell empty.
model::Puzzle with_holes(std::size_t nth) {
  model::Puzzle puzzle = testing_support::puzzle("grid:16");
  const FilledGrid grid = testing_support::random_solution(puzzle, 1);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (i % nth != 0) puzzle.givens[i] = grid[i];
  }
  return puzzle;
}

/// What a second opinion says of a puzzle when the engine comes to no end; the engine has found
/// `found`.
struct Answer {
  engine::SearchResult result;
  std::vector<FilledGrid> handed_on;
};

Answer ask(const model::Puzzle& puzzle, const Options& options,
           const std::vector<FilledGrid>& found = {}, std::size_t take = 1000) {
  Answer answer;
  const model::SharedLowered lowered = constraints::lower(puzzle);
  const engine::Domains start = domains_of(puzzle, puzzle.givens);
  const engine::Solver::OnSolution keep = [&](const FilledGrid& grid) {
    answer.handed_on.push_back(grid);
    return answer.handed_on.size() < take;
  };
  SecondOpinion second(puzzle, lowered->problem, start, options, keep);
  const Milestone milestone = second.milestone();
  for (const FilledGrid& grid : found) EXPECT_TRUE(second.note(grid));
  base::Counters counters;
  counters.nodes = milestone.nodes;
  for (int i = 0; i < (options.threads > 1 ? 40'000 : 20); ++i) {
    const std::uint64_t next = milestone.reached(counters);
    if (next == Milestone::kStop || next == Milestone::kNever) break;
    EXPECT_GT(next, counters.nodes);
    counters.nodes = next;
    if (options.threads > 1) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  answer.result.reason = StopReason::cancelled;
  answer.result.counters = counters;
  second.conclude(answer.result);
  return answer;
}

TEST(SecondOpinion, AnswersInPlaceOfTheEngine) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  const model::Puzzle several = with_holes(2);
  const model::Puzzle one = with_holes(16);
  const FilledGrid solution = solve(one).solutions.at(0);
  model::Puzzle none = one;
  none.allowed[0].erase(solution[0]);
  for (const int threads : {1, 2}) {
    SCOPED_TRACE(threads);
    Options options;
    options.threads = threads;
    Answer answer = ask(several, options);
    EXPECT_EQ(answer.result.reason, StopReason::solutions);
    ASSERT_EQ(answer.handed_on.size(), 2U);
    EXPECT_NE(answer.handed_on[0], answer.handed_on[1]);
    EXPECT_EQ(answer.result.counters.solutions, 2U);
    for (const FilledGrid& grid : answer.handed_on) EXPECT_TRUE(verify::is_solution(several, grid));
    answer = ask(one, options);
    EXPECT_EQ(answer.result.reason, StopReason::exhausted);
    EXPECT_EQ(answer.handed_on, std::vector<FilledGrid>{solution});
    answer = ask(none, options);
    EXPECT_EQ(answer.result.reason, StopReason::exhausted);
    EXPECT_TRUE(answer.handed_on.empty());
  }
}

TEST(SecondOpinion, HandsOnNoSolutionTwice) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  const model::Puzzle one = with_holes(16);
  const FilledGrid solution = solve(one).solutions.at(0);
  EXPECT_EQ(ask(one, {}, {solution}).handed_on, std::vector<FilledGrid>{solution});

  // Of a few solutions the engine has found any one.
  Options options;
  options.limits.solutions = 100;
  model::Puzzle several = testing_support::puzzle("grid:4");
  testing_support::set_givens(several, "12..............");
  several.constraints = {
      {"thermometer", "", testing_support::cells(*several.board, "R2C1 R2C2"), {}}};
  options.keep = 100;
  options.engine = EngineChoice::general;
  const Outcome all = solve(several, options);
  ASSERT_GT(all.count, 2U);
  for (const std::uint64_t limit : {std::uint64_t{2}, all.count - 1, all.count, all.count + 1}) {
    options.limits.solutions = limit;
    const Answer answer = ask(several, options, {all.solutions.back()});
    const std::set<FilledGrid> different(answer.handed_on.begin(), answer.handed_on.end());
    EXPECT_EQ(different.size(), std::min(limit, all.count));
    EXPECT_EQ(answer.handed_on.size(), different.size());
    EXPECT_EQ(answer.result.counters.solutions, different.size());
    EXPECT_EQ(answer.result.reason,
              limit > all.count ? StopReason::exhausted : StopReason::solutions);
  }
}

TEST(SecondOpinion, StopsWhenNoMoreIsWanted) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  const Answer answer = ask(with_holes(2), {}, {}, 1);
  EXPECT_EQ(answer.handed_on.size(), 1U);
  EXPECT_EQ(answer.result.reason, StopReason::solutions);
}

TEST(SecondOpinion, TheAnswerOfTheEngineStands) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  const model::Puzzle puzzle = with_holes(2);
  const model::SharedLowered lowered = constraints::lower(puzzle);
  const engine::Domains start = domains_of(puzzle, puzzle.givens);
  for (const int threads : {1, 2}) {
    Options options;
    options.threads = threads;
    std::vector<FilledGrid> handed_on;
    const engine::Solver::OnSolution keep = [&](const FilledGrid& grid) {
      handed_on.push_back(grid);
      return true;
    };
    SecondOpinion second(puzzle, lowered->problem, start, options, keep);
    base::Counters counters;
    counters.nodes = 1'000'000;
    static_cast<void>(second.milestone().reached(counters));
    engine::SearchResult result;
    result.reason = StopReason::exhausted;
    second.conclude(result);
    EXPECT_EQ(result.reason, StopReason::exhausted);
    EXPECT_TRUE(handed_on.empty());
  }
}

TEST(SecondOpinion, TakesNoTurnAfterALimit) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  Options options;
  base::StopSource stop;
  stop.request_stop();
  options.limits.stop = stop.token();
  EXPECT_EQ(ask(with_holes(2), options).result.reason, StopReason::cancelled);
  options.limits.stop = {};
  options.limits.time = std::chrono::nanoseconds(0);
  EXPECT_EQ(ask(with_holes(2), options).result.reason, StopReason::cancelled);
}

TEST(SecondOpinion, IsAskedWhereItMayWin) {
  const auto after = [](const model::Puzzle& puzzle) {
    return SecondOpinion::worthwhile_after(constraints::lower(puzzle)->problem);
  };
  EXPECT_TRUE(after(testing_support::puzzle("grid:16")));
  EXPECT_GT(after(testing_support::puzzle("grid:36")), after(testing_support::puzzle("grid:16")));
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  EXPECT_FALSE(after(puzzle));
  puzzle.constraints = {
      {"thermometer", "", testing_support::cells(*puzzle.board, "R1C1 R1C2"), {}}};
  EXPECT_TRUE(after(puzzle));
  EXPECT_GT(after(puzzle), after(testing_support::puzzle("grid:16")));
  puzzle.constraints.push_back(
      {"killer", "", testing_support::cells(*puzzle.board, "R3C1 R3C2"), {{"sum", 9}}});
  EXPECT_FALSE(after(puzzle));
}

TEST(SecondOpinion, IsNotAskedWhereItWouldChangeWhatIsRepeatable) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  EXPECT_TRUE(SecondOpinion::is_allowed({}));
  const auto allowed_with = [](auto change) {
    Options options;
    change(options);
    return SecondOpinion::is_allowed(options);
  };
  EXPECT_FALSE(allowed_with([](Options& options) { options.engine = EngineChoice::general; }));
  EXPECT_FALSE(allowed_with([](Options& options) { options.shuffle_seed = 1; }));
  EXPECT_FALSE(allowed_with([](Options& options) { options.limits.nodes = 1'000'000; }));
  EXPECT_FALSE(allowed_with([](Options& options) { options.limits.solutions = 0; }));
  EXPECT_FALSE(allowed_with([](Options& options) { options.second_opinion = false; }));
}

TEST(SecondOpinion, AloneItSolvesAnyPuzzle) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  Options options;
  options.engine = EngineChoice::sat;
  for (const char* board : {"grid:9", "samurai", "tredoku"}) {
    model::Puzzle puzzle = testing_support::puzzle(board);
    const Outcome several = solve(puzzle, options);
    EXPECT_EQ(several.status, Status::multiple) << board;
    EXPECT_TRUE(verify::is_solution(puzzle, several.solutions.at(0))) << board;
    puzzle.givens.assign(several.solutions[0].begin(), several.solutions[0].end());
    puzzle.givens[3].reset();
    EXPECT_EQ(solve(puzzle, options).status, Status::unique) << board;
  }
}

}  // namespace
}  // namespace omnidoku::solve
