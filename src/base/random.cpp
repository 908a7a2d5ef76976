// SPDX-License-Identifier: MIT
#include "base/random.h"

#include <bit>

#include "base/check.h"

namespace omnidoku::base {
namespace {

std::uint64_t splitmix64(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15U;
  std::uint64_t z = state;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31U);
}

/// 64 x 64 -> 128 bit product without a 128-bit type (WebAssembly and strict ISO builds lack one).
std::pair<std::uint64_t, std::uint64_t> multiply_wide(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t a_low = a & 0xffffffffU;
  const std::uint64_t a_high = a >> 32U;
  const std::uint64_t b_low = b & 0xffffffffU;
  const std::uint64_t b_high = b >> 32U;
  const std::uint64_t low = a_low * b_low;
  const std::uint64_t middle1 = a_high * b_low + (low >> 32U);
  const std::uint64_t middle2 = a_low * b_high + (middle1 & 0xffffffffU);
  return {a_high * b_high + (middle1 >> 32U) + (middle2 >> 32U),
          (middle2 << 32U) | (low & 0xffffffffU)};
}

}  // namespace

Random::Random(std::uint64_t seed) : state_{} {
  for (std::uint64_t& word : state_) word = splitmix64(seed);
}

std::uint64_t Random::next() {
  const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
  const std::uint64_t t = state_[1] << 17U;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= t;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
  OMNIDOKU_CHECK(bound > 0);
  auto [high, low] = multiply_wide(next(), bound);
  if (low < bound) {
    const std::uint64_t threshold = (0 - bound) % bound;
    while (low < threshold) {
      const auto product = multiply_wide(next(), bound);
      high = product.first;
      low = product.second;
    }
  }
  return high;
}

std::int64_t Random::between(std::int64_t low, std::int64_t high) {
  OMNIDOKU_CHECK(low <= high);
  const std::uint64_t width =
      static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
  const std::uint64_t offset = width == 0 ? next() : below(width);
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + offset);
}

bool Random::chance(std::uint64_t numerator, std::uint64_t denominator) {
  return below(denominator) < numerator;
}

Random Random::for_stream(std::uint64_t seed, std::uint64_t stream) {
  std::uint64_t mixed = seed;
  const std::uint64_t scrambled = splitmix64(mixed);
  std::uint64_t other = stream ^ 0xd1b54a32d192ed03U;
  return Random(scrambled ^ splitmix64(other));
}

}  // namespace omnidoku::base
