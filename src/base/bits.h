// SPDX-License-Identifier: MIT
//
// Walking over the set bits of an unsigned integer.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

namespace omnidoku::base {

/// Calls f(index) for every set bit, lowest first.
template <std::unsigned_integral Mask, class F>
constexpr void for_each_bit(Mask mask, F&& f) {
  while (mask != 0) {
    f(std::countr_zero(mask));
    mask = static_cast<Mask>(mask & (mask - 1));
  }
}

/// A mask with the lowest `count` bits set; count may be the full width.
template <std::unsigned_integral Mask>
[[nodiscard]] constexpr Mask low_bits(int count) {
  constexpr int kWidth = static_cast<int>(sizeof(Mask) * 8);
  if (count >= kWidth) return static_cast<Mask>(~Mask{0});
  return static_cast<Mask>((Mask{1} << count) - 1);
}

/// a * b and a + b; the greatest number where that is too much.
[[nodiscard]] constexpr std::uint64_t saturating_product(std::uint64_t a, std::uint64_t b) {
  constexpr std::uint64_t kMost = ~std::uint64_t{0};
  return b != 0 && a > kMost / b ? kMost : a * b;
}
[[nodiscard]] constexpr std::uint64_t saturating_sum(std::uint64_t a, std::uint64_t b) {
  constexpr std::uint64_t kMost = ~std::uint64_t{0};
  return a > kMost - b ? kMost : a + b;
}

}  // namespace omnidoku::base
