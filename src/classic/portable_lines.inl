// SPDX-License-Identifier: MIT
//
// Lines for any instruction set, one Words (at least 12 words of 16 bits, defined by the kernel
// file) for each line t: place (t, b, k) is word 4b + k of line t, so that turning
// boxes within a band stays within four words, and turning lines takes no instruction at all.

struct Lines {
  Words line[3];
};
using Mask = Lines;  ///< all ones or all zeros in each word

constexpr int kEveryDigit = kAllDigits;

template <class F>
inline Lines each_line(const F& f) {
  return {f(0), f(1), f(2)};
}

inline Lines splat(int value) {
  const Words words = splat_words(value);
  return {words, words, words};
}

inline Lines next_line(const Lines& x) { return {x.line[1], x.line[2], x.line[0]}; }
inline Lines previous_line(const Lines& x) { return {x.line[2], x.line[0], x.line[1]}; }

template <int axis, int lines, int boxes>
inline Lines across(const Lines& x) {
  return each_line([&x](int t) { return turned_boxes<axis, boxes>(x.line[(t + lines) % 3]); });
}

inline Lines minus(const Lines& a, const Lines& b) {
  return each_line([&](int t) { return a.line[t] - b.line[t]; });
}
inline Lines both(const Lines& a, const Lines& b) {
  return each_line([&](int t) { return a.line[t] & b.line[t]; });
}
inline Lines either(const Lines& a, const Lines& b) {
  return each_line([&](int t) { return a.line[t] | b.line[t]; });
}
inline Lines without(const Lines& a, const Lines& b) {
  return each_line([&](int t) { return a.line[t] & ~b.line[t]; });
}
inline Lines without(const Lines& a, const Lines& b, const Lines& c) {
  return each_line([&](int t) { return a.line[t] & ~(b.line[t] | c.line[t]); });
}
inline Lines without_and(const Lines& a, const Lines& b, const Lines& c) {
  return each_line([&](int t) { return a.line[t] & ~b.line[t] & c.line[t]; });
}
inline Lines within_either(const Lines& a, const Lines& b, const Lines& c) {
  return each_line([&](int t) { return a.line[t] & (b.line[t] | c.line[t]); });
}
inline Lines any_of(const Lines& a, const Lines& b, const Lines& c) {
  return each_line([&](int t) { return a.line[t] | b.line[t] | c.line[t]; });
}
inline Lines every_of(const Lines& a, const Lines& b, const Lines& c) {
  return each_line([&](int t) { return a.line[t] & b.line[t] & c.line[t]; });
}
inline Lines two_of(const Lines& a, const Lines& b, const Lines& c) {
  return each_line(
      [&](int t) { return (a.line[t] & b.line[t]) | (c.line[t] & (a.line[t] | b.line[t])); });
}
inline Lines add_difference(const Lines& a, const Lines& b, const Lines& c) {
  return each_line([&](int t) { return a.line[t] | (b.line[t] ^ c.line[t]); });
}
inline Lines number_of_digits(const Lines& x) {
  return each_line([&x](int t) { return bits_set(x.line[t]); });
}

inline Mask is_zero(const Lines& x) {
  return each_line([&x](int t) { return zero_words(x.line[t]); });
}
inline Mask disjoint(const Lines& a, const Lines& b) { return is_zero(both(a, b)); }
inline Lines where(const Mask& mask, const Lines& x) { return both(mask, x); }
inline Lines pick(const Mask& mask, const Lines& yes, const Lines& no) {
  return each_line([&](int t) { return picked(mask.line[t], yes.line[t], no.line[t]); });
}
inline Mask all_three(const Mask& a, const Mask& b, const Mask& c) { return every_of(a, b, c); }

inline bool any_set(const Lines& x) { return any_bit(x.line[0] | x.line[1] | x.line[2]); }
inline bool any_negative(const Lines& x) {
  return any_bit((x.line[0] | x.line[1] | x.line[2]) & places() & splat_words(0x8000));
}
inline bool everywhere(const Mask& mask) {
  return !any_bit(~(mask.line[0] & mask.line[1] & mask.line[2]) & places());
}

/// Clears a digit in line t at the places (b, k) whose bit 3b + k is set.
inline Lines without_digit(Lines x, std::uint16_t digit, int t, unsigned places) {
  const Words kept = zero_words(place_bits() & splat_words(static_cast<int>(places)));
  x.line[t] = x.line[t] & (kept | splat_words(~digit));
  return x;
}

/// The candidates of 81 cells in reading order, by diagonal class.
inline void load(const std::uint16_t* candidates, Lines (&cells)[3]) {
  for (int i = 0; i < 3; ++i) {
    for (int t = 0; t < 3; ++t) {
      std::uint16_t words[16] = {};
      for (int b = 0; b < 3; ++b) {
        for (int k = 0; k < 3; ++k) {
          words[4 * b + k] = candidates[9 * (3 * b + t) + 3 * k + (t - i + 3) % 3];
        }
      }
      __builtin_memcpy(&cells[i].line[t], words, sizeof cells[i].line[t]);
    }
  }
}

/// The digits of a solved grid, 1 to 9, in reading order.
inline void store_digits(const Lines (&cells)[3], std::uint8_t* digits) {
  for (int i = 0; i < 3; ++i) {
    for (int t = 0; t < 3; ++t) {
      std::uint16_t words[16];
      __builtin_memcpy(words, &cells[i].line[t], sizeof cells[i].line[t]);
      for (int b = 0; b < 3; ++b) {
        for (int k = 0; k < 3; ++k) {
          digits[9 * (3 * b + t) + 3 * k + (t - i + 3) % 3] =
              static_cast<std::uint8_t>(1 + __builtin_ctz(words[4 * b + k]));
        }
      }
    }
  }
}

struct Ways;
inline void store_first_lines(const Ways& ways, std::uint64_t* even, std::uint64_t* odd);

#include "classic/search.inl"

inline void split_words(Words rows, Words columns, std::uint64_t* words) {
  const Words turned = transposed(columns);
  __builtin_memcpy(words, &rows, 24);
  __builtin_memcpy(words + 3, &turned, 24);
}

/// Three words from each band and stack: the fourth of each four is 0.
inline void store_first_lines(const Ways& ways, std::uint64_t* even, std::uint64_t* odd) {
  split_words(ways.even[kRows].line[0], ways.even[kColumns].line[0], even);
  split_words(ways.odd[kRows].line[0], ways.odd[kColumns].line[0], odd);
}
