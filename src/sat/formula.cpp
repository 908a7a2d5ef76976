// SPDX-License-Identifier: MIT
#include "sat/formula.h"

#include <algorithm>
#include <variant>

namespace omnidoku::sat {

namespace {

/// Some 40 MB in the formula, and ten times that in the solver. An empty 36x36 has fewer, an empty
/// 49x49 more: there a conflict takes as long as fifteen nodes of a search.
constexpr std::size_t kMostInClauses = 10'000'000;

}  // namespace

Formula::Formula(const model::Problem& problem, const std::vector<geometry::DigitSet>& domains)
    : problem_(problem), options_(domains.size()), different_sets_of_(domains.size()) {
  for (std::size_t i = 0; i < domains.size(); ++i) {
    domains[i].for_each([&](geometry::Digit digit) {
      options_[i].push_back({digit.index(), problem.values[digit.index()], make_literal()});
    });
  }
  for (const model::NumberDomain& number : problem.numbers) {
    std::vector<Option>& mine = options_[number.variable.index()];
    for (std::size_t i = 0; i < number.values.size(); ++i)
      mine.push_back({i, number.values[i], make_literal()});
  }
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    const auto* set = std::get_if<model::AllDifferent>(&problem.primitives[i].primitive);
    if (set == nullptr) continue;
    for (const model::Variable variable : set->variables)
      different_sets_of_[variable.index()].push_back(i);
  }
  for (const std::vector<Option>& options : options_) {
    std::vector<Literal> literals;
    for (const Option& option : options) literals.push_back(option.literal);
    add(literals);
    add_at_most_one(std::move(literals));
  }
}

void Formula::begin_part(Literal guard, std::span<const std::size_t> part_of, std::size_t part) {
  guard_ = guard;
  part_of_ = part_of;
  part_ = part;
}

bool Formula::all_differ(std::span<const model::Variable> variables) const {
  for (std::size_t i = 0; i < variables.size(); ++i) {
    const std::vector<std::size_t>& mine = different_sets_of_[variables[i].index()];
    for (std::size_t k = 0; k < i; ++k) {
      const std::vector<std::size_t>& others = different_sets_of_[variables[k].index()];
      const bool differ = std::any_of(mine.begin(), mine.end(), [&](std::size_t set) {
        return (part_of_.empty() || part_of_[set] == part_) &&
               std::find(others.begin(), others.end(), set) != others.end();
      });
      if (!differ) return false;
    }
  }
  return true;
}

void Formula::add(std::span<const Literal> clause) {
  if (clauses_.size() + clause.size() + 2 > kMostInClauses) give_up();
  if (given_up_) return;
  if (guard_ != 0) clauses_.push_back(-guard_);
  clauses_.insert(clauses_.end(), clause.begin(), clause.end());
  clauses_.push_back(0);
}

void Formula::add_at_most_one(std::vector<Literal> literals) {
  // All pairs of a few; a helper stands for these few among the others.
  constexpr std::size_t kAtOnce = 30;
  while (!given_up_) {
    const std::size_t count = literals.size() <= kAtOnce ? literals.size() : kAtOnce / 2;
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t k = 0; k < i; ++k) add({-literals[k], -literals[i]});
    }
    if (count == literals.size()) return;
    const Literal one_of_these = make_literal();
    for (std::size_t i = 0; i < count; ++i) add({-literals[i], one_of_these});
    literals.erase(literals.begin(), literals.begin() + static_cast<std::ptrdiff_t>(count));
    literals.push_back(one_of_these);
  }
}

/// By a literal for each set, of which one holds, and one for each digit that the set has.
void Formula::add_one_of_sets(std::span<const model::Variable> variables,
                              std::span<const geometry::DigitSet> sets) {
  std::vector<Literal> chosen;
  for (std::size_t i = 0; i < sets.size(); ++i) chosen.push_back(make_literal());
  add(chosen);
  add_at_most_one(chosen);
  for (std::size_t digit = 0; digit < problem_.values.size(); ++digit) {
    const Literal present = make_literal();
    std::vector<Literal> places{-present};
    for (const model::Variable variable : variables) {
      for (const Option& option : options(variable)) {
        if (option.choice != digit) continue;
        add({-option.literal, present});
        places.push_back(option.literal);
      }
    }
    add(places);
    std::vector<Literal> with{-present};
    std::vector<Literal> without{present};
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      const bool has = sets[i].contains(geometry::Digit(digit));
      add({-chosen[i], has ? present : -present});
      (has ? with : without).push_back(chosen[i]);
    }
    add(with);
    add(without);
  }
}

}  // namespace omnidoku::sat
