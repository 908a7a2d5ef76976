// SPDX-License-Identifier: MIT
//
// FNV-1a with 128 bits: for telling things apart of which there are so many that two of them might
// have one hash of 64 bits. Not against people who wish for collisions.
// Source: Fowler, Noll, Vo; RFC 9923.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace omnidoku::base {

/// Hash of a sequence of bytes, which come in pieces of any size.
class Hash128 {
 public:
  void add_bytes(std::string_view bytes) {
    for (const char byte : bytes) {
      low_ ^= static_cast<std::uint8_t>(byte);
      multiply();
    }
  }
  /// 32 hexadecimal digits.
  [[nodiscard]] std::string text() const {
    std::string digits;
    for (const std::uint64_t half : {high_, low_}) {
      for (int shift = 60; shift >= 0; shift -= 4) {
        digits += "0123456789abcdef"[half >> static_cast<unsigned>(shift) & 0xfU];
      }
    }
    return digits;
  }

 private:
  /// By the prime 2^88 + 0x13b.
  void multiply() {
    constexpr std::uint64_t kRest = 0x13b;
    constexpr std::uint64_t kHalf = 0xffff'ffffU;
    const std::uint64_t least = (low_ & kHalf) * kRest;
    const std::uint64_t middle = (low_ >> 32) * kRest + (least >> 32);
    high_ = high_ * kRest + (middle >> 32) + (low_ << 24);
    low_ = middle << 32 | (least & kHalf);
  }

  std::uint64_t high_ = 0x6c62272e07bb0142U;
  std::uint64_t low_ = 0x62b821756295c58dU;
};

}  // namespace omnidoku::base
