// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "geometry/digit_set.h"
#include "model/primitives/pair_relation.h"

namespace omnidoku::engine {

/// What a relation excludes where nothing follows from it before one of the two variables is fixed:
/// that they are a digit of the first and one of the second, of which each digit has one at most.
struct ExcludedPairs {
  std::vector<std::optional<geometry::Digit>> of_first;   ///< by digit of the first: of the second
  std::vector<std::optional<geometry::Digit>> of_second;  ///< the other way round
};

/// Nothing: a digit excludes several, so that something may follow from what is left of a variable.
[[nodiscard]] inline std::optional<ExcludedPairs> excluded_pairs(const model::PairTable& table) {
  const std::size_t num_digits = table.partners.size();
  ExcludedPairs excluded{std::vector<std::optional<geometry::Digit>>(num_digits),
                         std::vector<std::optional<geometry::Digit>>(num_digits)};
  const auto all = geometry::DigitSet::all(static_cast<int>(num_digits));
  for (std::size_t first = 0; first < num_digits; ++first) {
    const geometry::DigitSet missing = all - table.partners[first];
    if (missing.size() > 1) return std::nullopt;
    bool is_alone = true;
    missing.for_each([&](geometry::Digit second) {
      excluded.of_first[first] = second;
      is_alone = !excluded.of_second[second.index()];
      excluded.of_second[second.index()] = geometry::Digit(first);
    });
    if (!is_alone) return std::nullopt;
  }
  return excluded;
}

}  // namespace omnidoku::engine
