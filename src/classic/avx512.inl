// SPDX-License-Identifier: MIT
//
// What the kernels with AVX-512 share, inside their unnamed namespace.

// Any function of three bits, in 512 bits at once. What the function gives, as a table: these are
// its arguments.
constexpr int kA = 0xF0;
constexpr int kB = 0xCC;
constexpr int kC = 0xAA;

template <int table>
inline __m512i combined(__m512i a, __m512i b, __m512i c) {
  return _mm512_ternarylogic_epi64(a, b, c, table & 0xFF);
}

/// Writes the digits of 81 cells: 64 bytes, and the first 17 of `rest`.
inline void store_digits_of(__m512i first, __m512i rest, std::uint8_t* digits) {
  _mm512_storeu_si512(digits, first);
  // In two parts: a masked store of bytes is slow on some processors.
  _mm_storeu_si128(reinterpret_cast<__m128i*>(digits + 64), _mm512_castsi512_si128(rest));
  digits[80] = static_cast<std::uint8_t>(_mm_cvtsi128_si32(_mm512_extracti32x4_epi32(rest, 1)));
}
