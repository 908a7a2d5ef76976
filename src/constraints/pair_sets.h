// SPDX-License-Identifier: MIT
//
// Sets of digits each two of which go together: what a line holds on which a rule of pairs is for
// any two cells and lets no digit be there twice.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "geometry/digit_set.h"

namespace omnidoku::constraints {

/// Those of `size` digits, of which any a and b go together in one order or the other; nothing
/// where a digit goes with itself, or where there are none or too many to be of use.
[[nodiscard]] std::optional<std::vector<geometry::DigitSet>> sets_of_pairs(
    int num_digits, std::size_t size,
    const std::function<bool(geometry::Digit, geometry::Digit)>& go_together);

}  // namespace omnidoku::constraints
