// SPDX-License-Identifier: MIT
//
// Puzzles of a wanted level: as rated by the path of the whole profile, with as many givens as suit
// it, on several geometries; what cannot be had is refused with the part that failed.
#include "generate/target.h"

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "logic/hint.h"
#include "solve/solve.h"
#include "support/boards.h"

namespace omnidoku::generate::target_test {
namespace {

using logic::Level;

Request request(std::string_view board_text, std::uint64_t seed = 1) {
  Request result;
  result.board = testing_support::board(board_text);
  result.seed = seed;
  return result;
}

Target target(Level level) {
  Target result;
  result.level = level;
  return result;
}

int num_givens(const model::Puzzle& puzzle) {
  int count = 0;
  for (const auto& given : puzzle.givens) count += given.has_value() ? 1 : 0;
  return count;
}

logic::Path path_of(const model::Puzzle& puzzle) {
  const logic::Game game(puzzle);
  EXPECT_TRUE(game.is_unique());
  return logic::find_path(game.position(), logic::human_scale());
}

base::Error refusal(const Request& wanted, const Target& aim) {
  const auto puzzle = generate_rated(wanted, aim);
  EXPECT_FALSE(puzzle.has_value());
  return puzzle ? base::Error{} : puzzle.error();
}

TEST(Target, EveryLevelOnTheClassicBoard) {
  for (const Level level : levels_to_make()) {
    const auto puzzle = generate_rated(request("grid:9", 3), target(level));
    ASSERT_TRUE(puzzle.has_value()) << logic::to_string(level) << ": " << puzzle.error().text();
    EXPECT_EQ(logic::rate(path_of(*puzzle)).level, level);
  }
}

TEST(Target, EasyPuzzlesHaveTheGivensThatBeginnersExpect) {
  for (const Level level : {Level::beginner, Level::easy}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const auto puzzle = generate_rated(request("grid:9", seed), target(level));
      ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
      EXPECT_GE(num_givens(*puzzle), 30);
      EXPECT_LE(num_givens(*puzzle), 40);
      EXPECT_EQ(logic::rate(path_of(*puzzle)).level, level);
    }
  }
}

TEST(Target, LevelsThatMinimalPuzzlesHardlyHave) {
  struct Case {
    const char* board;
    Level level;
    bool killer = false;
  };
  constexpr Case kCases[] = {{"grid:16", Level::easy},      {"samurai", Level::easy},
                             {"samurai", Level::beginner},  {"su_dokube", Level::easy},
                             {"toroidal", Level::easy},     {"grid:9+x", Level::medium},
                             {"jigsaw", Level::beginner},   {"grid:9", Level::beginner, true},
                             {"grid:9", Level::easy, true}, {"grid:9", Level::medium, true}};
  for (const Case& c : kCases) {
    SCOPED_TRACE(c.board);
    Request wanted = request(c.board, 5);
    if (c.killer) wanted.kinds = {"killer"};
    const auto puzzle = generate_rated(wanted, target(c.level));
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    EXPECT_EQ(logic::rate(path_of(*puzzle)).level, c.level);
    EXPECT_EQ(puzzle->constraints.empty(), !c.killer);
  }
}

TEST(Target, ExpertKillersSoon) {
  // The cages change to and fro between too easy and too hard; no givens are told.
  for (const std::uint64_t seed : {2U, 4U, 6U}) {
    Request wanted = request("grid:9", seed);
    wanted.kinds = {"killer"};
    wanted.limits.nodes = 400'000;
    const auto puzzle = generate_rated(wanted, target(Level::expert));
    ASSERT_TRUE(puzzle.has_value()) << seed << ": " << puzzle.error().text();
    EXPECT_EQ(num_givens(*puzzle), 0);
    EXPECT_EQ(logic::rate(path_of(*puzzle)).level, Level::expert);
  }
}

TEST(Target, HardLittleKillersSoon) {
  // With few givens each question whether one more may go took longer than all else.
  for (const std::uint64_t seed : {21U, 23U, 34U}) {
    Request wanted = request("grid:9", seed);
    wanted.kinds = {"little_killer"};
    wanted.limits.nodes = 300'000;
    const auto puzzle = generate_rated(wanted, target(Level::hard));
    ASSERT_TRUE(puzzle.has_value()) << seed << ": " << puzzle.error().text();
    EXPECT_EQ(logic::rate(path_of(*puzzle)).level, Level::hard);
  }
}

TEST(Target, HardKropkiSoon) {
  // The dots leave one solution mostly, so that a grid has one puzzle: it is not looked at again.
  for (const bool all_ratios : {false, true}) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      Request wanted = request("grid:9", seed);
      wanted.kinds = {"ratio_dot", "difference_dot", "nonconsecutive"};
      if (all_ratios) wanted.kinds.emplace_back("all_ratio_dots");
      wanted.limits.nodes = 300'000;
      const auto puzzle = generate_rated(wanted, target(Level::hard));
      ASSERT_TRUE(puzzle.has_value()) << seed << ": " << puzzle.error().text();
      EXPECT_EQ(logic::rate(path_of(*puzzle)).level, Level::hard);
    }
  }
}

TEST(Target, EasyKillersWithoutGivensHaveCagesOfOneCell) {
  for (const Level level : {Level::beginner, Level::easy}) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      Request wanted = request("grid:9", seed);
      wanted.kinds = {"killer"};
      wanted.givens = {0, 0};
      wanted.limits.nodes = 400'000;
      const auto puzzle = generate_rated(wanted, target(level));
      ASSERT_TRUE(puzzle.has_value()) << seed << ": " << puzzle.error().text();
      EXPECT_EQ(num_givens(*puzzle), 0);
      EXPECT_EQ(logic::rate(path_of(*puzzle)).level, level);
      // Every cell lies in one cage, and not all of them have one cell.
      std::size_t num_cells = 0;
      for (const model::ConstraintSpec& cage : puzzle->constraints) num_cells += cage.cells.size();
      EXPECT_EQ(num_cells, 81U);
      EXPECT_LT(puzzle->constraints.size(), 60U);
    }
  }
}

TEST(Target, ExpertKillersWithManyGivensHaveFewCages) {
  Request wanted = request("grid:9", 1);
  wanted.kinds = {"killer"};
  wanted.givens = {40, 40};
  wanted.limits.nodes = 2'000'000;
  const auto puzzle = generate_rated(wanted, target(Level::expert));
  ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
  EXPECT_EQ(num_givens(*puzzle), 40);
  EXPECT_FALSE(puzzle->constraints.empty());
  EXPECT_EQ(logic::rate(path_of(*puzzle)).level, Level::expert);
}

TEST(Target, WhatElseIsAskedForIsHonoured) {
  Request wanted = request("grid:9", 2);
  wanted.minimal = true;
  auto puzzle = generate_rated(wanted, target(Level::easy));
  ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
  EXPECT_EQ(solve::check(*puzzle).minimal, true);
  EXPECT_EQ(logic::rate(path_of(*puzzle)).level, Level::easy);

  wanted = request("grid:9", 2);
  wanted.givens = {26, 27};
  wanted.symmetry = Symmetry::rotate180;
  for (const Level level : {Level::medium, Level::hard}) {
    puzzle = generate_rated(wanted, target(level));
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    EXPECT_GE(num_givens(*puzzle), 26);
    EXPECT_LE(num_givens(*puzzle), 27);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      EXPECT_EQ(puzzle->givens[cell].has_value(), puzzle->givens[80 - cell].has_value());
    }
    EXPECT_EQ(logic::rate(path_of(*puzzle)).level, level);
  }
}

TEST(Target, TechniquesAreOnThePath) {
  Target aim;
  aim.must_contain = {logic::find_technique("x_wing"), logic::find_technique("naked_pair")};
  const auto puzzle = generate_rated(request("grid:9", 4), aim);
  ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
  const logic::Path path = path_of(*puzzle);
  for (const logic::Technique* technique : aim.must_contain) {
    EXPECT_TRUE(std::any_of(path.steps.begin(), path.steps.end(), [&](const model::Step& step) {
      return step.technique == technique->id;
    })) << technique->id;
  }
}

std::vector<const logic::Technique*> techniques_of(std::initializer_list<std::string_view> ids) {
  std::vector<const logic::Technique*> found;
  for (const std::string_view id : ids) found.push_back(logic::find_technique(id));
  EXPECT_EQ(std::count(found.begin(), found.end(), nullptr), 0);
  return found;
}

TEST(Target, OnlyTheNamedTechniquesAreOnThePath) {
  Target aim;
  aim.only = techniques_of({"full_house", "hidden_single", "naked_single", "x_wing"});
  aim.must_contain = techniques_of({"x_wing"});
  const auto puzzle = generate_rated(request("grid:9", 1), aim);
  ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
  bool uses_x_wing = false;
  for (const model::Step& step : path_of(*puzzle).steps) {
    EXPECT_TRUE(std::any_of(aim.only.begin(), aim.only.end(), [&](const auto* one) {
      return one->id == step.technique;
    })) << step.technique;
    uses_x_wing = uses_x_wing || step.technique == "x_wing";
  }
  EXPECT_TRUE(uses_x_wing);
}

TEST(Target, TheLastCellOfAHouseNeedNotBeNamed) {
  Target aim;
  aim.only = techniques_of({"hidden_single", "naked_single"});
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const auto puzzle = generate_rated(request("grid:9", seed), aim);
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    EXPECT_LE(num_givens(*puzzle), 40);
  }
}

TEST(Target, TheHardestTechniqueOccursOnce) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Target aim = target(Level::hard);
    aim.hardest_once = true;
    const auto puzzle = generate_rated(request("grid:9", seed), aim);
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    const logic::Path path = path_of(*puzzle);
    const logic::Rating rating = logic::rate(path);
    EXPECT_EQ(rating.level, Level::hard);
    EXPECT_EQ(std::count_if(path.steps.begin(), path.steps.end(),
                            [&](const auto& step) { return step.technique == rating.hardest->id; }),
              1);
  }
}

TEST(Target, OnlyAndMustContainAgree) {
  Target aim;
  aim.only = techniques_of({"naked_single"});
  aim.must_contain = techniques_of({"x_wing"});
  EXPECT_EQ(refusal(request("grid:9"), aim).code, base::ErrorCode::usage);
  aim = target(Level::expert);
  aim.only = techniques_of({"naked_single", "x_wing"});
  EXPECT_EQ(refusal(request("grid:9"), aim).code, base::ErrorCode::usage);
}

TEST(Target, ARareTechniqueIsFound) {
  // It takes a house of which nine cells are open when nothing easier is left.
  Target aim;
  aim.must_contain = {logic::find_technique("hidden_quadruple")};
  const auto puzzle = generate_rated(request("grid:9", 2), aim);
  ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
}

TEST(Target, TheSameRequestGivesTheSamePuzzleWhateverTheTime) {
  const auto first = generate_rated(request("jigsaw", 6), target(Level::hard));
  Request watched = request("jigsaw", 6);
  watched.limits.time = std::chrono::hours(1);
  int reports = 0;
  watched.limits.progress = [&reports](const base::Progress&) { ++reports; };
  const auto second = generate_rated(watched, target(Level::hard));
  ASSERT_TRUE(first.has_value() && second.has_value());
  EXPECT_EQ(first->givens, second->givens);
  EXPECT_GT(reports, 0);
  watched.stream = 1;
  const auto other = generate_rated(watched, target(Level::hard));
  ASSERT_TRUE(other.has_value());
  EXPECT_NE(other->givens, first->givens);
}

TEST(Target, EveryTargetMakesAGridOfItsOwnOfASeed) {
  std::vector<Target> aims = {target(Level::easy), target(Level::medium), target(Level::hard)};
  aims.emplace_back().must_contain = {logic::find_technique("naked_pair")};
  for (const char* text : {"900-1200", "900-1300"}) {
    ASSERT_TRUE(set_difficulty("human", text, aims.emplace_back()).has_value());
  }
  std::set<std::vector<std::size_t>> solutions;
  for (const Target& aim : aims) {
    const auto puzzle = generate_rated(request("grid:9", 7), aim);
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    std::vector<std::size_t> digits;
    for (const geometry::Digit digit : *puzzle->solution) digits.push_back(digit.index());
    solutions.insert(digits);
  }
  EXPECT_EQ(solutions.size(), aims.size());
}

TEST(Target, WhatNeverFitsIsRefusedAtOnce) {
  // A level that no puzzle is known to have, a technique above the level, one without its
  // structure.
  EXPECT_EQ(refusal(request("grid:9"), target(Level::beyond)).code, base::ErrorCode::unsupported);
  Target aim = target(Level::easy);
  aim.must_contain = {logic::find_technique("x_wing")};
  base::Error error = refusal(request("grid:9"), aim);
  EXPECT_EQ(error.code, base::ErrorCode::usage);
  EXPECT_NE(error.what.find("X-Wing"), std::string::npos) << error.text();
  aim = {};
  aim.must_contain = {logic::find_technique("cage_overlap")};
  error = refusal(request("grid:9"), aim);
  EXPECT_EQ(error.code, base::ErrorCode::unsupported);
  EXPECT_NE(error.what.find("cannot occur"), std::string::npos) << error.text();
}

TEST(Target, GivingUpTellsWhatWasSeen) {
  Request wanted = request("grid:4");
  wanted.minimal = true;
  wanted.symmetry = Symmetry::rotate180;
  wanted.limits.nodes = 20'000;
  const base::Error error = refusal(wanted, target(Level::extreme));
  EXPECT_EQ(error.code, base::ErrorCode::too_large);
  EXPECT_NE(error.what.find("were easier"), std::string::npos) << error.text();
  EXPECT_NE(error.what.find("; the nearest puzzle was of "), std::string::npos) << error.text();
  const std::string nearest = error.what.substr(error.what.find(" givens: ") + 9, 16);
  model::Puzzle puzzle;
  puzzle.board = wanted.board;
  puzzle.symbols = model::Symbols::standard(4);
  puzzle.allowed.assign(nearest.size(), puzzle.all_digits());
  for (const char symbol : nearest) {
    puzzle.givens.push_back(symbol == '.' ? std::nullopt
                                          : std::optional(geometry::Digit(symbol - '1')));
  }
  EXPECT_TRUE(logic::Game(puzzle).is_unique()) << error.text();
  // Advice concerns what was asked for, nothing else.
  EXPECT_NE(error.hint.find("minimal"), std::string::npos) << error.text();
  EXPECT_NE(error.hint.find("symmetry"), std::string::npos) << error.text();
  EXPECT_EQ(error.hint.find("givens"), std::string::npos) << error.text();
  EXPECT_EQ(error.hint.find("time"), std::string::npos) << error.text();
}

TEST(Target, WhatWasSeenAddsUp) {
  // A puzzle in which cells were told is rated again, but it is one puzzle all the same.
  Request wanted = request("roxdoku");
  wanted.limits.nodes = 200'000;
  const std::string text = refusal(wanted, target(Level::medium)).text();
  const std::size_t numbers = text.rfind("of ", text.find(" puzzles looked at"));
  ASSERT_NE(numbers, std::string::npos) << text;
  int looked_at = 0;
  int easier = 0;
  int harder = 0;
  ASSERT_EQ(std::sscanf(text.c_str() + numbers, "of %d puzzles looked at %d were easier, %d harder",
                        &looked_at, &easier, &harder),
            3)
      << text;
  EXPECT_GT(easier, 0) << text;
  EXPECT_LE(easier + harder, looked_at) << text;
}

}  // namespace
}  // namespace omnidoku::generate::target_test
