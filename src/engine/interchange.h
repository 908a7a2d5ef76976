// SPDX-License-Identifier: MIT
//
// Interchange: digits that a problem does not tell apart. Where the rules and the starting domains
// stay as they are when two digits are exchanged, so does the set of solutions: on a board without
// givens, whose rules only say "different", a first cell need be tried with one digit, and what is
// found counts as often as it has digits.
//
//   root: classes of digits that may be exchanged          {1 2 3 4 5 6}
//   decision "this cell is 1"  stands for 1 2 3 4 5 6      below it: {2 3 4 5 6}, each counts 6
//   refuted "it is not 1"      so not 2, 3, 4, 5 or 6 either
//
// Why it is right: a digit that no decision on the path has used is in the same part in each of the
// solutions below as any other of its class, as the path itself does not tell the two apart. What
// propagation takes away is in no solution, so it need not be symmetric. Exchanging the digit of
// the first decision with each that it stands for, then that of the second, and so on, gives each
// solution once: the outermost exchange says what the first cell holds.
// Solutions are counted by their cells, so a decision on a hidden variable stands for itself.
// Cost: a look at the domains for each search, at the tables of pairs once, if digits are still
// alike then.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/decision.h"
#include "engine/tables.h"

namespace omnidoku::engine {

template <class Mask>
class Interchange {
 public:
  explicit Interchange(const Tables<Mask>& tables) : tables_(tables) {}

  /// Begins a search from these masks, one for each variable; unless `wanted`, all digits are told
  /// apart.
  void start(std::span<const Mask> masks, bool wanted);
  /// Whether no two digits are alike.
  [[nodiscard]] bool empty() const { return unused_.empty(); }
  /// The digits that this one may be exchanged for in the state that the search began from, and it.
  [[nodiscard]] Mask alike(int digit) const {
    return empty() ? static_cast<Mask>(Mask{1} << digit)
                   : class_of_[static_cast<std::size_t>(digit)];
  }
  /// How many choices a variable has at a level: candidates of which one stands for another count
  /// once.
  [[nodiscard]] std::uint64_t count_choices(std::size_t level, Mask candidates) const {
    auto count = static_cast<std::uint64_t>(count_digits(candidates));
    if (level >= unused_.size()) return count;
    for (auto rest = static_cast<Mask>(candidates & unused_[level]); rest != 0;) {
      const auto alike =
          static_cast<Mask>(rest & class_of_[static_cast<std::size_t>(std::countr_zero(rest))]);
      count -= static_cast<std::uint64_t>(count_digits(alike)) - 1;
      rest = static_cast<Mask>(rest & ~alike);
    }
    return count;
  }
  /// Before a decision at a level: what it stands for there. The level above is begun.
  void descend(std::size_t level, Decision<Mask>& decision, Mask candidates);
  /// How often a solution below these decisions counts; the greatest number if that is too much.
  [[nodiscard]] static std::uint64_t times(std::span<const Decision<Mask>> decisions);
  /// The `number`-th (from 0, below times()) of the solutions that one below these decisions stands
  /// for: per digit, by which it is to be replaced.
  [[nodiscard]] std::vector<int> replacement(std::span<const Decision<Mask>> decisions,
                                             std::uint64_t number) const;

 private:
  void separate(Mask some);
  void separate_by_rules();
  void separate_by(const model::PairTable& table);
  template <class AreAlike>
  void separate_unless(AreAlike&& are_alike);
  [[nodiscard]] bool all_apart() const;

  const Tables<Mask>& tables_;
  std::vector<Mask> class_of_;  ///< per digit: those that it may be exchanged for, and it
  std::vector<Mask> unused_;    ///< per level: digits that no decision below it has; empty: nothing
};

#define OMNIDOKU_EXTERN(Mask) extern template class Interchange<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_EXTERN)
#undef OMNIDOKU_EXTERN

}  // namespace omnidoku::engine
