// SPDX-License-Identifier: MIT
//
// In which ways the open cells of a sum can still be filled: the partitions of founding document
// 000, as far as the candidates and the cells that must differ allow them.
//
// Two searches. Where the open cells all differ and count once, sets of digits are followed from
// cell to cell: after i cells a partial filling is a set of i digits, and its sum follows from the
// set, so that there are at most 2^digits of them. Otherwise fillings are searched one by one until
// every candidate is seen in one or shown to be in none; a candidate whose search takes more than
// kMostNodes steps is taken for possible. The fillings of a sum are remembered as long as nothing
// changes in its cells.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "logic/state/position.h"

namespace omnidoku::logic {

/// Whether the first digit in which two sets differ is in `a`: 1+6 comes before 2+5 before 3+4.
[[nodiscard]] bool in_reading_order(DigitSet a, DigitSet b);

/// The fillings of one sum in a position.
struct SumFillings {
  std::vector<Cell> open;
  std::vector<std::int64_t> coefficients;  ///< of the open cells
  std::vector<DigitSet> candidates;        ///< of the open cells
  std::vector<Candidate> placed;           ///< in the others
  std::int64_t rest = 0;                   ///< what the open cells add up to (at_most: at most)
  std::vector<DigitSet> possible;  ///< per open cell: the digits that some filling has there
  DigitSet needed;                 ///< digits that every filling has somewhere
  /// The sets of digits of all fillings, in reading order, when the cells all differ and there are
  /// few digits.
  std::vector<DigitSet> combinations;
  bool distinct = false;  ///< the open cells all differ and count once

  /// Whether nothing fits any more; then nothing is concluded from the sum.
  [[nodiscard]] bool contradictory() const {
    return possible.empty() ? !open.empty() : possible.front().empty();
  }
  /// Candidates of the i-th open cell that no filling has.
  [[nodiscard]] DigitSet impossible(const Position& position, std::size_t i) const {
    return position.candidates(open[i]) - possible[i];
  }
};

/// The fillings of a sum, an index into Structure::sums(). Empty (and contradictory() false) for a
/// sum without open cells or with more than kMostSumCells.
[[nodiscard]] SumFillings fillings_of(const Position& position, std::size_t sum);

/// The same without its fillings: the open cells and what they come to.
[[nodiscard]] SumFillings open_part(const Position& position, std::size_t sum);

/// What some of the open cells come to, with these coefficients, over all ways to fill them beside
/// a digit in another cell; nothing where there are too many.
[[nodiscard]] std::optional<std::set<std::int64_t>> sums_beside(
    const Structure& structure, const SumFillings& fillings, const std::vector<Cell>& cells,
    const std::vector<std::int64_t>& coefficients, Candidate chosen);

/// Open cells beyond which a sum is left alone.
inline constexpr std::size_t kMostSumCells = 12;
/// Digits beyond which sets of them are not listed.
inline constexpr int kMostDigitsForSets = 12;

}  // namespace omnidoku::logic
