// SPDX-License-Identifier: MIT
//
// What a kernel file makes its BatchKernel of. Included in its unnamed namespace, after the type
// Slice with its functions, digits_in and digits_of.

#include "classic/lanes.inl"

inline void run_batch(Batch& batch, void* memory) {
  Lanes& lanes = *static_cast<Lanes*>(memory);
  __builtin_memset(&lanes.s, 0, sizeof lanes.s);
  Search(batch, lanes).run();
}

/// DigitPlanes from the cells with each digit: those of cells 0 to 63, and those of the rest.
inline void words_of(const std::uint64_t (&first)[kDigits], const std::uint64_t (&rest)[kDigits],
                     std::uint64_t* words) {
  constexpr std::uint64_t kRest = 0x1FFFF;
  std::uint64_t given_first = 0;
  std::uint64_t given_rest = 0;
  for (int d = 0; d < kDigits; ++d) {
    given_first |= first[d];
    given_rest |= rest[d];
  }
  for (int d = 0; d < kDigits; ++d) words[d] = first[d] | ~given_first;
  for (int g = 0; g < 3; ++g) {
    words[9 + g] = 0;
    for (int e = 0; e < 3; ++e) {
      words[9 + g] |= (rest[3 * g + e] | (~given_rest & kRest)) << (17 * e);
    }
  }
}

inline void parse_line(const char* line, char one, std::uint64_t* words) {
  std::uint64_t first[kDigits] = {};
  std::uint64_t rest[kDigits] = {};
  digits_in(line, one, first, rest);
  words_of(first, rest, words);
}
