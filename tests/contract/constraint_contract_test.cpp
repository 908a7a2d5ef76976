// SPDX-License-Identifier: MIT
//
// Every constraint type keeps its promises: lower() says exactly what holds() means, a
// contradiction seen at once is real, facts() agree with holds(), descriptors are complete.
#include <algorithm>
#include <set>
#include <variant>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "support/boards.h"
#include "support/random_spec.h"

namespace omnidoku::constraints {
namespace {

using base::Random;
using base::Value;
using geometry::Cell;
using geometry::Digit;
using testing_support::random_spec;

constexpr int kDigits = 4;

/// Two rows and a column of a 4x4: enough for shapes that overlap, few enough to enumerate samples.
model::Puzzle small_puzzle(Random& random) {
  model::Puzzle puzzle = testing_support::puzzle("grid:4");
  if (random.chance(1, 2)) {
    puzzle.symbols = model::Symbols::make({{"a", -3}, {"b", 0}, {"c", 2}, {"d", 2}}).value();
  }
  return puzzle;
}

model::FilledGrid random_grid(Random& random, int num_cells) {
  model::FilledGrid grid;
  for (int i = 0; i < num_cells; ++i)
    grid.push_back(Digit(static_cast<int>(random.below(kDigits))));
  return grid;
}

/// A grid filled cell by cell with digits that do not break the constraint, where there is one.
model::FilledGrid grid_that_holds(Random& random, const ConstraintType& type,
                                  const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  model::PartialGrid part(static_cast<std::size_t>(puzzle.num_cells()));
  for (auto& digit : part) {
    std::vector<Digit> digits;
    for (int d = 0; d < kDigits; ++d) digits.emplace_back(d);
    random.shuffle(std::span<Digit>(digits));
    for (const Digit one : digits) {
      digit = one;
      if (type.holds(puzzle, spec, part)) break;
    }
  }
  model::FilledGrid grid;
  for (const auto& digit : part) grid.push_back(*digit);
  return grid;
}

bool satisfied(const model::Problem& problem, const model::FilledGrid& grid) {
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (!problem.domains[i].contains(grid[i])) return false;
  }
  for (const model::PostedPrimitive& posted : problem.primitives) {
    if (const auto* set = std::get_if<model::AllDifferent>(&posted.primitive)) {
      std::set<Digit> seen;
      for (const model::Variable variable : set->variables) {
        if (!seen.insert(grid[variable.index()]).second) return false;
      }
    } else if (const auto* sum = std::get_if<model::LinearSum>(&posted.primitive)) {
      std::int64_t total = 0;
      for (const auto& term : sum->terms) {
        total += term.coefficient * problem.values[grid[term.variable.index()].index()];
      }
      if (sum->relation == model::LinearSum::Relation::equal ? total != sum->total
                                                             : total > sum->total) {
        return false;
      }
    } else if (const auto* pair = std::get_if<model::PairRelation>(&posted.primitive)) {
      const Digit first = grid[pair->first.index()];
      if (!pair->table->partners[first.index()].contains(grid[pair->second.index()])) return false;
    }  // what a Restriction says stands in the domains
  }
  return true;
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
    EXPECT_EQ(find_foreign_type(foreign.format, foreign.name), &type);
  }
}

TEST_P(ConstraintContract, LoweringSaysWhatHoldsMeans) {
  const ConstraintType& type = *GetParam();
  Random random(20261120);
  int held = 0;
  int broken = 0;
  for (int round = 0; round < 400; ++round) {
    model::Puzzle puzzle = small_puzzle(random);
    const model::FilledGrid witness = random_grid(random, puzzle.num_cells());
    // Earlier shapes that created ones may refer to.
    for (const std::string_view id : {"killer", "super"}) {
      puzzle.constraints.push_back(random_spec(random, *find_constraint_type(id), puzzle, witness));
      puzzle.constraints.back().params.set("sum", Value(random.between(0, 12)));
    }
    const model::ConstraintSpec spec = random_spec(random, type, puzzle, witness);
    ASSERT_TRUE(validate(puzzle, spec)) << validate(puzzle, spec).error().text();
    Lowering lowering(puzzle);
    type.lower(puzzle, spec, lowering);
    const model::Problem problem = lowering.take();
    const auto refuted =
        type.contradiction != nullptr ? type.contradiction(puzzle, spec) : std::nullopt;
    const auto facts = type.facts != nullptr ? type.facts(puzzle, spec) : std::nullopt;
    for (int sample = 0; sample < 60; ++sample) {
      const model::FilledGrid grid = sample == 0  ? witness
                                     : sample < 6 ? grid_that_holds(random, type, puzzle, spec)
                                                  : random_grid(random, puzzle.num_cells());
      const model::PartialGrid filled(grid.begin(), grid.end());
      const bool holds = type.holds(puzzle, spec, filled);
      ASSERT_EQ(satisfied(problem, grid), holds) << "round " << round << " sample " << sample;
      EXPECT_FALSE(holds && refuted) << *refuted;
      // What breaks it with cells still empty breaks it in every grid that they can become.
      model::PartialGrid part = filled;
      for (auto& digit : part) {
        if (random.below(2) == 0) digit.reset();
      }
      EXPECT_TRUE(!holds || type.holds(puzzle, spec, part));
      if (holds && facts && facts->sum) {
        std::int64_t sum = 0;
        for (const WeightedCell& term : facts->terms) {
          sum += term.coefficient * puzzle.symbols.value(grid[term.cell.index()]);
        }
        EXPECT_EQ(sum, *facts->sum);
      }
      ++(holds ? held : broken);
    }
  }
  EXPECT_GT(held, 20) << "the samples must contain cases that hold";
  EXPECT_GT(broken, 20) << "and cases that do not";
}

TEST_P(ConstraintContract, RefusesUnknownParameters) {
  const ConstraintType& type = *GetParam();
  Random random(5);
  const model::Puzzle puzzle = testing_support::puzzle("grid:4");
  model::ConstraintSpec spec = random_spec(random, type, puzzle, random_grid(random, 16));
  spec.params.set("no-such-parameter", 1);
  EXPECT_FALSE(validate(puzzle, spec));
}

INSTANTIATE_TEST_SUITE_P(AllTypes, ConstraintContract, ::testing::ValuesIn(constraint_types()),
                         [](const auto& instance) { return std::string(instance.param->id); });

}  // namespace
}  // namespace omnidoku::constraints
