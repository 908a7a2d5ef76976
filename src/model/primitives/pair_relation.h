// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/hash.h"
#include "geometry/digit_set.h"
#include "model/variable.h"

namespace omnidoku::model {

/// Which digits of a second variable go with each digit of a first one.
struct PairTable {
  std::vector<geometry::DigitSet> partners;  ///< by digit of the first
  friend bool operator==(const PairTable&, const PairTable&) = default;
};

/// Two variables hold digits that go together. Tables are shared between relations.
struct PairRelation {
  Variable first;
  Variable second;
  std::shared_ptr<const PairTable> table;

  [[nodiscard]] std::vector<Variable> scope() const { return {first, second}; }
  [[nodiscard]] bool excludes(Choice a, Choice b) const;
  /// Nothing can be said of exchanged digits.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) {
    return std::nullopt;
  }
  void add_to(base::Hash& hash) const;
  friend bool operator==(const PairRelation& a, const PairRelation& b) {
    return a.first == b.first && a.second == b.second &&
           (a.table == b.table || *a.table == *b.table);
  }
};

}  // namespace omnidoku::model
