// SPDX-License-Identifier: MIT
//
// FNV-1a, a hash that is the same on every machine and in every version: for names of things in
// files, not against people who wish for collisions.
// Source: Fowler, Noll, Vo; RFC 9923.
#pragma once

#include <cstdint>

namespace omnidoku::base {

/// Hash of a sequence of 64-bit words.
class Hash {
 public:
  void add(std::uint64_t word) {
    for (int i = 0; i < 8; ++i) {
      state_ ^= word >> (8 * i) & 0xffU;
      state_ *= 0x100000001b3U;
    }
  }
  [[nodiscard]] std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325U;
};

}  // namespace omnidoku::base
