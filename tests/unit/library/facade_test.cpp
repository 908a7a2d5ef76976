// SPDX-License-Identifier: MIT
//
// The public C++ header, as a program of somebody else uses it.
#include <algorithm>
#include <chrono>
#include <numeric>
#include <set>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <omnidoku/omnidoku.h>

namespace {

using omnidoku::Error;
using omnidoku::ErrorCode;
using omnidoku::Grid;
using omnidoku::Limits;
using omnidoku::Puzzle;
using omnidoku::Status;

constexpr const char* kPuzzle =
    "..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..";
constexpr const char* kEmpty =
    ".................................................................................";

/// The error that f() throws.
template <class F>
Error error_of(F&& f) {
  try {
    f();
  } catch (const Error& error) {
    return error;
  }
  return {ErrorCode::io, "nothing was thrown", "", "", 0, 0, ""};
}

TEST(Facade, SolvesWhatItReads) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  EXPECT_EQ(puzzle.num_cells(), 81);
  EXPECT_EQ(puzzle.num_digits(), 9);
  const omnidoku::Solutions found = puzzle.solve();
  EXPECT_EQ(found.status, Status::unique);
  EXPECT_EQ(found.count, 1U);
  EXPECT_TRUE(found.is_complete);
  ASSERT_EQ(found.grids.size(), 1U);
  EXPECT_TRUE(puzzle.violations(found.grids.front()).empty());
  const Grid givens = puzzle.givens();
  for (std::size_t i = 0; i < givens.size(); ++i) {
    EXPECT_TRUE(givens[i] == 0 || found.grids.front()[i] == givens[i]) << i;
  }
  EXPECT_EQ(puzzle.text(givens), kPuzzle);
}

TEST(Facade, KeepsAsManySolutionsAsAskedFor) {
  omnidoku::SolveOptions options;
  options.max_solutions = 10;
  options.keep = 4;
  const omnidoku::Solutions found = Puzzle::read(kEmpty).solve(options);
  EXPECT_EQ(found.status, Status::multiple);
  EXPECT_EQ(found.count, 10U);
  EXPECT_FALSE(found.is_complete);
  EXPECT_EQ(std::set<Grid>(found.grids.begin(), found.grids.end()).size(), 4U);
}

TEST(Facade, TheSeedOfASampleMatters) {
  omnidoku::SolveOptions options;
  options.max_solutions = 1;
  std::set<Grid> grids;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    options.shuffle_seed = seed;
    grids.insert(Puzzle::empty("grid:9").solve(options).grids.at(0));
  }
  EXPECT_EQ(grids.size(), 3U);
}

TEST(Facade, CountsExactly) {
  const omnidoku::Count all = Puzzle::empty("grid:4").count();
  EXPECT_EQ(all.count, 288U);
  EXPECT_TRUE(all.is_complete);
  EXPECT_EQ(all.status, Status::multiple);
  const omnidoku::Count some = Puzzle::empty("grid:4").count({}, 100);
  EXPECT_EQ(some.count, 100U);
  EXPECT_FALSE(some.is_complete);
}

TEST(Facade, TrueCandidatesOfAUniquePuzzleAreItsSolution) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  const Grid solution = puzzle.solve().grids.at(0);
  const omnidoku::TrueCandidates found = puzzle.candidates();
  ASSERT_EQ(found.found.size(), 81U);
  for (std::size_t i = 0; i < 81; ++i) {
    EXPECT_EQ(found.found[i], std::uint64_t{1} << static_cast<unsigned>(solution[i] - 1));
  }
  EXPECT_EQ(found.possible, found.found);
}

TEST(Facade, ChecksMinimality) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  Grid more = puzzle.givens();
  more[0] = puzzle.solve().grids.at(0)[0];
  const omnidoku::CheckReport report = puzzle.with_givens(more).check();
  EXPECT_EQ(report.status, Status::unique);
  EXPECT_EQ(report.is_minimal, false);
  EXPECT_NE(std::count(report.redundant.begin(), report.redundant.end(), 0), 0);
}

TEST(Facade, ReadsAllPuzzlesOfAText) {
  const auto puzzles = Puzzle::read_all(std::string(kPuzzle) + "\n# a comment\n" + kEmpty + "\n");
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_EQ(puzzles[0].text(puzzles[0].givens()), kPuzzle);
  const Error error = error_of([] {
    static_cast<void>(Puzzle::read_all(std::string(kPuzzle) + "\n" + kPuzzle + "5\n" + kPuzzle));
  });
  EXPECT_EQ(error.line(), 2U) << error.what();
}

TEST(Facade, ReadingAllIsStopped) {
  std::stop_source stop;
  omnidoku::ReadOptions options;
  options.stop = stop.get_token();
  const std::string text = std::string(kPuzzle) + "\n" + kPuzzle + "\n";
  EXPECT_EQ(Puzzle::read_all(text, options).size(), 2U);
  stop.request_stop();
  const Error error = error_of([&] { static_cast<void>(Puzzle::read_all(text, options)); });
  EXPECT_EQ(error.code(), ErrorCode::cancelled);
}

TEST(Facade, StoppedWorkHasNoRating) {
  std::stop_source stop;
  stop.request_stop();
  Limits limits;
  limits.stop = stop.get_token();
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  // What the solution is, is known already: the steps alone are stopped.
  EXPECT_EQ(puzzle.rate().status, Status::unique);
  const omnidoku::Explanation explanation = puzzle.explain(limits);
  EXPECT_EQ(explanation.end, omnidoku::PathEnd::stopped);
  EXPECT_EQ(explanation.rating.status, Status::cancelled);
  EXPECT_EQ(explanation.rating.level, "");
  EXPECT_EQ(explanation.rating.score, 0);

  std::vector<std::uint8_t> digits;
  for (const int digit : puzzle.givens()) digits.push_back(static_cast<std::uint8_t>(digit));
  const auto ratings = omnidoku::rate_many(digits, omnidoku::Scale::human, limits);
  ASSERT_EQ(ratings.size(), 1U);
  EXPECT_EQ(ratings[0].status, Status::cancelled);
}

TEST(Facade, ErrorsSayWhatToDo) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.write("jsn")); }).hint(),
            "did you mean 'json'?");
  Limits limits;
  limits.threads = -1;
  const Error threads = error_of([&] { static_cast<void>(puzzle.count(limits)); });
  EXPECT_EQ(threads.code(), ErrorCode::usage);
  EXPECT_EQ(threads.hint(), "0 for as many as the machine runs at once, or more");
  omnidoku::GenerateOptions wanted;
  wanted.givens = 200;
  const Error givens = error_of([&] { static_cast<void>(Puzzle::generate(wanted)); });
  EXPECT_EQ(givens.hint(), "a number from 0 to 81");
  omnidoku::GenerateOptions stopped;
  stopped.geometry = "samurai";
  stopped.limits.nodes = 1;
  const Error generated = error_of([&] { static_cast<void>(Puzzle::generate(stopped)); });
  EXPECT_EQ(generated.message().find("perhaps"), std::string::npos) << generated.what();
}

TEST(Facade, DrawsNoCandidateThatThereIsNot) {
  omnidoku::DrawOptions options;
  options.candidates.assign(81, 0);
  options.candidates[10] = std::uint64_t{1} << 9U;
  const Error error = error_of([&] { static_cast<void>(Puzzle::read(kPuzzle).svg(options)); });
  EXPECT_EQ(error.code(), ErrorCode::unknown_symbol);
  EXPECT_EQ(error.cell(), "R2C2");
}

TEST(Facade, ErrorsHaveAPlace) {
  const Error error =
      error_of([] { static_cast<void>(Puzzle::read(R"({"omnidoku": 1, "board": "gird"})")); });
  EXPECT_EQ(error.code(), ErrorCode::unknown_name) << error.what();
  EXPECT_EQ(error.line(), 1U);
  EXPECT_FALSE(error.message().empty());
  EXPECT_EQ(error_of([] { static_cast<void>(Puzzle::read("hello")); }).code(), ErrorCode::syntax);
  EXPECT_EQ(error_of([] { static_cast<void>(Puzzle::read("")); }).code(), ErrorCode::syntax);
  EXPECT_EQ(error_of([] { static_cast<void>(Puzzle::read("\xff\xfe\xfd")); }).code(),
            ErrorCode::encoding);
  omnidoku::ReadOptions options;
  options.format = "no such";
  EXPECT_EQ(error_of([&] { static_cast<void>(Puzzle::read(kPuzzle, options)); }).code(),
            ErrorCode::unknown_name);
}

TEST(Facade, GridsOfTheWrongShapeAreRefused) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.with_givens(Grid(80, 0))); }).code(),
            ErrorCode::wrong_length);
  Grid wrong(81, 0);
  wrong[40] = 300;
  const Error error = error_of([&] { static_cast<void>(puzzle.with_givens(wrong)); });
  EXPECT_EQ(error.code(), ErrorCode::unknown_symbol);
  EXPECT_EQ(error.cell(), "R5C5");
  wrong[40] = -1;
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.text(wrong)); }).code(),
            ErrorCode::unknown_symbol);
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.violations(Grid(81, 0))); }).code(),
            ErrorCode::wrong_length);
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.cell_name(81)); }).code(), ErrorCode::usage);
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.symbol(10)); }).code(), ErrorCode::usage);
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.cell("R10C1")); }).code(),
            ErrorCode::unknown_name);
}

TEST(Facade, ExplainsTheWayAndDrawsEachStep) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  const omnidoku::Explanation explanation = puzzle.explain();
  EXPECT_EQ(explanation.status, Status::unique);
  ASSERT_EQ(explanation.end, omnidoku::PathEnd::solved);
  ASSERT_FALSE(explanation.steps.empty());
  Grid grid = puzzle.givens();
  for (const omnidoku::Step& step : explanation.steps) {
    EXPECT_EQ(step.grid(), grid);
    EXPECT_FALSE(step.text().empty());
    for (const auto& [cell, digit] : step.placements())
      grid[static_cast<std::size_t>(cell)] = digit;
  }
  EXPECT_EQ(grid, puzzle.solve().grids.at(0));
  EXPECT_NE(explanation.steps.back().svg().find("<svg"), std::string::npos);
  EXPECT_EQ(explanation.rating.score,
            std::accumulate(explanation.steps.begin(), explanation.steps.end(), 0,
                            [](int sum, const auto& step) { return sum + step.cost(); }));
}

TEST(Facade, AHintTellsOfMistakesFirst) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  const omnidoku::Hint hint = puzzle.hint();
  ASSERT_TRUE(hint.step.has_value());
  EXPECT_NE(hint.text.find(hint.step->title()), std::string::npos) << hint.text;
  Grid entries(81, 0);
  const int right = puzzle.solve().grids.at(0)[0];
  entries[0] = right == 9 ? 8 : 9;
  const omnidoku::Hint mistaken = puzzle.hint(entries);
  EXPECT_FALSE(mistaken.step.has_value());
  ASSERT_EQ(mistaken.mistakes.size(), 1U);
  EXPECT_EQ(mistaken.mistakes[0].cell, 0);
  EXPECT_TRUE(puzzle.hint(entries, omnidoku::HintLevel::nudge).mistakes.empty());
}

TEST(Facade, RatesByThreeScales) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  const omnidoku::Rating human = puzzle.rate();
  EXPECT_EQ(human.status, Status::unique);
  EXPECT_GT(human.score, 0);
  EXPECT_FALSE(human.hardest.empty());
  EXPECT_GE(puzzle.rate(omnidoku::Scale::se).er, 1.2);
  EXPECT_FALSE(puzzle.rate(omnidoku::Scale::hodoku).level.empty());
  EXPECT_EQ(Puzzle::read(kEmpty).rate().status, Status::multiple);
  EXPECT_EQ(
      error_of([] { static_cast<void>(Puzzle::empty("grid:6").rate(omnidoku::Scale::se)); }).code(),
      ErrorCode::unsupported);
}

TEST(Facade, MakesTheSamePuzzleAgain) {
  omnidoku::GenerateOptions options;
  options.geometry = "grid:6";
  options.kinds = {"killer"};
  options.seed = 7;
  const Puzzle puzzle = Puzzle::generate(options);
  EXPECT_EQ(puzzle.write(), Puzzle::generate(options).write());
  EXPECT_EQ(puzzle.solve().status, Status::unique);
  EXPECT_EQ(puzzle.stored_solution(), puzzle.solve().grids.at(0));
  EXPECT_NE(puzzle.kinds(), std::vector<std::string>());
  options.kinds = {"kilter"};
  EXPECT_EQ(error_of([&] { static_cast<void>(Puzzle::generate(options)); }).code(),
            ErrorCode::unknown_name);
  options.kinds.clear();
  options.difficulty = "easyish";
  EXPECT_EQ(error_of([&] { static_cast<void>(Puzzle::generate(options)); }).code(),
            ErrorCode::unknown_name);
}

TEST(Facade, DrawsWithWhatIsAskedFor) {
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  omnidoku::DrawOptions options;
  options.entries = puzzle.solve().grids.at(0);
  const std::string svg = puzzle.svg(options);
  EXPECT_GT(svg.size(), puzzle.svg().size());
  options.theme = "neon";
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.svg(options)); }).code(),
            ErrorCode::unknown_name);
  options.theme = "dark";
  options.view = "folded";
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.svg(options)); }).code(),
            ErrorCode::unknown_name);
  options.view = "flat";
  options.cell_size = 1e9;
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.svg(options)); }).code(), ErrorCode::usage);
  options.cell_size = 20;
  options.highlight = {81};
  EXPECT_EQ(error_of([&] { static_cast<void>(puzzle.svg(options)); }).code(), ErrorCode::usage);
  EXPECT_NE(puzzle.drawing().find('6'), std::string::npos);
}

TEST(Facade, SaysWhatIsNotUnderstood) {
  const Puzzle puzzle =
      Puzzle::read("Cells with a hat are shy of purple.\n\n" + std::string(kPuzzle));
  ASSERT_FALSE(puzzle.not_understood().empty());
  EXPECT_EQ(puzzle.solve().status, Status::not_understood);
  omnidoku::SolveOptions options;
  options.ignore_unknown = true;
  EXPECT_FALSE(puzzle.solve(options).grids.empty());
  EXPECT_TRUE(puzzle.explain().steps.empty());
}

TEST(Facade, ACallbackStopsACallAndWhatItThrowsComesOut) {
  const Puzzle empty = Puzzle::empty("grid:9");
  Limits limits;
  int calls = 0;
  limits.progress = [&](const omnidoku::Progress&) { return ++calls < 2; };
  const omnidoku::Count count = empty.count(limits);
  EXPECT_EQ(count.status, Status::cancelled);
  EXPECT_FALSE(count.is_complete);
  limits.progress = [](const omnidoku::Progress&) -> bool { throw std::runtime_error("enough"); };
  EXPECT_THROW(static_cast<void>(empty.count(limits)), std::runtime_error);
  limits.threads = 3;
  EXPECT_THROW(static_cast<void>(empty.count(limits)), std::runtime_error);
}

TEST(Facade, ACallThatTellsNothingIsReminded) {
  Limits limits;
  int told = 0;
  limits.progress = [&](const omnidoku::Progress&) {
    ++told;
    return false;
  };
  EXPECT_TRUE(Puzzle::empty("grid:25").hint({}, omnidoku::HintLevel::full, limits).stopped);
  EXPECT_EQ(told, 1);
  omnidoku::GenerateOptions options;
  options.geometry = "grid:25";
  options.givens = 200;
  options.limits = limits;
  EXPECT_EQ(error_of([&] { static_cast<void>(Puzzle::generate(options)); }).code(),
            ErrorCode::cancelled);
}

TEST(Facade, APuzzleThatIsMovedFromIsStillThere) {
  Puzzle puzzle = Puzzle::read(kPuzzle);
  const Puzzle other = std::move(puzzle);
  EXPECT_EQ(puzzle.num_cells(),
            other.num_cells());  // NOLINT(bugprone-use-after-move): it is what is tested
}

TEST(Facade, MoreThreadsThanThereAreAreNoFault) {
  Limits limits;
  limits.threads = 1'000'000;
  EXPECT_EQ(Puzzle::empty("grid:4").count(limits).count, 288U);
}

TEST(Facade, AStopTokenStopsACall) {
  std::stop_source source;
  Limits limits;
  limits.stop = source.get_token();
  source.request_stop();
  EXPECT_EQ(Puzzle::empty("grid:9").count(limits).status, Status::cancelled);
  limits.threads = -1;
  EXPECT_EQ(error_of([&] { static_cast<void>(Puzzle::empty("grid:9").count(limits)); }).code(),
            ErrorCode::usage);
}

TEST(Facade, ATimeLimitIsKept) {
  Limits limits;
  limits.time = std::chrono::milliseconds(20);
  const omnidoku::Count count = Puzzle::empty("grid:9").count(limits);
  EXPECT_EQ(count.status, Status::multiple);  // that much is known
  EXPECT_FALSE(count.is_complete);
  EXPECT_NE(Puzzle::empty("grid:25").explain(limits).end, omnidoku::PathEnd::solved);
}

TEST(Facade, ListsWhatThereIs) {
  const auto has = [](const std::vector<omnidoku::Choice>& choices, const std::string& id) {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const omnidoku::Choice& one) { return one.id == id; });
  };
  EXPECT_TRUE(has(omnidoku::known_formats(), "json"));
  EXPECT_TRUE(has(omnidoku::known_geometries(), "samurai"));
  EXPECT_TRUE(has(omnidoku::known_kinds(), "killer"));
  EXPECT_TRUE(has(omnidoku::known_techniques(), "hidden_single"));
  EXPECT_FALSE(omnidoku::version().empty());
}

TEST(Facade, TheApiAnswersJson) {
  omnidoku::Api api;
  EXPECT_NE(api.answer(R"({"call": "about"})").find(R"("ok":true)"), std::string::npos);
  EXPECT_NE(api.answer("{").find(R"("ok":false)"), std::string::npos);
}

/// N puzzles as bytes.
std::vector<std::uint8_t> bytes_of(const std::vector<std::string>& lines) {
  std::vector<std::uint8_t> digits;
  for (const std::string& line : lines) {
    for (const char c : line) digits.push_back(c == '.' ? 0 : static_cast<std::uint8_t>(c - '0'));
  }
  return digits;
}

TEST(Many, SolvesUniqueOnesSeveralAndNone) {
  std::string none = kEmpty;
  none[0] = none[1] = '1';
  const auto grids = bytes_of({kPuzzle, kEmpty, none});
  std::vector<std::uint8_t> solutions(grids.size(), 77);
  std::vector<std::uint8_t> counts(3, 77);
  EXPECT_EQ(omnidoku::solve_many(grids, solutions, counts), 1U);
  EXPECT_EQ(counts, (std::vector<std::uint8_t>{1, 2, 0}));
  const Puzzle puzzle = Puzzle::read(kPuzzle);
  EXPECT_EQ(Grid(solutions.begin(), solutions.begin() + 81), puzzle.solve().grids.at(0));
  EXPECT_TRUE(Puzzle::read(kEmpty)
                  .violations(Grid(solutions.begin() + 81, solutions.begin() + 162))
                  .empty());
  EXPECT_TRUE(std::all_of(solutions.begin() + 162, solutions.end(), [](int d) { return d == 0; }));
}

TEST(Many, ThreadsGiveTheSame) {
  const auto one = bytes_of({kPuzzle});
  std::vector<std::uint8_t> grids;
  for (int i = 0; i < 30'000; ++i) grids.insert(grids.end(), one.begin(), one.end());
  std::vector<std::uint8_t> solutions(grids.size());
  std::vector<std::uint8_t> counts(30'000);
  Limits limits;
  limits.threads = 3;
  int told = 0;
  limits.progress = [&](const omnidoku::Progress& progress) {
    EXPECT_LE(progress.fraction, 1);
    ++told;
    return true;
  };
  EXPECT_EQ(omnidoku::solve_many(grids, solutions, counts, limits), 30'000U);
  EXPECT_GT(told, 0);
  EXPECT_TRUE(std::equal(solutions.begin(), solutions.begin() + 81, solutions.end() - 81));
}

TEST(Many, RefusesWhatIsNoGrid) {
  std::vector<std::uint8_t> grids(162, 0);
  std::vector<std::uint8_t> solutions(162);
  std::vector<std::uint8_t> counts(2);
  grids[81 + 80] = 44;
  const Error error =
      error_of([&] { static_cast<void>(omnidoku::solve_many(grids, solutions, counts)); });
  EXPECT_EQ(error.code(), ErrorCode::unknown_symbol);
  EXPECT_EQ(error.cell(), "R9C9");
  EXPECT_NE(error.message().find("puzzle 1"), std::string::npos) << error.message();
  // Whatever stands where: 10 is the least that is none.
  for (const int wrong : {10, 127, 128, 138, 255}) {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      std::vector<std::uint8_t> one(81, 9);
      one[cell] = static_cast<std::uint8_t>(wrong);
      std::vector<std::uint8_t> room(81);
      std::vector<std::uint8_t> count(1);
      EXPECT_EQ(error_of([&] { static_cast<void>(omnidoku::solve_many(one, room, count)); }).cell(),
                "R" + std::to_string(cell / 9 + 1) + "C" + std::to_string(cell % 9 + 1));
    }
  }
  grids.pop_back();
  EXPECT_EQ(
      error_of([&] { static_cast<void>(omnidoku::solve_many(grids, solutions, counts)); }).code(),
      ErrorCode::wrong_length);
  grids.assign(162, 0);
  counts.pop_back();
  EXPECT_EQ(
      error_of([&] { static_cast<void>(omnidoku::solve_many(grids, solutions, counts)); }).code(),
      ErrorCode::wrong_length);
}

TEST(Many, CountsUpToALimitAndStops) {
  const auto grids = bytes_of({kPuzzle, kEmpty});
  std::vector<std::uint64_t> counts(2);
  EXPECT_EQ(omnidoku::count_many(grids, counts, 1000), 2U);
  EXPECT_EQ(counts, (std::vector<std::uint64_t>{1, 1000}));
  Limits limits;
  limits.time = std::chrono::milliseconds(50);
  EXPECT_EQ(omnidoku::count_many(grids, counts, 0, limits), 0U);
}

TEST(Many, RatesEach) {
  const auto grids = bytes_of({kPuzzle, kEmpty});
  const auto ratings = omnidoku::rate_many(grids, omnidoku::Scale::se);
  ASSERT_EQ(ratings.size(), 2U);
  EXPECT_EQ(ratings[0].er, Puzzle::read(kPuzzle).rate(omnidoku::Scale::se).er);
  EXPECT_EQ(ratings[1].status, Status::multiple);
}

}  // namespace
