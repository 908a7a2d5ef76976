// SPDX-License-Identifier: MIT
//
// Explaining holds for puzzles of any kind: random ones with no, one or several solutions, with
// wrong givens, pencilmarks, cages, super shapes and created shapes. Each step is confirmed by
// verify and keeps every solution; a path ends solved only where there is one solution, in a
// contradiction only where there is none; and of a contradictory position no technique says
// anything. Small enough to run under the sanitizers (.ci/run).
#include <chrono>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "logic/hint.h"
#include "logic/path.h"
#include "support/boards.h"
#include "support/random_puzzle.h"
#include "support/steps.h"

namespace omnidoku {
namespace {

using base::Random;
using base::Status;
using geometry::DigitSet;
using logic::PathEnd;
using logic::Position;

struct BoardFamily {
  const char* name;
  const char* board;
  int rounds;
  testing_support::RandomClues clues;
  const char* symbols = nullptr;  ///< others than the standard ones
  const char* rule = nullptr;     ///< a constraint type without cells that every puzzle has
};

constexpr BoardFamily kBoardFamilies[] = {
    {"grid4", "grid:4", 100, {0, 40, true}},
    {"grid4_x", "grid:4+x", 40, {0, 40, true}},
    {"latin5", "latin:5", 50, {10, 50, true}, "fghij"},
    {"grid6", "grid:6", 60, {15, 50, true}, "123+-*"},
    {"jigsaw6", "jigsaw:AAABBBAABBBDACCDDDCCEEDDCCEEFFEEFFFF", 50, {20, 60, true}},
    {"tiny_samurai", "tiny_samurai", 30, {20, 60, true}},
    {"roxdoku", "roxdoku", 30, {25, 60, true}},
    {"grid9", "grid:9", 60, {28, 55, true}},
    {"grid9_plain", "grid:9", 30, {25, 50, false}},
    {"grid4_rules", "grid:4", 100, {0, 30, false, 8}},
    {"grid6_rules", "grid:6", 60, {0, 35, true, 12}, "123+-*"},
    {"grid6_nonconsecutive", "grid:6", 40, {5, 35, false, 4}, nullptr, "nonconsecutive"},
    {"tiny_samurai_rules", "tiny_samurai", 40, {35, 75, false, 14}},
    {"roxdoku_rules", "roxdoku", 30, {5, 40, false, 10}},
    {"torus_rules", "toroidal", 25, {20, 45, false, 20}},
    {"grid9_rules", "grid:9", 30, {22, 42, false, 25}},
};

/// What is wrong with a step; empty when nothing is. Without a solution there is no truth: then
/// only the evidence counts.
std::string fault_of(const model::Step& step, const Position& position,
                     const std::vector<DigitSet>& truth, verify::StepChecker& checker) {
  std::string fault = truth.empty() ? checker.check(step, position.board().digits_left()).text
                                    : testing_support::fault(step, position, truth, checker);
  if (fault.empty()) fault = testing_support::badly_told(step, position);
  return fault.empty() ? "" : std::string(step.technique) + ": " + fault;
}

class ExplainRandom : public ::testing::TestWithParam<BoardFamily> {
 protected:
  /// Follows the path of a puzzle and judges it.
  void judge(const model::Puzzle& puzzle) {
    const logic::Game game(puzzle);
    const Status status = game.outcome().status;
    ++statuses_[status];
    const bool solvable = status == Status::unique || status == Status::multiple;
    std::vector<DigitSet> truth;
    if (solvable) truth = solve::true_candidates(puzzle).digits;
    Position position = game.position();
    base::Limits limits;
    limits.time = std::chrono::seconds(2);
    const logic::Path path = find_path(position, logic::human_scale(), limits);
    verify::StepChecker checker(game.structure().lowered());
    for (const model::Step& step : path.steps) {
      ASSERT_EQ(fault_of(step, position, truth, checker), "")
          << testing_support::state_text(position);
      position.apply(step);
    }
    ++ends_[path.end];
    if (path.end == PathEnd::solved) {
      EXPECT_EQ(status, Status::unique);
    }
    if (path.end != PathEnd::contradiction) return;
    EXPECT_FALSE(solvable);
    ASSERT_TRUE(position.board().is_contradictory());
    for (const logic::Technique* technique : logic::techniques()) {
      EXPECT_FALSE(first_step(*technique, position)) << technique->id;
      EXPECT_TRUE(all_steps(*technique, position).empty()) << technique->id;
    }
  }

  std::map<Status, int> statuses_;
  std::map<PathEnd, int> ends_;
};

TEST_P(ExplainRandom, StepsHoldForAnyNumberOfSolutions) {
  const BoardFamily& family = GetParam();
  model::Puzzle empty = testing_support::puzzle(family.board);
  if (family.symbols != nullptr) {
    empty.symbols = model::Symbols::from_text(family.symbols).value();
  }
  if (family.rule != nullptr) {
    empty.constraints.push_back({family.rule, "", {}, {}});
  }
  for (int round = 0; round < family.rounds && !HasFatalFailure(); ++round) {
    Random random = Random::for_stream(20261122, static_cast<std::uint64_t>(round));
    const model::FilledGrid solution = testing_support::random_solution(empty, random.next());
    const model::Puzzle puzzle =
        testing_support::random_puzzle(random, empty, solution, family.clues);
    SCOPED_TRACE(std::string(family.name) + " round " + std::to_string(round) + ": " +
                 testing_support::text_of(puzzle));
    judge(puzzle);
  }
  EXPECT_GT(statuses_[Status::unique], 0);
  EXPECT_GT(statuses_[Status::multiple], 0);
  EXPECT_GT(statuses_[Status::none] + statuses_[Status::invalid], 0);
  EXPECT_GT(ends_[PathEnd::solved], 0);
  EXPECT_GT(ends_[PathEnd::contradiction], 0);
}

INSTANTIATE_TEST_SUITE_P(Families, ExplainRandom, ::testing::ValuesIn(kBoardFamilies),
                         [](const auto& instance) { return std::string(instance.param.name); });

}  // namespace
}  // namespace omnidoku
