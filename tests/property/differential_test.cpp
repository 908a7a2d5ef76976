// SPDX-License-Identifier: MIT
//
// 10,000 random puzzles over many geometries, with no, one or several solutions, with and without
// cages: the engine's count to limit 3, a naive backtracker's, and holds() (through verify) agree.
// A failure prints the board, the round and the puzzle; rounds are independent of one another.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "base/random.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/naive_counter.h"
#include "support/random_puzzle.h"
#include "verify/verify.h"

namespace omnidoku {
namespace {

using base::Random;
using testing_support::random_puzzle;
using testing_support::random_solution;
using testing_support::text_of;

constexpr std::uint64_t kLimit = 3;
constexpr std::uint64_t kMaxNaiveSteps = 300'000;

struct Family {
  const char* name;
  const char* board;
  int rounds;
  int min_givens_percent;
  int max_givens_percent;
  bool cages;
};

// Boards of at most 6 symbols go down to no givens at all; the others keep enough of them for the
// naive count to end.
constexpr Family kFamilies[] = {
    {"grid4", "grid:4", 1500, 0, 60, false},
    {"grid4_cages", "grid:4", 1500, 0, 40, true},
    {"grid4_x", "grid:4+x", 400, 0, 40, true},
    {"latin5", "latin:5", 600, 10, 60, true},
    {"grid6", "grid:6", 800, 15, 60, false},
    {"grid6_tall", "grid:6x6:3x2", 500, 20, 60, true},
    {"jigsaw6", "jigsaw:AAABBBAABBBDACCDDDCCEEDDCCEEFFEEFFFF", 400, 20, 60, true},
    {"tiny_samurai", "tiny_samurai", 500, 15, 60, true},
    {"cube2", "cubes:2", 800, 0, 50, true},
    {"grid9", "grid:9", 900, 30, 60, false},
    {"grid9_cages", "grid:9", 600, 32, 55, true},
    {"grid9_x", "grid:9+x", 300, 28, 50, true},
    {"windoku", "windoku", 300, 28, 50, false},
    {"disjoint", "disjoint", 200, 28, 50, false},
    {"toroidal", "toroidal", 300, 32, 50, true},
    {"roxdoku", "roxdoku", 400, 20, 60, true},
    {"samurai", "samurai", 100, 40, 60, true},
    {"windmill", "windmill", 100, 40, 60, false},
    {"tredoku", "tredoku", 200, 35, 60, true},
    {"grid16", "grid:16", 100, 55, 70, false},
};

class Differential : public ::testing::TestWithParam<Family> {};

TEST_P(Differential, EngineNaiveAndHoldsAgree) {
  const Family& family = GetParam();
  const model::Puzzle empty = testing_support::puzzle(family.board);
  std::map<std::uint64_t, int> seen;
  int given_up = 0;
  for (int round = 0; round < family.rounds; ++round) {
    Random random = Random::for_stream(20261120, static_cast<std::uint64_t>(round));
    const model::FilledGrid solution = random_solution(empty, random.next());
    ASSERT_TRUE(verify::is_solution(empty, solution));
    const model::Puzzle puzzle =
        random_puzzle(random, empty, solution,
                      {family.min_givens_percent, family.max_givens_percent, family.cages});
    solve::Options options;
    options.limits.solutions = kLimit;
    options.keep = kLimit;
    const solve::Outcome outcome = solve::solve(puzzle, options);
    for (const model::FilledGrid& grid : outcome.solutions) {
      ASSERT_TRUE(verify::is_solution(puzzle, grid))
          << family.name << " round " << round << ": " << text_of(puzzle);
    }
    const testing_support::NaiveCount naive =
        testing_support::naive_count(puzzle, kLimit, kMaxNaiveSteps);
    if (!naive.complete) {
      ++given_up;
      continue;
    }
    ASSERT_EQ(outcome.count, naive.count)
        << family.name << " round " << round << ": " << text_of(puzzle);
    ++seen[naive.count];
  }
  EXPECT_LE(given_up, family.rounds / 20) << "the naive count must decide nearly all of them";
  EXPECT_GT(seen[0], 0) << "some puzzles without a solution";
  EXPECT_GT(seen[1], 0) << "some with one";
  RecordProperty("none", seen[0]);
  RecordProperty("one", seen[1]);
  RecordProperty("several", seen[2] + seen[3]);
}

INSTANTIATE_TEST_SUITE_P(Families, Differential, ::testing::ValuesIn(kFamilies),
                         [](const auto& instance) { return std::string(instance.param.name); });

TEST(Differential, CoversTenThousandPuzzlesOverTwelveGeometries) {
  int total = 0;
  std::map<std::string, int> boards;
  for (const Family& family : kFamilies) {
    total += family.rounds;
    ++boards[family.board];
  }
  EXPECT_GE(total, 10'000);
  EXPECT_GE(boards.size(), 12U);
}

}  // namespace
}  // namespace omnidoku
