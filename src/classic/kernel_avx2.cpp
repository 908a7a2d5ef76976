// SPDX-License-Identifier: MIT
//
// The kernel for processors with AVX2: a register for each line of the portable layout.
#include <immintrin.h>

#include "classic/kernels.h"

namespace omnidoku::classic {
namespace {

struct Words {
  __m256i v;
};

inline Words operator&(Words a, Words b) { return {_mm256_and_si256(a.v, b.v)}; }
inline Words operator|(Words a, Words b) { return {_mm256_or_si256(a.v, b.v)}; }
inline Words operator^(Words a, Words b) { return {_mm256_xor_si256(a.v, b.v)}; }
inline Words operator-(Words a, Words b) { return {_mm256_sub_epi16(a.v, b.v)}; }
inline Words splat_words(int value) { return {_mm256_set1_epi16(static_cast<short>(value))}; }
inline Words operator~(Words a) { return a ^ splat_words(-1); }

/// All ones in the words that are 0.
inline Words zero_words(Words a) { return {_mm256_cmpeq_epi16(a.v, _mm256_setzero_si256())}; }
inline Words picked(Words mask, Words yes, Words no) {
  return {_mm256_blendv_epi8(no.v, yes.v, mask.v)};
}
inline bool any_bit(Words a) { return _mm256_testz_si256(a.v, a.v) == 0; }

/// The number of bits set among the nine of each word: a table for four, twice, and the ninth.
inline Words bits_set(Words a) {
  const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1,
                                          2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i nibble = _mm256_set1_epi16(0x0F);
  const __m256i low = _mm256_shuffle_epi8(counts, _mm256_and_si256(a.v, nibble));
  const __m256i high =
      _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16(a.v, 4), nibble));
  return {_mm256_add_epi16(_mm256_add_epi16(low, high), _mm256_srli_epi16(a.v, 8))};
}

/// All ones in the words that are places.
inline Words places() {
  return {_mm256_setr_epi16(-1, -1, -1, 0, -1, -1, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0)};
}
/// For each place the bit 3b + k.
inline Words place_bits() {
  return {_mm256_setr_epi16(1, 2, 4, 0, 8, 16, 32, 0, 64, 128, 256, 0, 0, 0, 0, 0)};
}

/// The words at (b, k + boxes), or at (b + boxes, k).
template <int axis, int boxes>
inline Words turned_boxes(Words a) {
  if constexpr (axis == 1) {
    return {_mm256_permute4x64_epi64(a.v, boxes == 1 ? 0b11'00'10'01 : 0b11'01'00'10)};
  } else if constexpr (boxes == 1) {
    return {_mm256_shuffle_epi8(
        a.v, _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15, 2, 3, 4, 5, 0,
                              1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15))};
  } else {
    return {_mm256_shuffle_epi8(
        a.v, _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15, 4, 5, 0, 1, 2,
                              3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15))};
  }
}

/// The words at (k, b).
inline Words transposed(Words a) {
  alignas(32) std::uint16_t from[16];
  alignas(32) std::uint16_t to[16];
  _mm256_store_si256(reinterpret_cast<__m256i*>(from), a.v);
  for (int i = 0; i < 16; ++i) to[i] = from[i % 4 * 4 + i / 4];
  return {_mm256_load_si256(reinterpret_cast<const __m256i*>(to))};
}

#include "classic/portable_lines.inl"

}  // namespace

void search_avx2(const std::uint16_t* candidates, const SearchRequest& request,
                 SearchResult& result) {
  run_search(candidates, request, result);
}

}  // namespace omnidoku::classic
