// SPDX-License-Identifier: MIT
//
// What rules for the whole board mean, on cells named one by one.
#include <algorithm>

#include <gtest/gtest.h>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

using geometry::Cell;
using geometry::Digit;

/// Digits in cells, counted from 1 as they are written.
using Filled = std::vector<std::pair<const char*, int>>;

bool breaks(const char* board, const model::ConstraintSpec& spec, const Filled& filled) {
  const model::Puzzle puzzle = testing_support::puzzle(board);
  EXPECT_TRUE(validate(puzzle, spec).has_value());
  model::PartialGrid grid(static_cast<std::size_t>(puzzle.num_cells()));
  for (const auto& [cell, digit] : filled)
    grid[puzzle.board->find_cell(cell)->index()] = Digit(digit - 1);
  return !find_constraint_type(spec.type)->holds(puzzle, spec, grid);
}

model::ConstraintSpec rule(const char* type,
                           const std::vector<std::pair<const char*, std::int64_t>>& numbers = {}) {
  model::ConstraintSpec spec;
  spec.type = type;
  for (const auto& [name, number] : numbers) spec.arguments.set(name, number);
  return spec;
}

TEST(WholeBoardRules, LeapsGoOnAndAside) {
  const auto camel = rule("anti_leaper");
  EXPECT_TRUE(breaks("grid:9", camel, {{"R1C1", 4}, {"R2C4", 4}}));
  EXPECT_TRUE(breaks("grid:9", camel, {{"R5C5", 4}, {"R2C4", 4}}));
  EXPECT_FALSE(breaks("grid:9", camel, {{"R1C1", 4}, {"R2C3", 4}}));
  const auto straight = rule("anti_leaper", {{"on", 4}, {"aside", 0}});
  EXPECT_TRUE(breaks("toroidal:6", straight, {{"R1C1", 4}, {"R1C3", 4}}));
  EXPECT_FALSE(breaks("toroidal:6", straight, {{"R1C1", 4}, {"R1C4", 4}}));
}

TEST(WholeBoardRules, TaxisCountSteps) {
  const auto seven = rule("anti_taxicab", {{"distance", 7}});
  EXPECT_TRUE(breaks("grid:9", seven, {{"R1C1", 2}, {"R4C5", 2}}));
  EXPECT_FALSE(breaks("grid:9", seven, {{"R1C1", 2}, {"R4C6", 2}}));
  EXPECT_TRUE(breaks("grid:9", rule("self_taxicab"), {{"R1C1", 8}, {"R4C6", 8}}));
  EXPECT_FALSE(breaks("grid:9", rule("self_taxicab"), {{"R1C1", 7}, {"R4C6", 7}}));
}

TEST(WholeBoardRules, KnightsAddUpAndBishopsCount) {
  EXPECT_TRUE(breaks("grid:9", rule("knightmare"), {{"R1C1", 9}, {"R2C3", 6}}));
  EXPECT_TRUE(breaks("grid:9", rule("knightmare"), {{"R1C1", 4}, {"R3C2", 1}}));
  EXPECT_FALSE(breaks("grid:9", rule("knightmare"), {{"R1C1", 9}, {"R2C3", 1}}));
  EXPECT_TRUE(breaks("grid:9", rule("knightmare", {{"sum", 10}}), {{"R1C1", 9}, {"R2C3", 1}}));
  const auto diagonal = rule("diagonal_nonconsecutive");
  EXPECT_TRUE(breaks("grid:9", diagonal, {{"R3C3", 5}, {"R4C2", 4}}));
  EXPECT_FALSE(breaks("grid:9", diagonal, {{"R3C3", 5}, {"R4C3", 4}}));
}

TEST(WholeBoardRules, SquaresHoldEveryGroup) {
  const auto entropy = rule("global_entropy");
  EXPECT_TRUE(breaks("grid:9", entropy, {{"R3C3", 1}, {"R3C4", 2}, {"R4C3", 3}}));
  EXPECT_FALSE(breaks("grid:9", entropy, {{"R3C3", 1}, {"R3C4", 2}, {"R4C5", 3}}));
  const auto modulus = rule("global_modulus");
  EXPECT_TRUE(breaks("grid:9", modulus, {{"R8C8", 1}, {"R8C9", 4}, {"R9C9", 7}}));
  EXPECT_FALSE(breaks("grid:9", modulus, {{"R8C8", 1}, {"R8C9", 4}, {"R9C9", 5}}));
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  EXPECT_FALSE(validate(puzzle, rule("global_modulus", {{"modulus", 5}})).has_value());
}

TEST(WholeBoardRules, TheMiddleDigitHasAFlatmate) {
  const auto flatmates = rule("dutch_flatmates");
  EXPECT_TRUE(breaks("grid:9", flatmates, {{"R4C4", 5}, {"R3C4", 9}, {"R5C4", 1}}));
  EXPECT_FALSE(breaks("grid:9", flatmates, {{"R4C4", 5}, {"R3C4", 9}, {"R5C4", 9}}));
  EXPECT_FALSE(breaks("grid:9", flatmates, {{"R4C4", 5}, {"R3C4", 9}}));
  EXPECT_TRUE(breaks("grid:9", flatmates, {{"R1C4", 5}, {"R2C4", 8}}));
}

TEST(WholeBoardRules, SquaresAreKnownBySides) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const geometry::Board& board = *puzzle.board;
  const auto cell = [&](const char* name) { return *board.find_cell(name); };
  EXPECT_EQ(square_at(board, cell("R1C1"), geometry::Side::right),
            (std::array{cell("R1C1"), cell("R1C2"), cell("R2C2"), cell("R2C1")}));
  EXPECT_EQ(square_at(board, cell("R1C1"), geometry::Side::top), std::nullopt);
  EXPECT_EQ(cells_at_distance(board, cell("R1C1"), 2),
            (std::vector<Cell>{cell("R1C3"), cell("R2C2"), cell("R3C1")}));
}

TEST(WholeBoardRules, WhatForbidsNothingIsRefused) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto refusal = [&](const model::ConstraintSpec& spec) {
    const auto valid = validate(puzzle, spec);
    return valid ? std::string() : valid.error().text();
  };
  EXPECT_EQ(refusal(rule("anti_taxicab", {{"distance", 16}})), "");
  EXPECT_NE(refusal(rule("anti_taxicab", {{"distance", 17}})).find("17 steps apart"),
            std::string::npos);
  EXPECT_EQ(refusal(rule("knightmare", {{"sum", 18}})), "");
  EXPECT_NE(refusal(rule("knightmare", {{"sum", 19}})).find("add up to 19"), std::string::npos);
  auto rellik = rule("rellik", {{"sum", 17}});
  rellik.cells = {Cell(0), Cell(1)};
  EXPECT_EQ(refusal(rellik), "");
  rellik.arguments.set("sum", std::int64_t{18});
  EXPECT_NE(refusal(rellik).find("add up to 18"), std::string::npos);
  rellik.arguments.set("sum", std::int64_t{0});
  EXPECT_NE(refusal(rellik), "");
}

TEST(WholeBoardRules, OperatorsMayBeWrittenWithOtherSigns) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  model::ConstraintSpec cage = rule("mathdoku", {{"number", 12}});
  cage.cells = {Cell(0), Cell(1)};
  model::PartialGrid grid(81);
  grid[0] = Digit(3);
  grid[1] = Digit(2);
  for (const char* sign : {"x", "\u00D7", "*"}) {
    cage.arguments.set("operator", std::string(sign));
    EXPECT_TRUE(validate(puzzle, cage).has_value()) << sign;
    EXPECT_TRUE(find_constraint_type("mathdoku")->holds(puzzle, cage, grid)) << sign;
  }
  cage.arguments.set("operator", std::string("\u00F7"));
  EXPECT_TRUE(validate(puzzle, cage).has_value());
  EXPECT_FALSE(find_constraint_type("mathdoku")->holds(puzzle, cage, grid));
  cage.arguments.set("operator", std::string("and"));
  EXPECT_FALSE(validate(puzzle, cage).has_value());
}

TEST(WholeBoardRules, DoppelgangersLackOneSymbol) {
  const auto doppelganger = rule("doppelganger");
  // Symbols are counted from 1 here: 1 is the 0.
  EXPECT_FALSE(breaks("short_rows:3", doppelganger, {{"R1C1", 1}, {"R1C2", 2}, {"R1C3", 3}}));
  EXPECT_TRUE(breaks("short_rows:3", doppelganger, {{"R1C1", 2}, {"R1C2", 3}, {"R1C3", 4}}))
      << "no 0";
  EXPECT_TRUE(
      breaks("short_rows:3", doppelganger,
             {{"R1C1", 1}, {"R1C2", 2}, {"R1C3", 3}, {"R2C1", 2}, {"R2C2", 3}, {"R2C3", 1}}))
      << "two rows lack 3";
  EXPECT_TRUE(breaks("short_rows:3", doppelganger,
                     {{"R1C1", 1}, {"R1C2", 2}, {"R1C3", 3}, {"R2C1", 3}, {"R3C1", 2}}))
      << "the row and the column of a 0 lack the same";
  EXPECT_FALSE(breaks("short_rows:3", doppelganger,
                      {{"R1C1", 1}, {"R1C2", 2}, {"R1C3", 3}, {"R2C1", 4}, {"R3C1", 2}}));
  for (const char* board : {"grid:9", "short_rows:4"}) {
    const model::Puzzle puzzle = testing_support::puzzle(board);
    EXPECT_EQ(validate(puzzle, doppelganger).has_value(), std::string(board) != "grid:9");
  }
}

TEST(WholeBoardRules, LargestHousesHoldTheSame) {
  const auto same = rule("same_house_values");
  EXPECT_FALSE(breaks("short_rows:3", same, {{"R1C1", 1}, {"R1C2", 2}, {"R2C3", 3}}));
  EXPECT_TRUE(breaks("short_rows:3", same, {{"R1C1", 1}, {"R1C2", 2}, {"R2C3", 3}, {"R3C1", 4}}));
}

TEST(WholeBoardRules, WaysGoFromTopToBottom) {
  const auto ways = rule("top_bottom");
  EXPECT_FALSE(breaks("grid:4", ways, {{"R1C1", 1}, {"R2C2", 2}, {"R3C2", 3}}));
  EXPECT_TRUE(breaks("grid:4", ways,
                     {{"R1C1", 1},
                      {"R1C2", 2},
                      {"R1C3", 3},
                      {"R1C4", 4},
                      {"R2C1", 3},
                      {"R2C2", 4},
                      {"R2C3", 2},
                      {"R2C4", 1}}))
      << "too far apart";
  EXPECT_TRUE(validate(testing_support::puzzle("grid:4"), ways).has_value());
  EXPECT_FALSE(validate(testing_support::puzzle("toroidal:4"), ways).has_value())
      << "its top row lies beside its bottom row, so that ways could go round";
  EXPECT_TRUE(breaks("grid:4", ways,
                     {{"R4C1", 1},
                      {"R4C2", 2},
                      {"R4C3", 3},
                      {"R4C4", 4},
                      {"R3C1", 3},
                      {"R3C2", 4},
                      {"R3C3", 1},
                      {"R3C4", 2}}))
      << "upwards, too";
  EXPECT_FALSE(validate(testing_support::puzzle("short_rows:4"), ways).has_value());
}

TEST(OutsideClues, AreInTheFirstBox) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  model::ConstraintSpec clue{"outside", "", {}, {}};
  for (int i = 0; i < 9; ++i) clue.cells.emplace_back(i);
  clue.arguments.set("digits", geometry::DigitSet::from_mask(0b11));
  ASSERT_TRUE(validate(puzzle, clue).has_value());
  const ConstraintType& type = *find_constraint_type("outside");
  model::PartialGrid grid(81);
  grid[0] = Digit(4);
  EXPECT_TRUE(type.holds(puzzle, clue, grid));
  grid[1] = Digit(5);
  EXPECT_FALSE(type.holds(puzzle, clue, grid)) << "two digits, one cell";
  grid[1] = Digit(0);
  EXPECT_TRUE(type.holds(puzzle, clue, grid));
  clue.arguments.set("digits", geometry::DigitSet::from_mask(0b1111));
  EXPECT_FALSE(validate(puzzle, clue).has_value()) << "four digits in three cells";
}

TEST(Letters, TellConstraintsOfATypeApart) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const auto count = [](int first) {
    model::ConstraintSpec spec = rule("count_distinct");
    spec.cells = {Cell(first), Cell(20), Cell(21)};
    return spec;
  };
  puzzle.constraints = {count(0)};
  EXPECT_EQ(letter_of(puzzle, puzzle.constraints[0]), "") << "nothing to be told apart from";
  puzzle.constraints.push_back(rule("knightmare"));
  puzzle.constraints.push_back(count(1));
  EXPECT_EQ(letter_of(puzzle, puzzle.constraints[0]), "A");
  EXPECT_EQ(letter_of(puzzle, puzzle.constraints[2]), "B");
  EXPECT_EQ(letter_of(puzzle, count(2)), "") << "is not there";
  const std::vector<model::Atom> drawn =
      find_constraint_type("count_distinct")->glyph(puzzle, puzzle.constraints[2]);
  const auto letters = std::count_if(drawn.begin(), drawn.end(), [](const model::Atom& atom) {
    const auto* corner = std::get_if<model::CornerText>(&atom);
    return corner != nullptr && corner->text == "B";
  });
  EXPECT_EQ(letters, 2) << "on the circle and on its outline";
  // Another type that has parts goes on with the letters.
  model::ConstraintSpec groups = rule("same_values", {{"groups", 2}});
  groups.cells = {Cell(30), Cell(40)};
  puzzle.constraints.push_back(groups);
  EXPECT_EQ(letter_of(puzzle, groups), "C");
}

}  // namespace
}  // namespace omnidoku::constraints
