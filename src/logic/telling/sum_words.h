// SPDX-License-Identifier: MIT
//
// The words of steps about sums: what a sum is and what is left of it, why it takes a digit, and
// why others are out of its reach.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "logic/sums/sum_fillings.h"
#include "logic/telling/words.h"

namespace omnidoku::logic {

/// What digits in some cells that all differ may come to.
struct DigitSums {
  std::vector<DigitSet> sets;  ///< those with the total wanted
  DigitSet least;              ///< the set with the smallest sum ...
  DigitSet most;               ///< ... and with the largest
  std::int64_t low = 0;        ///< these sums
  std::int64_t high = 0;
};

/// Of so many cells. Only for as few digits as SumFillings::combinations are made of.
[[nodiscard]] DigitSums sets_of(const Structure& structure, std::size_t count, std::int64_t total);

/// "The killer cage at R1C1 adds up to 17", "The killer cage at R1C1 adds up to 17, of which its
/// filled cells leave 12 for R1C2 and R1C3", "By the arrow at R1C1, the circle R1C1 is the sum of
/// R1C2 and R1C3; 2 in R1C3 leaves R1C1 = R1C2 + 2", "Row 1 adds up to 45; the 2 cages within add
/// up to 15 + 23 = 38; so R1C8 + R1C9 = 7".
[[nodiscard]] std::string sum_fact(const Words& words, std::size_t sum,
                                   const SumFillings& fillings);
/// What its open cells come to: "R1C8 + R1C9 = 7".
[[nodiscard]] std::string open_equation(const Words& words, std::size_t sum,
                                        const SumFillings& fillings);
/// What all its cells come to, whether filled or not.
[[nodiscard]] std::string whole_equation(const Words& words, std::size_t sum);
/// Why candidates are out of a sum's reach: "As R1C2 is at least 1 and R1C3 at most 4, R1C1 is at
/// least 6." `too_much`: with the least of the other cells they would be too much, else with the
/// most of them not enough.
[[nodiscard]] std::string bounds_text(const Words& words, std::size_t sum,
                                      const SumFillings& fillings,
                                      const std::vector<Candidate>& gone, bool too_much);
/// Why a sum takes a digit: "without 9 these cells make at most 20".
[[nodiscard]] std::string need_text(const Words& words, const SumFillings& fillings, Digit digit);
/// "8+9" or "1+6 or 2+5"; empty when there are many or they are not known.
[[nodiscard]] std::string combinations_text(const Words& words, const SumFillings& fillings);

/// Why candidates are in no filling. `in_no_combination`: their digits are in no combination.
[[nodiscard]] std::string impossible_text(const Words& words, std::size_t sum,
                                          const SumFillings& fillings,
                                          const std::vector<Candidate>& gone,
                                          bool in_no_combination);

}  // namespace omnidoku::logic
