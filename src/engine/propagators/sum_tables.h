// SPDX-License-Identifier: MIT
//
// SumTables: the linear sums of a problem in small numbers and in groups, as linear_sum.cpp wants
// them. Coefficients are divided by their greatest common divisor, values measured in steps from
// the least (Tables::steps), totals changed to match.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/propagators/overlap_lists.h"
#include "engine/tables.h"

namespace omnidoku::engine {

/// The most terms of a sum that is counted in bits (group_sums.cpp).
inline constexpr std::size_t kMostBitTerms = 64;
/// The greatest total of one, and the least with the other sign.
inline constexpr std::int64_t kMostBitTotal = std::int64_t{1} << 32U;

/// One sum.
struct Sum {
  Index primitive = 0;
  Index begin = 0;  ///< first term
  Index end = 0;
  Index first_group = 0;
  Index last_group = 0;
  bool equal = true;
  bool impossible = false;  ///< no assignment at all, by divisibility or for want of digits
  std::int64_t total = 0;
};

struct SumTerm {
  Index variable = 0;
  std::int64_t coefficient = 1;
};

/// Terms of one sum with the same coefficient whose variables all differ from one another: as many
/// as there are digits at most, unless the sum is impossible.
struct SumGroup {
  Index begin = 0;  ///< first term
  Index end = 0;
  std::int64_t coefficient = 1;
};

/// Tables of combinations are made for up to this many digits.
inline constexpr int kMostCombinationDigits = 10;

/// All sets of `size` digits in order of the sum of their steps; only for few digits.
struct Combinations {
  std::vector<std::uint16_t> sets;  ///< by sum
  std::vector<Index> first_of_sum;  ///< per sum s: index of the first set with sum >= s; one more
};

/// Whether SumTables can hold the sum: digits only, and no partial sum can leave 64 bits.
template <class Mask>
[[nodiscard]] bool suits_groups(const Tables<Mask>& tables, const model::LinearSum& sum);

template <class Mask>
class SumTables {
 public:
  /// Takes in one sum that suits_groups(); returns its number.
  Index add(const Tables<Mask>& tables, Index primitive, const model::LinearSum& linear);
  /// After the last one.
  void finish(const Tables<Mask>& tables);

  std::vector<Sum> sums;
  std::vector<SumTerm> terms;
  std::vector<SumGroup> groups;
  OverlapLists overlaps;                   ///< per group
  std::vector<Combinations> combinations;  ///< per size; empty when there would be too many

 private:
  void shrink_numbers(const Tables<Mask>& tables, Sum& sum);
  void add_group(const Tables<Mask>& tables, Sum& sum, const SumGroup& group);
  void group_few_terms(const Tables<Mask>& tables, Sum& sum);
  void group_terms(const Tables<Mask>& tables, Sum& sum);
  void build_combinations(const Tables<Mask>& tables);
};

}  // namespace omnidoku::engine
