// SPDX-License-Identifier: MIT
//
// Puzzles made for many boards, seeds and symmetries: the solution is one, it is the only one, no
// given can be left out, the pattern is symmetric, the same request gives the same puzzle. The last
// tests pin what comes out for a few seeds, so that another platform or build that differs is
// found.
#include "generate/generate.h"

#include <gtest/gtest.h>

#include "generate/reducer.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "verify/verify.h"

namespace omnidoku::generate {
namespace {

using geometry::Cell;

struct Case {
  const char* board;
  int seeds;
  Symmetry symmetry = Symmetry::none;
  bool killer = false;
};

void PrintTo(const Case& c, std::ostream* out) {
  *out << c.board << (c.killer ? " killer " : " ") << to_string(c.symmetry);
}

class GeneratedPuzzles : public ::testing::TestWithParam<Case> {};

void expect_unique(const model::Puzzle& puzzle) {
  solve::Options options;
  options.limits.nodes = 5'000'000;
  const auto outcome = solve::solve(puzzle, options);
  EXPECT_EQ(outcome.status, base::Status::unique);
  ASSERT_FALSE(outcome.solutions.empty());
  EXPECT_EQ(outcome.solutions.front(), *puzzle.solution);
}

/// Without any orbit of givens there must be a second solution.
void expect_minimal(const model::Puzzle& puzzle, Symmetry symmetry) {
  const auto all = orbits(*puzzle.board, symmetry);
  ASSERT_TRUE(all.has_value());
  solve::Prepared prepared(puzzle);
  for (const auto& orbit : *all) {
    if (!puzzle.givens[orbit.front().index()]) continue;
    model::PartialGrid less = puzzle.givens;
    for (const Cell cell : orbit) less[cell.index()].reset();
    solve::Options options;
    options.limits.nodes = 5'000'000;
    EXPECT_EQ(prepared.solve(less, options).status, base::Status::multiple)
        << puzzle.board->names(orbit) << " can be left out";
  }
}

void expect_symmetric(const model::Puzzle& puzzle, Symmetry symmetry) {
  const auto all = orbits(*puzzle.board, symmetry);
  ASSERT_TRUE(all.has_value());
  for (const auto& orbit : *all) {
    for (const Cell cell : orbit) {
      EXPECT_EQ(puzzle.givens[cell.index()].has_value(),
                puzzle.givens[orbit.front().index()].has_value());
    }
  }
}

TEST_P(GeneratedPuzzles, KeepTheirPromises) {
  const Case& c = GetParam();
  Request wanted;
  wanted.board = testing_support::board(c.board);
  wanted.symmetry = c.symmetry;
  wanted.minimal = true;
  if (c.killer) wanted.kinds = {"killer"};
  for (int seed = 0; seed < c.seeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    wanted.seed = static_cast<std::uint64_t>(seed);
    const auto puzzle = generate(wanted);
    ASSERT_TRUE(puzzle.has_value()) << puzzle.error().text();
    ASSERT_TRUE(puzzle->solution.has_value());
    EXPECT_TRUE(verify::is_solution(*puzzle, *puzzle->solution));
    expect_unique(*puzzle);
    expect_minimal(*puzzle, c.symmetry);
    expect_symmetric(*puzzle, c.symmetry);
    const auto again = generate(wanted);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->givens, puzzle->givens);
    EXPECT_EQ(again->constraints, puzzle->constraints);
    EXPECT_EQ(again->solution, puzzle->solution);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Boards, GeneratedPuzzles,
    ::testing::Values(
        // Grids, and every symmetry.
        Case{"grid:4", 20}, Case{"grid:6", 10}, Case{"grid:9", 10},
        Case{"grid:9", 4, Symmetry::rotate180}, Case{"grid:9", 4, Symmetry::rotate90},
        Case{"grid:9", 4, Symmetry::mirror_rows}, Case{"grid:9", 4, Symmetry::mirror_columns},
        Case{"grid:9", 4, Symmetry::diagonal}, Case{"grid:9", 4, Symmetry::antidiagonal},
        Case{"grid:9", 4, Symmetry::full}, Case{"grid:12x12:3x4", 2},
        Case{"grid:16", 1, Symmetry::rotate180}, Case{"latin:7", 3},
        // Extra houses.
        Case{"grid:9+x", 5}, Case{"grid:9+windoku", 5}, Case{"grid:9+disjoint", 3},
        Case{"grid:9+girandola", 3}, Case{"grid:9+x+asterisk", 3},
        // Other shapes.
        Case{"jigsaw", 5}, Case{"toroidal", 5}, Case{"samurai", 1},
        Case{"samurai", 1, Symmetry::full}, Case{"windmill", 1, Symmetry::rotate90},
        Case{"sohei", 1}, Case{"tiny_samurai", 3}, Case{"overlap:4:0,0;2,2;3,5", 5},
        Case{"roxdoku", 5}, Case{"roxdoku", 3, Symmetry::rotate180}, Case{"double_roxdoku", 3},
        Case{"cubes:2:0,0,0;1,1,1", 5}, Case{"tredoku", 3},
        Case{"tredoku", 2, Symmetry::mirror_rows}, Case{"cube_corner", 3}, Case{"su_dokube", 1},
        Case{"cylinder", 2}, Case{"moebius", 3},
        // Cages.
        Case{"grid:4", 10, Symmetry::none, true}, Case{"grid:6", 5, Symmetry::none, true},
        Case{"grid:9", 5, Symmetry::none, true}, Case{"grid:9+x", 3, Symmetry::none, true},
        Case{"jigsaw", 3, Symmetry::none, true}, Case{"toroidal", 3, Symmetry::none, true},
        Case{"tiny_samurai", 2, Symmetry::none, true}, Case{"roxdoku", 2, Symmetry::none, true}));

/// FNV-1a over what was made.
class Hash {
 public:
  void add(std::uint64_t value) { state_ = (state_ ^ value) * 0x100000001b3U; }
  void add(const model::Puzzle& puzzle) {
    for (const auto& given : puzzle.givens) add(given ? given->index() + 1 : 0);
    for (const geometry::Digit digit : *puzzle.solution) add(digit.index());
    for (const model::ConstraintSpec& spec : puzzle.constraints) {
      for (const Cell cell : spec.cells) add(cell.index());
      add(spec.cells.size());
    }
  }
  [[nodiscard]] std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325U;
};

std::uint64_t hash_of_batch(const char* board, bool killer) {
  Request wanted;
  wanted.board = testing_support::board(board);
  wanted.seed = 2026;
  if (killer) wanted.kinds = {"killer"};
  Hash hash;
  for (wanted.stream = 0; wanted.stream < 5; ++wanted.stream) {
    const auto puzzle = generate(wanted);
    EXPECT_TRUE(puzzle.has_value());
    if (puzzle) hash.add(*puzzle);
  }
  return hash.value();
}

// Hiding cells of a given grid depends on the random numbers only, not on the engine: what it
// decides are facts. A change here is a change of the generator, or a platform that differs.
TEST(GoldenPuzzles, HidingCellsOfAFixedGrid) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  model::FilledGrid grid;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      grid.emplace_back((3 * (row % 3) + row / 3 + column) % 9);
    }
  }
  puzzle.solution = grid;
  ASSERT_TRUE(verify::is_solution(puzzle, grid));
  const base::Limits limits;
  Budget budget(limits, 1'000'000);
  Uniqueness uniqueness(puzzle, grid, budget);
  const auto all = orbits(*puzzle.board, Symmetry::none);
  ASSERT_TRUE(all.has_value());
  solve::DifferenceSets sets(81);
  sets.add_swaps(*puzzle.board, grid);
  Reducer reducer(uniqueness, *all, sets);
  base::Random random(2026);
  EXPECT_EQ(reducer.reduce({std::nullopt, true}, random), Reducer::End::done);
  std::string pattern;
  for (const auto& given : reducer.givens()) {
    pattern += given ? static_cast<char>('1' + given->index()) : '.';
  }
  EXPECT_EQ(pattern,
            ".......8...67..1.3....234......6.......8....4.9...45.7...6.8.12.7..1.3....2....7.");
}

// These also depend on the order in which the engine searches. Whoever changes that on purpose
// takes over the new values and says in the commit that seeds give other puzzles from now on.
TEST(GoldenPuzzles, SeedsGiveTheSamePuzzlesEverywhere) {
  struct Golden {
    const char* board;
    bool killer;
    std::uint64_t hash;
  };
  constexpr Golden kGolden[] = {
      {"grid:9", false, 9291898314477423488U},   {"grid:6", false, 6624462148295274052U},
      {"grid:16", false, 14634797509966305970U}, {"grid:9+x", false, 15444965190915658812U},
      {"samurai", false, 2295623392430803935U},  {"grid:9", true, 5969072316281099800U},
  };
  for (const Golden& golden : kGolden) {
    EXPECT_EQ(hash_of_batch(golden.board, golden.killer), golden.hash)
        << golden.board << (golden.killer ? " killer" : "")
        << ": if the engine's search order was changed on purpose, pin the new value";
  }
}

}  // namespace
}  // namespace omnidoku::generate
