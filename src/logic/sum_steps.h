// SPDX-License-Identifier: MIT
//
// What the techniques about sums put their steps and sentences together with.
// Soundness of all of them: a sum holds, so its open cells are filled in one of the ways that add
// up (logic/sum_fillings.h). A candidate that none of these ways has is false, a digit that all of
// them have is in the sum. Derived sums (innies and outies) follow from houses and cages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "logic/sum_fillings.h"
#include "logic/technique.h"

namespace omnidoku::logic {

/// Sums for which wanted(SumInfo) holds and with at least `least` open cells, those with fewest
/// first.
[[nodiscard]] std::vector<std::size_t> sums_by_size(const Position& position,
                                                    bool (*wanted)(const SumInfo& sum),
                                                    std::size_t least);

/// Sets of different digits that the open cells of a sum could hold by their number and what they
/// make alone, as people know them by heart: 1 for 4 in two cells, 4 for 10 in two. Only for a sum
/// whose cells all differ; 0 where there are too many digits to list sets of them.
[[nodiscard]] std::size_t num_known_sets(const Position& position, std::size_t sum);

/// A step without conclusions: the premise that the sum holds, its cells marked.
[[nodiscard]] model::Step sum_step(const Position& position, std::size_t sum,
                                   const SumFillings& fillings);

/// "The killer cage at R1C1 adds up to 17", "The killer cage at R1C1 adds up to 17, of which its
/// filled cells leave 12 for R1C2 and R1C3", "By the arrow at R1C1, the circle R1C1 is the sum of
/// R1C2 and R1C3; 2 in R1C3 leaves R1C1 = R1C2 + 2", "Row 1 adds up to 45; the 2 cages within add
/// up to 15 + 23 = 38; so R1C8 + R1C9 = 7".
[[nodiscard]] std::string sum_fact(const Words& words, std::size_t sum,
                                   const SumFillings& fillings);
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

/// Steps that remove what no filling has: first digits that occur in no combination, then those
/// that occur, but not in that cell. A cell with one digit left of a sum with no other open cell is
/// placed instead. True when no more steps are wanted.
bool find_impossible(const Position& position, std::size_t sum, StepSink& sink);

}  // namespace omnidoku::logic
