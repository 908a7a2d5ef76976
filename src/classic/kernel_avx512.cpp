// SPDX-License-Identifier: MIT
//
// The kernel for processors with AVX-512 and its byte permutations (VBMI) and bit counts (BITALG):
// a register holds 27 of its 32 words of 16 bits, a permutation is one instruction.
#include <immintrin.h>

#include "classic/kernels.h"

namespace omnidoku::classic {
namespace {

using Lines = __m512i;  ///< place (t, b, k) is word 9t + 3b + k; words 27 to 31 are 0 in digit sets
using Mask = __mmask32;

constexpr int kEveryDigit = kAllDigits;
constexpr Mask kPlaces = 0x7FFFFFF;
constexpr int kUnused = 31;  ///< a word that is 0

/// Byte numbers for a permutation.
struct alignas(64) Bytes {
  std::uint8_t at[64];
};

constexpr int word(int t, int b, int k) { return t % 3 * 9 + b % 3 * 3 + k % 3; }

/// The permutation that brings to each place the word at (t + dt, b + db, k + dk); with `turned`
/// the word at (t, k, b).
constexpr Bytes moved(int dt, int db, int dk, bool turned = false) {
  Bytes bytes{};
  for (int byte = 0; byte < 64; ++byte) {
    const int place = byte / 2;
    const int t = place / 9;
    const int b = place / 3 % 3;
    const int k = place % 3;
    const int from = place >= 27 ? kUnused : turned ? word(t, k, b) : word(t + dt, b + db, k + dk);
    bytes.at[byte] = static_cast<std::uint8_t>(2 * from + byte % 2);
  }
  return bytes;
}

alignas(64) constexpr Bytes kNextLine = moved(1, 0, 0);
alignas(64) constexpr Bytes kPreviousLine = moved(2, 0, 0);
alignas(64) constexpr Bytes kTurned = moved(0, 0, 0, true);
template <int axis, int lines, int boxes>
alignas(64) constexpr Bytes kAcross = axis == 0 ? moved(lines, 0, boxes) : moved(lines, boxes, 0);

inline Lines permuted(Lines x, const Bytes& bytes) {
  return _mm512_permutexvar_epi8(_mm512_load_si512(&bytes), x);
}
inline Lines next_line(Lines x) { return permuted(x, kNextLine); }
inline Lines previous_line(Lines x) { return permuted(x, kPreviousLine); }
template <int axis, int lines, int boxes>
inline Lines across(Lines x) {
  return permuted(x, kAcross<axis, lines, boxes>);
}

#include "classic/avx512.inl"

inline Lines splat(int value) { return _mm512_set1_epi16(static_cast<short>(value)); }
inline Lines minus(Lines a, Lines b) { return _mm512_sub_epi16(a, b); }
inline Lines both(Lines a, Lines b) { return _mm512_and_si512(a, b); }
inline Lines either(Lines a, Lines b) { return _mm512_or_si512(a, b); }
inline Lines without(Lines a, Lines b) { return _mm512_andnot_si512(b, a); }
inline Lines without(Lines a, Lines b, Lines c) { return combined<kA & ~(kB | kC)>(a, b, c); }
inline Lines without_and(Lines a, Lines b, Lines c) { return combined<kA & ~kB & kC>(a, b, c); }
inline Lines within_either(Lines a, Lines b, Lines c) { return combined<kA&(kB | kC)>(a, b, c); }
inline Lines any_of(Lines a, Lines b, Lines c) { return combined<kA | kB | kC>(a, b, c); }
inline Lines every_of(Lines a, Lines b, Lines c) { return combined<kA & kB & kC>(a, b, c); }
inline Lines two_of(Lines a, Lines b, Lines c) {
  return combined<(kA & kB) | (kA & kC) | (kB & kC)>(a, b, c);
}
inline Lines add_difference(Lines a, Lines b, Lines c) { return combined<kA | (kB ^ kC)>(a, b, c); }
inline Lines number_of_digits(Lines x) { return _mm512_popcnt_epi16(x); }

inline Mask disjoint(Lines a, Lines b) { return _mm512_testn_epi16_mask(a, b); }
inline Mask is_zero(Lines x) { return _mm512_testn_epi16_mask(x, x); }
inline Lines where(Mask mask, Lines x) { return _mm512_maskz_mov_epi16(mask, x); }
inline Lines pick(Mask mask, Lines yes, Lines no) { return _mm512_mask_mov_epi16(no, mask, yes); }
inline Mask all_three(Mask a, Mask b, Mask c) { return a & b & c; }

inline bool any_set(Lines x) { return _mm512_test_epi32_mask(x, x) != 0; }
inline bool any_negative(Lines x) {
  return _mm512_mask_test_epi16_mask(kPlaces, x, splat(0x8000)) != 0;
}
inline bool everywhere(Mask mask) { return (mask & kPlaces) == kPlaces; }

/// Clears a digit in line t at the places (b, k) whose bit 3b + k is set.
inline Lines without_digit(Lines x, std::uint16_t digit, int t, unsigned places) {
  return _mm512_mask_mov_epi16(x, places << (9 * t), _mm512_andnot_si512(splat(digit), x));
}

/// Word numbers of the cells of each diagonal class in rows of 81.
struct alignas(64) CellNumbers {
  std::uint16_t at[32];
};
constexpr int cell_at(int diagonal_class, int place) {
  const int t = place / 9;
  const int b = place / 3 % 3;
  const int k = place % 3;
  return 9 * (3 * b + t) + 3 * k + (t - diagonal_class + 3) % 3;
}
constexpr CellNumbers cells_of(int diagonal_class) {
  CellNumbers numbers{};
  for (int place = 0; place < 27; ++place) {
    numbers.at[place] = static_cast<std::uint16_t>(cell_at(diagonal_class, place));
  }
  return numbers;
}
alignas(64) constexpr CellNumbers kCells[3] = {cells_of(0), cells_of(1), cells_of(2)};

/// The candidates of 81 cells in reading order, by diagonal class.
inline void load(const std::uint16_t* candidates, Lines (&cells)[3]) {
  const Lines first = _mm512_loadu_si512(candidates);
  const Lines second = _mm512_loadu_si512(candidates + 32);
  const Lines third = _mm512_maskz_loadu_epi16(0x1FFFF, candidates + 64);
  for (int i = 0; i < 3; ++i) {
    // Bits 0 to 5 of a number choose among the first 64 cells; those from 64 on come from the
    // third.
    const Lines numbers = _mm512_load_si512(&kCells[i]);
    const Mask late = _mm512_test_epi16_mask(numbers, splat(64));
    const Lines early = _mm512_permutex2var_epi16(first, numbers, second);
    cells[i] = where(kPlaces, _mm512_mask_permutexvar_epi16(early, late, numbers, third));
  }
}

/// For each cell in reading order, its byte number in the digits of classes 0 and 1 (32 bytes
/// each), or 64 and more for class 2.
struct alignas(64) DigitBytes {
  std::uint8_t at[128];
};
constexpr DigitBytes digit_bytes() {
  DigitBytes bytes{};
  for (int i = 0; i < 3; ++i) {
    for (int place = 0; place < 27; ++place) {
      bytes.at[cell_at(i, place)] = static_cast<std::uint8_t>(32 * i + place);
    }
  }
  return bytes;
}
alignas(64) constexpr DigitBytes kDigitBytes = digit_bytes();

/// The digits of a solved grid, 1 to 9, in reading order.
inline void store_digits(const Lines (&cells)[3], std::uint8_t* digits) {
  __m256i byte[3];
  for (int i = 0; i < 3; ++i) {
    // The digit is one more than the number of bits below it.
    byte[i] = _mm512_cvtepi16_epi8(
        minus(splat(1), minus(splat(0), number_of_digits(minus(cells[i], splat(1))))));
  }
  const Lines low = _mm512_inserti64x4(_mm512_castsi256_si512(byte[0]), byte[1], 1);
  const Lines high = _mm512_zextsi256_si512(byte[2]);
  store_digits_of(_mm512_permutex2var_epi8(low, _mm512_load_si512(&kDigitBytes.at[0]), high),
                  _mm512_permutex2var_epi8(low, _mm512_load_si512(&kDigitBytes.at[64]), high),
                  digits);
}

struct Ways;
inline void store_first_lines(const Ways& ways, std::uint64_t* even, std::uint64_t* odd);

#include "classic/search.inl"

/// The words of the first line, three of each band and three of each stack.
inline void split_words(Lines rows, Lines columns, std::uint64_t* words) {
  alignas(64) std::uint16_t stored[2][32];
  _mm512_store_si512(stored[0], rows);
  _mm512_store_si512(stored[1], permuted(columns, kTurned));
  for (int b = 0; b < 6; ++b) {
    const std::uint16_t* three = stored[b / 3] + b % 3 * 3L;
    std::uint64_t four = 0;
    __builtin_memcpy(&four, three, sizeof four);
    words[b] = four & 0xFFFF'FFFF'FFFF;
  }
}

inline void store_first_lines(const Ways& ways, std::uint64_t* even, std::uint64_t* odd) {
  split_words(ways.even[kRows], ways.even[kColumns], even);
  split_words(ways.odd[kRows], ways.odd[kColumns], odd);
}

}  // namespace

void search_avx512(const std::uint16_t* candidates, const SearchRequest& request,
                   SearchResult& result) {
  run_search(candidates, request, result);
}

}  // namespace omnidoku::classic
