// SPDX-License-Identifier: MIT
//
// Which sums are told by sets of digits.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/tables.h"

namespace omnidoku::engine {

/// The sets of internal digits that the variables of the sum can hold together, if the sum is one
/// for digit_sets.cpp: all variables different and counting alike, at most 16 sets. The sum must
/// be one that suits_groups().
[[nodiscard]] std::optional<std::vector<std::uint16_t>> digit_sets_of(
    const Tables<std::uint16_t>& tables, const model::LinearSum& sum);
/// No other width has the vector form.
template <class Mask>
[[nodiscard]] std::optional<std::vector<std::uint16_t>> digit_sets_of(const Tables<Mask>&,
                                                                      const model::LinearSum&) {
  return std::nullopt;
}

}  // namespace omnidoku::engine
