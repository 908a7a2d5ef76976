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

namespace omnidoku::constraints {
namespace {

using base::Random;
using base::Value;
using geometry::Cell;
using geometry::Digit;

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

std::vector<Cell> random_cells(Random& random, int num_cells) {
  std::vector<Cell> all;
  for (int i = 0; i < num_cells; ++i) all.push_back(Cell(i));
  random.shuffle(std::span<Cell>(all));
  all.resize(1 + random.below(5));
  return all;
}

Value random_terms(Random& random, const model::Puzzle& puzzle) {
  Value terms = Value::array();
  const std::size_t count = 1 + random.below(3);
  for (std::size_t i = 0; i < count; ++i) {
    const bool house = puzzle.constraints.empty() || random.chance(1, 2);
    const std::string shape =
        house ? puzzle.board->houses()[random.below(puzzle.board->houses().size())].name
              : "#" + std::to_string(1 + random.below(puzzle.constraints.size()));
    terms.push_back(Value::object({{"shape", shape}, {"times", random.between(-2, 2)}}));
  }
  return terms;
}

/// A random valid use of the type, often one that `grid` satisfies.
model::ConstraintSpec random_spec(Random& random, const ConstraintType& type,
                                  const model::Puzzle& puzzle, const model::FilledGrid& grid) {
  model::ConstraintSpec spec;
  spec.type = type.id;
  if (type.shape == SpecShape::cell_set) spec.cells = random_cells(random, puzzle.num_cells());
  for (const Parameter& parameter : type.parameters) {
    if (!parameter.required && random.chance(1, 3)) continue;
    if (parameter.kind == Parameter::Kind::terms) {
      spec.params.set(parameter.name, random_terms(random, puzzle));
      continue;
    }
    std::int64_t sum = 0;
    for (const Cell cell : spec.cells) sum += puzzle.symbols.value(grid[cell.index()]);
    spec.params.set(parameter.name, Value(random.chance(3, 4) ? sum : random.between(-10, 20)));
  }
  return spec;
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
    }
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
      model::FilledGrid grid = sample == 0 ? witness : random_grid(random, puzzle.num_cells());
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
        for (const WeightedCell& part : facts->terms) {
          sum += part.coefficient * puzzle.symbols.value(grid[part.cell.index()]);
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
