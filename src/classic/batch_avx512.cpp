// SPDX-License-Identifier: MIT
//
// The batch kernel for processors with AVX-512: 512 lanes; any function of three bits is one
// instruction.
#include <immintrin.h>

#include "classic/batch_kernels.h"

namespace omnidoku::classic {
namespace {

using Slice = __m512i;
using Words = std::uint64_t __attribute__((vector_size(64)));

#include "classic/ternary.inl"

/// A value that is read from memory once, however often it is used.
inline Slice in_register(Slice x) {
  asm("" : "+v"(x));
  return x;
}

inline Slice none() { return _mm512_setzero_si512(); }
inline Slice all() { return _mm512_set1_epi64(-1); }
inline Slice every_word(std::uint64_t word) {
  return _mm512_set1_epi64(static_cast<long long>(word));
}

inline Slice both(Slice a, Slice b) { return _mm512_and_si512(a, b); }
inline Slice either(Slice a, Slice b) { return _mm512_or_si512(a, b); }
inline Slice differ(Slice a, Slice b) { return _mm512_xor_si512(a, b); }
inline Slice without(Slice a, Slice b) { return a & ~b; }
inline Slice any_of(Slice a, Slice b, Slice c) { return combined<kA | kB | kC>(a, b, c); }
inline Slice every_of(Slice a, Slice b, Slice c) { return combined<kA & kB & kC>(a, b, c); }
inline Slice two_of(Slice a, Slice b, Slice c) {
  return combined<(kA & kB) | (kA & kC) | (kB & kC)>(a, b, c);
}
inline Slice odd_of(Slice a, Slice b, Slice c) { return combined<kA ^ kB ^ kC>(a, b, c); }
inline Slice within_either(Slice a, Slice b, Slice c) { return combined<kA&(kB | kC)>(a, b, c); }
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
template <int bits>
inline Slice shifted_up(Slice a) {
  return reinterpret_cast<Slice>(reinterpret_cast<Words>(a) << bits);
}
template <int bits>
inline Slice shifted_down(Slice a) {
  return reinterpret_cast<Slice>(reinterpret_cast<Words>(a) >> bits);
}

/// The cells with each digit of a line.
inline void digits_in(const char* line, std::uint64_t (&first)[9], std::uint64_t (&rest)[9]) {
  const __m512i start = _mm512_loadu_si512(line);
  const __m512i end = _mm512_maskz_loadu_epi8(0x1FFFF, line + 64);
  for (int d = 0; d < 9; ++d) {
    const __m512i digit = _mm512_set1_epi8(static_cast<char>('1' + d));
    first[d] = _mm512_cmpeq_epi8_mask(start, digit);
    rest[d] = _mm512_cmpeq_epi8_mask(end, digit);
  }
}

/// The digits of a solved state.
inline void digits_of(const std::uint64_t* words, std::uint8_t* digits) {
  __m512i first = none();
  __m512i rest = none();
  for (int d = 0; d < 9; ++d) {
    const __m512i digit = _mm512_set1_epi8(static_cast<char>(d + 1));
    first = _mm512_mask_mov_epi8(first, words[d], digit);
    rest = _mm512_mask_mov_epi8(rest, words[9 + d / 3] >> (17 * (d % 3)) & 0x1FFFF, digit);
  }
  _mm512_storeu_si512(digits, first);
  _mm512_mask_storeu_epi8(digits + 64, 0x1FFFF, rest);
}

#include "classic/batch_kernel.inl"

}  // namespace

const BatchKernel kBatchAvx512{"avx512", kLanes, sizeof(Lanes), run_batch, parse_line};

}  // namespace omnidoku::classic
