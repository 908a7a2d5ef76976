// SPDX-License-Identifier: MIT
//
// The engine against the naive reference on thousands of small random problems: counts to every
// limit, sets of solutions, partitions, shuffled sampling, propagation that loses nothing.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/solver.h"
#include "support/effort.h"
#include "support/naive.h"
#include "support/problems.h"

namespace omnidoku::engine {
namespace {

using testing_support::CellDigits;
using testing_support::naive_solutions;

std::vector<CellDigits> solve(Solver& solver, const Domains& start, std::uint64_t limit,
                              std::optional<std::uint64_t> seed = {}) {
  std::vector<CellDigits> found;
  SearchOptions options;
  options.limits.solutions = limit;
  options.shuffle_seed = seed;
  const SearchResult result = solver.search(start, options, [&](const CellDigits& cells) {
    found.push_back(cells);
    return true;
  });
  EXPECT_EQ(result.counters.solutions, found.size());
  const bool stopped = limit != 0 && found.size() >= limit;
  EXPECT_EQ(result.reason, stopped ? base::StopReason::solutions : base::StopReason::exhausted);
  EXPECT_TRUE(!result.contradiction || found.empty());
  return found;
}

class Differential : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(Differential, AgreesWithTheNaiveSolver) {
  const int num_problems = testing_support::rounds(5000, 400);
  int with_solutions = 0;
  for (int i = 0; i < num_problems; ++i) {
    SCOPED_TRACE("stream " + std::to_string(GetParam()) + ", problem " + std::to_string(i));
    base::Random random = base::Random::for_stream(GetParam(), static_cast<std::uint64_t>(i));
    const model::Problem problem = testing_support::random_problem(random);
    const std::set<CellDigits> expected = naive_solutions(problem);
    if (!expected.empty()) ++with_solutions;
    Solver solver(problem);
    const Domains all = problem.cell_domains();

    // All solutions, each once, in a fixed and in a shuffled order.
    for (const auto seed : {std::optional<std::uint64_t>{}, std::optional<std::uint64_t>{i}}) {
      const std::vector<CellDigits> found = solve(solver, all, 0, seed);
      ASSERT_EQ(found.size(), expected.size());
      ASSERT_EQ(std::set<CellDigits>(found.begin(), found.end()), expected);
    }
    // Limits.
    for (const std::uint64_t limit : {1U, 2U, 3U}) {
      const std::vector<CellDigits> found = solve(solver, all, limit);
      ASSERT_EQ(found.size(), std::min<std::size_t>(limit, expected.size()));
      for (const CellDigits& cells : found) ASSERT_TRUE(expected.contains(cells));
    }
    // Propagation keeps the digits of every solution.
    const auto propagated = solver.propagate(all);
    ASSERT_TRUE(!propagated.contradiction || expected.empty());
    for (const CellDigits& cells : expected) {
      for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        ASSERT_TRUE(propagated.domains[cell].contains(cells[cell]));
      }
    }
    // A partition has the same solutions, none in two parts.
    const std::size_t parts = 1 + random.below(12);
    std::vector<CellDigits> together;
    const std::vector<Solver::Part> list = *solver.split(all, parts);
    ASSERT_EQ(list, *solver.split(all, parts));
    std::uint64_t count = 0;
    for (const Solver::Part& part : list) {
      const std::set<CellDigits> of_part = naive_solutions(problem, part.domains);
      const std::vector<CellDigits> found = solve(solver, part.domains, 0);
      ASSERT_EQ(std::set<CellDigits>(found.begin(), found.end()), of_part);
      together.insert(together.end(), of_part.begin(), of_part.end());
      count += of_part.size() * part.times;
    }
    ASSERT_EQ(count, expected.size());
    const std::set<CellDigits> distinct(together.begin(), together.end());
    ASSERT_EQ(distinct.size(), together.size());
    for (const CellDigits& cells : distinct) ASSERT_TRUE(expected.contains(cells));
    // Another start.
    Domains start = all;
    for (geometry::DigitSet& digits : start) {
      if (random.chance(1, 3)) digits = geometry::DigitSet::from_mask(random.next());
    }
    const std::set<CellDigits> restricted = naive_solutions(problem, start);
    const std::vector<CellDigits> found = solve(solver, start, 0);
    ASSERT_EQ(std::set<CellDigits>(found.begin(), found.end()), restricted);
    ASSERT_EQ(found.size(), restricted.size());
  }
  EXPECT_GT(with_solutions, num_problems / 4);
}

INSTANTIATE_TEST_SUITE_P(Streams, Differential, ::testing::Range<std::uint64_t>(1, 9));

}  // namespace
}  // namespace omnidoku::engine
