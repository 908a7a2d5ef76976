// SPDX-License-Identifier: MIT
//
// The batch kernel for processors with AVX-512: 512 lanes; any function of three bits is one
// instruction.
#include <immintrin.h>

#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

using Slice = __m512i;

#include "classic/avx512.inl"
#include "classic/digits.inl"

/// A value that is read from memory once, however often it is used.
inline Slice in_register(Slice x) {
  asm("" : "+v"(x));
  return x;
}

inline Slice none() { return _mm512_setzero_si512(); }
inline Slice all() { return _mm512_set1_epi64(-1); }

inline Slice both(Slice a, Slice b) { return _mm512_and_si512(a, b); }
inline Slice either(Slice a, Slice b) { return _mm512_or_si512(a, b); }
inline Slice differ(Slice a, Slice b) { return _mm512_xor_si512(a, b); }
inline Slice without(Slice a, Slice b) { return a & ~b; }
inline Slice neither(Slice a, Slice b) { return combined<~(kA | kB)>(a, b, b); }
inline Slice any_of(Slice a, Slice b, Slice c) { return combined<kA | kB | kC>(a, b, c); }
inline Slice every_of(Slice a, Slice b, Slice c) { return combined<kA & kB & kC>(a, b, c); }
inline Slice two_of(Slice a, Slice b, Slice c) {
  return combined<(kA & kB) | (kA & kC) | (kB & kC)>(a, b, c);
}
inline Slice odd_of(Slice a, Slice b, Slice c) { return combined<kA ^ kB ^ kC>(a, b, c); }
inline Slice within_either(Slice a, Slice b, Slice c) { return combined<kA&(kB | kC)>(a, b, c); }
inline Slice either_without(Slice a, Slice b, Slice c) {
  return combined<(kA | kB) & ~kC>(a, b, c);
}
inline Slice within_or_not(Slice a, Slice b, Slice c) { return combined<kA&(kB | ~kC)>(a, b, c); }
inline Slice without_both(Slice a, Slice b, Slice c) { return combined<kA & ~(kB & kC)>(a, b, c); }
inline Slice add_both(Slice a, Slice b, Slice c) { return combined<kA | (kB & kC)>(a, b, c); }
inline Slice add_without(Slice a, Slice b, Slice c) { return combined<kA | (kB & ~kC)>(a, b, c); }
inline Slice pick(Slice mask, Slice yes, Slice no) {
  return combined<(kA & kB) | (~kA & kC)>(mask, yes, no);
}
/// c where a and b are the same, else a.
inline Slice pick_where_equal(Slice a, Slice b, Slice c) {
  return combined<((kA ^ kB) & kA) | (~(kA ^ kB) & kC)>(a, b, c);
}
/// In each 64-bit word of eight registers: byte n of register m becomes byte m of register n.
inline void exchange_bytes(Slice (&m)[8]) {
  // Each byte from where the bytes, or pairs of them, are the other way round.
  const __m512i pairs = _mm512_set4_epi32(0x0D0C0F0E, 0x09080B0A, 0x05040706, 0x01000302);
  const __m512i bytes = _mm512_set4_epi32(0x0E0F0C0D, 0x0A0B0809, 0x06070405, 0x02030001);
  const auto stage = [&m](int apart, const auto& swap) {
    for (int i = 0; i < 8; ++i) {
      if ((i & apart) == 0) swap(m[i], m[i + apart]);
    }
  };
  stage(4, [](Slice& one, Slice& other) {
    const Slice a = one;
    one = _mm512_mask_shuffle_epi32(a, 0xAAAA, other, _MM_PERM_CDAB);
    other = _mm512_mask_shuffle_epi32(other, 0x5555, a, _MM_PERM_CDAB);
  });
  stage(2, [pairs](Slice& one, Slice& other) {
    const Slice a = one;
    one = _mm512_mask_shuffle_epi8(a, 0xCCCC'CCCC'CCCC'CCCC, other, pairs);
    other = _mm512_mask_shuffle_epi8(other, 0x3333'3333'3333'3333, a, pairs);
  });
  stage(1, [bytes](Slice& one, Slice& other) {
    const Slice a = one;
    one = _mm512_mask_shuffle_epi8(a, 0xAAAA'AAAA'AAAA'AAAA, other, bytes);
    other = _mm512_mask_shuffle_epi8(other, 0x5555'5555'5555'5555, a, bytes);
  });
}

/// Transposes 64 x 64 bits in each 64-bit word of the slices: value(w) for w in 0..63 into
/// store(w, x). Words go to bytes, the bits of 8 x 8 bytes change places in one instruction (each
/// byte of the identity is multiplied by the bytes as a matrix), and bytes go to words.
template <class Value, class Store>
inline void transpose(const Value& value, const Store& store) {
  const __m512i identity = _mm512_set1_epi64(static_cast<long long>(0x8040'2010'0804'0201));
  Slice half[64];
  for (int high = 0; high < 8; ++high) {
    Slice m[8];
    // The rows of the matrix begin with the last byte.
    for (int low = 0; low < 8; ++low) m[7 - low] = value(8 * high + low);
    exchange_bytes(m);
    for (int byte = 0; byte < 8; ++byte) {
      half[8 * byte + high] = _mm512_gf2p8affine_epi64_epi8(identity, m[byte], 0);
    }
  }
  for (int byte = 0; byte < 8; ++byte) {
    Slice m[8];
    for (int high = 0; high < 8; ++high) m[high] = half[8 * byte + high];
    exchange_bytes(m);
    for (int bit = 0; bit < 8; ++bit) store(8 * byte + bit, m[bit]);
  }
}

/// The DigitPlanes of a line in which `one` stands for the digit 1.
inline void parse_line(const char* line, char one, std::uint64_t* words) {
  const __m512i first_digit = _mm512_set1_epi8(one);
  const __m512i last_place = _mm512_set1_epi8(8);
  const __m512i first = _mm512_sub_epi8(_mm512_loadu_si512(line), first_digit);
  const __mmask64 empty = _mm512_cmpgt_epu8_mask(first, last_place);
  for (int d = 0; d < 9; ++d) {
    const __mmask64 given = _mm512_cmpeq_epi8_mask(first, _mm512_set1_epi8(static_cast<char>(d)));
    words[d] = _kor_mask64(given, empty);
  }
  // The other 17 cells three times over, once for each digit of a word.
  constexpr std::ptrdiff_t kRest = 17;
  constexpr __mmask64 kOnce = (__mmask64{1} << kRest) - 1;
  __m512i rest = none();
  __m512i place = none();  // of its digit within a word
  for (int e = 0; e < 3; ++e) {
    rest = _mm512_mask_loadu_epi8(rest, kOnce << (kRest * e), line + 64 - kRest * e);
    place =
        _mm512_mask_mov_epi8(place, kOnce << (kRest * e), _mm512_set1_epi8(static_cast<char>(e)));
  }
  rest = _mm512_sub_epi8(rest, first_digit);
  constexpr __mmask64 kThrice = (__mmask64{1} << (3 * kRest)) - 1;
  const __mmask64 rest_empty = _mm512_mask_cmpgt_epu8_mask(kThrice, rest, last_place);
  for (int g = 0; g < 3; ++g) {
    const __m512i digit = _mm512_add_epi8(place, _mm512_set1_epi8(static_cast<char>(3 * g)));
    const __mmask64 given = _mm512_mask_cmpeq_epi8_mask(kThrice, rest, digit);
    words[9 + g] = _kor_mask64(given, rest_empty);
  }
}

/// The digits of a solved state.
inline void digits_of(const std::uint64_t* words, std::uint8_t* digits) {
  const DigitBits bits = first_digit_bits(words);
  const DigitBits rest_bits = rest_digit_bits(words);
  __m512i first = none();
  __m512i rest = none();
  for (int n = 0; n < 4; ++n) {
    const __m512i value = _mm512_set1_epi8(static_cast<char>(1 << n));
    first = _mm512_mask_add_epi8(first, bits.of[n], first, value);
    rest = _mm512_mask_add_epi8(rest, rest_bits.of[n], rest, value);
  }
  store_digits_of(first, rest, digits);
}

#include "classic/batch_kernel.inl"

}  // namespace

const BatchKernel kBatchAvx512{"avx512", kLanes, sizeof(Lanes), run_batch, parse_line};

}  // namespace omnidoku::classic
