// SPDX-License-Identifier: MIT
//
// What generate() promises, on boards small enough to check by other means; errors, limits and
// reproducibility. Many boards and seeds are in tests/property/generate_test.cpp.
#include "generate/generate.h"

#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "base/value.h"
#include "classic/minimal.h"
#include "generate/reducer.h"
#include "geometry/builder.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "verify/verify.h"

namespace omnidoku::generate {
namespace {

using geometry::Cell;
using testing_support::board;

Request request(std::string_view board_text, std::uint64_t seed = 1) {
  Request result;
  result.board = board(board_text);
  result.seed = seed;
  return result;
}

int num_givens(const model::Puzzle& puzzle) {
  int count = 0;
  for (const auto& given : puzzle.givens) count += given.has_value() ? 1 : 0;
  return count;
}

model::Puzzle made(const Request& wanted) {
  auto puzzle = generate(wanted);
  EXPECT_TRUE(puzzle.has_value()) << (puzzle ? "" : puzzle.error().text());
  return puzzle ? *puzzle : model::make_puzzle(wanted.board);
}

TEST(Generate, AClassicPuzzleIsUniqueMinimalAndHasItsSolution) {
  Request wanted = request("grid:9");
  wanted.minimal = true;
  const model::Puzzle puzzle = made(wanted);
  ASSERT_TRUE(puzzle.solution.has_value());
  EXPECT_TRUE(verify::is_solution(puzzle, *puzzle.solution));
  const auto outcome = solve::solve(puzzle);
  EXPECT_EQ(outcome.status, base::Status::unique);
  EXPECT_EQ(outcome.solutions.front(), *puzzle.solution);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (!puzzle.givens[cell]) continue;
    model::Puzzle less = puzzle;
    less.givens[cell].reset();
    EXPECT_EQ(solve::solve(less).status, base::Status::multiple);
  }
}

TEST(Generate, TheSameSeedAndStreamGiveTheSamePuzzleOthersDoNot) {
  const model::Puzzle first = made(request("grid:9", 5));
  EXPECT_EQ(made(request("grid:9", 5)).givens, first.givens);
  EXPECT_NE(made(request("grid:9", 6)).givens, first.givens);
  Request other = request("grid:9", 5);
  other.stream = 1;
  EXPECT_NE(made(other).givens, first.givens);
}

TEST(Generate, PlainPuzzlesAreThoseOfTheSeries) {
  for (const std::uint64_t per_grid : {1U, 3U}) {
    std::vector<classic::Clues9> series(7);
    ASSERT_TRUE(
        classic::MinimalMaker().make({5, per_grid}, 0, series, [](std::uint64_t) { return true; }));
    std::set<model::FilledGrid> grids;
    for (std::uint64_t stream = 0; stream < series.size(); ++stream) {
      Request wanted = request("grid:9", 5);
      ASSERT_TRUE(is_plain(wanted));
      wanted.minimal = stream % 2 == 0;
      wanted.stream = stream;
      wanted.per_grid = per_grid;
      const model::Puzzle puzzle = made(wanted);
      for (std::size_t i = 0; i < 81; ++i) {
        const int digit = puzzle.givens[i] ? static_cast<int>(puzzle.givens[i]->index()) + 1 : 0;
        ASSERT_EQ(digit, series[stream][i]);
      }
      ASSERT_TRUE(puzzle.solution.has_value());
      EXPECT_TRUE(verify::is_solution(puzzle, *puzzle.solution));
      grids.insert(*puzzle.solution);
    }
    EXPECT_EQ(grids.size(), (series.size() + per_grid - 1) / per_grid);
  }
}

TEST(Generate, SeveralPuzzlesOfAGridOnlyWhereNothingElseIsWanted) {
  Request symmetric = request("grid:9");
  symmetric.symmetry = Symmetry::rotate180;
  Request few = request("grid:9");
  few.givens = {24, 24};
  Request killer = request("grid:9");
  killer.kinds = {"killer"};
  for (Request wanted : {request("grid:6"), request("x"), symmetric, few, killer}) {
    EXPECT_FALSE(is_plain(wanted));
    wanted.per_grid = 2;
    const auto refused = generate(wanted);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().code, base::ErrorCode::usage);
  }
}

TEST(Generate, EachPuzzleGetsAMapOfItsOwnWhereItIsLeftOpen) {
  for (const char* text : {"jigsaw", "toroidal", "jigsaw:6", "toroidal:5"}) {
    std::set<std::string> maps;
    for (std::uint64_t stream = 0; stream < 5; ++stream) {
      Request wanted = request(text);
      wanted.new_map = true;
      wanted.stream = stream;
      const model::Puzzle puzzle = made(wanted);
      EXPECT_EQ(made(wanted).board->spec(), puzzle.board->spec()) << text;
      EXPECT_EQ(solve::solve(puzzle).status, base::Status::unique) << text;
      ASSERT_TRUE(puzzle.board->spec().has("regions"));
      std::string map;
      for (const auto& row : puzzle.board->spec().find("regions")->items()) map += *row.if_string();
      maps.insert(map);
      wanted.new_map = false;
      wanted.board = puzzle.board;
      EXPECT_EQ(made(wanted).board, wanted.board) << "a given map stays";
    }
    EXPECT_EQ(maps.size(), 5U) << text;
  }
}

TEST(Generate, SaysHowManyGivensAreNotProvenNecessary) {
  const auto small = make(request("grid:9"));
  ASSERT_TRUE(small.has_value());
  EXPECT_EQ(small->undecided, 0);
  const auto large = make(request("toroidal:12"));
  ASSERT_TRUE(large.has_value());
  EXPECT_GT(large->undecided, 0) << "else choose a harder board for this test";
  EXPECT_LE(large->undecided, num_givens(large->puzzle));
}

TEST(Generate, TimeAndProgressDoNotChangeThePuzzle) {
  const model::Puzzle plain = made(request("grid:9", 8));
  Request watched = request("grid:9", 8);
  watched.limits.time = std::chrono::hours(1);
  int reports = 0;
  watched.limits.progress = [&reports](const base::Progress& progress) {
    ++reports;
    EXPECT_LE(progress.fraction, 1);
  };
  EXPECT_EQ(made(watched).givens, plain.givens);
  EXPECT_GT(reports, 0);
}

TEST(Generate, AChosenNumberOfGivensIsMet) {
  for (const int count : {22, 30, 45, 80, 81}) {
    Request wanted = request("grid:9", 2);
    wanted.givens = {count, count};
    const model::Puzzle puzzle = made(wanted);
    EXPECT_EQ(num_givens(puzzle), count);
    EXPECT_EQ(solve::solve(puzzle).status, base::Status::unique);
  }
}

TEST(Generate, ARangeOfGivensIsUsed) {
  std::set<int> seen;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Request wanted = request("grid:9", seed);
    wanted.givens = {30, 35};
    const int count = num_givens(made(wanted));
    EXPECT_GE(count, 30);
    EXPECT_LE(count, 35);
    seen.insert(count);
  }
  EXPECT_GE(seen.size(), 4U);
}

TEST(Generate, MinimalWithAChosenNumberOfGivens) {
  for (const int count : {22, 27}) {
    Request wanted = request("grid:9", 4);
    wanted.minimal = true;
    wanted.givens = {count, count};
    const model::Puzzle puzzle = made(wanted);
    EXPECT_EQ(num_givens(puzzle), count);
    EXPECT_EQ(solve::check(puzzle).minimal, true);
  }
}

TEST(Generate, SymmetricGivensAndExactNumbers) {
  // 21 orbits of 4 and the centre: 29 = 7 * 4 + 1 needs the centre, 32 forbids it.
  for (const int count : {29, 32}) {
    Request wanted = request("grid:9", 3);
    wanted.symmetry = Symmetry::rotate90;
    wanted.givens = {count, count};
    const model::Puzzle puzzle = made(wanted);
    EXPECT_EQ(num_givens(puzzle), count);
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const auto here = static_cast<std::size_t>(9 * row + column);
        const auto there = static_cast<std::size_t>(9 * column + 8 - row);
        EXPECT_EQ(puzzle.givens[here].has_value(), puzzle.givens[there].has_value());
      }
    }
    EXPECT_EQ(solve::solve(puzzle).status, base::Status::unique);
  }
  Request impossible = request("grid:9");
  impossible.symmetry = Symmetry::rotate90;
  impossible.givens = {30, 31};
  const auto puzzle = generate(impossible);
  ASSERT_FALSE(puzzle.has_value());
  EXPECT_EQ(puzzle.error().code, base::ErrorCode::usage);
}

TEST(Generate, OwnSymbolsAreCarried) {
  Request wanted = request("grid:4");
  const auto symbols = model::Symbols::make({{"\xF0\x9F\x8D\x8E", 3},
                                             {"\xF0\x9F\x8D\x8C", 5},
                                             {"\xF0\x9F\x8D\x87", 7},
                                             {"\xF0\x9F\x8D\x92", 0}});
  ASSERT_TRUE(symbols.has_value());
  wanted.symbols = *symbols;
  wanted.kinds = {"killer"};
  const model::Puzzle puzzle = made(wanted);
  EXPECT_EQ(puzzle.symbols, *symbols);
  EXPECT_TRUE(verify::is_solution(puzzle, *puzzle.solution));
  EXPECT_EQ(solve::solve(puzzle).status, base::Status::unique);
  wanted.symbols = model::Symbols::standard(5);
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::wrong_length);
}

TEST(Generate, KillerNeedsNoGivens) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Request wanted = request("grid:9", seed);
    wanted.kinds = {"killer"};
    const model::Puzzle puzzle = made(wanted);
    EXPECT_EQ(num_givens(puzzle), 0);
    std::size_t covered = 0;
    for (const model::ConstraintSpec& spec : puzzle.constraints) {
      EXPECT_EQ(spec.type, "killer");
      EXPECT_LE(spec.cells.size(), 5U);
      covered += spec.cells.size();
    }
    EXPECT_EQ(covered, 81U);
    EXPECT_TRUE(verify::is_solution(puzzle, *puzzle.solution));
    EXPECT_EQ(solve::solve(puzzle).status, base::Status::unique);
  }
}

TEST(Generate, KillerWithGivensWhereTheyAreWanted) {
  Request wanted = request("grid:9");
  wanted.kinds = {"killer"};
  wanted.givens = {6, 6};
  const model::Puzzle puzzle = made(wanted);
  EXPECT_EQ(num_givens(puzzle), 6);
  EXPECT_FALSE(puzzle.constraints.empty());
  EXPECT_EQ(solve::solve(puzzle).status, base::Status::unique);
}

TEST(Generate, SuperShapesComeBesideGivens) {
  Request wanted = request("grid:9", 2);
  wanted.kinds = {"super"};
  const model::Puzzle puzzle = made(wanted);
  EXPECT_GT(num_givens(puzzle), 0);
  ASSERT_FALSE(puzzle.constraints.empty());
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    EXPECT_EQ(spec.type, "super");
    EXPECT_GE(spec.cells.size(), 3U);
    EXPECT_LE(spec.cells.size(), 6U);
  }
  EXPECT_TRUE(verify::is_solution(puzzle, *puzzle.solution));
  EXPECT_EQ(solve::solve(puzzle).status, base::Status::unique);
}

TEST(Generate, ConstraintsOfTheRequestStay) {
  Request wanted = request("grid:9");
  model::ConstraintSpec cage;
  cage.type = "killer";
  cage.cells = testing_support::cells(*wanted.board, "R1C1 R1C2");
  cage.arguments = {{"sum", 3}};
  wanted.constraints = {cage};
  wanted.minimal = true;
  const model::Puzzle puzzle = made(wanted);
  EXPECT_EQ(puzzle.constraints, wanted.constraints);
  EXPECT_EQ(solve::check(puzzle).minimal, true);
  const std::size_t first = (*puzzle.solution)[0].index();
  EXPECT_EQ(first + (*puzzle.solution)[1].index(), 1U);  // 1 and 2 in some order

  wanted.constraints.front().arguments = {{"sum", 2}};
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::bad_constraint);
  wanted.constraints = {cage};
  wanted.kinds = {"killer"};
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::usage);
  // Two cages that leave no digit for R1C3.
  wanted.kinds.clear();
  wanted.constraints.push_back(cage);
  wanted.constraints.back().cells = testing_support::cells(*wanted.board, "R1C3 R2C3");
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::bad_geometry);
}

TEST(Generate, WhatMakesNoSenseIsAnError) {
  Request wanted = request("grid:9");
  wanted.kinds = {"nosuch"};
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::unknown_name);
  wanted = request("grid:9");
  wanted.givens = {82, 82};
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::usage);
  wanted.givens = {30, 29};
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::usage);
}

TEST(Generate, ARuleThatTheBoardDoesNotAllowIsAnError) {
  using base::Value;
  Value cells = Value::array();
  Value names = Value::array();
  for (const char* name : {"a", "b", "c"}) {
    const auto x = static_cast<std::int64_t>(names.items().size());
    cells.push_back(Value::object({{"name", name}, {"at", Value::Array{Value(x), Value(0)}}}));
    names.push_back(name);
  }
  Value house = Value::object({{"cells", std::move(names)}});
  Request wanted;
  wanted.board = geometry::build_board(Value::object({{"type", "free_form"},
                                                      {"size", 3},
                                                      {"neighbours", "none"},
                                                      {"cells", std::move(cells)},
                                                      {"houses", Value::Array{std::move(house)}}}))
                     .value();
  EXPECT_TRUE(generate(wanted));
  wanted.kinds = {"nonconsecutive"};
  const auto refused = generate(wanted);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, base::ErrorCode::bad_constraint);
}

TEST(Generate, GivesUpHonestly) {
  Request wanted = request("grid:9");
  wanted.givens = {17, 17};
  wanted.limits.nodes = 20'000;
  const auto puzzle = generate(wanted);
  ASSERT_FALSE(puzzle.has_value());
  EXPECT_EQ(puzzle.error().code, base::ErrorCode::too_large);
  EXPECT_NE(puzzle.error().what.find("the nearest reached was"), std::string::npos)
      << puzzle.error().text();
}

TEST(Generate, APlainPuzzleKeepsToTheNodesThatItMayTake) {
  Request wanted = request("grid:9");
  wanted.limits.nodes = 3;
  const auto refused = generate(wanted);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().code, base::ErrorCode::too_large);
  wanted.limits.nodes = 100'000;
  EXPECT_EQ(made(wanted).givens, made(request("grid:9")).givens);
}

TEST(Generate, StopsOnRequestAndInTime) {
  base::StopSource source;
  source.request_stop();
  Request wanted = request("grid:9");
  wanted.limits.stop = source.token();
  EXPECT_EQ(generate(wanted).error().code, base::ErrorCode::too_large);
  wanted = request("grid:25");
  wanted.givens = {100, 100};
  wanted.limits.time = std::chrono::milliseconds(50);
  const auto stopped = generate(wanted);  // nothing else would end it
  ASSERT_FALSE(stopped.has_value());
  EXPECT_EQ(stopped.error().code, base::ErrorCode::too_large);
  EXPECT_EQ(stopped.error().what.rfind("the time limit was reached", 0), 0U)
      << stopped.error().text();
}

TEST(RandomGrid, IsASolutionAndKeepsGivens) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  puzzle.givens[40] = geometry::Digit(6);
  base::Random random(1);
  const auto grid = random_grid(puzzle, random, {});
  ASSERT_TRUE(grid.has_value());
  EXPECT_TRUE(verify::is_solution(puzzle, *grid));
}

TEST(RandomGrid, AnImpossibleBoardIsAnError) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "12.....3....4...");  // the first row's 3 and 4 have no place
  puzzle.allowed[2] = geometry::DigitSet::all(2);
  base::Random random(1);
  const auto grid = random_grid(puzzle, random, {});
  ASSERT_FALSE(grid.has_value());
  EXPECT_EQ(grid.error().code, base::ErrorCode::bad_geometry);
}

TEST(RandomGrid, GridsAreSpreadOverAllSmallOnes) {
  // All 288 filled 4x4 grids turn up, none of them much more often than the average of 20.
  const model::Puzzle puzzle = testing_support::puzzle("grid:4");
  base::Random random(11);
  std::map<model::FilledGrid, int> count;
  for (int i = 0; i < 20 * 288; ++i) {
    const auto grid = random_grid(puzzle, random, {});
    ASSERT_TRUE(grid.has_value());
    ++count[*grid];
  }
  EXPECT_EQ(count.size(), 288U);
  for (const auto& [grid, times] : count) EXPECT_LT(times, 80);
}

TEST(Reach, OrbitSizesDecideWhichNumbersCanBeMet) {
  const std::map<int, int> quarter_turn = {{1, 1}, {4, 20}};
  EXPECT_TRUE(can_reach(81, quarter_turn, {29, 29}));
  EXPECT_TRUE(can_reach(81, quarter_turn, {32, 32}));
  EXPECT_FALSE(can_reach(81, quarter_turn, {30, 31}));
  EXPECT_TRUE(can_reach(81, quarter_turn, {30, 32}));
  EXPECT_TRUE(can_reach(81, quarter_turn, {0, 0}));
  EXPECT_TRUE(can_reach(81, {}, {81, 81}));
  EXPECT_FALSE(can_reach(81, {}, {80, 80}));
  EXPECT_FALSE(can_reach(20, {{4, 2}}, {30, 40}));
}

TEST(Generate, KindsAreFoundByWhatPeopleCallThem) {
  const auto advice_on = [](const std::string& kind) {
    const base::Result<void> known = check_kinds({"killer", kind});
    return known ? "" : known.error().hint;
  };
  EXPECT_EQ(advice_on("kropki"), "did you mean 'difference_dot,ratio_dot'?");
  EXPECT_EQ(advice_on("Killer cage"), "did you mean 'killer'?");
  EXPECT_EQ(advice_on("thermometers"), "did you mean 'thermometer'?");
  EXPECT_EQ(advice_on("").substr(0, 6), "known:");
  EXPECT_EQ(advice_on("thermometer"), "");
}

}  // namespace
}  // namespace omnidoku::generate
