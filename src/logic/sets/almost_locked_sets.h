// SPDX-License-Identifier: MIT
//
// Almost locked sets (ALS): n cells of one house with n + 1 digits in all, a bivalue cell being the
// smallest. An ALS has one digit too many, so as soon as one of its digits is false in all its
// cells, every other digit of it is true in one of them. That one sentence is all that wings,
// ALS chains, death blossoms and the ALS nodes of alternating chains need.
//
// Two ways of looking at the same table:
//   set    an ALS, with its cells and digits;
//   group  the cells of a set that may hold one of its digits. A group is shared by every set in
//          which the digit stands in just these cells, so there are far fewer than set * digit.
// Groups of one digit that see each other entirely are "linked": the digit is a restricted common
// of their sets, at most one of which holds it.
//
// Bounds: houses with at most 10 open cells give sets of every size; larger houses sets of at most
// 4 cells; kMostSets sets in all, small ones first. Cost: 0.1 to 0.3 ms on a hard 9x9.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/state/position.h"

namespace omnidoku::logic {

struct AlmostLockedSet {
  DigitSet digits;
  std::uint32_t house = 0;  ///< index into Structure::houses(), the first that holds all its cells
  std::uint32_t first_cell = 0;   ///< into the table's cells; size() of them
  std::uint32_t first_group = 0;  ///< into the table's group numbers; one for each digit
  [[nodiscard]] int size() const { return digits.size() - 1; }
};

/// Cells with one digit, as bits of 64-bit words, lowest cells first.
using CellWords = std::span<const std::uint64_t>;

/// Position table: position.table<AlmostLockedSets>().
class AlmostLockedSets {
 public:
  using SetIndex = std::uint32_t;
  using GroupIndex = std::uint32_t;

  static constexpr std::size_t kMostSets = 20'000;

  explicit AlmostLockedSets(const Position& position);

  /// Every ALS, those of few cells first; no two have the same cells.
  [[nodiscard]] std::span<const AlmostLockedSet> sets() const { return sets_; }
  [[nodiscard]] std::span<const Cell> cells(const AlmostLockedSet& set) const {
    return std::span(set_cells_).subspan(set.first_cell, static_cast<std::size_t>(set.size()));
  }
  [[nodiscard]] std::span<const Cell> cells(SetIndex set) const { return cells(sets_[set]); }
  /// Whether two sets have a cell in common.
  [[nodiscard]] bool share_cells(SetIndex a, SetIndex b) const;
  /// The cells of the set that may hold the digit, which must be one of its digits.
  [[nodiscard]] GroupIndex group(const AlmostLockedSet& set, Digit digit) const {
    const DigitSet below = set.digits & DigitSet::all(static_cast<int>(digit.index()));
    return set_groups_[set.first_group + static_cast<std::uint32_t>(below.size())];
  }
  [[nodiscard]] GroupIndex group(SetIndex set, Digit digit) const {
    return group(sets_[set], digit);
  }
  /// All groups of a set, in the order of its digits.
  [[nodiscard]] std::span<const GroupIndex> groups_of(const AlmostLockedSet& set) const {
    return std::span(set_groups_)
        .subspan(set.first_group, static_cast<std::size_t>(set.digits.size()));
  }

  [[nodiscard]] std::size_t num_groups() const { return group_digit_.size(); }
  [[nodiscard]] Digit digit(GroupIndex group) const { return group_digit_[group]; }
  /// The cells of a group.
  [[nodiscard]] CellWords places(GroupIndex group) const {
    return CellWords(places_).subspan(group * num_words_, num_words_);
  }
  /// The cells outside the group that have its digit as a candidate and see every cell of it.
  [[nodiscard]] CellWords seen(GroupIndex group) const {
    return CellWords(seen_).subspan(group * num_words_, num_words_);
  }
  /// The sets a group belongs to, small ones first.
  [[nodiscard]] std::span<const SetIndex> sets_with(GroupIndex group) const {
    return std::span(sets_with_)
        .subspan(sets_start_[group], sets_start_[group + 1] - sets_start_[group]);
  }
  /// The groups of the same digit that see this one entirely. If the digit is true in one of the
  /// two it is false in the other.
  [[nodiscard]] std::span<const GroupIndex> linked(GroupIndex group) const {
    return std::span(linked_).subspan(linked_start_[group],
                                      linked_start_[group + 1] - linked_start_[group]);
  }
  /// Whether two groups of the same digit are linked.
  [[nodiscard]] bool are_linked(GroupIndex a, GroupIndex b) const;
  /// Whether some cell with the digit sees both groups entirely.
  [[nodiscard]] bool have_common_victim(GroupIndex a, GroupIndex b) const;
  /// Digits of which at most one of the two sets can hold each.
  [[nodiscard]] DigitSet restricted_commons(SetIndex a, SetIndex b) const;

  /// The cells of a word set, in order.
  [[nodiscard]] static std::vector<Cell> cells_of(CellWords words);

 private:
  class Builder;

  std::size_t num_words_ = 0;
  std::vector<AlmostLockedSet> sets_;
  std::vector<Cell> set_cells_;
  std::vector<std::uint64_t> set_words_;  ///< the cells again, num_words_ for each set
  std::vector<GroupIndex> set_groups_;
  std::vector<Digit> group_digit_;
  std::vector<std::uint64_t> places_;  ///< num_words_ for each group
  std::vector<std::uint64_t> seen_;    ///< likewise
  std::vector<std::uint32_t> sets_start_;
  std::vector<SetIndex> sets_with_;
  std::vector<std::uint32_t> linked_start_;
  std::vector<GroupIndex> linked_;
};

}  // namespace omnidoku::logic
