// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "model/variable.h"

namespace omnidoku::model {

/// sum of coefficient * value(variable) is equal to, or at most, the total. A digit counts its
/// value, a number itself.
struct LinearSum {
  enum class Relation : std::uint8_t { equal, at_most };
  struct Term {
    Variable variable;
    std::int64_t coefficient = 1;
    friend bool operator==(const Term&, const Term&) = default;
  };
  std::vector<Term> terms;  ///< each variable once, no zero coefficient
  Relation relation = Relation::equal;
  std::int64_t total = 0;

  [[nodiscard]] std::vector<Variable> scope() const;
  /// What a sum excludes hangs on all its cells: the techniques of sums see to that.
  [[nodiscard]] static bool excludes(Choice /*a*/, Choice /*b*/) { return false; }
  [[nodiscard]] std::optional<std::int64_t> weight(Variable variable) const;
  void add_to(base::Hash& hash) const;
  friend bool operator==(const LinearSum&, const LinearSum&) = default;
};

}  // namespace omnidoku::model
