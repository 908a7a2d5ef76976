// SPDX-License-Identifier: MIT
//
// No technique searches on after its time, nor does a hint: each is asked on open and half open
// boards of every builder, and of large squares, with little time. What counts is the processor
// time of the thread, so that a busy machine does not matter, and the bound is generous: without
// a look at the clock these take from seconds to minutes, with it a tenth of a second.
#include <ctime>

#include <gtest/gtest.h>

#include "base/random.h"
#include "logic/hint.h"
#include "logic/rules/shapes.h"
#include "support/boards.h"
#include "support/effort.h"

namespace omnidoku {
namespace {

constexpr std::chrono::milliseconds kTime(20);
// Where sanitizers watch, what is done before the first look takes that much longer.
constexpr double kMostSeconds = testing_support::kSanitized ? 30 : 2;

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

base::Limits little_time() {
  base::Limits limits;
  limits.time = kTime;
  return limits;
}

/// A square of squares with a part of a filling given, which leaves many patterns.
model::Puzzle half_open(int box, int percent) {
  const int size = box * box;
  model::Puzzle puzzle = testing_support::puzzle("grid:" + std::to_string(size));
  base::Random random(static_cast<std::uint64_t>(percent));
  for (int r = 0; r < size; ++r) {
    for (int c = 0; c < size; ++c) {
      if (static_cast<int>(random.below(100)) >= percent) continue;
      puzzle.givens[static_cast<std::size_t>(r * size + c)] =
          geometry::Digit((r * box + r / box + c) % size);
    }
  }
  return puzzle;
}

/// A large square full of lines and formulas with more fillings than are listed in a moment.
model::Puzzle full_of_rules(int size, std::size_t line) {
  model::Puzzle puzzle = testing_support::puzzle("grid:" + std::to_string(size));
  constexpr std::string_view kFormulas[] = {"first = sum - first", "first + last > 9"};
  const auto width = static_cast<std::size_t>(size);
  for (std::size_t r = 0; r < width; ++r) {
    for (std::size_t c = 0; c + line <= width; c += line) {
      model::ConstraintSpec spec;
      const std::size_t kind = (r + c / line) % 3;
      spec.type = kind == 0 ? "arrow" : "formula";
      if (kind != 0) spec.arguments = {{"rule", std::string(kFormulas[kind - 1])}};
      for (std::size_t i = 0; i < line; ++i) spec.cells.emplace_back(r * width + c + i);
      puzzle.constraints.push_back(std::move(spec));
    }
  }
  return puzzle;
}

std::vector<model::Puzzle> boards() {
  std::vector<model::Puzzle> all;
  for (const geometry::BoardType* type : geometry::board_types()) {
    all.push_back(testing_support::puzzle(type->id));
  }
  for (const char* large : {"grid:25", "grid:49"}) all.push_back(testing_support::puzzle(large));
  for (const int percent : {30, 50}) all.push_back(half_open(5, percent));
  all.push_back(half_open(8, 50));
  all.push_back(full_of_rules(25, 5));
  all.push_back(full_of_rules(9, 6));
  return all;
}

TEST(TechniqueTime, NoTechniqueSearchesOn) {
  for (const model::Puzzle& puzzle : boards()) {
    const logic::Structure structure(puzzle);
    const logic::CandidateBoard start = logic::CandidateBoard::start(structure);
    for (const logic::Technique* technique : logic::techniques()) {
      logic::Position position(start, true);
      position.set_deadline(base::Deadline(little_time()));
      const double before = processor_seconds();
      static_cast<void>(logic::all_steps(*technique, position));
      EXPECT_LT(processor_seconds() - before, kMostSeconds)
          << technique->id << " on " << puzzle.board->num_cells() << " cells";
    }
  }
}

TEST(TechniqueTime, AHintKeepsItsTimeAndSaysSo) {
  for (const char* board : {"samurai", "grid:25", "grid:49"}) {
    SCOPED_TRACE(board);
    const logic::Game game(testing_support::puzzle(board));
    const double before = processor_seconds();
    const logic::Hint hint = logic::next_hint(game, nullptr, logic::HintLevel::full, little_time());
    EXPECT_LT(processor_seconds() - before, kMostSeconds);
    EXPECT_FALSE(hint.step.has_value());
    EXPECT_TRUE(hint.stopped);
    EXPECT_TRUE(hint.text.starts_with("The time was up before a step was found")) << hint.text;
  }
}

TEST(TechniqueTime, FillingsAreListedNoLongerThanThat) {
  for (const model::Puzzle& puzzle : {full_of_rules(25, 5), full_of_rules(9, 6)}) {
    const logic::Structure structure(puzzle);
    logic::Position position(logic::CandidateBoard::start(structure), true);
    position.set_deadline(base::Deadline(little_time()));
    const double before = processor_seconds();
    static_cast<void>(position.table<logic::Shapes>());
    EXPECT_LT(processor_seconds() - before, kMostSeconds);
  }
}

TEST(TechniqueTime, FillingsThatTimeCutShortAreListedLater) {
  const model::Puzzle puzzle = full_of_rules(9, 3);
  const logic::Structure structure(puzzle);
  const logic::CandidateBoard board = logic::CandidateBoard::start(structure);
  logic::Position position(board, true);
  base::Limits limits;
  limits.time = std::chrono::microseconds(200);
  position.set_deadline(base::Deadline(limits));
  static_cast<void>(position.table<logic::Shapes>());
  position.set_deadline({});
  const logic::Position fresh(board, true);
  EXPECT_FALSE(fresh.table<logic::Shapes>().all().empty());
  EXPECT_EQ(position.table<logic::Shapes>().all().size(),
            fresh.table<logic::Shapes>().all().size());
}

TEST(TechniqueTime, AHintThatIsStoppedSaysSo) {
  const logic::Game game(testing_support::puzzle("grid:9"));
  base::StopSource source;
  source.request_stop();
  base::Limits limits;
  limits.stop = source.token();
  const logic::Hint hint = logic::next_hint(game, nullptr, logic::HintLevel::full, limits);
  EXPECT_TRUE(hint.stopped);
  EXPECT_EQ(hint.text, "Stopped before a step was found.");
}

}  // namespace
}  // namespace omnidoku
