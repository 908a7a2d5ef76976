// SPDX-License-Identifier: MIT
//
// Any function of three bits, in 512 bits at once: for the kernels with AVX-512, inside their
// unnamed namespace.

// What the function gives, as a table: these are its arguments.
constexpr int kA = 0xF0;
constexpr int kB = 0xCC;
constexpr int kC = 0xAA;

template <int table>
inline __m512i combined(__m512i a, __m512i b, __m512i c) {
  return _mm512_ternarylogic_epi64(a, b, c, table & 0xFF);
}
