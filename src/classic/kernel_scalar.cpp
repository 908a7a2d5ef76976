// SPDX-License-Identifier: MIT
//
// The kernel for every processor: a line of the portable layout in three 64-bit words, one for each
// band, with four of 16 bits in each.
#include "classic/kernels.h"

namespace omnidoku::classic {
namespace {

constexpr std::uint64_t kFour = 0x0001'0001'0001'0001;   ///< times a 16-bit word: four of it
constexpr std::uint64_t kThree = 0x0000'FFFF'FFFF'FFFF;  ///< the three that are places

struct Words {
  std::uint64_t band[3];
};

template <class F>
inline Words each_band(const F& f) {
  return {f(0), f(1), f(2)};
}

inline Words operator&(const Words& a, const Words& b) {
  return each_band([&](int i) { return a.band[i] & b.band[i]; });
}
inline Words operator|(const Words& a, const Words& b) {
  return each_band([&](int i) { return a.band[i] | b.band[i]; });
}
inline Words operator^(const Words& a, const Words& b) {
  return each_band([&](int i) { return a.band[i] ^ b.band[i]; });
}
inline Words operator~(const Words& a) {
  return each_band([&](int i) { return ~a.band[i]; });
}
/// Each word by itself: the top bits are kept out of the subtraction, so that nothing is borrowed.
inline Words operator-(const Words& a, const Words& b) {
  constexpr std::uint64_t kTop = 0x8000 * kFour;
  return each_band([&](int i) {
    return ((a.band[i] | kTop) - (b.band[i] & ~kTop)) ^ ((a.band[i] ^ ~b.band[i]) & kTop);
  });
}
inline Words splat_words(int value) {
  const std::uint64_t words = static_cast<std::uint16_t>(value) * kFour;
  return {words, words, words};
}

/// All ones in the words that are 0.
inline Words zero_words(const Words& a) {
  return each_band([&](int i) {
    const std::uint64_t low = (a.band[i] & 0x7FFF * kFour) + 0x7FFF * kFour;
    const std::uint64_t top = (low | a.band[i]) & 0x8000 * kFour;
    return ~((top << 1) - (top >> 15));
  });
}
inline Words picked(const Words& mask, const Words& yes, const Words& no) {
  return no ^ (mask & (yes ^ no));
}
inline bool any_bit(const Words& a) { return (a.band[0] | a.band[1] | a.band[2]) != 0; }

/// The number of bits set among the nine of each word.
inline Words bits_set(const Words& a) {
  return each_band([&](int i) {
    const std::uint64_t bits = a.band[i];
    const std::uint64_t pairs = (bits & 0x55 * kFour) + (bits >> 1 & 0x55 * kFour);
    const std::uint64_t fours = (pairs & 0x33 * kFour) + (pairs >> 2 & 0x33 * kFour);
    return (fours & 0x0F * kFour) + (fours >> 4 & 0x0F * kFour) + (bits >> 8 & kFour);
  });
}

/// All ones in the words that are places.
inline Words places() { return {kThree, kThree, kThree}; }
/// For each place the bit 3b + k.
inline Words place_bits() { return {0x4'0002'0001, 0x20'0010'0008, 0x100'0080'0040}; }

/// The words at (b, k + boxes), or at (b + boxes, k).
template <int axis, int boxes>
inline Words turned_boxes(const Words& a) {
  return each_band([&](int i) {
    if constexpr (axis == 1) return a.band[(i + boxes) % 3];
    return (a.band[i] >> 16 * boxes | a.band[i] << (48 - 16 * boxes)) & kThree;
  });
}

/// The words at (k, b).
inline Words transposed(const Words& a) {
  return each_band([&](int i) {
    return (a.band[0] >> 16 * i & 0xFFFF) | (a.band[1] >> 16 * i & 0xFFFF) << 16 |
           (a.band[2] >> 16 * i & 0xFFFF) << 32;
  });
}

#include "classic/portable_lines.inl"

}  // namespace

void search_scalar(const std::uint16_t* candidates, const SearchRequest& request,
                   SearchResult& result) {
  run_search(candidates, request, result);
}

}  // namespace omnidoku::classic
