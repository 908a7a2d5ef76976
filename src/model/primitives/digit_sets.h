// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "geometry/digit_set.h"
#include "model/variable.h"

namespace omnidoku::model {

/// Variables hold, all together, just the digits of one of a few sets: each of its digits once, so
/// that no two of them are equal. Lists of sets are shared between primitives.
struct DigitSets {
  std::vector<Variable> variables;
  /// Each has as many digits as there are variables; increasing, each once.
  std::shared_ptr<const std::vector<geometry::DigitSet>> sets;

  [[nodiscard]] std::vector<Variable> scope() const { return variables; }
  [[nodiscard]] bool excludes(Choice a, Choice b) const {
    return a.digit == b.digit ||
           std::none_of(sets->begin(), sets->end(), [&](geometry::DigitSet set) {
             return set.contains(a.digit) && set.contains(b.digit);
           });
  }
  /// Nothing can be said of exchanged digits.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) {
    return std::nullopt;
  }
  void add_to(base::Hash& hash) const {
    hash.add(variables.size());
    for (const Variable variable : variables) hash.add(variable.index());
    for (const geometry::DigitSet set : *sets) hash.add(set.mask());
  }
  friend bool operator==(const DigitSets& a, const DigitSets& b) {
    return a.variables == b.variables && (a.sets == b.sets || *a.sets == *b.sets);
  }
};

}  // namespace omnidoku::model
