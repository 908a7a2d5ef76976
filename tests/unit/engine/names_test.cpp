// SPDX-License-Identifier: MIT
//
// Divisions of a square into regions that are to be found: their numbers are names.
#include "engine/names.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/solver.h"
#include "support/problems.h"

namespace omnidoku::engine {
namespace {

using geometry::Digit;
using geometry::DigitSet;
using testing_support::plain_problem;

using Grid = std::vector<Digit>;

model::Variable variable(int index) { return model::Variable(static_cast<std::size_t>(index)); }

void post(model::Problem& problem, model::Primitive primitive) {
  problem.primitives.push_back({std::move(primitive), {}});
}

std::vector<model::Variable> run_of(int first, int count) {
  std::vector<model::Variable> variables;
  for (int i = first; i < first + count; ++i) variables.push_back(variable(i));
  return variables;
}

std::shared_ptr<const model::PlaceGraph> square(int side) {
  model::PlaceGraph graph(static_cast<std::size_t>(side * side));
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      auto& beside = graph[static_cast<std::size_t>(row * side + column)];
      const auto add = [&](int r, int c) {
        if (r >= 0 && c >= 0 && r < side && c < side)
          beside.push_back(static_cast<std::uint32_t>(r * side + c));
      };
      add(row - 1, column);
      add(row, column - 1);
      add(row, column + 1);
      add(row + 1, column);
    }
  }
  return std::make_shared<const model::PlaceGraph>(std::move(graph));
}

/// A square of side x side cells falls into regions of `size`, whose numbers, in the order of their
/// first cells, are in the variables from `first`.
void add_division(model::Problem& problem, int first, int side, int size) {
  const auto num_regions = static_cast<std::size_t>(side * side / size);
  model::Diagram diagram;
  diagram.variables = run_of(first, side * side);
  diagram.table = std::make_shared<const model::DiagramTable>(
      *model::numbering_diagram(problem.num_digits, diagram.variables.size(), num_regions));
  post(problem, std::move(diagram));
  const auto graph = square(side);
  for (std::size_t region = 0; region < num_regions; ++region) {
    model::Connected area;
    area.variables = run_of(first, side * side);
    area.digits = DigitSet::single(Digit(static_cast<int>(region)));
    area.graph = graph;
    area.least = area.most = static_cast<std::uint32_t>(size);
    post(problem, std::move(area));
  }
}

model::Problem division(int side, int size) {
  model::Problem problem = plain_problem(side * side, std::max(size, side * side / size));
  add_division(problem, 0, side, size);
  return problem;
}

bool has_names(const model::Problem& problem) {
  const Tables<std::uint16_t> tables(std::make_shared<const model::Problem>(problem),
                                     Form::automatic);
  Names<std::uint16_t> names(tables);
  names.start(tables.domains_in(problem), true);
  return !names.empty();
}

std::set<Grid> solutions_of(const model::Problem& problem, SearchOptions options = {}) {
  std::set<Grid> found;
  options.limits.solutions = 0;
  const SearchResult result = Solver(problem).search(options, [&found](const Grid& cells) {
    EXPECT_TRUE(found.insert(cells).second) << "told twice";
    return true;
  });
  EXPECT_EQ(result.reason, base::StopReason::exhausted);
  EXPECT_EQ(result.counters.solutions, found.size());
  return found;
}

/// Regions are numbered in the order of their first cells.
bool is_numbered(const Grid& grid, std::size_t first, std::size_t count) {
  std::size_t begun = 0;
  for (std::size_t i = first; i < first + count; ++i) {
    if (grid[i].index() > begun) return false;
    begun = std::max(begun, grid[i].index() + 1);
  }
  return true;
}

TEST(Names, CountsTheDivisionsOfASquare) {
  // OEIS A172477.
  const std::vector<std::pair<int, std::size_t>> known{{2, 2}, {3, 10}, {4, 117}, {5, 4006}};
  for (const auto& [side, count] : known) {
    const model::Problem problem = division(side, side);
    EXPECT_TRUE(has_names(problem)) << side;
    const std::set<Grid> found = solutions_of(problem);
    EXPECT_EQ(found.size(), count);
    for (const Grid& grid : found) EXPECT_TRUE(is_numbered(grid, 0, grid.size()));
  }
}

TEST(Names, HasMoreDigitsThanNames) {
  // Two regions of eight: the other six digits are no numbers of regions.
  const model::Problem problem = division(4, 8);
  EXPECT_TRUE(has_names(problem));
  model::Problem given = problem;
  given.domains[0] = DigitSet::single(Digit(0));  // as it must be
  EXPECT_FALSE(has_names(given));
  EXPECT_EQ(solutions_of(problem), solutions_of(given));
}

TEST(Names, StopsAtTheLimit) {
  SearchOptions options;
  options.limits.solutions = 2;
  int told = 0;
  const SearchResult result = Solver(division(4, 4)).search(options, [&](const Grid& cells) {
    ++told;
    return is_numbered(cells, 0, 16);
  });
  EXPECT_EQ(told, 2);
  EXPECT_EQ(result.counters.solutions, 2U);
  EXPECT_EQ(result.reason, base::StopReason::solutions);
}

/// What a rule leaves of the divisions of 4x4, told by asking it of each.
std::set<Grid> kept(const std::function<bool(const Grid&)>& holds) {
  std::set<Grid> grids = solutions_of(division(4, 4));
  std::erase_if(grids, [&](const Grid& grid) { return !holds(grid); });
  return grids;
}

model::PairRelation relation(int first, int second,
                             const std::function<bool(int, int)>& goes_together) {
  model::PairTable table;
  for (int a = 0; a < 4; ++a) {
    DigitSet& partners = table.partners.emplace_back();
    for (int b = 0; b < 4; ++b) {
      if (goes_together(a, b)) partners.insert(Digit(b));
    }
  }
  return {variable(first), variable(second),
          std::make_shared<const model::PairTable>(std::move(table))};
}

model::Diagram walk(
    std::vector<model::Variable> variables,
    const std::function<model::DiagramStep(std::uint64_t, std::size_t, Digit)>& step,
    const std::function<bool(std::uint64_t)>& accepts) {
  model::Diagram diagram;
  diagram.table = std::make_shared<const model::DiagramTable>(
      *model::make_diagram(4, variables.size(), 0, step, accepts));
  diagram.variables = std::move(variables);
  return diagram;
}

TEST(Names, StayWhereRulesAskOnlyWhichAreTheSame) {
  {
    model::Problem problem = division(4, 4);
    post(problem, relation(3, 12, [](int a, int b) { return a != b; }));
    post(problem, relation(0, 5, [](int a, int b) { return a == b; }));
    EXPECT_TRUE(has_names(problem));
    const std::set<Grid> expected =
        kept([](const Grid& grid) { return grid[3] != grid[12] && grid[0] == grid[5]; });
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(solutions_of(problem), expected);
  }
  {
    model::Problem problem = division(4, 4);
    testing_support::add_all_different(problem, {0, 6, 9, 15});
    EXPECT_TRUE(has_names(problem));
    EXPECT_EQ(solutions_of(problem), kept([](const Grid& grid) {
                return std::set{grid[0], grid[6], grid[9], grid[15]}.size() == 4;
              }));
  }
  {  // Of cells 1, 4 and 5 exactly one is in the region of cell 0.
    model::Problem problem = division(4, 4);
    post(problem,
         walk(
             {variable(0), variable(1), variable(4), variable(5)},
             [](std::uint64_t state, std::size_t place, Digit digit) -> model::DiagramStep {
               if (place == 0) return digit.index();
               return digit.index() == state % 4 ? state + 4 : state;
             },
             [](std::uint64_t state) { return state / 4 == 1; }));
    EXPECT_TRUE(has_names(problem));
    EXPECT_EQ(solutions_of(problem), kept([](const Grid& grid) {
                return std::count(grid.begin() + 1, grid.begin() + 2, grid[0]) +
                           std::count(grid.begin() + 4, grid.begin() + 6, grid[0]) ==
                       1;
              }));
  }
}

TEST(Names, AreNoneWhereARuleTellsThemApart) {
  const auto check = [](model::Primitive rule, const std::function<bool(const Grid&)>& holds) {
    model::Problem problem = division(4, 4);
    post(problem, std::move(rule));
    EXPECT_FALSE(has_names(problem));
    const std::set<Grid> expected = kept(holds);
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(solutions_of(problem), expected);
  };
  check(relation(2, 11, [](int a, int b) { return a < b; }),
        [](const Grid& grid) { return grid[2] < grid[11]; });
  // Equal, but for the last two numbers.
  check(relation(2, 7, [](int a, int b) { return a == b || (a > 1 && b > 1); }),
        [](const Grid& grid) {
          return grid[2] == grid[7] || (grid[2].index() > 1 && grid[7].index() > 1);
        });
  check(model::Restriction{variable(10), DigitSet{Digit(1), Digit(2)}},
        [](const Grid& grid) { return grid[10].index() == 1 || grid[10].index() == 2; });
  check(walk(
            {variable(5), variable(6), variable(9)},
            [](std::uint64_t state, std::size_t, Digit digit) -> model::DiagramStep {
              return state + (digit.index() == 1 ? 1U : 0U);
            },
            [](std::uint64_t state) { return state == 1; }),
        [](const Grid& grid) {
          return (grid[5].index() == 1) + (grid[6].index() == 1) + (grid[9].index() == 1) == 1;
        });
  model::Problem sum = division(4, 4);
  testing_support::add_sum(sum, {3, 10, 13}, 7);
  EXPECT_FALSE(has_names(sum));
  EXPECT_EQ(solutions_of(sum), kept([](const Grid& grid) {
              return grid[3].index() + grid[10].index() + grid[13].index() == 4;
            }));
  // A fifth area for one number only.
  model::Problem area = division(4, 4);
  model::Connected pair;
  pair.variables = run_of(0, 4);
  pair.digits = DigitSet::single(Digit(1));
  pair.graph =
      std::make_shared<const model::PlaceGraph>(model::PlaceGraph{{1}, {0, 2}, {1, 3}, {2}});
  pair.least = 2;
  pair.most = 4;
  post(area, pair);
  EXPECT_FALSE(has_names(area));
  EXPECT_EQ(solutions_of(area), kept([](const Grid& grid) {
              int places = 0;
              int begins = 0;
              for (std::size_t i = 0; i < 4; ++i) {
                if (grid[i].index() != 1) continue;
                ++places;
                if (i == 0 || grid[i - 1].index() != 1) ++begins;
              }
              return places >= 2 && begins == 1;
            }));
}

/// Rows and columns of digits, and regions of different digits that are to be found.
model::Problem unknown_regions(int side) {
  model::Problem problem = plain_problem(2 * side * side, side);
  for (int i = 0; i < side; ++i) {
    std::vector<int> row;
    std::vector<int> column;
    for (int k = 0; k < side; ++k) {
      row.push_back(i * side + k);
      column.push_back(k * side + i);
    }
    testing_support::add_all_different(problem, row);
    testing_support::add_all_different(problem, column);
  }
  add_division(problem, side * side, side, side);
  post(problem, model::DifferentPairs{run_of(0, side * side), run_of(side * side, side * side)});
  return problem;
}

TEST(Names, LeaveDigitsAsTheyAre) {
  model::Problem problem = unknown_regions(4);
  testing_support::set_givens(problem, "12344.....");
  EXPECT_TRUE(has_names(problem));
  model::Problem given = problem;
  given.domains[16] = DigitSet::single(Digit(0));
  EXPECT_FALSE(has_names(given));
  const std::set<Grid> found = solutions_of(problem);
  EXPECT_GT(found.size(), 100U);
  EXPECT_EQ(found, solutions_of(given));
  // Pairs of a digit with a number where only one of them is a name.
  post(problem, relation(5, 16, [](int a, int b) { return a != b; }));
  post(given, relation(5, 16, [](int a, int b) { return a != b; }));
  EXPECT_FALSE(has_names(problem));
  EXPECT_EQ(solutions_of(problem), solutions_of(given));
}

TEST(Names, AreNumberedInSamples) {
  SearchOptions options;
  options.limits.solutions = 20;
  options.shuffle_seed = 5;
  int told = 0;
  Solver(unknown_regions(4)).search(options, [&](const Grid& grid) {
    ++told;
    return is_numbered(grid, 16, 16);
  });
  EXPECT_EQ(told, 20);
}

TEST(Names, StayAsTheyAreOverRestartsAndTrials) {
  // Cages of digits let decisions go by their effects; all candidates are tried at the root.
  model::Problem problem = unknown_regions(4);
  testing_support::add_sum(problem, {0, 1, 4}, 7);
  testing_support::add_sum(problem, {10, 11, 15}, 8);
  testing_support::set_givens(problem, "1...............");
  ASSERT_TRUE(has_names(problem));
  model::Problem given = problem;
  given.domains[16] = DigitSet::single(Digit(0));
  const std::set<Grid> expected = solutions_of(given);
  EXPECT_GT(expected.size(), 20U);
  for (const bool by_effects : {false, true}) {
    SearchOptions options;
    options.heuristics.by_effects = by_effects;
    options.heuristics.first_restart = 1;
    options.heuristics.probe_after = 2;
    EXPECT_EQ(solutions_of(problem, options), expected) << by_effects;
  }
}

TEST(Names, AreCountedByCellsBesideHiddenVariables) {
  model::Problem problem = division(4, 4);
  const int hidden = problem.num_variables();
  problem.domains.push_back(DigitSet{Digit(0), Digit(1), Digit(2)});
  // Of cells 1, 4 and 5 as many as the hidden variable says, or one more, are in cell 0's region.
  post(problem, walk(
                    {variable(0), variable(1), variable(4), variable(5), variable(hidden)},
                    [](std::uint64_t state, std::size_t place, Digit digit) -> model::DiagramStep {
                      if (place == 0) return digit.index();
                      if (place < 4) return digit.index() == state % 4 ? state + 4 : state;
                      const std::uint64_t count = state / 4;
                      if (count != digit.index() && count != digit.index() + 1U)
                        return std::nullopt;
                      return 0;
                    },
                    [](std::uint64_t) { return true; }));
  EXPECT_TRUE(has_names(problem));
  EXPECT_EQ(solutions_of(problem), kept([](const Grid&) { return true; }));
}

TEST(Names, AreOfTheFirstOfTwoDivisions) {
  model::Problem problem = plain_problem(18, 3);
  add_division(problem, 0, 3, 3);
  add_division(problem, 9, 3, 3);
  EXPECT_TRUE(has_names(problem));
  const std::set<Grid> found = solutions_of(problem);
  EXPECT_EQ(found.size(), 100U);
  for (const Grid& grid : found) EXPECT_TRUE(is_numbered(grid, 0, 9) && is_numbered(grid, 9, 9));
}

TEST(Names, AreNoneInPartsOfACountAndFromOtherStarts) {
  const model::Problem problem = unknown_regions(4);
  SearchOptions all;
  all.limits.solutions = 0;
  Solver solver(problem);
  const std::uint64_t whole = solver.search(all, nullptr).counters.solutions;
  EXPECT_GT(whole, 1000U);
  const auto parts = solver.split(problem.cell_domains(), 50);
  ASSERT_TRUE(parts.has_value());
  EXPECT_GE(parts->size(), 50U);
  std::uint64_t together = 0;
  for (const Solver::Part& part : *parts)
    together += part.times * solver.search(part.domains, all, nullptr).counters.solutions;
  EXPECT_EQ(together, whole);
  // The region of the last cell is the fourth, or not.
  Domains fourth = problem.cell_domains();
  Domains others = fourth;
  fourth[31] = DigitSet::single(Digit(3));
  others[31].erase(Digit(3));
  EXPECT_EQ(solver.search(fourth, all, nullptr).counters.solutions +
                solver.search(others, all, nullptr).counters.solutions,
            whole);
}

}  // namespace
}  // namespace omnidoku::engine
