// SPDX-License-Identifier: MIT
//
// Sets of sets of at most nine digits, as 512 bits: which digits partial fillings may have used.
// Cost: eight words an operation.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "geometry/digit_set.h"

namespace omnidoku::logic {

/// Digits beyond which sets of them are too many.
inline constexpr int kMostDigitsOfSets = 9;

/// A set of sets of at most nine digits: bit m stands for the set with the mask m.
class SetFamily {
 public:
  static constexpr std::size_t kWords = 8;

  /// `set` is the mask of one of them (DigitSet::mask).
  void insert(std::uint64_t set) { words_[set / 64] |= std::uint64_t{1} << (set % 64); }
  [[nodiscard]] bool contains(std::uint64_t set) const {
    return (words_[set / 64] >> (set % 64) & 1U) != 0;
  }
  [[nodiscard]] bool empty() const {
    return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
  }
  SetFamily& operator|=(const SetFamily& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] |= other.words_[w];
    return *this;
  }
  SetFamily& operator&=(const SetFamily& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] &= other.words_[w];
    return *this;
  }
  /// Those without the digit, with it put in.
  [[nodiscard]] SetFamily with(std::size_t digit) const {
    SetFamily result;
    if (digit < 6) {
      for (std::size_t w = 0; w < kWords; ++w)
        result.words_[w] = (words_[w] & kLacking[digit]) << (1U << digit);
    } else {
      const std::size_t by = std::size_t{1} << (digit - 6);
      for (std::size_t w = 0; w < kWords; ++w) {
        if ((w & by) == 0) result.words_[w + by] = words_[w];
      }
    }
    return result;
  }
  /// Those with the digit, with it taken out.
  [[nodiscard]] SetFamily without(std::size_t digit) const {
    SetFamily result;
    if (digit < 6) {
      for (std::size_t w = 0; w < kWords; ++w)
        result.words_[w] = (words_[w] & ~kLacking[digit]) >> (1U << digit);
    } else {
      const std::size_t by = std::size_t{1} << (digit - 6);
      for (std::size_t w = 0; w < kWords; ++w) {
        if ((w & by) != 0) result.words_[w - by] = words_[w];
      }
    }
    return result;
  }
  /// The same for several digits at once.
  [[nodiscard]] SetFamily with(geometry::DigitSet digits) const {
    SetFamily result = *this;
    digits.for_each([&result](geometry::Digit digit) { result = result.with(digit.index()); });
    return result;
  }
  [[nodiscard]] SetFamily without(geometry::DigitSet digits) const {
    SetFamily result = *this;
    digits.for_each([&result](geometry::Digit digit) { result = result.without(digit.index()); });
    return result;
  }

 private:
  /// Of the 64 sets of the first six digits those that lack one of them.
  static constexpr std::array<std::uint64_t, 6> kLacking = {0x5555555555555555, 0x3333333333333333,
                                                            0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                                            0x0000ffff0000ffff, 0x00000000ffffffff};
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace omnidoku::logic
