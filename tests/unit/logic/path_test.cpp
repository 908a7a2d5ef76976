// SPDX-License-Identifier: MIT
//
// Solving by logic: steps hold, paths reach the solution, and every step says why.
#include "logic/path.h"

#include <chrono>
#include <string>

#include <gtest/gtest.h>

#include "logic/hint.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "verify/check_step.h"

namespace omnidoku {
namespace {

using logic::CandidateBoard;
using logic::PathEnd;
using logic::Position;
using logic::Structure;

TEST(Path, EveryStepIsConfirmedAndTheSolutionReached) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      puzzle, "..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..");
  const solve::Outcome outcome = solve::solve(puzzle);
  ASSERT_EQ(outcome.status, base::Status::unique);

  const Structure structure(puzzle);
  const logic::Words words(structure);
  verify::StepChecker checker(structure.lowered());
  Position position(CandidateBoard::start(structure), true);
  const logic::Path path = find_path(position, logic::human_scale());
  for (const model::Step& step : path.steps) {
    EXPECT_EQ(checker.check(step, position.board().digits_left()).text, "") << tell(step, words);
    for (const geometry::Candidate gone : step.eliminations) {
      EXPECT_NE(outcome.solutions[0][gone.cell.index()], gone.digit) << tell(step, words);
    }
    position.apply(step);
  }
  EXPECT_FALSE(path.steps.empty());
  if (path.end != PathEnd::solved) return;
  for (int i = 0; i < 81; ++i) {
    EXPECT_EQ(position.board().value(geometry::Cell(i)),
              outcome.solutions[0][static_cast<std::size_t>(i)]);
  }
}

TEST(Path, ALoopEndsHowItBegan) {
  // Its start is no assumption that is refuted: the chain leads back to it.
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  testing_support::set_givens(
      puzzle, "..64.5.2.4.....71....1....8.24...8..6.5.3...2..9...1.....52.............2...693..");
  const Structure structure(puzzle);
  const Position position(CandidateBoard::start(structure), true);
  int num_loops = 0;
  for (const model::Step& step : find_path(position, logic::human_scale()).steps) {
    if (step.technique != "nice_loop") continue;
    ++num_loops;
    const std::string text = tell(step, logic::Words(structure));
    const std::size_t start = text.find("If ") + 3;
    const std::string assumed = text.substr(start, text.find(", then") - start);
    EXPECT_NE(text.find(", so " + assumed + ", and that is how it began"), std::string::npos)
        << text;
  }
  EXPECT_GT(num_loops, 0);
}

TEST(Limits, LeaveHalfOfTheirTimeForSteps) {
  base::Limits limits;
  EXPECT_FALSE(logic::limits_before_steps(limits).time) << "there is no end";
  limits.time = std::chrono::seconds(10);
  EXPECT_EQ(logic::limits_before_steps(limits).time, std::chrono::seconds(5));
}

}  // namespace
}  // namespace omnidoku
