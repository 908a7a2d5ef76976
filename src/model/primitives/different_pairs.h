// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "model/variable.h"

namespace omnidoku::model {

/// The pairs of digits in (first[0], second[0]), (first[1], second[1]), ... are all different. No
/// variable is named twice.
struct DifferentPairs {
  std::vector<Variable> first;
  std::vector<Variable> second;  ///< as many

  [[nodiscard]] std::vector<Variable> scope() const {
    std::vector<Variable> all = first;
    all.insert(all.end(), second.begin(), second.end());
    return all;
  }
  /// It takes four choices to break it.
  [[nodiscard]] static bool excludes(Choice /*a*/, Choice /*b*/) { return false; }
  /// Nothing can be said of exchanged digits.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) {
    return std::nullopt;
  }
  void add_to(base::Hash& hash) const {
    hash.add(first.size());
    for (const Variable variable : scope()) hash.add(variable.index());
  }
  friend bool operator==(const DifferentPairs&, const DifferentPairs&) = default;
};

}  // namespace omnidoku::model
