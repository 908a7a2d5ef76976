// SPDX-License-Identifier: MIT
//
// A sum is said in one of two ways.
//
// By combinations, where its variables all differ and count alike: a literal for each set of digits
// with the total, of which one holds, and one for each digit that the sum has; for few sets only.
//
// By partial sums: after each term a literal for each sum that can still be completed to the total,
// of which one holds. A choice leads from one to the next, and back.
//
// An implied sum is left out where it would be long: it is there to make a search shorter.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "sat/encoding.h"

namespace omnidoku::sat::linear_sum_encoding {

namespace {

using model::LinearSum;

constexpr std::size_t kMostSets = 64;
constexpr std::size_t kMostSteps = 2'000'000;         // from partial sums to the next, in one sum
constexpr std::size_t kMostImpliedSteps = 4'000;      // the same in one that others imply
constexpr double kMostValue = 1'000'000'000'000'000;  // such that no partial sum overflows

/// The sets of `size` digits whose values add up to `total`, as masks; nothing if there are too
/// many.
class SetsOfDigits {
 public:
  SetsOfDigits(const std::vector<std::int64_t>& values, std::size_t size, std::int64_t total)
      : values_(values), is_few_(true) {
    extend({}, 0, size, total);
  }
  [[nodiscard]] bool is_few() const { return is_few_; }
  [[nodiscard]] const std::vector<geometry::DigitSet>& list() const { return list_; }

 private:
  void extend(geometry::DigitSet set, std::size_t next, std::size_t missing, std::int64_t rest) {
    if (!is_few_ || ++visited_ > kMostVisited) {
      is_few_ = false;
      return;
    }
    if (missing == 0) {
      if (rest == 0) list_.push_back(set);
      is_few_ = list_.size() <= kMostSets;
      return;
    }
    for (std::size_t digit = next; digit + missing <= values_.size(); ++digit) {
      geometry::DigitSet with = set;
      with.insert(geometry::Digit(digit));
      extend(with, digit + 1, missing - 1, rest - values_[digit]);
    }
  }

  static constexpr std::size_t kMostVisited = 20'000;
  const std::vector<std::int64_t>& values_;
  std::vector<geometry::DigitSet> list_;
  std::size_t visited_ = 0;
  bool is_few_;
};

/// False if combinations are not for this sum.
bool encode_sets(const LinearSum& sum, Formula& formula) {
  if (sum.terms.empty()) return false;
  const model::Problem& problem = formula.problem();
  const std::int64_t coefficient = sum.terms.front().coefficient;
  const bool alike = std::all_of(sum.terms.begin(), sum.terms.end(),
                                 [&](const auto& term) { return term.coefficient == coefficient; });
  if (!alike || sum.relation != LinearSum::Relation::equal) return false;
  for (const model::NumberDomain& number : problem.numbers) {
    if (sum.weight(number.variable) != 0) return false;
  }
  const std::vector<model::Variable> variables = sum.scope();
  if (!formula.all_differ(variables)) return false;
  if (sum.total % coefficient != 0) {
    formula.add({});
    return true;
  }
  const SetsOfDigits sets(problem.values, variables.size(), sum.total / coefficient);
  if (!sets.is_few()) return false;

  formula.add_one_of_sets(variables, sets.list());
  return true;
}

/// The partial sums after each term from which the total can be reached; nothing if there are too
/// many ways from one to the next.
std::optional<std::vector<std::map<std::int64_t, Literal>>> partial_sums(const LinearSum& sum,
                                                                         const Formula& formula,
                                                                         std::size_t most_steps) {
  std::vector<std::map<std::int64_t, Literal>> layers(sum.terms.size() + 1);
  layers[0].emplace(0, 0);
  std::size_t steps = 0;
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    const auto options = formula.options(sum.terms[i].variable);
    for (const auto& [before, unused] : layers[i]) {
      steps += options.size();
      if (steps > most_steps) return std::nullopt;
      for (const Option& option : options)
        layers[i + 1].emplace(before + sum.terms[i].coefficient * option.value, 0);
    }
  }
  const bool exactly = sum.relation == LinearSum::Relation::equal;
  std::erase_if(layers.back(), [&](const auto& state) {
    return exactly ? state.first != sum.total : state.first > sum.total;
  });
  for (std::size_t i = sum.terms.size(); i-- > 0;) {
    const auto options = formula.options(sum.terms[i].variable);
    std::erase_if(layers[i], [&](const auto& state) {
      return std::none_of(options.begin(), options.end(), [&](const Option& option) {
        return layers[i + 1].count(state.first + sum.terms[i].coefficient * option.value) != 0;
      });
    });
  }
  return layers;
}

/// Whether no sum of some of its terms overflows.
bool is_small(const LinearSum& sum, const Formula& formula) {
  double greatest = 0;
  const auto look_at = [&greatest](std::int64_t value) {
    greatest = std::max(greatest, std::abs(static_cast<double>(value)));
  };
  for (const std::int64_t value : formula.problem().values) look_at(value);
  double most = std::abs(static_cast<double>(sum.total));
  for (const LinearSum::Term& term : sum.terms) {
    for (const Option& option : formula.options(term.variable)) look_at(option.value);
  }
  for (const LinearSum::Term& term : sum.terms)
    most += greatest * std::abs(static_cast<double>(term.coefficient));
  return most <= kMostValue;
}

/// False if it would be too long.
bool encode_partial_sums(const LinearSum& sum, Formula& formula, std::size_t most_steps) {
  auto layers = partial_sums(sum, formula, most_steps);
  if (!layers) return false;
  for (auto& layer : *layers) {
    std::vector<Literal> one_of;
    for (auto& [unused, literal] : layer) one_of.push_back(literal = formula.make_literal());
    formula.add(one_of);
  }
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    const auto& before = (*layers)[i];
    const auto& after = (*layers)[i + 1];
    for (const Option& option : formula.options(sum.terms[i].variable)) {
      const std::int64_t step = sum.terms[i].coefficient * option.value;
      for (const auto& [value, literal] : before) {
        const auto next = after.find(value + step);
        if (next == after.end()) {
          formula.add({-literal, -option.literal});
        } else {
          formula.add({-literal, -option.literal, next->second});
        }
      }
      for (const auto& [value, literal] : after) {
        const auto last = before.find(value - step);
        if (last == before.end()) {
          formula.add({-literal, -option.literal});
        } else {
          formula.add({-literal, -option.literal, last->second});
        }
      }
    }
  }
  return true;
}

bool encode(const model::PostedPrimitive& posted, Formula& formula) {
  const auto* sum = std::get_if<LinearSum>(&posted.primitive);
  if (sum == nullptr) return false;
  const bool is_implied = posted.origin.kind == model::Origin::Kind::derived;
  const bool is_said =
      is_small(*sum, formula) &&
      (encode_sets(*sum, formula) ||
       encode_partial_sums(*sum, formula, is_implied ? kMostImpliedSteps : kMostSteps));
  if (!is_said && !is_implied) formula.give_up();
  return true;
}

}  // namespace

extern const Encoding descriptor;
const Encoding descriptor{encode};

}  // namespace omnidoku::sat::linear_sum_encoding
