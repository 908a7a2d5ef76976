// SPDX-License-Identifier: MIT
//
// Groups that rules sort digits into: low, middle and high ones; those with a remainder.
#pragma once

#include <cstdint>

#include "model/puzzle.h"

namespace omnidoku::constraints {

/// How many groups third_of() tells apart.
inline constexpr int kThirds = 3;

/// 0 low, 1 middle, 2 high, by the place of the value among all; where their number is not
/// divisible by three, the middle has more or fewer of them.
[[nodiscard]] std::int64_t third_of(const model::Puzzle& puzzle, geometry::Digit digit);

/// What the value leaves on division by a positive modulus: from 0 to modulus - 1, of negative
/// values too.
[[nodiscard]] std::int64_t remainder_of(const model::Puzzle& puzzle, geometry::Digit digit,
                                        std::int64_t modulus);

}  // namespace omnidoku::constraints
