// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "geometry/digit_set.h"
#include "model/variable.h"

namespace omnidoku::model {

/// A variable holds one of these digits. The domains of the problem say so as well; this says why.
struct Restriction {
  Variable variable;
  geometry::DigitSet digits;

  [[nodiscard]] std::vector<Variable> scope() const { return {variable}; }
  [[nodiscard]] static bool excludes(Choice /*a*/, Choice /*b*/) { return false; }
  /// A digit within the domain is as good as any other.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) { return 0; }
  void add_to(base::Hash& hash) const {
    hash.add(variable.index());
    hash.add(digits.mask());
  }
  friend bool operator==(const Restriction&, const Restriction&) = default;
};

}  // namespace omnidoku::model
