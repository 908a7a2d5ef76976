// SPDX-License-Identifier: MIT
#include "support/random_puzzle.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"
#include "solve/solve.h"
#include "support/random_spec.h"

namespace omnidoku::testing_support {

using base::Random;
using geometry::Cell;
using geometry::Digit;

namespace {

/// A cage around a start cell: cells that see each other in the solution's sense (all different).
std::vector<Cell> random_cage(Random& random, const model::Puzzle& puzzle,
                              const model::FilledGrid& solution, bool no_repeats) {
  std::vector<Cell> cage;
  std::vector<bool> used(static_cast<std::size_t>(puzzle.num_digits()));
  const std::size_t size = 1 + random.below(4);
  for (int tries = 0; tries < 30 && cage.size() < size; ++tries) {
    const Cell cell(static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.num_cells()))));
    if (std::find(cage.begin(), cage.end(), cell) != cage.end()) continue;
    if (no_repeats && used[solution[cell.index()].index()]) continue;
    used[solution[cell.index()].index()] = true;
    cage.push_back(cell);
  }
  return cage;
}

void add_cages(Random& random, model::Puzzle& puzzle, const model::FilledGrid& solution) {
  const std::size_t count = random.below(6);
  for (std::size_t i = 0; i < count; ++i) {
    const bool killer = random.chance(2, 3);
    std::vector<Cell> cage = random_cage(random, puzzle, solution, killer);
    if (cage.empty()) continue;
    std::int64_t sum = random.chance(1, 25) ? 1 : 0;  // now and then a wrong one
    for (const Cell cell : cage) sum += puzzle.symbols.value(solution[cell.index()]);
    puzzle.constraints.push_back(
        {killer ? "killer" : "super", "", std::move(cage), {{"sum", sum}}});
  }
  if (!puzzle.constraints.empty() && random.chance(1, 4)) {
    std::vector<model::ShapeTerm> terms{{puzzle.board->houses()[0].name, 1},
                                        {"#1", random.chance(1, 2) ? -1 : 2}};
    puzzle.constraints.push_back({"created", "", {}, {{"terms", std::move(terms)}}});
  }
}

/// Constraints that lie on cells and are no shapes, most of which hold in the solution.
void add_rules(Random& random, model::Puzzle& puzzle, const model::FilledGrid& solution, int most) {
  std::vector<const constraints::ConstraintType*> types;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    if (type->facts == nullptr && type->shape != constraints::SpecShape::none) {
      types.push_back(type);
    }
  }
  const auto count = static_cast<int>(random.between(1, most));
  for (int i = 0; i < count; ++i) {
    const constraints::ConstraintType& type = *types[random.below(types.size())];
    if (random.chance(1, 40)) {  // one that may break
      model::ConstraintSpec spec = random_spec(random, type, puzzle, solution);
      // Not every board has lines for every type.
      if (constraints::validate(puzzle, spec)) puzzle.constraints.push_back(std::move(spec));
    } else if (auto spec = random_spec_that_holds(random, type, puzzle, solution)) {
      puzzle.constraints.push_back(*std::move(spec));
    }
  }
}

}  // namespace

model::Puzzle random_puzzle(Random& random, const model::Puzzle& empty,
                            const model::FilledGrid& solution, const RandomClues& clues) {
  model::Puzzle puzzle = empty;
  const std::int64_t percent = random.between(clues.min_givens_percent, clues.max_givens_percent);
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if (random.chance(static_cast<std::uint64_t>(percent), 100)) puzzle.givens[i] = solution[i];
  }
  if (random.chance(1, 5)) {  // a wrong given: mostly no solution, sometimes another one
    puzzle.givens[random.below(solution.size())] =
        Digit(static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.num_digits()))));
  }
  if (random.chance(1, 5)) {  // pencilmark clues
    for (std::size_t i = 0; i < solution.size(); ++i) {
      if (!random.chance(1, 6)) continue;
      puzzle.allowed[i] = geometry::DigitSet::from_mask(random.next()) & puzzle.all_digits();
      puzzle.allowed[i].insert(solution[i]);
    }
  }
  if (clues.cages) add_cages(random, puzzle, solution);
  if (clues.rules > 0) add_rules(random, puzzle, solution, clues.rules);
  return puzzle;
}

std::string text_of(const model::Puzzle& puzzle) {
  std::string text;
  for (const auto& given : puzzle.givens) text += given ? puzzle.symbols.text(*given) : ".";
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    text += " " + spec.type + "(" + puzzle.board->names(spec.cells) + ")";
    if (const auto sum = constraints::sum_of(spec)) text += "=" + std::to_string(*sum);
  }
  return text;
}

model::FilledGrid random_solution(const model::Puzzle& empty, std::uint64_t seed) {
  solve::Options options;
  options.limits.solutions = 1;
  options.shuffle_seed = seed;
  const solve::Outcome outcome = solve::solve(empty, options);
  if (outcome.solutions.empty()) {
    std::fprintf(stderr, "test setup: the board cannot be filled: %s\n", outcome.message.c_str());
    std::abort();
  }
  return outcome.solutions.front();
}

}  // namespace omnidoku::testing_support
