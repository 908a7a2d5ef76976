// SPDX-License-Identifier: MIT

#include "support/naive.h"

#include <algorithm>

namespace omnidoku::testing_support {

namespace {

// Exact for the few terms and numbers below 2^60 that the tests use.
__extension__ using Int128 = __int128;

std::vector<std::size_t> variables_of(const model::Primitive& primitive) {
  std::vector<std::size_t> indices;
  if (const auto* different = std::get_if<model::AllDifferent>(&primitive)) {
    for (const model::Variable variable : different->variables) indices.push_back(variable.index());
  } else {
    for (const auto& term : std::get<model::LinearSum>(primitive).terms) {
      indices.push_back(term.variable.index());
    }
  }
  return indices;
}

struct Walk {
  const model::Problem& problem;
  const std::vector<geometry::DigitSet>& start;
  std::size_t limit;
  std::vector<std::vector<std::size_t>> complete_at;  // per variable: primitives it completes
  std::vector<geometry::Digit> assignment;
  std::set<CellDigits> found;

  void from(std::size_t variable) {
    if (limit != 0 && found.size() >= limit) return;
    if (variable == assignment.size()) {
      found.emplace(assignment.begin(), assignment.begin() + problem.num_cells);
      return;
    }
    (start[variable] & problem.domains[variable]).for_each([&](geometry::Digit digit) {
      assignment[variable] = digit;
      for (const std::size_t i : complete_at[variable]) {
        if (!holds(problem, problem.primitives[i].primitive, assignment)) return;
      }
      from(variable + 1);
    });
  }
};

}  // namespace

bool holds(const model::Problem& problem, const model::Primitive& primitive,
           const std::vector<geometry::Digit>& assignment) {
  if (const auto* different = std::get_if<model::AllDifferent>(&primitive)) {
    const auto& variables = different->variables;
    for (std::size_t i = 0; i < variables.size(); ++i) {
      for (std::size_t j = i + 1; j < variables.size(); ++j) {
        if (assignment[variables[i].index()] == assignment[variables[j].index()]) return false;
      }
    }
    return true;
  }
  const auto& sum = std::get<model::LinearSum>(primitive);
  Int128 value = 0;
  for (const auto& term : sum.terms) {
    value += Int128{term.coefficient} * problem.values[assignment[term.variable.index()].index()];
  }
  return sum.relation == model::LinearSum::Relation::equal ? value == sum.total
                                                           : value <= sum.total;
}

std::set<CellDigits> naive_solutions(const model::Problem& problem,
                                     const std::vector<geometry::DigitSet>& start,
                                     std::size_t limit) {
  Walk walk{problem, start, limit, {}, {}, {}};
  walk.complete_at.resize(problem.domains.size());
  walk.assignment.resize(problem.domains.size());
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    const std::vector<std::size_t> variables = variables_of(problem.primitives[i].primitive);
    if (variables.empty()) {
      if (!holds(problem, problem.primitives[i].primitive, walk.assignment)) return {};
    } else {
      walk.complete_at[*std::max_element(variables.begin(), variables.end())].push_back(i);
    }
  }
  walk.from(0);
  return walk.found;
}

std::set<CellDigits> naive_solutions(const model::Problem& problem, std::size_t limit) {
  return naive_solutions(problem, problem.domains, limit);
}

}  // namespace omnidoku::testing_support
