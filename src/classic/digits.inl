// SPDX-License-Identifier: MIT
//
// The digits of a solved state, as numbers in four bits. Included by the files of batch kernels,
// inside their unnamed namespace.

/// Where the numbers of the digits have their bits 1, 2, 4 and 8.
struct DigitBits {
  std::uint64_t of[4];
};

/// From where digits 1 to 9 are.
inline DigitBits digit_bits(std::uint64_t one, std::uint64_t two, std::uint64_t three,
                            std::uint64_t four, std::uint64_t five, std::uint64_t six,
                            std::uint64_t seven, std::uint64_t eight, std::uint64_t nine) {
  return {{one | three | five | seven | nine, two | three | six | seven, four | five | six | seven,
           eight | nine}};
}

/// Of cells 0 to 63, from the words of DigitPlanes.
inline DigitBits first_digit_bits(const std::uint64_t* words) {
  return digit_bits(words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7],
                    words[8]);
}

/// Of cells 64 to 80; bits above these are set as well.
inline DigitBits rest_digit_bits(const std::uint64_t* words) {
  const auto rest = [words](int d) { return words[9 + d / 3] >> (17 * (d % 3)); };
  return digit_bits(rest(0), rest(1), rest(2), rest(3), rest(4), rest(5), rest(6), rest(7),
                    rest(8));
}
