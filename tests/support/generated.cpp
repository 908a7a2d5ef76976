// SPDX-License-Identifier: MIT
#include "support/generated.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "base/random.h"
#include "generate/generate.h"
#include "solve/solve.h"
#include "support/boards.h"

namespace omnidoku::testing_support {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

constexpr std::uint64_t kMarkingSeed = 14;

constexpr PuzzleKind kClassic{"9x9", "grid:9"};

constexpr PuzzleKind kOthers[] = {
    {"X", "grid:9+x", false, 100},
    {"windoku", "grid:9+windoku", false, 80},
    {"jigsaw", "jigsaw", false, 100},
    {"toroidal", "toroidal", false, 80},
    {"samurai", "samurai", false, 5},
    {"tredoku", "tredoku", false, 80},
    {"cubes", "roxdoku", false, 50},
    {"killer", "grid:9", true, 80},
    {"16x16", "grid:16", false, 1},
    {"6x6", "grid:6", false, 80},
    {"8x8", "grid:8x8:2x4", false, 40},
    {"12x12", "grid:12x12:3x4", false, 4},
    {"latin square", "latin:7", false, 30},
    {"disjoint groups", "grid:9+disjoint", false, 50},
    {"X windoku", "grid:9+x+windoku", false, 20},
    {"girandola", "grid:9+girandola", false, 20},
    {"tiny samurai", "tiny_samurai", false, 30},
    {"overlapping 4x4", "overlap:4:0,0;2,2;3,5", false, 20},
    {"two cubes", "cubes:2:0,0,0;1,1,1", false, 20},
    {"cube corner", "cube_corner", false, 20},
    {"cube surface", "su_dokube", false, 10},
    {"cylinder", "cylinder", false, 10},
    {"moebius", "moebius", false, 10},
    {"killer 6x6", "grid:6", true, 30},
    {"killer jigsaw", "jigsaw", true, 15},
    {"killer toroidal", "toroidal", true, 15},
    {"star", "tredoku:star"},
    {"super", "grid:9", true, 0, true},
};

constexpr int total_share() {
  int sum = 0;
  for (const PuzzleKind& kind : kOthers) sum += kind.share;
  return sum;
}
static_assert(total_share() == 1000);

/// The kinds of a thousand puzzles: round by round, those that have some of their share left.
std::vector<const PuzzleKind*> thousand() {
  std::vector<const PuzzleKind*> order;
  for (int round = 0; order.size() < 1000; ++round) {
    for (const PuzzleKind& kind : kOthers) {
      if (round < kind.share) order.push_back(&kind);
    }
  }
  return order;
}

/// A puzzle without givens, with one of its solutions.
model::Puzzle filled_puzzle(const PuzzleKind& kind, base::Random& random) {
  model::Puzzle puzzle = testing_support::puzzle(kind.board);
  auto grid = generate::random_grid(puzzle, random, {});
  if (!grid) {
    std::fprintf(stderr, "test setup: %s: %s\n", kind.label, grid.error().text().c_str());
    std::abort();
  }
  puzzle.solution = *std::move(grid);
  return puzzle;
}

/// A solution other than the one; nothing when there is none.
std::optional<model::FilledGrid> other_solution(const model::Puzzle& puzzle,
                                                const model::FilledGrid& one) {
  solve::Options options;
  options.limits.solutions = 2;
  options.keep = 2;
  const solve::Outcome outcome = solve::solve(puzzle, options);
  for (const model::FilledGrid& solution : outcome.solutions) {
    if (solution != one) return solution;
  }
  if (outcome.status == base::Status::unique) return std::nullopt;
  std::fprintf(stderr, "test setup: a marked puzzle: %s\n", outcome.message.c_str());
  std::abort();
}

}  // namespace

const PuzzleKind& classic_kind() { return kClassic; }

std::span<const PuzzleKind> other_kinds() { return kOthers; }

const PuzzleKind& kind_called(std::string_view label) {
  if (label == kClassic.label) return kClassic;
  for (const PuzzleKind& kind : kOthers) {
    if (label == kind.label) return kind;
  }
  std::fprintf(stderr, "test setup: no kind %s\n", std::string(label).c_str());
  std::abort();
}

const PuzzleKind& mixed_kind(std::uint64_t n) {
  static const std::vector<const PuzzleKind*> order = thousand();
  return *order[n % order.size()];
}

model::Puzzle generated_puzzle(const PuzzleKind& kind, std::uint64_t n) {
  generate::Request wanted;
  wanted.board = board(kind.board);
  wanted.seed = 3;
  wanted.stream = n;
  if (kind.killer) wanted.kinds = {"killer"};
  auto puzzle = generate::generate(wanted);
  if (puzzle && kind.super) {
    wanted.kinds.clear();
    // So many that sums matter, so few that most are filled when pairs are all that is left.
    constexpr std::size_t kEvery = 3;
    for (std::size_t i = 0; i < puzzle->constraints.size(); i += kEvery) {
      wanted.constraints.push_back(puzzle->constraints[i]);
      wanted.constraints.back().type = "super";
    }
    puzzle = generate::generate(wanted);
  }
  if (!puzzle) {
    std::fprintf(stderr, "test setup: %s: %s\n", name_of(kind, n).c_str(),
                 puzzle.error().text().c_str());
    std::abort();
  }
  return *std::move(puzzle);
}

model::Puzzle marked_puzzle(const PuzzleKind& kind, std::uint64_t n) {
  base::Random random = base::Random::for_stream(kMarkingSeed, n);
  model::Puzzle puzzle = kind.killer ? generated_puzzle(kind, n) : filled_puzzle(kind, random);
  const model::FilledGrid solution = *puzzle.solution;
  puzzle.solution.reset();
  const int wanted = 2 + static_cast<int>(random.below(3));
  const DigitSet all = puzzle.all_digits();
  DigitSet digits;
  while (digits.size() < wanted) {
    digits.insert(Digit(random.below(static_cast<std::uint64_t>(all.size()))));
  }
  puzzle.allowed.assign(solution.size(), all);
  for (std::size_t i = 0; i < solution.size(); ++i) {
    puzzle.givens[i].reset();
    if (digits.contains(solution[i])) {
      puzzle.allowed[i] = digits;
    } else {
      puzzle.givens[i] = solution[i];
    }
  }
  while (const auto other = other_solution(puzzle, solution)) {
    std::vector<std::size_t> differ;
    for (std::size_t i = 0; i < solution.size(); ++i) {
      if ((*other)[i] != solution[i]) differ.push_back(i);
    }
    const std::size_t i = differ[random.below(differ.size())];
    puzzle.allowed[i].erase((*other)[i]);
  }
  puzzle.solution = solution;
  return puzzle;
}

std::string name_of(const PuzzleKind& kind, std::uint64_t n) {
  return std::string(kind.label) + " " + std::to_string(n);
}

}  // namespace omnidoku::testing_support
