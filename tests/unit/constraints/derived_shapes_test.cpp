// SPDX-License-Identifier: MIT
#include "constraints/derived_shapes.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/names.h"
#include "support/boards.h"

namespace omnidoku::constraints {
namespace {

using geometry::Cell;
using model::Origin;
using testing_support::cells;

void add(model::Puzzle& puzzle, std::string type, std::string_view names, int sum) {
  puzzle.constraints.push_back({std::move(type), "", cells(*puzzle.board, names), {{"sum", sum}}});
}

/// "1*R1C4 -1*R2C4 = 5"
std::string equation(const model::Puzzle& puzzle, const DerivedSum& sum) {
  std::string text;
  for (const WeightedCell& part : sum.terms) {
    text += std::to_string(part.coefficient) + "*" + puzzle.board->name(part.cell) + " ";
  }
  return text + "= " + std::to_string(sum.total);
}

std::string name(const model::Puzzle& puzzle, const DerivedSum& sum) {
  model::Problem problem;
  problem.derivations.push_back(sum.derivation);
  return name_of(puzzle, problem, {Origin::Kind::derived, 0});
}

/// The equation of the sum that is called so; empty when there is none.
std::string called(const model::Puzzle& puzzle, std::string_view wanted) {
  for (const DerivedSum& sum : derive_sums(puzzle, 6, 6)) {
    if (name(puzzle, sum) == wanted) return equation(puzzle, sum);
  }
  return {};
}

/// What the houses and cages of the derivation come to.
std::string by_derivation(const model::Puzzle& puzzle, const DerivedSum& sum) {
  std::map<Cell, std::int64_t> net;
  DerivedSum result;
  for (const model::Derivation::Term& term : sum.derivation.terms) {
    const bool house = term.shape.kind == Origin::Kind::house;
    const model::ConstraintSpec* spec = house ? nullptr : &puzzle.constraints[term.shape.index];
    for (const Cell cell : house ? puzzle.board->houses()[term.shape.index].cells : spec->cells) {
      net[cell] += term.times;
    }
    result.total +=
        term.times * (house ? puzzle.symbols.total() : *spec->arguments.get<std::int64_t>("sum"));
  }
  for (const auto& [cell, coefficient] : net) {
    if (coefficient != 0) result.terms.push_back({cell, coefficient});
  }
  return equation(puzzle, result);
}

TEST(DerivedSums, AreInniesAndOuties) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add(puzzle, "killer", "R1C1 R1C2 R1C3", 15);
  add(puzzle, "killer", "R1C4 R2C4", 9);
  add(puzzle, "super", "R1C5 R1C6 R1C7 R1C8 R1C9", 25);
  EXPECT_EQ(called(puzzle, "the innies of row 1"), "1*R1C4 = 5");
  EXPECT_EQ(called(puzzle, "the outies of row 1"), "1*R2C4 = 4");
  for (const DerivedSum& sum : derive_sums(puzzle, 6, 6)) {
    EXPECT_EQ(by_derivation(puzzle, sum), equation(puzzle, sum));
  }
}

// Region B is row 3 and has been merged with it; the bands of rows go past it all the same.
TEST(DerivedSums, ARegionThatIsARowDoesNotEndTheBand) {
  auto puzzle = testing_support::puzzle("jigsaw:AACCCAADCCBBBBBADDDEEEEED");
  add(puzzle, "killer", "R1C1 R1C2", 7);
  std::set<std::string> names;
  for (const DerivedSum& sum : derive_sums(puzzle, 25, 25)) names.insert(name(puzzle, sum));
  EXPECT_EQ(names.count("the innies of rows 1 and 2"), 1U);
  EXPECT_EQ(names.count("the innies of rows 1 to 4"), 1U);
}

// Of many cells are only those that speak of cells in no cage.
TEST(DerivedSums, AreLongOnlyBeyondCages) {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  add(puzzle, "killer", "R1C1 R1C2", 7);
  add(puzzle, "killer", "R2C1 R2C2 R2C3", 15);
  for (int column = 4; column <= 9; ++column) {
    const std::string number = std::to_string(column);
    add(puzzle, "killer", "R2C" + number + " R3C" + number, 10);
  }
  const auto names_of = [&](int max_cells, int max_beyond_cages) {
    std::set<std::string> names;
    for (const DerivedSum& sum : derive_sums(puzzle, max_cells, max_beyond_cages))
      names.insert(name(puzzle, sum));
    return names;
  };
  EXPECT_EQ(names_of(7, 7).count("the innies of row 1"), 1U);
  EXPECT_EQ(names_of(2, 7).count("the innies of row 1"), 1U);
  EXPECT_EQ(names_of(7, 2).count("the innies of row 1"), 0U);
  EXPECT_EQ(names_of(6, 2).count("the outies of row 2"), 1U);
  EXPECT_EQ(names_of(5, 7).count("the outies of row 2"), 0U);
}

/// A solved grid in cages that lie in columns: in column 1 a pair in rows 8 and 9, in column 5
/// three cells in rows 7 to 9; elsewhere pairs, and single cells that none of the bands cuts off.
model::Puzzle in_upright_cages() {
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const std::string solution =
      "123456789456789123789123456231674895875912364694538217317265948542897631968341572";
  for (int column = 1; column <= 9; ++column) {
    const std::vector<int> ends = column == 1   ? std::vector<int>{1, 3, 5, 7, 9}
                                  : column == 5 ? std::vector<int>{2, 4, 6, 9}
                                                : std::vector<int>{2, 4, 6, 8, 9};
    int row = 1;
    for (const int end : ends) {
      std::string names;
      int sum = 0;
      for (; row <= end; ++row) {
        names += (names.empty() ? "R" : " R") + std::to_string(row) + "C" + std::to_string(column);
        sum += solution[static_cast<std::size_t>(9 * (row - 1) + column - 1)] - '0';
      }
      add(puzzle, "killer", names, sum);
    }
  }
  return puzzle;
}

TEST(DerivedSums, TheFewerHousesSayIt) {
  const model::Puzzle puzzle = in_upright_cages();
  // Rows 1 to 8 leave R8C1 over, and reach out to R9C5. The pair in column 1 lies half in row 9, so
  // row 9 alone leaves other cells over, until that pair is counted with it.
  EXPECT_EQ(called(puzzle, "the innies less outies of rows 1 to 8"), "");
  EXPECT_EQ(called(puzzle, "the innies less outies of row 9"), "1*R8C1 -1*R9C5 = 1");
  const auto sums = derive_sums(puzzle, 6, 6);
  EXPECT_GT(sums.size(), 10U);
  for (const DerivedSum& sum : sums) {
    EXPECT_EQ(by_derivation(puzzle, sum), equation(puzzle, sum)) << name(puzzle, sum);
    const auto houses =
        std::count_if(sum.derivation.terms.begin(), sum.derivation.terms.end(),
                      [](const auto& term) { return term.shape.kind == Origin::Kind::house; });
    EXPECT_LE(houses, 4) << name(puzzle, sum);
  }
}

TEST(DerivedSums, OfSumsThatContradictEachOtherEachKeepsItsHouses) {
  model::Puzzle puzzle = in_upright_cages();
  puzzle.constraints[0].arguments.set("sum", 17);
  for (const DerivedSum& sum : derive_sums(puzzle, 6, 6)) {
    EXPECT_EQ(by_derivation(puzzle, sum), equation(puzzle, sum)) << name(puzzle, sum);
  }
}

}  // namespace
}  // namespace omnidoku::constraints
