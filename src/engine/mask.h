// SPDX-License-Identifier: MIT
//
// Masks: a set of digits in an unsigned integer, bit d for digit d. All code of the engine that
// works on masks is a template over their width and is compiled once for each of the three.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/bits.h"

/// Expands X(Mask) for every width; for explicit instantiations.
#define OMNIDOKU_FOR_EACH_MASK(X) X(std::uint16_t) X(std::uint32_t) X(std::uint64_t)

namespace omnidoku::engine {

/// std::popcount without the library call it is on processors the compiler knows nothing of.
template <class Mask>
[[nodiscard]] constexpr int count_digits(Mask mask) {
  using Word = std::conditional_t<sizeof(Mask) == 8, std::uint64_t, std::uint32_t>;
  constexpr Word kAll = ~Word{0};
  Word word = mask;
  word -= word >> 1U & kAll / 3;
  word = (word & kAll / 5) + (word >> 2U & kAll / 5);
  word = (word + (word >> 4U)) & kAll / 17;
  return static_cast<int>(word * (kAll / 255) >> (sizeof(Word) * 8 - 8));
}

/// Whether at most one digit is left.
template <class Mask>
[[nodiscard]] constexpr bool is_single(Mask mask) {
  return (mask & static_cast<Mask>(mask - 1)) == 0;
}

/// The lowest digit, as a mask; 0 for an empty one.
template <class Mask>
[[nodiscard]] constexpr Mask lowest_digit(Mask mask) {
  return static_cast<Mask>(mask & (0 - mask));
}

}  // namespace omnidoku::engine
