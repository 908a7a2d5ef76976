// SPDX-License-Identifier: MIT
//
// WideInt: a signed 192-bit integer with just what exact sums of products of 64-bit numbers need.
// 65535 products of two such numbers stay below 2^143, so nothing here can overflow in use.
// Two's complement, limb 0 lowest. Speed does not matter: only sums whose numbers do not fit 64
// bits take this path.
#pragma once

#include <array>
#include <cstdint>

namespace omnidoku::engine {

class WideInt {
 public:
  constexpr WideInt() = default;
  constexpr WideInt(std::int64_t value)  // implicit: a number is a number
      : limb_{static_cast<std::uint64_t>(value), sign_limb(value), sign_limb(value)} {}

  /// The exact product.
  [[nodiscard]] static constexpr WideInt product(std::int64_t a, std::int64_t b) {
    const bool negative = (a < 0) != (b < 0);
    const std::uint64_t x = magnitude(a);
    const std::uint64_t y = magnitude(b);
    const std::uint64_t x_low = x & 0xffffffffU;
    const std::uint64_t x_high = x >> 32U;
    const std::uint64_t y_low = y & 0xffffffffU;
    const std::uint64_t y_high = y >> 32U;
    const std::uint64_t low = x_low * y_low;
    const std::uint64_t middle1 = x_high * y_low + (low >> 32U);
    const std::uint64_t middle2 = x_low * y_high + (middle1 & 0xffffffffU);
    WideInt result;
    result.limb_[0] = (middle2 << 32U) | (low & 0xffffffffU);
    result.limb_[1] = x_high * y_high + (middle1 >> 32U) + (middle2 >> 32U);
    return negative ? -result : result;
  }

  constexpr WideInt& operator+=(const WideInt& other) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < limb_.size(); ++i) {
      const std::uint64_t partial = limb_[i] + carry;
      const std::uint64_t carry1 = partial < carry ? 1 : 0;
      limb_[i] = partial + other.limb_[i];
      carry = carry1 + (limb_[i] < partial ? 1 : 0);
    }
    return *this;
  }
  constexpr WideInt operator-() const {
    WideInt flipped;
    for (std::size_t i = 0; i < limb_.size(); ++i) flipped.limb_[i] = ~limb_[i];
    return flipped += WideInt(1);
  }
  constexpr WideInt& operator-=(const WideInt& other) { return *this += -other; }
  friend constexpr WideInt operator+(WideInt a, const WideInt& b) { return a += b; }
  friend constexpr WideInt operator-(WideInt a, const WideInt& b) { return a -= b; }

  [[nodiscard]] constexpr bool negative() const { return (limb_[2] >> 63U) != 0; }
  friend constexpr bool operator<(const WideInt& a, const WideInt& b) { return (a - b).negative(); }
  friend constexpr bool operator>(const WideInt& a, const WideInt& b) { return b < a; }
  friend constexpr bool operator<=(const WideInt& a, const WideInt& b) { return !(b < a); }
  friend constexpr bool operator>=(const WideInt& a, const WideInt& b) { return !(a < b); }
  friend constexpr bool operator==(const WideInt& a, const WideInt& b) = default;

 private:
  static constexpr std::uint64_t sign_limb(std::int64_t value) {
    return value < 0 ? ~std::uint64_t{0} : 0;
  }
  static constexpr std::uint64_t magnitude(std::int64_t value) {
    return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
  }

  std::array<std::uint64_t, 3> limb_{};
};

}  // namespace omnidoku::engine
