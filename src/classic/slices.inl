// SPDX-License-Identifier: MIT
//
// Slice for any instruction set, in the vectors of the compiler (or one 64-bit word): included
// after the kernel file has said what a Slice is.

#include "classic/digits.inl"

inline Slice in_register(Slice x) { return x; }

inline Slice none() { return Slice{}; }
inline Slice all() { return ~Slice{}; }
inline Slice every_word(std::uint64_t word) { return Slice{} | word; }

inline Slice both(Slice a, Slice b) { return a & b; }
inline Slice either(Slice a, Slice b) { return a | b; }
inline Slice differ(Slice a, Slice b) { return a ^ b; }
inline Slice without(Slice a, Slice b) { return a & ~b; }
inline Slice neither(Slice a, Slice b) { return ~(a | b); }
inline Slice any_of(Slice a, Slice b, Slice c) { return a | b | c; }
inline Slice every_of(Slice a, Slice b, Slice c) { return a & b & c; }
inline Slice two_of(Slice a, Slice b, Slice c) { return (a & b) | (c & (a | b)); }
inline Slice odd_of(Slice a, Slice b, Slice c) { return a ^ b ^ c; }
inline Slice within_either(Slice a, Slice b, Slice c) { return a & (b | c); }
inline Slice either_without(Slice a, Slice b, Slice c) { return (a | b) & ~c; }
inline Slice within_or_not(Slice a, Slice b, Slice c) { return a & ~(c & ~b); }
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

/// Swaps the upper bits (of 2 * distance) of one with the lower bits of the other.
template <int distance>
inline void swap_bits(Slice& one, Slice& other, Slice low) {
#ifdef __AVX2__
  // Parts that an instruction can choose take four of them instead of six.
  const auto a = reinterpret_cast<__m256i>(one);
  const auto b = reinterpret_cast<__m256i>(other);
  if constexpr (distance == 32) {
    one = reinterpret_cast<Slice>(_mm256_blend_epi32(a, _mm256_slli_epi64(b, 32), 0xAA));
    other = reinterpret_cast<Slice>(_mm256_blend_epi32(_mm256_srli_epi64(a, 32), b, 0xAA));
    return;
  }
  if constexpr (distance == 16) {
    one = reinterpret_cast<Slice>(_mm256_blend_epi16(a, _mm256_slli_epi32(b, 16), 0xAA));
    other = reinterpret_cast<Slice>(_mm256_blend_epi16(_mm256_srli_epi32(a, 16), b, 0xAA));
    return;
  }
#endif
  const Slice change = both(differ(shifted_down<distance>(one), other), low);
  other = differ(other, change);
  one = differ(one, shifted_up<distance>(change));
}

template <int distance>
inline void swap_among_eight(Slice (&m)[8], int apart, Slice low) {
  for (int i = 0; i < 8; ++i) {
    if ((i & apart) == 0) swap_bits<distance>(m[i], m[i + apart], low);
  }
}

/// Stages of a 64 x 64 transposition among registers that are 8, 16 and 32 apart.
inline void transpose_far(Slice (&m)[8]) {
  swap_among_eight<32>(m, 4, every_word(0x0000'0000'FFFF'FFFF));
  swap_among_eight<16>(m, 2, every_word(0x0000'FFFF'0000'FFFF));
  swap_among_eight<8>(m, 1, every_word(0x00FF'00FF'00FF'00FF));
}
/// And among neighbours.
inline void transpose_near(Slice (&m)[8]) {
  swap_among_eight<4>(m, 4, every_word(0x0F0F'0F0F'0F0F'0F0F));
  swap_among_eight<2>(m, 2, every_word(0x3333'3333'3333'3333));
  swap_among_eight<1>(m, 1, every_word(0x5555'5555'5555'5555));
}

/// Transposes 64 x 64 bits in each 64-bit word of the slices: value(w) for w in 0..63 into store(w,
/// x).
template <class Value, class Store>
inline void transpose(const Value& value, const Store& store) {
  Slice half[64];
  for (int low = 0; low < 8; ++low) {
    Slice m[8];
    for (int high = 0; high < 8; ++high) m[high] = value(8 * high + low);
    transpose_far(m);
    for (int high = 0; high < 8; ++high) half[8 * high + low] = m[high];
  }
  for (int high = 0; high < 8; ++high) {
    Slice m[8];
    for (int low = 0; low < 8; ++low) m[low] = half[8 * high + low];
    transpose_near(m);
    for (int low = 0; low < 8; ++low) store(8 * high + low, m[low]);
  }
}

/// The cells with each digit of a line.
inline void digits_in(const char* line, char one, std::uint64_t (&first)[9],
                      std::uint64_t (&rest)[9]) {
  for (unsigned i = 0; i < 81; ++i) {
    const auto d = static_cast<unsigned>(static_cast<unsigned char>(line[i]) - one);
    if (d >= 9) continue;
    if (i < 64) {
      first[d] |= std::uint64_t{1} << i;
    } else {
      rest[d] |= std::uint64_t{1} << (i - 64);
    }
  }
}

/// DigitPlanes from the cells with each digit: those of cells 0 to 63, and those of the rest.
inline void words_of(const std::uint64_t (&first)[9], const std::uint64_t (&rest)[9],
                     std::uint64_t* words) {
  constexpr std::uint64_t kRest = 0x1FFFF;
  std::uint64_t given_first = 0;
  std::uint64_t given_rest = 0;
  for (int d = 0; d < 9; ++d) {
    given_first |= first[d];
    given_rest |= rest[d];
  }
  for (int d = 0; d < 9; ++d) words[d] = first[d] | ~given_first;
  for (int g = 0; g < 3; ++g) {
    words[9 + g] = 0;
    for (int e = 0; e < 3; ++e) {
      words[9 + g] |= (rest[3 * g + e] | (~given_rest & kRest)) << (17 * e);
    }
  }
}

/// The DigitPlanes of a line in which `one` stands for the digit 1.
inline void parse_line(const char* line, char one, std::uint64_t* words) {
  std::uint64_t first[9] = {};
  std::uint64_t rest[9] = {};
  digits_in(line, one, first, rest);
  words_of(first, rest, words);
}

/// The low eight bits as bytes of 0 or 1.
inline std::uint64_t spread_bits(std::uint64_t bits) {
  const std::uint64_t copies = (bits & 0xFF) * 0x0101'0101'0101'0101;
  return ((copies & 0x8040'2010'0804'0201) + 0x7F7F'7F7F'7F7F'7F7F) >> 7 & 0x0101'0101'0101'0101;
}

/// The digits of a solved state.
inline void digits_of(const std::uint64_t* words, std::uint8_t* digits) {
  const DigitBits bits = first_digit_bits(words);
  const DigitBits rest = rest_digit_bits(words);
  const auto eight = [](const DigitBits& from, int first) {
    return spread_bits(from.of[0] >> first) | spread_bits(from.of[1] >> first) << 1 |
           spread_bits(from.of[2] >> first) << 2 | spread_bits(from.of[3] >> first) << 3;
  };
  for (int first = 0; first < 64; first += 8) {
    const std::uint64_t bytes = eight(bits, first);
    __builtin_memcpy(digits + first, &bytes, 8);
  }
  for (int first = 0; first < 16; first += 8) {
    const std::uint64_t bytes = eight(rest, first);
    __builtin_memcpy(digits + 64 + first, &bytes, 8);
  }
  digits[80] = static_cast<std::uint8_t>(eight(rest, 16));
}

#include "classic/batch_kernel.inl"
