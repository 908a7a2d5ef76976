// SPDX-License-Identifier: MIT
//
// Work: the candidates of the current search state and what has changed in them but not been
// looked at yet. One flat array of masks is the whole state, so a level of the search is a copy.
//
//   reduce() --> changed_ (bit per variable) --> dirty houses, dirty sums  (propagate.cpp)
//            \-> fixed_ (variables down to one digit, not yet taken from their peers)
//
// Invariants: no mask is ever empty after a call that returned true; every variable enters fixed_
// once per level; after propagate() returned true, fixed_ and all dirty marks are empty.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/tables.h"

namespace omnidoku::engine {

/// A set of small numbers that is cheap to clear and to take from, lowest first.
class MarkSet {
 public:
  explicit MarkSet(std::size_t size) : words_((size + 63) / 64, 0) {}

  void insert(Index i) { words_[i >> 6U] |= std::uint64_t{1} << (i & 63U); }
  void insert_all(std::size_t size) {
    for (std::size_t word = 0; word * 64 < size; ++word) {
      words_[word] = base::low_bits<std::uint64_t>(
          static_cast<int>(std::min<std::size_t>(size - word * 64, 64)));
    }
  }
  void clear() { std::fill(words_.begin(), words_.end(), std::uint64_t{0}); }

  /// Removes and returns the lowest member; kNone if there is none.
  Index take() {
    for (std::size_t word = 0; word < words_.size(); ++word) {
      if (words_[word] == 0) continue;
      const int bit = std::countr_zero(words_[word]);
      words_[word] &= words_[word] - 1;
      return static_cast<Index>(word * 64) + static_cast<Index>(bit);
    }
    return kNone;
  }

  /// Empties the set, calling f for each former member, lowest first.
  template <class F>
  void drain(F&& f) {
    for (std::size_t word = 0; word < words_.size(); ++word) {
      const std::uint64_t bits = std::exchange(words_[word], 0);
      base::for_each_bit(
          bits, [&](int bit) { f(static_cast<Index>(word * 64) + static_cast<Index>(bit)); });
    }
  }

 private:
  std::vector<std::uint64_t> words_;
};

/// What refuted the current state.
struct Failure {
  Index primitive = kNone;  ///< a primitive that cannot hold; else
  Index variable = kNone;   ///< a variable left without digits
  Index other = kNone;      ///< with `variable`: the fixed variable that took its last digit
};

/// std::popcount without the library call it is on processors the compiler knows nothing of.
template <class Mask>
[[nodiscard]] constexpr int count_digits(Mask mask) {
  using Word = std::conditional_t<sizeof(Mask) == 8, std::uint64_t, std::uint32_t>;
  constexpr Word kAll = ~Word{0};
  Word word = mask;
  word -= word >> 1U & kAll / 3;
  word = (word & kAll / 5) + (word >> 2U & kAll / 5);
  word = (word + (word >> 4U)) & kAll / 17;
  return static_cast<int>(word * (kAll / 255) >> (sizeof(Word) * 8 - 8));
}

template <class Mask>
[[nodiscard]] constexpr bool is_single(Mask mask) {
  return (mask & static_cast<Mask>(mask - 1)) == 0;
}

/// A group of a sum that has open variables, while the sum is filtered.
template <class Mask>
struct OpenGroup {
  Index group = 0;
  int open = 0;          ///< open variables
  Mask candidates = 0;   ///< of those, together
  std::int64_t low = 0;  ///< bounds of what they contribute
  std::int64_t high = 0;
  std::int64_t cells_low = 0;  ///< sum of their own least steps, repeats not excluded
  std::int64_t cells_high = 0;
  std::int64_t start_low = 0;   ///< steps from the ends of `open` different candidates to those
  std::int64_t start_high = 0;  ///< that the bounds came from
  int start = 0;                ///< the one in the direction of counting, scaled
  std::uint64_t reachable = 0;  ///< bit e: e beyond the bound is possible
};

/// Memory of the sum filter, kept to save allocations.
template <class Mask>
struct SumScratch {
  explicit SumScratch(const Tables<Mask>& tables)
      : width_(static_cast<std::size_t>(tables.num_digits) + 1) {
    if (!tables.combinations.empty()) {
      for (auto& known : reach_) known.resize((std::size_t{1} << tables.num_digits) * width_, 0);
    }
  }

  /// What choosing `size` of these candidates costs beyond the least choice (or, reversed, below
  /// the greatest), with coefficient 1; 0 while not computed. Only where there are combinations.
  std::uint64_t& reach(Mask candidates, int size, bool reversed) {
    return reach_[reversed ? 1 : 0][candidates * width_ + static_cast<std::size_t>(size)];
  }

  std::vector<OpenGroup<Mask>> groups;
  std::vector<std::uint64_t> before;  ///< per group: excess reachable by the groups before it

 private:
  std::size_t width_;
  std::array<std::vector<std::uint64_t>, 2> reach_;
};

template <class Mask>
class Work {
 public:
  explicit Work(const Tables<Mask>& all_tables)
      : tables(all_tables),
        changed(all_tables.num_variables),
        dirty_houses(all_tables.houses.size()),
        dirty_overlaps(all_tables.houses.size()),
        dirty_matchings(all_tables.houses.size()),
        dirty_sums(all_tables.sums.size()),
        sums(all_tables) {
    fixed_.reserve(all_tables.num_variables);
  }

  /// Keeps only the digits in `keep`. False if none is left.
  bool reduce(Index variable, Mask keep) {
    const Mask before = masks[variable];
    const auto after = static_cast<Mask>(before & keep);
    if (after == before) return true;
    masks[variable] = after;
    if (is_single(after)) {
      if (after == 0) {
        failure = {kNone, variable, kNone};
        return false;
      }
      fixed_.push_back(variable);
    }
    changed.insert(variable);
    return true;
  }
  /// Takes these digits away. False if none is left.
  bool remove(Index variable, Mask digits) { return reduce(variable, static_cast<Mask>(~digits)); }

  [[nodiscard]] bool has_fixed() const { return !fixed_.empty(); }
  Index take_fixed() {
    const Index variable = fixed_.back();
    fixed_.pop_back();
    return variable;
  }
  void push_fixed(Index variable) { fixed_.push_back(variable); }

  /// Counts a run of a propagator. True, now and then, if the search is to be broken off.
  bool tick() { return --ticks_ == 0 && look_up(); }

  /// Large houses are matched from now on; off at the start of a search.
  void use_matchings(bool use) {
    matchings_ = use;
    if (use) mark_matchings();
  }
  void mark_matchings() {
    if (!matchings_) return;
    for (const Index house : tables.large_houses) dirty_matchings.insert(house);
  }
  [[nodiscard]] bool matchings() const { return matchings_; }

  /// Forgets what is still to do, after a failure.
  void clear() {
    fixed_.clear();
    changed.clear();
    dirty_houses.clear();
    dirty_overlaps.clear();
    dirty_matchings.clear();
    dirty_sums.clear();
  }

  const Tables<Mask>& tables;
  Mask* masks = nullptr;  ///< the current level
  MarkSet changed;
  MarkSet dirty_houses;
  MarkSet dirty_overlaps;   ///< houses whose overlaps are to be looked at
  MarkSet dirty_matchings;  ///< large houses
  MarkSet dirty_sums;
  Failure failure;
  SumScratch<Mask> sums;
  std::function<bool()> interrupt;  ///< asked once in a while: is the search to be broken off?
  bool interrupted = false;         ///< it was; the last propagation is not finished

 private:
  static constexpr std::uint32_t kTicks = 4096;  // a few milliseconds at the very most

  bool look_up() {
    ticks_ = kTicks;
    interrupted = interrupt && interrupt();
    return interrupted;
  }

  std::uint32_t ticks_ = 1;
  bool matchings_ = false;
  std::vector<Index> fixed_;
};

// One propagator per file; each returns false when it refuted the state (work.failure says how).

/// all_different.cpp: takes the digit of a fixed variable from its peers.
template <class Mask>
bool exclude_from_peers(Work<Mask>& work, Index variable);
/// all_different.cpp: hidden singles and missing digits of one house.
template <class Mask>
bool filter_house(Work<Mask>& work, Index house);
/// intersection.cpp: digits a house can only have where it overlaps another.
template <class Mask>
bool filter_overlaps(Work<Mask>& work, Index house);
/// matching.cpp: digits that no assignment of different digits to a house uses.
template <class Mask>
bool filter_matching(Work<Mask>& work, Index house);
/// linear_sum.cpp: bounds and combinations of one sum.
template <class Mask>
bool filter_sum(Work<Mask>& work, Index sum);
/// propagate.cpp: all of them until nothing changes. Also false when interrupted.
template <class Mask>
bool propagate(Work<Mask>& work);
/// propagate.cpp: the same from scratch, everything looked at.
template <class Mask>
bool propagate_all(Work<Mask>& work);

}  // namespace omnidoku::engine
