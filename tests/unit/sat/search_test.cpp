// SPDX-License-Identifier: MIT
//
// The search by clauses against enumeration, and how it stops and goes on.
#include "sat/search.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "base/random.h"
#include "sat/encode.h"
#include "support/naive.h"
#include "support/problems.h"

namespace omnidoku::sat {
namespace {

using base::Random;
using base::StopReason;
using geometry::Digit;
using testing_support::CellDigits;

/// Up to so many solutions (0: all); none twice.
std::set<CellDigits> solutions_of(Search& search, std::uint64_t limit = 0) {
  base::Limits limits;
  limits.solutions = limit;
  std::set<CellDigits> found;
  const StopReason reason = search.run(limits, [&found](const CellDigits& grid) {
    EXPECT_TRUE(found.insert(grid).second);
    return true;
  });
  EXPECT_EQ(reason,
            limit != 0 && found.size() == limit ? StopReason::solutions : StopReason::exhausted);
  EXPECT_EQ(search.counters().solutions, found.size());
  return found;
}

#define OMNIDOKU_SKIP_WITHOUT_CADICAL() \
  if (!is_available()) GTEST_SKIP() << "the program was built without CaDiCaL"

TEST(SatSearch, FindsWhatEnumerationFinds) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  int too_large = 0;
  std::set<std::size_t> counts;
  for (std::uint64_t round = 0; round < 2000 && !HasFailure(); ++round) {
    SCOPED_TRACE(round);
    Random random = Random::for_stream(20261123, round);
    const model::Problem problem = testing_support::random_problem(random);
    const std::unique_ptr<Search> search = make_search(problem, problem.cell_domains());
    if (search == nullptr) {  // values beyond all bounds
      ++too_large;
      continue;
    }
    constexpr std::size_t kLimit = 100;
    const std::set<CellDigits> expected = testing_support::naive_solutions(problem, kLimit);
    const std::set<CellDigits> found = solutions_of(*search, kLimit);
    ASSERT_EQ(found.size(), expected.size());
    if (found.size() < kLimit) {
      ASSERT_EQ(found, expected);
    }
    counts.insert(expected.size());
  }
  EXPECT_GT(counts.size(), 20U);
  EXPECT_GT(too_large, 0);
  EXPECT_LT(too_large, 1000);
}

TEST(SatSearch, FindsWhatEnumerationFindsUnderPairsAndSums) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  for (std::uint64_t round = 0; round < 300 && !HasFailure(); ++round) {
    SCOPED_TRACE(round);
    Random random = Random::for_stream(7, round);
    model::Problem problem = testing_support::jigsaw_problem("AABBAABBCCDDCCDD");
    const std::set<CellDigits> grids = testing_support::naive_solutions(problem);
    ASSERT_EQ(grids.size(), 288U);
    testing_support::add_random_rules(
        random, *std::next(grids.begin(), static_cast<std::ptrdiff_t>(random.below(288))), problem);
    const std::unique_ptr<Search> search = make_search(problem, problem.cell_domains());
    ASSERT_NE(search, nullptr);
    ASSERT_EQ(solutions_of(*search), testing_support::naive_solutions(problem));
  }
}

TEST(SatSearch, StartsFromOtherDomains) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  const model::Problem problem = testing_support::grid_problem(2, 2);
  std::vector<geometry::DigitSet> start = problem.cell_domains();
  start[0] = geometry::DigitSet::single(Digit(2));
  start[5].erase(Digit(0));
  EXPECT_EQ(solutions_of(*make_search(problem, start)),
            testing_support::naive_solutions(problem, start));
  start[1] = start[0];
  EXPECT_TRUE(solutions_of(*make_search(problem, start)).empty());
}

TEST(SatSearch, GoesOnWhereItStopped) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  const model::Problem problem = testing_support::grid_problem(2, 2);
  const std::unique_ptr<Search> search = make_search(problem, problem.cell_domains());
  std::set<CellDigits> found;
  const Search::OnSolution note = [&found](const CellDigits& grid) {
    EXPECT_TRUE(found.insert(grid).second);
    return true;
  };
  base::Limits limits;
  for (const std::uint64_t wanted : {1U, 2U, 2U, 5U}) {
    limits.solutions = wanted;
    EXPECT_EQ(search->run(limits, note), StopReason::solutions);
    EXPECT_EQ(found.size(), wanted);
  }
  EXPECT_EQ(search->run(limits, nullptr), StopReason::solutions);
  limits.solutions = 6;
  EXPECT_EQ(search->run(limits,
                        [&note](const CellDigits& grid) {
                          note(grid);
                          return false;
                        }),
            StopReason::solutions);
  limits.solutions = 0;
  limits.nodes = 3;
  int turns = 0;
  while (search->run(limits, note) == StopReason::nodes) ++turns;
  EXPECT_GT(turns, 3);
  EXPECT_EQ(found.size(), 288U);
  EXPECT_EQ(search->run(limits, note), StopReason::exhausted);
  EXPECT_EQ(search->counters().solutions, 288U);
}

TEST(SatSearch, StopsWhenTold) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  // More pigeons than holes, which clauses take for ever to see.
  model::Problem problem = testing_support::plain_problem(13, 12);
  for (int first = 0; first < 13; ++first) {
    for (int second = 0; second < first; ++second)
      testing_support::add_all_different(problem, {first, second});
  }
  const auto start = problem.cell_domains();
  base::Limits limits;
  limits.time = std::chrono::milliseconds(30);
  EXPECT_EQ(make_search(problem, start)->run(limits, nullptr), StopReason::time);
  limits.time = std::chrono::nanoseconds(0);
  EXPECT_EQ(make_search(problem, start)->run(limits, nullptr), StopReason::time);
  base::StopSource stop;
  limits.time = {};
  limits.stop = stop.token();
  limits.progress = [&stop](const base::Progress& progress) {
    EXPECT_GT(progress.counters.nodes, 0U);
    stop.request_stop();
  };
  const std::unique_ptr<Search> search = make_search(problem, start);
  EXPECT_EQ(search->run(limits, nullptr), StopReason::cancelled);
  EXPECT_GT(search->counters().backtracks, 0U);
  // Said as one set there are too few digits at once.
  std::vector<int> all(13);
  for (int i = 0; i < 13; ++i) all[static_cast<std::size_t>(i)] = i;
  testing_support::add_all_different(problem, all);
  EXPECT_EQ(make_search(problem, start)->run({}, nullptr), StopReason::exhausted);
}

TEST(SatSearch, GivesUpWhatIsTooLarge) {
  model::Problem problem = testing_support::plain_problem(60, 9);
  for (std::size_t i = 0; i < problem.values.size(); ++i)
    problem.values[i] = static_cast<std::int64_t>(1) << (6 * i);
  std::vector<int> all(60);
  for (int i = 0; i < 60; ++i) all[static_cast<std::size_t>(i)] = i;
  EXPECT_TRUE(encode(problem, problem.cell_domains()).has_value());
  testing_support::add_sum(problem, all, 123'456'789);
  EXPECT_FALSE(encode(problem, problem.cell_domains()).has_value());
  // What other rules imply may be left out.
  problem.primitives.back().origin.kind = model::Origin::Kind::derived;
  EXPECT_TRUE(encode(problem, problem.cell_domains()).has_value());
  EXPECT_EQ(make_search(problem, problem.cell_domains()) != nullptr, is_available());
}

TEST(SatSearch, LargeSetsAreSaidInFewClauses) {
  std::vector<int> all(60);
  for (int i = 0; i < 60; ++i) all[static_cast<std::size_t>(i)] = i;
  model::Problem problem = testing_support::plain_problem(60, 60);
  testing_support::add_all_different(problem, all);
  const auto formula = encode(problem, problem.cell_domains());
  ASSERT_TRUE(formula.has_value());
  EXPECT_LT(formula->clauses().size(), 200'000U);  // all pairs: 600,000
  // The helpers leave as many solutions as there are.
  problem = testing_support::plain_problem(1, 64);
  EXPECT_TRUE(!is_available() ||
              solutions_of(*make_search(problem, problem.cell_domains())).size() == 64);
}

}  // namespace
}  // namespace omnidoku::sat
