// SPDX-License-Identifier: MIT
//
// Backdoors against all sets of cells and candidates tried one by one, with singles that look at
// the houses directly.
#include "analyze/backdoors.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include <gtest/gtest.h>

#include "analyze/sub_solver.h"
#include "base/random.h"
#include "logic/state/structure.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/random_puzzle.h"

namespace omnidoku::analyze {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using logic::Candidate;

enum class End : std::uint8_t { solved, stuck, contradiction };

/// Singles as anybody would write them, on houses alone.
End solve_by_singles(const model::Puzzle& puzzle, std::vector<DigitSet> left) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& house : puzzle.board->houses()) {
      for (const Cell cell : house.cells) {
        if (left[cell.index()].empty()) return End::contradiction;
        if (left[cell.index()].size() != 1) continue;
        for (const Cell other : house.cells) {
          if (other == cell || !left[other.index()].contains(left[cell.index()].first())) continue;
          left[other.index()].erase(left[cell.index()].first());
          changed = true;
        }
      }
      for (int d = 0; d < puzzle.num_digits(); ++d) {
        std::vector<Cell> places;
        for (const Cell cell : house.cells) {
          if (left[cell.index()].contains(Digit(d))) places.push_back(cell);
        }
        if (places.empty()) return End::contradiction;
        if (places.size() != 1 || left[places.front().index()].size() == 1) continue;
        left[places.front().index()] = DigitSet::single(Digit(d));
        changed = true;
      }
    }
  }
  const bool is_complete = std::ranges::all_of(left, [](DigitSet set) { return set.size() == 1; });
  return is_complete ? End::solved : End::stuck;
}

std::vector<DigitSet> start_of(const model::Puzzle& puzzle) {
  std::vector<DigitSet> left(puzzle.givens.size(), puzzle.all_digits());
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (puzzle.givens[i]) left[i] = DigitSet::single(*puzzle.givens[i]);
  }
  return left;
}

bool decides_all(const model::Puzzle& puzzle, std::vector<DigitSet> left, const Backdoor& set,
                 std::size_t next) {
  if (next == set.size()) return solve_by_singles(puzzle, left) != End::stuck;
  const std::size_t cell = set[next].cell.index();
  const DigitSet all = left[cell];
  bool decided = true;
  all.for_each([&](Digit digit) {
    left[cell] = DigitSet::single(digit);
    decided = decided && decides_all(puzzle, left, set, next + 1);
  });
  return decided;
}

bool is_backdoor(const model::Puzzle& puzzle, BackdoorKind kind, const Backdoor& set) {
  std::vector<DigitSet> left = start_of(puzzle);
  if (kind == BackdoorKind::candidates) {
    for (const Candidate one : set) left[one.cell.index()].erase(one.digit);
    return solve_by_singles(puzzle, left) == End::solved;
  }
  for (const Candidate one : set) left[one.cell.index()] = DigitSet::single(one.digit);
  return solve_by_singles(puzzle, left) == End::solved &&
         (kind == BackdoorKind::cells || decides_all(puzzle, start_of(puzzle), set, 0));
}

/// All backdoors of the smallest size up to 2, where there are any.
std::vector<Backdoor> smallest(const model::Puzzle& puzzle, const model::FilledGrid& solution,
                               BackdoorKind kind) {
  if (solve_by_singles(puzzle, start_of(puzzle)) == End::solved) return {{}};
  std::vector<Candidate> choices;
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if (puzzle.givens[i]) continue;
    for (int d = 0; d < puzzle.num_digits(); ++d) {
      const bool is_true = solution[i] == Digit(d);
      if (is_true != (kind == BackdoorKind::candidates)) choices.push_back({Cell(i), Digit(d)});
    }
  }
  std::vector<Backdoor> found;
  for (const Candidate one : choices) {
    if (is_backdoor(puzzle, kind, {one})) found.push_back({one});
  }
  if (!found.empty()) return found;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    for (std::size_t j = i + 1; j < choices.size(); ++j) {
      if (is_backdoor(puzzle, kind, {choices[i], choices[j]}))
        found.push_back({choices[i], choices[j]});
    }
  }
  return found;
}

/// A puzzle with one solution that singles do not solve, with as few givens as come.
model::Puzzle hard_puzzle(const std::string& board, std::uint64_t seed,
                          model::FilledGrid& solution) {
  model::Puzzle puzzle = testing_support::puzzle(board);
  solution = testing_support::random_solution(puzzle, seed);
  for (std::size_t i = 0; i < solution.size(); ++i) puzzle.givens[i] = solution[i];
  base::Random random(seed);
  std::vector<std::size_t> order(solution.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  random.shuffle(std::span(order));
  for (const std::size_t cell : order) {
    puzzle.givens[cell].reset();
    if (solve::solve(puzzle).status != base::Status::unique) puzzle.givens[cell] = solution[cell];
  }
  return puzzle;
}

TEST(Backdoors, AreWhatAllSetsTriedOneByOneShow) {
  std::array<int, 3> sizes{};
  for (int round = 0; round < testing_support::rounds(60, 12); ++round) {
    model::FilledGrid solution;
    const model::Puzzle puzzle = hard_puzzle(round % 3 == 2 ? "grid:8:2x4" : "grid:6:2x3",
                                             static_cast<std::uint64_t>(round), solution);
    SCOPED_TRACE(testing_support::text_of(puzzle));
    const logic::Structure structure(puzzle);
    for (const BackdoorKind kind : kBackdoorKinds) {
      SCOPED_TRACE(to_string(kind));
      BackdoorWish wish;
      wish.kind = kind;
      wish.most_size = 2;
      wish.list = 100'000;
      const Backdoors found = find_backdoors(structure, solution, wish, {});
      std::vector<Backdoor> expected = smallest(puzzle, solution, kind);
      // Candidates that the givens exclude are none.
      std::erase_if(expected, [&](const Backdoor& set) {
        return kind == BackdoorKind::candidates && std::ranges::any_of(set, [&](Candidate one) {
                 return !singles(structure)->is_possible(one);
               });
      });
      if (expected.empty()) {
        EXPECT_FALSE(found.size.has_value());
        EXPECT_EQ(found.tried, 2);
        continue;
      }
      ASSERT_TRUE(found.size.has_value());
      EXPECT_EQ(*found.size, static_cast<int>(expected.front().size()));
      ++sizes[static_cast<std::size_t>(*found.size)];
      EXPECT_TRUE(found.is_all);
      EXPECT_EQ(found.number, expected.size());
      EXPECT_EQ(found.listed, expected);
    }
  }
  if (testing_support::kSanitized) return;  // few rounds hold not all sizes
  EXPECT_GT(sizes[0], 0);
  EXPECT_GT(sizes[1], 0);
}

TEST(Backdoors, SinglesAloneNeedNothing) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  testing_support::set_givens(puzzle, "1234341221434321");
  const Backdoors found =
      find_backdoors(logic::Structure(puzzle), solve::solve(puzzle).solutions.front(), {}, {});
  EXPECT_EQ(found.size, 0);
  EXPECT_EQ(found.number, 1U);
  EXPECT_TRUE(found.is_all);
}

TEST(Backdoors, SinglesAreTheStepsOfThatName) {
  model::FilledGrid solution;
  std::uint64_t seed = 1;
  model::Puzzle puzzle = hard_puzzle("grid:9", seed, solution);
  while (find_backdoors(logic::Structure(puzzle), solution, {}, {}).size == 0)
    puzzle = hard_puzzle("grid:9", ++seed, solution);
  const logic::Structure structure(puzzle);
  BackdoorWish wish;
  wish.most_size = 1;
  for (const BackdoorKind kind : kBackdoorKinds) {
    wish.kind = kind;
    wish.scale = nullptr;
    const Backdoors by_singles = find_backdoors(structure, solution, wish, {});
    const std::array<std::string_view, 3> ids = {"full_house", "hidden_single", "naked_single"};
    const logic::Scale scale = logic::human_scale().with_only(ids);
    wish.scale = &scale;
    const Backdoors by_steps = find_backdoors(structure, solution, wish, {});
    EXPECT_EQ(by_steps.size, by_singles.size);
    EXPECT_EQ(by_steps.tried, by_singles.tried);
    EXPECT_EQ(by_steps.listed, by_singles.listed);
  }
}

TEST(Backdoors, ALimitLeavesWhatWasFound) {
  model::FilledGrid solution;
  const model::Puzzle puzzle = hard_puzzle("grid:9", 5, solution);
  base::StopSource stop;
  stop.request_stop();
  base::Limits limits;
  limits.stop = stop.token();
  BackdoorWish wish;
  wish.kind = BackdoorKind::candidates;
  const Backdoors found = find_backdoors(logic::Structure(puzzle), solution, wish, limits);
  EXPECT_FALSE(found.is_all && found.number == 0);
  EXPECT_LE(found.tried, 1);
}

}  // namespace
}  // namespace omnidoku::analyze
