// SPDX-License-Identifier: MIT

#include "support/naive.h"

#include <algorithm>

namespace omnidoku::testing_support {

namespace {

// Exact for the few terms and numbers below 2^60 that the tests use.
__extension__ using Int128 = __int128;

std::vector<std::size_t> variables_of(const model::Primitive& primitive) {
  std::vector<std::size_t> indices;
  for (const model::Variable variable : model::scope_of(primitive)) {
    indices.push_back(variable.index());
  }
  return indices;
}

/// What the variables hold: digits as their index, numbers as their place in the list of values.
using Choices = std::vector<std::size_t>;

const model::NumberDomain* number_of(const model::Problem& problem, std::size_t variable) {
  for (const model::NumberDomain& number : problem.numbers) {
    if (number.variable.index() == variable) return &number;
  }
  return nullptr;
}

std::int64_t value_of(const model::Problem& problem, std::size_t variable, std::size_t choice) {
  const model::NumberDomain* number = number_of(problem, variable);
  return number != nullptr ? number->values[choice] : problem.values[choice];
}

/// Does a full assignment satisfy the primitive?
bool holds(const model::Problem& problem, const model::Primitive& primitive,
           const Choices& choices) {
  if (const auto* different = std::get_if<model::AllDifferent>(&primitive)) {
    const auto& variables = different->variables;
    for (std::size_t i = 0; i < variables.size(); ++i) {
      for (std::size_t j = i + 1; j < variables.size(); ++j) {
        if (choices[variables[i].index()] == choices[variables[j].index()]) return false;
      }
    }
    return true;
  }
  if (const auto* pair = std::get_if<model::PairRelation>(&primitive)) {
    const geometry::Digit second(choices[pair->second.index()]);
    return pair->table->partners[choices[pair->first.index()]].contains(second);
  }
  if (const auto* one = std::get_if<model::Restriction>(&primitive)) {
    return one->digits.contains(geometry::Digit(choices[one->variable.index()]));
  }
  const auto& sum = std::get<model::LinearSum>(primitive);
  Int128 value = 0;
  for (const auto& term : sum.terms) {
    const std::size_t variable = term.variable.index();
    value += Int128{term.coefficient} * value_of(problem, variable, choices[variable]);
  }
  return sum.relation == model::LinearSum::Relation::equal ? value == sum.total
                                                           : value <= sum.total;
}

struct Walk {
  const model::Problem& problem;
  const std::vector<geometry::DigitSet>& start;
  std::size_t limit;
  std::vector<std::vector<std::size_t>> complete_at;  // per variable: primitives it completes
  Choices choices;
  std::set<CellDigits> found;

  void from(std::size_t variable) {
    if (limit != 0 && found.size() >= limit) return;
    if (variable == choices.size()) {
      CellDigits cells;
      for (int cell = 0; cell < problem.num_cells; ++cell)
        cells.emplace_back(choices[static_cast<std::size_t>(cell)]);
      found.insert(std::move(cells));
      return;
    }
    const auto next = [&](std::size_t choice) {
      choices[variable] = choice;
      for (const std::size_t i : complete_at[variable]) {
        if (!holds(problem, problem.primitives[i].primitive, choices)) return;
      }
      from(variable + 1);
    };
    if (const model::NumberDomain* number = number_of(problem, variable)) {
      for (std::size_t i = 0; i < number->values.size(); ++i) next(i);
      return;
    }
    geometry::DigitSet digits = problem.domains[variable];
    if (variable < start.size()) digits &= start[variable];
    digits.for_each([&](geometry::Digit digit) { next(digit.index()); });
  }
};

}  // namespace

std::set<CellDigits> naive_solutions(const model::Problem& problem,
                                     const std::vector<geometry::DigitSet>& start,
                                     std::size_t limit) {
  Walk walk{problem, start, limit, {}, {}, {}};
  walk.complete_at.resize(problem.domains.size());
  walk.choices.resize(problem.domains.size());
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    const std::vector<std::size_t> variables = variables_of(problem.primitives[i].primitive);
    if (variables.empty()) {
      if (!holds(problem, problem.primitives[i].primitive, walk.choices)) return {};
    } else {
      walk.complete_at[*std::max_element(variables.begin(), variables.end())].push_back(i);
    }
  }
  walk.from(0);
  return walk.found;
}

std::set<CellDigits> naive_solutions(const model::Problem& problem, std::size_t limit) {
  return naive_solutions(problem, problem.cell_domains(), limit);
}

}  // namespace omnidoku::testing_support
