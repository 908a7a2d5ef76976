// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "model/variable.h"

namespace omnidoku::model {

/// How often each digit occurs in some variables, of which there are at most kMostCounted.
struct DigitCounts {
  static constexpr std::size_t kMostCounted = 63;

  std::vector<Variable> variables;    ///< each once
  std::vector<std::uint64_t> counts;  ///< per digit a set: bit i, it may be there i times

  [[nodiscard]] std::vector<Variable> scope() const { return variables; }
  /// Whatever two choices are, it takes more to break it, but for digits that may not be there.
  [[nodiscard]] static bool excludes(Choice /*a*/, Choice /*b*/) { return false; }
  /// Nothing can be said of digits exchanged with those of others.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) {
    return std::nullopt;
  }
  void add_to(base::Hash& hash) const {
    hash.add(variables.size());
    for (const Variable variable : variables) hash.add(variable.index());
    for (const std::uint64_t set : counts) hash.add(set);
  }
  friend bool operator==(const DigitCounts&, const DigitCounts&) = default;
};

}  // namespace omnidoku::model
