// SPDX-License-Identifier: MIT
//
// What premises mean against enumeration, and against what each constraint means by its own word.
#include "certificate/premises.h"

#include <set>

#include <gtest/gtest.h>

#include "base/random.h"
#include "certificate/statement.h"
#include "constraints/constraint_type.h"
#include "sat/refute.h"
#include "sat/search.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/naive.h"
#include "support/problems.h"
#include "support/random_spec.h"

namespace omnidoku::certificate {
namespace {

using base::Random;
using geometry::Digit;
using testing_support::CellDigits;

#define OMNIDOKU_SKIP_WITHOUT_CADICAL() \
  if (!sat::is_available()) GTEST_SKIP() << "the program was built without CaDiCaL"

std::vector<std::string> texts_of(const std::vector<Premise>& premises) {
  std::vector<std::string> texts;
  for (const Premise& premise : premises) texts.push_back(premise.text);
  return texts;
}

Literal literal_of(const Claim& claim, std::size_t variable, Digit digit) {
  for (const Option& option : claim.variables[variable]) {
    if (option.choice == static_cast<std::int64_t>(digit.index()) + 1) return option.literal;
  }
  return 0;
}

/// Whether the hidden variables can be set so that the premises hold.
bool can_be(const Claim& claim, const CellDigits& cells) {
  std::vector<Clause> clauses = claim.clauses;
  for (std::size_t i = 0; i < cells.size(); ++i)
    clauses.push_back({literal_of(claim, i, cells[i])});
  return sat::solve_clauses(clauses, claim.num_literals, {}).reason == base::StopReason::solutions;
}

/// All fillings that the premises allow, up to so many.
std::set<CellDigits> solutions_of(const Claim& claim, std::size_t limit) {
  std::set<CellDigits> found;
  std::vector<Clause> clauses = claim.clauses;
  while (found.size() < limit) {
    const sat::Answer answer = sat::solve_clauses(clauses, claim.num_literals, {});
    if (answer.reason != base::StopReason::solutions) break;
    CellDigits digits;
    Clause other;
    for (std::size_t i = 0; i < claim.num_cells; ++i) {
      for (const Option& option : claim.variables[i]) {
        if (!answer.holds[static_cast<std::size_t>(option.literal)]) continue;
        digits.emplace_back(static_cast<std::size_t>(option.choice - 1));
        other.push_back(-option.literal);
      }
    }
    EXPECT_EQ(digits.size(), claim.num_cells);
    EXPECT_TRUE(found.insert(digits).second);
    clauses.push_back(other);
  }
  return found;
}

TEST(Premises, AllowWhatEnumerationFinds) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  int too_large = 0;
  for (std::uint64_t round = 0; round < 400 && !HasFailure(); ++round) {
    SCOPED_TRACE(round);
    Random random = Random::for_stream(20261129, round);
    model::Problem problem = testing_support::random_problem(random);
    // A puzzle says what its cells can be by premises; domains are of hidden variables alone.
    std::vector<model::PostedPrimitive> domains;
    for (int i = 0; i < problem.num_cells; ++i) {
      const auto at = static_cast<std::size_t>(i);
      domains.push_back({model::Restriction{model::Variable(at), problem.domains[at]}, {}});
      problem.domains[at] = geometry::DigitSet::all(problem.num_digits);
    }
    problem.primitives.insert(problem.primitives.begin(), domains.begin(), domains.end());
    std::vector<std::string> names;
    for (int i = 0; i < problem.num_cells; ++i) names.push_back("c" + std::to_string(i));
    const auto premises =
        state(problem, names, std::vector<std::string>(problem.primitives.size(), "a rule"));
    if (!premises) {
      ++too_large;
      continue;
    }
    const base::Result<Claim> claim = read_premises(texts_of(*premises));
    if (!claim) {  // values beyond all bounds
      ASSERT_NE(claim.error().code, base::ErrorCode::unknown_name) << claim.error().text();
      ++too_large;
      continue;
    }
    constexpr std::size_t kLimit = 60;
    const std::set<CellDigits> expected = testing_support::naive_solutions(problem, kLimit);
    const std::set<CellDigits> found = solutions_of(*claim, kLimit);
    ASSERT_EQ(found.size(), expected.size());
    ASSERT_TRUE(expected.size() == kLimit || found == expected);
  }
  EXPECT_LT(too_large, 200);
}

TEST(Premises, SayOfEachConstraintWhatItMeans) {
  OMNIDOKU_SKIP_WITHOUT_CADICAL();
  const int num_rounds = testing_support::rounds(60, 8);
  const model::Puzzle empty = testing_support::puzzle("grid:4");
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    SCOPED_TRACE(type->id);
    for (int round = 0; round < num_rounds && !HasFailure(); ++round) {
      Random random = Random::for_stream(7, static_cast<std::uint64_t>(round));
      model::FilledGrid grid;
      for (int i = 0; i < empty.num_cells(); ++i) grid.emplace_back(random.below(4));
      const auto kept = testing_support::random_spec_that_holds(random, *type, empty, grid);
      const model::ConstraintSpec spec =
          kept ? *kept : testing_support::random_spec(random, *type, empty, grid);
      // Two types are for boards with one symbol more than a house has cells.
      if (!constraints::validate(empty, spec)) continue;
      constraints::Lowering lowering(empty);
      type->lower(empty, spec, lowering);
      const model::Problem problem = lowering.take();
      std::vector<std::string> names;
      for (int i = 0; i < problem.num_cells; ++i) names.push_back("c" + std::to_string(i));
      const auto premises =
          state(problem, names, std::vector<std::string>(problem.primitives.size(), "it"));
      ASSERT_TRUE(premises) << premises.error().text();
      const base::Result<Claim> claim = read_premises(texts_of(*premises));
      ASSERT_TRUE(claim) << claim.error().text();
      for (int i = 0; i < 16 && !HasFailure(); ++i) {
        const model::PartialGrid filled(grid.begin(), grid.end());
        EXPECT_EQ(can_be(*claim, grid), type->holds(empty, spec, filled));
        grid[random.below(grid.size())] = Digit(random.below(4));
      }
    }
  }
}

TEST(Premises, RefuseWhatIsNone) {
  const std::vector<std::string> good{"digits 1 2 3", "cells a b c"};
  const char* const bad[] = {
      "",        "nothing a", "one a",         "one a=x",      "one d=1",           "different a d",
      "sum 3 a", "sum = x a", "sum =",         "sets 1,x a b", "walk 1 a",          "table 1 1",
      "cells d", "hidden a",  "numbers 1,, d", "numbers 1 a",  "digits 99999999999"};
  ASSERT_TRUE(read_premises(good));
  for (const char* const line : bad) {
    std::vector<std::string> premises = good;
    premises.emplace_back(line);
    const base::Result<Claim> claim = read_premises(premises);
    ASSERT_FALSE(claim) << line;
    EXPECT_EQ(claim.error().where.line, 3U) << line;
  }
}

}  // namespace
}  // namespace omnidoku::certificate
