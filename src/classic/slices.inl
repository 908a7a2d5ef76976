// SPDX-License-Identifier: MIT
//
// Slice for any instruction set, in the vectors of the compiler (or one 64-bit word): included
// after the kernel file has said what a Slice is.

inline Slice in_register(Slice x) { return x; }

inline Slice none() { return Slice{}; }
inline Slice all() { return ~Slice{}; }
inline Slice every_word(std::uint64_t word) { return Slice{} | word; }

inline Slice both(Slice a, Slice b) { return a & b; }
inline Slice either(Slice a, Slice b) { return a | b; }
inline Slice differ(Slice a, Slice b) { return a ^ b; }
inline Slice without(Slice a, Slice b) { return a & ~b; }
inline Slice any_of(Slice a, Slice b, Slice c) { return a | b | c; }
inline Slice every_of(Slice a, Slice b, Slice c) { return a & b & c; }
inline Slice two_of(Slice a, Slice b, Slice c) { return (a & b) | (c & (a | b)); }
inline Slice odd_of(Slice a, Slice b, Slice c) { return a ^ b ^ c; }
inline Slice within_either(Slice a, Slice b, Slice c) { return a & (b | c); }
inline Slice without_both(Slice a, Slice b, Slice c) { return a & ~(b & c); }
inline Slice add_both(Slice a, Slice b, Slice c) { return a | (b & c); }
inline Slice add_without(Slice a, Slice b, Slice c) { return a | (b & ~c); }
inline Slice pick(Slice mask, Slice yes, Slice no) { return no ^ (mask & (yes ^ no)); }
/// c where a and b are the same, else a.
inline Slice pick_where_equal(Slice a, Slice b, Slice c) { return pick(a ^ b, a, c); }
template <int bits>
inline Slice shifted_up(Slice a) {
  return a << bits;
}
template <int bits>
inline Slice shifted_down(Slice a) {
  return a >> bits;
}

/// The cells with each digit of a line.
inline void digits_in(const char* line, std::uint64_t (&first)[9], std::uint64_t (&rest)[9]) {
  for (unsigned i = 0; i < 81; ++i) {
    const auto d = static_cast<unsigned>(static_cast<unsigned char>(line[i]) - '1');
    if (d >= 9) continue;
    if (i < 64) {
      first[d] |= std::uint64_t{1} << i;
    } else {
      rest[d] |= std::uint64_t{1} << (i - 64);
    }
  }
}

/// The low eight bits as bytes of 0 or 1.
inline std::uint64_t spread_bits(std::uint64_t bits) {
  const std::uint64_t copies = (bits & 0xFF) * 0x0101'0101'0101'0101;
  return ((copies & 0x8040'2010'0804'0201) + 0x7F7F'7F7F'7F7F'7F7F) >> 7 & 0x0101'0101'0101'0101;
}

/// The digits of a solved state.
inline void digits_of(const std::uint64_t* words, std::uint8_t* digits) {
  std::uint64_t bits[4] = {};  // of the numbers of cells 0 to 63
  std::uint64_t tail[4] = {};  // of the others
  for (unsigned d = 0; d < 9; ++d) {
    const std::uint64_t rest = words[9 + d / 3] >> (17 * (d % 3)) & 0x1FFFF;
    for (unsigned n = 0; n < 4; ++n) {
      if (((d + 1) >> n & 1) == 0) continue;
      bits[n] |= words[d];
      tail[n] |= rest;
    }
  }
  const auto eight = [](const std::uint64_t(&of)[4], int first) {
    return spread_bits(of[0] >> first) | spread_bits(of[1] >> first) << 1 |
           spread_bits(of[2] >> first) << 2 | spread_bits(of[3] >> first) << 3;
  };
  for (int first = 0; first < 64; first += 8) {
    const std::uint64_t bytes = eight(bits, first);
    __builtin_memcpy(digits + first, &bytes, 8);
  }
  for (int first = 0; first < 16; first += 8) {
    const std::uint64_t bytes = eight(tail, first);
    __builtin_memcpy(digits + 64 + first, &bytes, 8);
  }
  digits[80] = static_cast<std::uint8_t>(eight(tail, 16));
}

#include "classic/batch_kernel.inl"
