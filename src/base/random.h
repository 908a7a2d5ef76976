// SPDX-License-Identifier: MIT
//
// Random numbers that are the same on every platform, compiler and thread count for the same seed.
// Generator: xoshiro256** 1.0 (D. Blackman, S. Vigna, 2018), seeded through splitmix64; numbers
// below a bound by Lemire's multiply-and-reject method (2019). Standard library distributions
// are not portable and therefore not used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace omnidoku::base {

class Random {
 public:
  explicit Random(std::uint64_t seed);

  /// The next 64 random bits.
  std::uint64_t next();

  /// A number in 0..bound-1, each equally likely. bound must be positive.
  std::uint64_t below(std::uint64_t bound);

  /// A number in low..high, both included.
  std::int64_t between(std::int64_t low, std::int64_t high);

  /// True with probability numerator/denominator.
  bool chance(std::uint64_t numerator, std::uint64_t denominator);

  /// Puts the items in random order (Fisher-Yates).
  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      using std::swap;
      swap(items[i - 1], items[below(i)]);
    }
  }

  /// A generator for an independent stream: the same (seed, stream) always gives the same numbers,
  /// so that work item number `stream` does not depend on which thread runs it.
  static Random for_stream(std::uint64_t seed, std::uint64_t stream);

 private:
  std::uint64_t state_[4];
};

}  // namespace omnidoku::base
