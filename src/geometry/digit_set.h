// SPDX-License-Identifier: MIT
//
// DigitSet: a set of digits as one 64-bit word, bit d = digit with index d.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "base/bits.h"
#include "geometry/ids.h"

namespace omnidoku::geometry {

class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<Digit> digits) {
    for (const Digit digit : digits) insert(digit);
  }
  static constexpr DigitSet from_mask(std::uint64_t mask) {
    DigitSet set;
    set.mask_ = mask;
    return set;
  }
  static constexpr DigitSet single(Digit digit) {
    return from_mask(std::uint64_t{1} << digit.index());
  }
  /// The digits 0..count-1; count in 0..64.
  static constexpr DigitSet all(int count) {
    return from_mask(base::low_bits<std::uint64_t>(count));
  }

  [[nodiscard]] constexpr std::uint64_t mask() const { return mask_; }
  [[nodiscard]] constexpr bool empty() const { return mask_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(mask_); }
  [[nodiscard]] constexpr bool contains(Digit digit) const {
    return (mask_ >> digit.index() & 1U) != 0;
  }
  [[nodiscard]] constexpr bool contains_all(DigitSet other) const {
    return (other.mask_ & ~mask_) == 0;
  }
  /// The lowest digit; the set must not be empty.
  [[nodiscard]] constexpr Digit first() const { return Digit(std::countr_zero(mask_)); }

  constexpr void insert(Digit digit) { mask_ |= std::uint64_t{1} << digit.index(); }
  constexpr void erase(Digit digit) { mask_ &= ~(std::uint64_t{1} << digit.index()); }

  /// Calls f(Digit) for each member in increasing order.
  template <class F>
  constexpr void for_each(F&& f) const {
    base::for_each_bit(mask_, [&f](int index) { f(Digit(index)); });
  }

  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return from_mask(a.mask_ & b.mask_);
  }
  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return from_mask(a.mask_ | b.mask_);
  }
  /// Members of a that are not in b.
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return from_mask(a.mask_ & ~b.mask_);
  }
  constexpr DigitSet& operator&=(DigitSet other) { return *this = *this & other; }
  constexpr DigitSet& operator|=(DigitSet other) { return *this = *this | other; }
  constexpr DigitSet& operator-=(DigitSet other) { return *this = *this - other; }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

 private:
  std::uint64_t mask_ = 0;
};

}  // namespace omnidoku::geometry
