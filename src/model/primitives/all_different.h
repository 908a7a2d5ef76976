// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "model/variable.h"

namespace omnidoku::model {

/// No two of the variables are equal. With as many variables as digits every digit occurs.
struct AllDifferent {
  std::vector<Variable> variables;

  [[nodiscard]] std::vector<Variable> scope() const { return variables; }
  [[nodiscard]] static bool excludes(Choice a, Choice b) { return a.digit == b.digit; }
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) { return 1; }
  void add_to(base::Hash& hash) const {
    for (const Variable variable : variables) hash.add(variable.index());
  }
  friend bool operator==(const AllDifferent&, const AllDifferent&) = default;
};

}  // namespace omnidoku::model
