// SPDX-License-Identifier: MIT
//
// Rules that consist of others mean what their parts do: every grid of a small board is judged by
// what they were lowered to and by what they mean. Also which expressions and automata are refused.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "support/boards.h"
#include "support/naive.h"
#include "support/random_spec.h"

namespace omnidoku::constraints {
namespace {

using base::Random;
using geometry::Digit;
using model::ConstraintSpec;

constexpr const char* kParts[] = {"killer",      "thermometer", "arrow",      "xv",
                                  "sandwich",    "x_sum",       "skyscraper", "numbered_room",
                                  "renban",      "candidates",  "quadruple",  "all_different",
                                  "custom_pairs"};

ConstraintSpec random_rule(Random& random, const model::Puzzle& puzzle,
                           const model::FilledGrid& grid, int depth) {
  if (depth == 0 || random.chance(1, 2)) {
    const char* id = kParts[random.below(std::size(kParts))];
    return testing_support::random_spec(random, *find_constraint_type(id), puzzle, grid);
  }
  std::vector<ConstraintSpec> rules;
  for (std::uint64_t i = 1 + random.below(5); i > 0; --i)
    rules.push_back(random_rule(random, puzzle, grid, depth - 1));
  constexpr const char* kComposed[] = {"any_of", "all_of", "none_of"};
  return {kComposed[random.below(3)], "", {}, {{"rules", std::move(rules)}}};
}

bool satisfied(const model::Problem& problem, const model::FilledGrid& grid) {
  std::vector<geometry::DigitSet> start;
  for (const Digit digit : grid) start.push_back(geometry::DigitSet::single(digit));
  return !testing_support::naive_solutions(problem, start, 1).empty();
}

TEST(ComposedRules, AreLoweredToWhatTheyMean) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:4");
  Random random(7);
  int held = 0;
  int broken = 0;
  for (int round = 0; round < 150; ++round) {
    SCOPED_TRACE(round);
    const auto random_grid = [&] {
      model::FilledGrid grid;
      for (int i = 0; i < puzzle.num_cells(); ++i) grid.emplace_back(random.below(4));
      return grid;
    };
    const model::FilledGrid witness = random_grid();
    const ConstraintSpec part = random_rule(random, puzzle, witness, 2);
    const ConstraintSpec spec{
        "any_of",
        "",
        {},
        {{"rules", std::vector<ConstraintSpec>{part, random_rule(random, puzzle, witness, 1)}}}};
    const auto valid = validate(puzzle, spec);
    if (!valid) continue;  // such as one that denies a rule with hidden variables
    const ConstraintType& type = *find_constraint_type(spec.type);
    Lowering lowering(puzzle);
    type.lower(puzzle, spec, lowering);
    const model::Problem problem = lowering.take();
    for (int i = 0; i < 40; ++i) {
      const model::FilledGrid grid = i == 0 ? witness : random_grid();
      const bool holds = type.holds(puzzle, spec, {grid.begin(), grid.end()});
      ++(holds ? held : broken);
      ASSERT_EQ(satisfied(problem, grid), holds);
    }
  }
  EXPECT_GT(held, 500);
  EXPECT_GT(broken, 500);
}

TEST(ComposedRules, MoreAlternativesThanDigits) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:4");
  std::vector<ConstraintSpec> rules;
  for (int i = 0; i < 9; ++i)
    rules.push_back({"candidates",
                     "",
                     {geometry::Cell(i)},
                     {{"digits", geometry::DigitSet::single(Digit(0))}}});
  const ConstraintSpec spec{"any_of", "", {}, {{"rules", rules}}};
  ASSERT_TRUE(validate(puzzle, spec).has_value());
  Lowering lowering(puzzle);
  find_constraint_type("any_of")->lower(puzzle, spec, lowering);
  const model::Problem problem = lowering.take();
  model::FilledGrid grid(16, Digit(1));
  EXPECT_FALSE(satisfied(problem, grid));
  grid[8] = Digit(0);
  EXPECT_TRUE(satisfied(problem, grid));
}

TEST(AutomatonLines, WrongOnesAreRefusedByName) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto error_of = [&](const char* type, const char* argument, const std::string& text) {
    ConstraintSpec spec{type, "", {geometry::Cell(0), geometry::Cell(1)}, {{argument, text}}};
    const auto valid = validate(puzzle, spec);
    return valid ? std::string() : valid.error().text();
  };
  for (const char* right : {"12", "[1-3]+", "(1|2)*3", "..", ".{2}", "1{0,2}[^4]", "1 2", "(12)?"})
    EXPECT_EQ(error_of("expression_line", "expression", right), "") << right;
  const std::pair<const char*, const char*> wrong[] = {{"(12", "not closed"},
                                                       {"12)", "closes nothing"},
                                                       {"*1", "nothing before"},
                                                       {"[12", "not closed"},
                                                       {"[]", "empty"},
                                                       {"[3-1]", "backwards"},
                                                       {"1{2", "{2,4}"},
                                                       {"1{3,2}", "turn"},
                                                       {"x", "no symbol"},
                                                       {"1{9999}", "repeats"},
                                                       {"((.{99}){99}){99}", "too many states"}};
  for (const auto& [text, words] : wrong) {
    const std::string error = error_of("expression_line", "expression", text);
    EXPECT_NE(error.find(words), std::string::npos) << text << ": " << error;
    EXPECT_NE(error.find("R1C1 R1C2"), std::string::npos) << error;
  }
  EXPECT_NE(error_of("automaton_line", "automaton", "!").find("damaged"), std::string::npos);
  EXPECT_NE(error_of("automaton_line", "automaton", "A").find("damaged"), std::string::npos);
}

/// What it has to remember, the last twenty digits, makes a million sets; which of its ways it
/// takes is one choice for each cell.
TEST(AutomatonLines, OnesWithManySetsAreTakenAsChoices) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  ConstraintSpec spec{"expression_line", "", {}, {{"expression", std::string("2.*1.{20}")}}};
  for (int i = 0; i < 45; ++i) spec.cells.push_back(geometry::Cell(i));
  const auto valid = validate(puzzle, spec);
  ASSERT_TRUE(valid) << valid.error().text();
  Lowering lowering(puzzle);
  lowering.assume_houses();
  find_constraint_type(spec.type)->lower(puzzle, spec, lowering);
  EXPECT_FALSE(lowering.gave_up());
  EXPECT_GT(lowering.problem().num_variables(), puzzle.num_cells());
  // Where it is denied there is no place for choices.
  const ConstraintSpec denied{"none_of", "", {}, {{"rules", std::vector<ConstraintSpec>{spec}}}};
  const auto refused = validate(puzzle, denied);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("cannot be denied"), std::string::npos)
      << refused.error().text();
}

/// Lines that differ in nothing but their cells are walked through once.
TEST(AutomatonLines, EqualOnesShareADiagram) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  Lowering lowering(puzzle);
  for (int row = 0; row < 2; ++row) {
    ConstraintSpec spec{"expression_line", "", {}, {{"expression", std::string("[1-5]*9[1-8]*")}}};
    for (int i = 0; i < 6; ++i) spec.cells.push_back(geometry::Cell(9 * row + i));
    ASSERT_TRUE(validate(puzzle, spec));
    find_constraint_type(spec.type)->lower(puzzle, spec, lowering);
  }
  ASSERT_EQ(lowering.problem().primitives.size(), 2U);
  const auto table_of = [&](std::size_t i) {
    return std::get<model::Diagram>(lowering.problem().primitives[i].primitive).table;
  };
  EXPECT_EQ(table_of(0), table_of(1));
}

}  // namespace
}  // namespace omnidoku::constraints
