// SPDX-License-Identifier: MIT
//
// The engine's contract on problems whose answers are known by hand.

#include "engine/solver.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <numeric>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/tables.h"
#include "support/naive.h"
#include "support/problems.h"

namespace omnidoku::engine {
namespace {

using geometry::Digit;
using geometry::DigitSet;
using testing_support::add_all_different;
using testing_support::add_sum;
using testing_support::CellDigits;
using testing_support::grid_problem;
using testing_support::plain_problem;
using testing_support::set_givens;

SearchOptions limit(std::uint64_t solutions) {
  SearchOptions options;
  options.limits.solutions = solutions;
  return options;
}

std::string digits_of(const CellDigits& cells) {
  std::string text;
  for (const Digit digit : cells) text.push_back(static_cast<char>('1' + digit.index()));
  return text;
}

TEST(Solver, CountsAllFourByFourGrids) {
  Solver solver(grid_problem(2, 2));
  const SearchResult result = solver.search(limit(0), nullptr);
  EXPECT_EQ(result.reason, base::StopReason::exhausted);
  EXPECT_EQ(result.counters.solutions, 288U);
}

TEST(Solver, CountsAllSixBySixGridsWithAFixedFirstRow) {
  // 28,200,960 grids of 2x3 boxes in all, the same number for each of the 720 first rows.
  model::Problem problem = grid_problem(2, 3);
  set_givens(problem, "123456");
  Solver solver(std::move(problem));
  EXPECT_EQ(solver.search(limit(0), nullptr).counters.solutions, 28'200'960U / 720);
}

TEST(Solver, CountsAllGridsByDigitsThatAreAlike) {
  Solver solver(grid_problem(2, 3));
  const SearchResult result = solver.search(limit(0), nullptr);
  EXPECT_EQ(result.counters.solutions, 28'200'960U);
  EXPECT_LT(result.counters.nodes, 28'200'960U / 100);
}

TEST(Solver, CountsAJigsawAsItsFirstRowsTogether) {
  // Each of the 24 first rows has as many grids.
  const char* map = "AAABCABBCCDBCDDD";
  model::Problem fixed = testing_support::jigsaw_problem(map);
  set_givens(fixed, "1234");
  const std::set<CellDigits> expected = testing_support::naive_solutions(fixed);
  Solver solver(testing_support::jigsaw_problem(map));
  std::set<CellDigits> found;
  const SearchResult result = solver.search(limit(0), [&found](const CellDigits& cells) {
    found.insert(cells);
    return true;
  });
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(result.counters.solutions, 24 * expected.size());
  EXPECT_EQ(found.size(), 24 * expected.size());
  EXPECT_TRUE(std::includes(found.begin(), found.end(), expected.begin(), expected.end()));
}

TEST(Solver, TellsOfSoManyAndCountsTheRest) {
  Solver solver(grid_problem(2, 2));
  SearchOptions options = limit(0);
  options.tell = 5;
  std::set<CellDigits> told;
  const SearchResult result = solver.search(options, [&told](const CellDigits& cells) {
    told.insert(cells);
    return true;
  });
  EXPECT_EQ(result.counters.solutions, 288U);
  EXPECT_EQ(told.size(), 5U);
}

TEST(Solver, StopsAtTheLimitAmongSolutionsThatOneStandsFor) {
  for (const std::uint64_t wanted : {1U, 2U, 7U, 287U, 288U}) {
    Solver solver(grid_problem(2, 2));
    std::set<CellDigits> told;
    const SearchResult result = solver.search(limit(wanted), [&told](const CellDigits& cells) {
      told.insert(cells);
      return true;
    });
    EXPECT_EQ(result.reason, base::StopReason::solutions);
    EXPECT_EQ(result.counters.solutions, wanted);
    EXPECT_EQ(told.size(), wanted);
  }
}

TEST(Solver, TellsDigitsApartThatARuleOrACellTellsApart) {
  // A cell that cannot be 1; a pair that goes up; a pair that differs by a rule of its own.
  const auto count = [](const model::Problem& problem) {
    Solver solver(problem);
    EXPECT_EQ(solver.search(limit(0), nullptr).counters.solutions,
              testing_support::naive_solutions(problem).size());
  };
  model::Problem cut = grid_problem(2, 2);
  cut.domains[6].erase(Digit(0));
  count(cut);
  const auto related = [](const auto& goes_together) {
    model::Problem problem = grid_problem(2, 2);
    auto table = std::make_shared<model::PairTable>();
    for (int a = 0; a < 4; ++a) {
      DigitSet& partners = table->partners.emplace_back();
      for (int b = 0; b < 4; ++b)
        if (goes_together(a, b)) partners.insert(Digit(b));
    }
    problem.primitives.push_back(
        {model::PairRelation{model::Variable(0), model::Variable(15), table}, {}});
    return problem;
  };
  count(related([](int a, int b) { return a < b; }));
  count(related([](int a, int b) { return a == b; }));
  count(related([](int a, int b) { return a / 2 != b / 2; }));
}

TEST(Solver, ReachesTheGreatestNumberAsALimit) {
  // 21! solutions.
  model::Problem problem = plain_problem(21, 21);
  std::vector<int> all(21);
  std::iota(all.begin(), all.end(), 0);
  add_all_different(problem, all);
  Solver solver(std::move(problem));
  const SearchResult result = solver.search(limit(0), nullptr);
  EXPECT_EQ(result.counters.solutions, ~std::uint64_t{0});
  EXPECT_EQ(result.reason, base::StopReason::solutions);
}

TEST(Solver, RefutesLayoutsByTheirLeftovers) {
  // Maps made at random.
  for (const char* map :
       {"AAABBCCCCAAABCCDCCEAABBBCDCEFAGBBDDDEFFGGBGDDEFFGGGGGDEEFFHHHHHEEEFFIIHHIIIIIIIHH",
        "AAAABCCCCAAABBDDDCAEABBDCCCEEEBDDFFCEEBBDFFGGEEEBDHFGGIIIIDHFGGIIIHHHFFGIIHHHHFGG",
        "AAAAAAAAABCCDDDEEEBCCCDEEEEBCCCDEFFFBCBDDEFGFBBBBDDFGGHHIIIIFFGHHIHIIGFGHHHHIIGGG"}) {
    Solver solver(testing_support::jigsaw_problem(map));
    const SearchResult result = solver.search(limit(1), nullptr);
    EXPECT_EQ(result.reason, base::StopReason::exhausted);
    EXPECT_EQ(result.counters.solutions, 0U);
    EXPECT_LT(result.counters.nodes, 5000U);
  }
}

TEST(Solver, ProvesAClassicPuzzleUnique) {
  // The solution is a shifted pattern made for this test; the givens were thinned out by hand.
  model::Problem problem = grid_problem(3, 3);
  const std::string solved =
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  std::string givens = solved;
  for (const std::size_t i :
       {0U, 4U, 8U, 11U, 17U, 20U, 30U, 33U, 40U, 44U, 50U, 60U, 66U, 72U, 80U}) {
    givens[i] = '.';
  }
  set_givens(problem, givens);
  Solver solver(std::move(problem));
  std::string found;
  const SearchResult result = solver.search(limit(2), [&](const CellDigits& cells) {
    found = digits_of(cells);
    return true;
  });
  EXPECT_EQ(result.counters.solutions, 1U);
  EXPECT_EQ(result.reason, base::StopReason::exhausted);
  EXPECT_EQ(found, solved);
}

TEST(Solver, StopsAtTheLimitOnSolutions) {
  Solver solver(grid_problem(2, 2));
  for (const std::uint64_t wanted : {1U, 2U, 17U}) {
    const SearchResult result = solver.search(limit(wanted), nullptr);
    EXPECT_EQ(result.counters.solutions, wanted);
    EXPECT_EQ(result.reason, base::StopReason::solutions);
  }
}

TEST(Solver, StopsWhenTheCallbackSaysSo) {
  Solver solver(grid_problem(2, 2));
  int calls = 0;
  const SearchResult result =
      solver.search(limit(0), [&](const CellDigits&) { return ++calls < 5; });
  EXPECT_EQ(calls, 5);
  EXPECT_EQ(result.counters.solutions, 5U);
  EXPECT_EQ(result.reason, base::StopReason::solutions);
}

TEST(Solver, StopsAtTheLimitOnNodes) {
  Solver solver(grid_problem(3, 3));
  SearchOptions options = limit(0);
  options.limits.nodes = 1000;
  const SearchResult result = solver.search(options, nullptr);
  EXPECT_EQ(result.reason, base::StopReason::nodes);
  EXPECT_GE(result.counters.nodes, 1000U);
  EXPECT_LE(result.counters.nodes, 1200U);
}

TEST(Solver, StopsAtTheLimitOnNodesWhileItTriesAllAtTheRoot) {
  model::Problem problem = grid_problem(3, 3);
  model::LinearSum sum{{{model::Variable(0), 1}, {model::Variable(10), 1}}, {}, 10};
  problem.primitives.push_back({std::move(sum), {}});
  Solver solver(std::move(problem));
  SearchOptions options = limit(0);
  options.heuristics.probe_after = 1;
  options.limits.nodes = 50;
  const SearchResult result = solver.search(options, nullptr);
  EXPECT_EQ(result.reason, base::StopReason::nodes);
  EXPECT_LE(result.counters.nodes, 60U);
  EXPECT_LE(result.counters.guesses, 2U);  // what is only tried is not decided
}

/// Pairs of different variables, so that any of them may be grown into a group of a sum.
model::Problem sum_of_different(int num_variables, int num_digits) {
  model::Problem problem;
  problem.num_cells = num_variables;
  problem.num_digits = num_digits;
  for (int i = 0; i < num_digits; ++i) problem.values.push_back(i + 1);
  problem.domains.assign(static_cast<std::size_t>(num_variables), DigitSet::all(num_digits));
  model::LinearSum sum;
  for (int i = 0; i < num_variables; ++i) {
    sum.terms.push_back({model::Variable(i), 1});
    sum.total += i + 1;
    for (int k = 0; k < i; ++k) {
      problem.primitives.push_back(
          {model::AllDifferent{{model::Variable(k), model::Variable(i)}}, {}});
    }
  }
  problem.primitives.push_back({std::move(sum), {}});
  return problem;
}

TEST(Solver, SumsOfMoreDifferentCellsThanDigitsCannotBe) {
  for (int num_digits = 1; num_digits <= 12; ++num_digits) {
    for (const int num_variables :
         {num_digits - 1, num_digits, num_digits + 1, 2 * num_digits, 40}) {
      if (num_variables < 1) continue;
      SCOPED_TRACE(std::to_string(num_variables) + " cells, digits: " + std::to_string(num_digits));
      Solver solver(sum_of_different(num_variables, num_digits));
      const SearchResult result = solver.search(limit(1), nullptr);
      EXPECT_EQ(result.counters.solutions, num_variables <= num_digits ? 1U : 0U);
      EXPECT_EQ(result.contradiction.has_value(), num_variables > num_digits);
    }
  }
}

/// What one puzzle left for others with its rules holds nothing of its givens.
TEST(Solver, PuzzlesWithTheSameRulesShareNothingElse) {
  Solver::forget_rules();
  for (const int digit : {0, 5, 8, 5}) {
    model::Problem problem = grid_problem(3, 3);
    problem.domains[40] = geometry::DigitSet::single(geometry::Digit(digit));
    Solver solver(std::move(problem));
    const auto note = [&](const std::vector<geometry::Digit>& solution) {
      EXPECT_EQ(solution[40], geometry::Digit(digit));
      return true;
    };
    EXPECT_EQ(solver.search(limit(3), note).counters.solutions, 3U);
    const Solver::Propagated open = solver.propagate(Domains(81, DigitSet::all(9)));
    EXPECT_EQ(open.domains[40], geometry::DigitSet::single(geometry::Digit(digit)));
  }
}

TEST(Solver, PropagatesAfterASearchThatMightTakeNoNode) {
  Solver solver(grid_problem(4, 4));
  {
    SearchOptions options = limit(0);
    options.limits.nodes = 0;
    static_cast<void>(solver.search(options, nullptr));
  }
  EXPECT_FALSE(solver.propagate(Domains(256, DigitSet::all(16))).contradiction);
}

TEST(Solver, TakesNoNodeWhereNoneIsAllowed) {
  Solver solver(grid_problem(3, 3));
  SearchOptions options = limit(0);
  options.limits.nodes = 0;
  const SearchResult result = solver.search(options, nullptr);
  EXPECT_EQ(result.reason, base::StopReason::nodes);
  EXPECT_EQ(result.counters.nodes, 0U);
  EXPECT_EQ(result.runs.of, PropagatorRuns().of);
}

TEST(Solver, CountsRunsOfPropagatorsOfEachSearchAlone) {
  Solver solver(grid_problem(4, 4));  // too many digits for the vector form
  const SearchResult first = solver.search(limit(1), nullptr);
  EXPECT_GE(first.runs.of[0], 48U);  // each house at the root
  EXPECT_EQ(first.runs.of.back(), 0U);
  EXPECT_EQ(solver.search(limit(1), nullptr).runs.of, first.runs.of);
  EXPECT_GT(Solver(grid_problem(3, 3)).search(limit(1), nullptr).runs.of.back(), 0U);
}

TEST(Solver, StopsAtTheLimitOnTime) {
  Solver solver(grid_problem(3, 3));
  SearchOptions options = limit(0);
  options.limits.time = std::chrono::milliseconds(30);
  const auto begin = std::chrono::steady_clock::now();
  // Nothing else would end it.
  EXPECT_EQ(solver.search(options, nullptr).reason, base::StopReason::time);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, *options.limits.time);
}

TEST(Solver, StopsOnRequest) {
  Solver solver(grid_problem(3, 3));
  base::StopSource source;
  SearchOptions options = limit(0);
  options.limits.stop = source.token();
  std::uint64_t seen = 0;
  const SearchResult result = solver.search(options, [&](const CellDigits&) {
    if (++seen == 100) source.request_stop();
    return true;
  });
  EXPECT_EQ(result.reason, base::StopReason::cancelled);
  EXPECT_GE(seen, 100U);
}

TEST(Solver, ReportsProgressAtMostTenTimesASecond) {
  Solver solver(grid_problem(3, 3));
  base::StopSource source;
  SearchOptions options = limit(0);
  options.limits.stop = source.token();
  int calls = 0;
  base::Counters last;
  options.limits.progress = [&](const base::Progress& progress) {
    if (++calls == 4) source.request_stop();
    EXPECT_GE(progress.counters.nodes, last.nodes);
    last = progress.counters;
  };
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(solver.search(options, nullptr).reason, base::StopReason::cancelled);
  EXPECT_EQ(calls, 4);
  EXPECT_GE(std::chrono::steady_clock::now() - begin, calls * std::chrono::milliseconds(100));
}

TEST(Solver, NamesTheHouseWithTwoEqualGivens) {
  model::Problem problem = grid_problem(3, 3);
  set_givens(problem, "5..5");
  Solver solver(problem);
  const SearchResult result = solver.search(limit(2), nullptr);
  ASSERT_TRUE(result.contradiction);
  EXPECT_EQ(result.counters.solutions, 0U);
  EXPECT_EQ(result.contradiction->origin.index, 0U);  // row 1 is the first primitive
  const auto propagated = solver.propagate(problem.domains);
  ASSERT_TRUE(propagated.contradiction);
  EXPECT_EQ(propagated.contradiction->origin.index, 0U);
}

TEST(Solver, NamesTheEmptiedCell) {
  model::Problem problem = plain_problem(3, 3);
  problem.domains[1] = DigitSet{};
  add_all_different(problem, {0, 1, 2});
  Solver solver(problem);
  const SearchResult result = solver.search(limit(2), nullptr);
  ASSERT_TRUE(result.contradiction);
  ASSERT_EQ(result.contradiction->variables.size(), 1U);
  EXPECT_EQ(result.contradiction->variables[0].index(), 1U);
}

TEST(Solver, NamesTheSumThatCannotBe) {
  model::Problem problem = plain_problem(3, 9);
  add_all_different(problem, {0, 1, 2});
  add_sum(problem, {0, 1, 2}, 28);
  Solver solver(problem);
  const SearchResult result = solver.search(limit(2), nullptr);
  ASSERT_TRUE(result.contradiction);
  EXPECT_EQ(result.contradiction->origin.kind, model::Origin::Kind::constraint);
  EXPECT_EQ(result.contradiction->origin.index, 1U);
  EXPECT_EQ(result.contradiction->variables.size(), 3U);
}

TEST(Solver, RefusesMoreVariablesThanDigits) {
  model::Problem problem = plain_problem(4, 3);
  add_all_different(problem, {0, 1, 2, 3});
  Solver solver(problem);
  const SearchResult result = solver.search(limit(2), nullptr);
  ASSERT_TRUE(result.contradiction);
  EXPECT_EQ(result.contradiction->variables.size(), 4U);
  EXPECT_TRUE(solver.split(problem.domains, 4)->empty());
}

TEST(Solver, SplitsNothingAfterItsDeadline) {
  Solver solver(plain_problem(4, 3));
  const engine::Domains all(4, geometry::DigitSet::all(3));
  EXPECT_TRUE(solver.split(all, 4));
  base::Limits limits;
  limits.time = std::chrono::nanoseconds(0);
  EXPECT_FALSE(solver.split(all, 4, base::Deadline(limits)));
  base::StopSource source;
  limits = {};
  limits.stop = source.token();
  const base::Deadline deadline(limits);
  EXPECT_TRUE(solver.split(all, 4, deadline));
  source.request_stop();
  EXPECT_FALSE(solver.split(all, 4, deadline));
}

TEST(Solver, HandlesProblemsWithoutVariables) {
  model::Problem problem = plain_problem(0, 4);
  Solver empty(problem);
  EXPECT_EQ(empty.search(limit(2), nullptr).counters.solutions, 1U);
  problem.primitives.push_back({model::LinearSum{{}, model::LinearSum::Relation::equal, 3}, {}});
  Solver impossible(problem);
  EXPECT_TRUE(impossible.search(limit(2), nullptr).contradiction);
}

TEST(Solver, PropagatesWithoutGuessing) {
  model::Problem problem = plain_problem(3, 3);
  problem.domains[0] = DigitSet{Digit(0), Digit(1)};
  problem.domains[1] = DigitSet{Digit(0), Digit(1)};
  add_all_different(problem, {0, 1, 2});
  Solver solver(problem);
  const auto result = solver.propagate(problem.domains);
  EXPECT_FALSE(result.contradiction);
  EXPECT_EQ(result.domains[2], DigitSet{Digit(2)});  // hidden single
  EXPECT_EQ(result.domains[0].size(), 2);
}

TEST(Solver, TakesADigitFromWhatItsPlacesInAHouseReach) {
  // The first digit is in one of two cells, and six others differ from both.
  model::Problem problem = plain_problem(9, 3);
  add_all_different(problem, {0, 1, 2});
  for (int outside = 3; outside < 9; ++outside) {
    add_all_different(problem, {0, outside});
    add_all_different(problem, {1, outside});
  }
  problem.domains[2].erase(Digit(0));
  const auto domains = problem.domains;
  Solver solver(std::move(problem));
  EXPECT_EQ(solver.propagate(domains).domains[3], DigitSet::from_mask(0b110));
}

TEST(Solver, TakesADigitFromWhatItsPlacesInADiagramReach) {
  // Of four cells one holds one of the first two digits. The first is the only one that is left, in
  // two cells, and another differs from both.
  model::Problem problem = plain_problem(5, 3);
  auto diagram = model::make_diagram(
      3, 4, 0,
      [](std::uint64_t seen, std::size_t /*place*/, Digit digit) -> model::DiagramStep {
        return digit.index() < 2 ? 1 : seen;
      },
      [](std::uint64_t seen) { return seen == 1; });
  problem.primitives.push_back(
      {model::Diagram{
           {model::Variable(0), model::Variable(1), model::Variable(2), model::Variable(3)},
           std::make_shared<const model::DiagramTable>(*std::move(diagram))},
       {}});
  add_all_different(problem, {0, 4});
  add_all_different(problem, {1, 4});
  problem.domains[0] = problem.domains[1] = DigitSet::from_mask(0b101);
  problem.domains[2] = problem.domains[3] = DigitSet::from_mask(0b100);
  const auto domains = problem.domains;
  Solver solver(std::move(problem));
  EXPECT_EQ(solver.propagate(domains).domains[4], DigitSet::from_mask(0b110));
}

TEST(Solver, WorksAtEveryMaskWidth) {
  for (const int digits : {1, 2, 15, 16, 17, 32, 33, 63, 64}) {
    // A cycle of `digits` cells with all digits, each cell but the first pinned to two of them.
    model::Problem problem = plain_problem(digits, digits);
    std::vector<int> all;
    for (int i = 0; i < digits; ++i) {
      all.push_back(i);
      problem.domains[static_cast<std::size_t>(i)] = DigitSet{Digit(i), Digit((i + 1) % digits)};
    }
    add_all_different(problem, all);
    Solver solver(std::move(problem));
    const std::uint64_t expected = digits == 1 ? 1 : 2;
    EXPECT_EQ(solver.search(limit(0), nullptr).counters.solutions, expected) << digits;
  }
}

TEST(Solver, TakesHiddenNumbersWithValuesOfTheirOwn) {
  // A classic grid whose first two cells, as a number of two digits, are a number from a list, and
  // whose first row's square-weighted total is another from 1 to 300.
  model::Problem problem = grid_problem(3, 3);
  const auto add_number = [&problem](std::vector<std::int64_t> values) {
    const model::Variable variable(problem.domains.size());
    problem.domains.emplace_back();
    problem.numbers.push_back({variable, std::move(values)});
    return variable;
  };
  const auto post = [&problem](std::vector<model::LinearSum::Term> terms) {
    problem.primitives.push_back({model::LinearSum{std::move(terms)}, {}});
  };
  const auto cell = [](int index) { return model::Variable(index); };
  const model::Variable listed = add_number({11, 28, 47, 99});
  post({{cell(0), 10}, {cell(1), 1}, {listed, -1}});
  std::vector<std::int64_t> to_300(300);
  std::iota(to_300.begin(), to_300.end(), 1);
  const model::Variable weighted = add_number(to_300);
  std::vector<model::LinearSum::Term> terms{{weighted, -1}};
  for (int i = 0; i < 9; ++i) terms.push_back({cell(i), std::int64_t{i + 1} * (i + 1)});
  post(terms);

  // The least such total is far above 300 in a row of different digits: none.
  Solver none(problem);
  EXPECT_EQ(none.search(limit(1), nullptr).counters.solutions, 0U);

  // With only the first number every solution begins with 28 or 47.
  problem.primitives.pop_back();
  Solver solver(problem);
  std::set<std::string> beginnings;
  SearchOptions options = limit(200);
  options.shuffle_seed = 5;
  const SearchResult result = solver.search(options, [&](const CellDigits& cells) {
    beginnings.insert(digits_of(cells).substr(0, 2));
    return true;
  });
  EXPECT_EQ(result.counters.solutions, 200U);
  for (const std::string& beginning : beginnings) {
    EXPECT_TRUE(beginning == "28" || beginning == "47") << beginning;
  }
}

TEST(Solver, CountsAClassicGridWithNumbersAsBruteForceDoes) {
  // Two bands of a classic grid stand, the third is open. Four times a number of 300 values is the
  // weighted total of its first row, whose first two cells read a number of a list.
  constexpr std::string_view kGrid =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  model::Problem problem = grid_problem(3, 3);
  std::string line(kGrid);
  std::fill(line.begin() + 54, line.end(), '.');
  set_givens(problem, line);
  // What the givens leave, so that a walk over all that is left ends.
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (line[cell] != '.') continue;
    for (std::size_t row = 0; row < 6; ++row)
      problem.domains[cell].erase(geometry::Digit(kGrid[row * 9 + cell % 9] - '1'));
  }
  const std::set<CellDigits> all = testing_support::naive_solutions(problem);

  std::vector<std::int64_t> to_300(300);
  std::iota(to_300.begin(), to_300.end(), 1);
  const std::vector<std::int64_t> listed{13, 27, 38, 64, 65, 98};
  const auto weight = [](std::size_t column) { return static_cast<std::int64_t>(column * column); };
  const auto add_number = [&problem](std::vector<std::int64_t> values) {
    const model::Variable variable(problem.domains.size());
    problem.domains.emplace_back();
    problem.numbers.push_back({variable, std::move(values)});
    return variable;
  };
  const model::Variable weighted = add_number(to_300);
  std::vector<model::LinearSum::Term> terms{{weighted, -4}};
  for (std::size_t column = 1; column < 9; ++column)
    terms.push_back({model::Variable(54 + column), weight(column)});
  problem.primitives.push_back({model::LinearSum{terms}, {}});
  const model::Variable read = add_number(listed);
  problem.primitives.push_back({model::LinearSum{{{model::Variable(std::size_t{54}), 10},
                                                  {model::Variable(std::size_t{55}), 1},
                                                  {read, -1}}},
                                {}});

  std::set<CellDigits> expected;
  for (const CellDigits& cells : all) {
    const auto value = [&cells](std::size_t column) {
      return static_cast<std::int64_t>(cells[54 + column].index()) + 1;
    };
    std::int64_t total = 0;
    for (std::size_t column = 1; column < 9; ++column) total += weight(column) * value(column);
    const bool is_listed =
        std::find(listed.begin(), listed.end(), 10 * value(0) + value(1)) != listed.end();
    if (total % 4 == 0 && total <= std::int64_t{4} * 300 && is_listed) expected.insert(cells);
  }
  EXPECT_GT(expected.size(), 10U);
  EXPECT_GT(all.size(), expected.size());

  std::set<CellDigits> found;
  Solver solver(problem);
  solver.search(limit(0), [&](const CellDigits& cells) {
    EXPECT_TRUE(found.insert(cells).second);
    return true;
  });
  EXPECT_EQ(found, expected);
  std::printf("%zu grids, %zu with the numbers\n", all.size(), expected.size());

  // Numbers do not widen the masks of cells: 16 bits for each variable, then 300 bits and 6.
  const Tables<std::uint16_t> tables(std::make_shared<const model::Problem>(problem),
                                     Form::automatic);
  EXPECT_EQ(sizeof(tables.allowed[0]), 2U);
  EXPECT_EQ(tables.layout.numbers, 192U);  // 83 of them, in registers of 64 bytes
  EXPECT_EQ(tables.layout.entailed - tables.layout.numbers, (5U + 1U) * 8U);
}

TEST(Solver, CountsByCellsWhateverHiddenNumbersCanBe) {
  // One cell, and a number that is free: four solutions, not four times three hundred.
  model::Problem problem = plain_problem(1, 4);
  problem.domains.emplace_back();
  std::vector<std::int64_t> values(300);
  std::iota(values.begin(), values.end(), -150);
  problem.numbers.push_back({model::Variable(1), values});
  EXPECT_EQ(Solver(problem).search(limit(0), nullptr).counters.solutions, 4U);
}

TEST(Solver, KeepsWeightsWhenAsked) {
  Solver solver(grid_problem(3, 3));
  SearchOptions options = limit(200);
  const auto first = solver.search(options, nullptr).counters;
  EXPECT_EQ(solver.search(options, nullptr).counters.nodes, first.nodes) << "begins anew";
  options.heuristics.first_restart = 3;
  options.heuristics.keep_weights = true;
  EXPECT_EQ(solver.search(options, nullptr).counters.solutions, first.solutions);
}

TEST(Solver, CopiesAreIndependentAndAgree) {
  model::Problem problem = grid_problem(2, 2);
  Solver first(problem);
  Solver second = first;
  std::set<CellDigits> found;
  first.search(limit(0), [&](const CellDigits& cells) {
    second.search(limit(3), nullptr);  // a search inside a search, on another object
    found.insert(cells);
    return true;
  });
  EXPECT_EQ(found.size(), 288U);
  first = second;
  EXPECT_EQ(first.search(limit(0), nullptr).counters.solutions, 288U);
  EXPECT_EQ(first.problem().num_cells, 16);
}

TEST(Solver, RepeatsItselfExactly) {
  Solver solver(grid_problem(3, 3));
  SearchOptions options = limit(50);
  for (const auto seed : {std::optional<std::uint64_t>{}, std::optional<std::uint64_t>{7}}) {
    options.shuffle_seed = seed;
    std::vector<std::vector<CellDigits>> runs(2);
    std::vector<std::uint64_t> nodes;
    for (auto& run : runs) {
      const auto result = solver.search(options, [&](const CellDigits& cells) {
        run.push_back(cells);
        return true;
      });
      nodes.push_back(result.counters.nodes);
    }
    EXPECT_EQ(runs[0], runs[1]);
    EXPECT_EQ(nodes[0], nodes[1]);
  }
}

TEST(Solver, ShuffledSamplesDiffer) {
  Solver solver(grid_problem(3, 3));
  std::set<CellDigits> found;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    SearchOptions options = limit(1);
    options.shuffle_seed = seed;
    solver.search(options, [&](const CellDigits& cells) {
      found.insert(cells);
      return true;
    });
  }
  EXPECT_EQ(found.size(), 50U);
}

}  // namespace
}  // namespace omnidoku::engine
