// SPDX-License-Identifier: MIT
//
// Every constraint type keeps its promises: lower() says exactly what holds() means, a
// contradiction seen at once is real, facts() agree with holds(), descriptors are complete.
#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/naive.h"
#include "support/random_spec.h"

namespace omnidoku::constraints {
namespace {

using base::Random;
using geometry::Cell;
using geometry::Digit;
using testing_support::random_spec;

/// Boards of four digits: few enough to enumerate. A square, grids that overlap, a surface whose
/// sides meet.
constexpr const char* kBoards[] = {"grid:4", "tiny_samurai", "cylinder:4"};
/// A square with a symbol more than its rows have cells, for types that need such.
constexpr const char* kShortBoard = "short_rows:4";

/// So many cells are filled in every way, the others at random.
constexpr std::size_t kMostEnumeratedCells = 5;

model::Puzzle small_puzzle(Random& random, const char* board) {
  model::Puzzle puzzle = testing_support::puzzle(board);
  if (puzzle.num_digits() == 4 && random.chance(1, 2)) {
    puzzle.symbols = model::Symbols::make({{"a", -3}, {"b", 0}, {"c", 2}, {"d", 2}}).value();
  }
  return puzzle;
}

model::FilledGrid random_grid(Random& random, const model::Puzzle& puzzle) {
  model::FilledGrid grid;
  for (int i = 0; i < puzzle.num_cells(); ++i)
    grid.emplace_back(random.below(static_cast<std::uint64_t>(puzzle.num_digits())));
  return grid;
}

/// So often a constraint is asked for one grid that it holds on.
constexpr int kMostQuestions = 300;
constexpr int kMostOnShortBoard = 20'000;

/// Fills the cells from this one on with digits that do not break the constraint; false when there
/// are none, or that took too long.
bool fill_from(std::size_t cell, Random& random, const ConstraintType& type,
               const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
               model::PartialGrid& grid, int& questions) {
  if (cell == grid.size()) return true;
  std::vector<Digit> digits;
  for (int d = 0; d < puzzle.num_digits(); ++d) digits.emplace_back(d);
  random.shuffle(std::span<Digit>(digits));
  for (const Digit digit : digits) {
    grid[cell] = digit;
    if (++questions > (puzzle.num_digits() == 4 ? kMostQuestions : kMostOnShortBoard)) return false;
    if (type.holds(puzzle, spec, grid) &&
        fill_from(cell + 1, random, type, puzzle, spec, grid, questions)) {
      return true;
    }
  }
  grid[cell].reset();
  return false;
}

/// A grid that the constraint holds on, where one is found; else a random one.
model::FilledGrid grid_that_holds(Random& random, const ConstraintType& type,
                                  const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  model::PartialGrid part(static_cast<std::size_t>(puzzle.num_cells()));
  int questions = 0;
  if (!fill_from(0, random, type, puzzle, spec, part, questions)) {
    return random_grid(random, puzzle);
  }
  model::FilledGrid grid;
  for (const auto& digit : part) grid.push_back(*digit);
  return grid;
}

/// Grids to judge a use of a type on: some that hold, and those in which its own cells are filled
/// in every way; where these are many, random ones.
std::vector<model::FilledGrid> sample_grids(Random& random, const ConstraintType& type,
                                            const model::Puzzle& puzzle,
                                            const model::ConstraintSpec& spec) {
  std::vector<model::FilledGrid> grids;
  for (int i = 0; i < 5; ++i) grids.push_back(grid_that_holds(random, type, puzzle, spec));
  const std::vector<Cell> scope = scope_of(puzzle, spec);
  if (scope.size() > kMostEnumeratedCells) {
    for (int i = 0; i < 55; ++i) grids.push_back(random_grid(random, puzzle));
    return grids;
  }
  model::FilledGrid grid = random_grid(random, puzzle);
  for (const Cell cell : scope) grid[cell.index()] = Digit(0);
  while (true) {
    grids.push_back(grid);
    std::size_t place = 0;  // counts up, the first cell fastest
    while (place < scope.size()) {
      Digit& digit = grid[scope[place].index()];
      const bool last = static_cast<int>(digit.index()) + 1 == puzzle.num_digits();
      digit = Digit(last ? 0 : digit.index() + 1);
      if (!last) break;
      ++place;
    }
    if (place == scope.size()) return grids;
  }
}

/// Whether the hidden variables, if any, can be set so that the grid is a solution.
bool satisfied(const model::Problem& problem, const model::FilledGrid& grid) {
  std::vector<geometry::DigitSet> start;
  for (const Digit digit : grid) start.push_back(geometry::DigitSet::single(digit));
  return !testing_support::naive_solutions(problem, start, 1).empty();
}

/// What the facts alone say of a grid.
bool facts_hold(const model::Puzzle& puzzle, const ShapeFacts& facts,
                const model::FilledGrid& grid) {
  std::int64_t sum = 0;
  std::set<Digit> seen;
  for (const WeightedCell& term : facts.terms) {
    const Digit digit = grid[term.cell.index()];
    sum += term.coefficient * puzzle.symbols.value(digit);
    seen.insert(digit);
  }
  return (!facts.sum || sum == *facts.sum) &&
         (!facts.no_repeats || seen.size() == facts.terms.size());
}

/// How many grids held and did not.
struct Judged {
  int held = 0;
  int broken = 0;
};

/// One use of the type against the grids: lower() and facts() say all that holds() does and no
/// more, contradiction() nothing else, and holds() says it of partly filled grids too.
void judge(Random& random, const ConstraintType& type, const model::Puzzle& puzzle,
           const model::ConstraintSpec& spec, Judged& judged) {
  Lowering lowering(puzzle);
  type.lower(puzzle, spec, lowering);
  const model::Problem problem = lowering.take();
  const auto refuted =
      type.contradiction != nullptr ? type.contradiction(puzzle, spec) : std::nullopt;
  const auto facts = type.facts != nullptr ? type.facts(puzzle, spec) : std::nullopt;
  for (const model::FilledGrid& grid : sample_grids(random, type, puzzle, spec)) {
    const model::PartialGrid filled(grid.begin(), grid.end());
    const bool holds = type.holds(puzzle, spec, filled);
    ++(holds ? judged.held : judged.broken);
    ASSERT_EQ(satisfied(problem, grid), holds);
    if (facts) {
      EXPECT_EQ(facts_hold(puzzle, *facts, grid), holds);
    }
    if (!holds) continue;
    EXPECT_FALSE(refuted) << *refuted;
    // What breaks it with cells still empty breaks it in every grid that they can become.
    model::PartialGrid part = filled;
    for (auto& digit : part) {
      if (random.below(2) == 0) digit.reset();
    }
    EXPECT_TRUE(type.holds(puzzle, spec, part));
  }
}

class ConstraintContract : public ::testing::TestWithParam<const ConstraintType*> {};

TEST_P(ConstraintContract, DescriptorIsComplete) {
  const ConstraintType& type = *GetParam();
  EXPECT_EQ(find_constraint_type(type.id), &type);
  EXPECT_FALSE(type.title.empty());
  EXPECT_EQ(type.rule.back(), '.');
  EXPECT_NE(type.holds, nullptr);
  EXPECT_NE(type.lower, nullptr);
  EXPECT_NE(type.glyph, nullptr);
  for (const ForeignName& foreign : type.foreign) {
    // A name may stand for several types; the first of them is found.
    const ConstraintType* found = find_foreign_type(foreign.format, foreign.name);
    ASSERT_NE(found, nullptr);
    const auto shares_name = [&](const ForeignName& other) {
      return other.format == foreign.format && other.name == foreign.name;
    };
    EXPECT_TRUE(std::any_of(found->foreign.begin(), found->foreign.end(), shares_name));
    if (foreign.format == "fpuzzles") {
      EXPECT_EQ(found, &type);
    }
  }
}

TEST_P(ConstraintContract, LoweringSaysWhatHoldsMeans) {
  const ConstraintType& type = *GetParam();
  int num_boards = 0;
  std::vector<const char*> boards(std::begin(kBoards), std::end(kBoards));
  const model::Puzzle square = testing_support::puzzle(kBoards[0]);
  const bool needs_short_rows = type.shape == SpecShape::none && type.parameters.empty() &&
                                !validate(square, {std::string(type.id), "", {}, {}});
  if (needs_short_rows) boards.emplace_back(kShortBoard);
  for (const char* board : boards) {
    Random random(20261120);
    Judged judged;
    bool is_for_board = true;  // some need lines that not all boards have
    const int num_rounds = testing_support::rounds(200, 50);
    for (int round = 0; round < num_rounds && !HasFatalFailure(); ++round) {
      SCOPED_TRACE(std::string(board) + " round " + std::to_string(round));
      model::Puzzle puzzle = small_puzzle(random, board);
      const model::FilledGrid witness = random_grid(random, puzzle);
      // Earlier shapes that created ones may refer to.
      for (const std::string_view id : {"killer", "super"}) {
        puzzle.constraints.push_back(
            random_spec(random, *find_constraint_type(id), puzzle, witness));
        puzzle.constraints.back().arguments.set("sum", std::int64_t{random.between(0, 12)});
      }
      const model::ConstraintSpec spec = random_spec(random, type, puzzle, witness);
      const auto valid = validate(puzzle, spec);
      if (round == 0) is_for_board = valid.has_value();
      ASSERT_EQ(valid.has_value(), is_for_board) << (valid ? "" : valid.error().text());
      if (!valid) continue;
      judge(random, type, puzzle, spec, judged);
    }
    if (!is_for_board) continue;
    ++num_boards;
    EXPECT_GT(judged.held, num_rounds / 10) << "the samples must contain cases that hold";
    EXPECT_GT(judged.broken, num_rounds / 10) << "and cases that do not";
    std::printf("%s on %s: %d uses, %d grids, %d of them hold\n", std::string(type.id).c_str(),
                board, num_rounds, judged.held + judged.broken, judged.held);
  }
  EXPECT_GT(num_boards, 0);
}

TEST_P(ConstraintContract, RefusesUnknownParameters) {
  const ConstraintType& type = *GetParam();
  Random random(5);
  const model::Puzzle puzzle = testing_support::puzzle("grid:4");
  model::ConstraintSpec spec = random_spec(random, type, puzzle, random_grid(random, puzzle));
  spec.arguments.set("no-such-parameter", 1);
  EXPECT_FALSE(validate(puzzle, spec));
}

INSTANTIATE_TEST_SUITE_P(AllTypes, ConstraintContract, ::testing::ValuesIn(constraint_types()),
                         [](const auto& instance) { return std::string(instance.param->id); });

}  // namespace
}  // namespace omnidoku::constraints
