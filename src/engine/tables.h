// SPDX-License-Identifier: MIT
//
// Tables: everything about a Problem that does not change during a search, in flat arrays.
// Built once per Solver, never written again, shared by copies of the Solver (and so by threads).
//
// Digits are renumbered so that their values do not decrease: the lowest bit of a mask is then its
// smallest value. Masks inside the engine use this numbering only; to_internal and to_digits
// translate at the door. (For 1..n it is the identity.)
//
//   houses_[h] ---begin..end---> house_cells (variables of the set)
//   peer_begin[v]..peer_begin[v+1] ---> peers (variables that differ from v, each once)
//   var_houses[v] ---> (word, bits) pairs: which dirty bits a change of v sets
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/solver.h"
#include "model/problem.h"

namespace omnidoku::engine {

using Index = std::uint32_t;  ///< of a variable, a house, a sum, ... inside the engine

inline constexpr Index kNone = ~Index{0};

/// Lists of different lengths in one array.
struct Lists {
  std::vector<Index> begin{0};
  std::vector<Index> items;

  [[nodiscard]] std::span<const Index> operator[](std::size_t i) const {
    return {items.data() + begin[i], items.data() + begin[i + 1]};
  }
  [[nodiscard]] std::size_t size() const { return begin.size() - 1; }
  void close() { begin.push_back(static_cast<Index>(items.size())); }
};

/// An AllDifferent of at least three variables (two are wholly covered by the peers).
struct House {
  Index primitive = 0;
  bool full = false;  ///< as many variables as digits: every digit occurs
};

/// House `from` (or a group of a sum) shares at least two cells with house `to`: digits that `from`
/// needs and can only have in the shared cells leave the rest of `to`.
struct Overlap {
  Index from = 0;
  Index to = 0;
};

/// A linear sum. Unless it is wide, it is kept in small numbers: coefficients divided by their
/// greatest common divisor, values measured in steps from the least (Tables::steps), the total
/// changed to match.
struct Sum {
  Index primitive = 0;
  Index begin = 0;  ///< first term in Tables::sum_terms
  Index end = 0;
  Index first_group = 0;  ///< in Tables::sum_groups; not for wide sums
  Index last_group = 0;
  bool equal = true;
  bool wide = false;        ///< needs more than 64 bits; terms and total as posted
  bool impossible = false;  ///< no assignment at all, by divisibility
  std::int64_t total = 0;
};

struct SumTerm {
  Index variable = 0;
  std::int64_t coefficient = 1;
};

/// Terms of one sum with the same coefficient whose variables all differ from one another.
struct SumGroup {
  Index begin = 0;  ///< first term in Tables::sum_terms
  Index end = 0;
  std::int64_t coefficient = 1;
};

/// Houses up to this size are not worth the matching filter: 9x9 needs two thirds to nine tenths of
/// the nodes with it, and takes 1.3 to 1.9 times as long (hardest lists, pencilmarks).
inline constexpr std::size_t kMostCellsWithoutMatching = 9;

/// Tables of combinations are made for up to this many digits.
inline constexpr int kMostCombinationDigits = 10;

/// All sets of `size` digits in order of the sum of their steps; only for few digits.
struct Combinations {
  std::vector<std::uint16_t> sets;  ///< by sum
  std::vector<Index> first_of_sum;  ///< per sum s: index of the first set with sum >= s; one more
};

template <class Mask>
struct Tables {
  explicit Tables(model::Problem source);

  model::Problem problem;
  Index num_variables = 0;
  Index num_cells = 0;
  int num_digits = 0;
  Mask all_digits = 0;
  std::vector<std::int64_t> values;  ///< per internal digit, not decreasing
  std::vector<std::int64_t> steps;   ///< (value - least value) / greatest common step
  std::vector<Mask> domains;         ///< the problem's own, per variable

  Lists peers;  ///< per variable
  std::vector<House> houses;
  std::vector<Index> full_houses;
  std::vector<Index> large_houses;  ///< with more than kMostCellsWithoutMatching variables
  Lists house_cells;                ///< per house
  Lists houses_of;                  ///< per variable
  std::vector<Overlap> overlaps;
  Lists overlap_shared;  ///< per overlap: cells of both
  Lists overlap_from;    ///< per overlap: cells of `from` alone
  Lists overlap_to;      ///< per overlap: cells of `to` alone
  Lists overlaps_of;     ///< per house: overlaps with from == house
  std::vector<Sum> sums;
  std::vector<SumTerm> sum_terms;
  std::vector<SumGroup> sum_groups;
  Lists group_overlaps;  ///< per group: overlaps with from == kNone, the group in its place
  Lists sums_of;         ///< per variable
  std::vector<Combinations> combinations;      ///< per size; empty when there would be too many
  Lists primitive_variables;                   ///< per primitive
  std::optional<Contradiction> contradiction;  ///< seen while building

  [[nodiscard]] Mask to_internal(geometry::DigitSet digits) const;
  [[nodiscard]] geometry::DigitSet to_digits(Mask mask) const;
  [[nodiscard]] geometry::Digit to_digit(int internal) const {
    return geometry::Digit(int{digit_of_[static_cast<std::size_t>(internal)]});
  }

 private:
  void number_digits();
  void read_primitives();
  void add_all_different(Index primitive, const model::AllDifferent& all_different);
  void add_sum(Index primitive, const model::LinearSum& sum);
  void build_peers();
  void build_overlaps();
  void build_sums();
  void build_combinations();
  void shrink_numbers(Sum& sum);
  void group_terms(Sum& sum);
  [[nodiscard]] bool differ(Index a, Index b) const;
  void add_overlaps(Index from, std::span<const Index> from_cells);

  bool digits_renumbered_ = false;
  std::uint64_t step_ = 0;              ///< greatest common divisor of the differences of values
  std::vector<std::uint8_t> digit_of_;  ///< internal -> external
  std::vector<std::uint8_t> internal_of_;
  Lists differ_;  ///< all AllDifferent that can hold, each variable once
};

extern template struct Tables<std::uint16_t>;
extern template struct Tables<std::uint32_t>;
extern template struct Tables<std::uint64_t>;

}  // namespace omnidoku::engine
