// SPDX-License-Identifier: MIT
//
// What the steps made of almost locked sets have in common: their premises and marks, the digits
// that two sets take from the cells that see both, and the words for a set.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "logic/sets/almost_locked_sets.h"
#include "logic/technique.h"

namespace omnidoku::logic {

/// Puts sets of almost locked cells into a step, the first one as number 0.
class AlsStep {
 public:
  using SetIndex = AlmostLockedSets::SetIndex;
  using GroupIndex = AlmostLockedSets::GroupIndex;

  AlsStep(const Position& position);

  /// Adds a set: premises, cells, marks with its number as tone. A cell of two sets has marks for
  /// both.
  void add_set(SetIndex set);
  /// Arrow between two groups of one digit that exclude each other.
  void add_restricted(GroupIndex from, GroupIndex to);
  /// Arrow inside a set: if the one digit is false there, the other is true.
  void add_inside(SetIndex set, Digit from, Digit to);
  /// Removes the groups' digit from the cells that see every one of them, and marks the groups.
  void eliminate(std::span<const GroupIndex> groups);
  void eliminate(std::initializer_list<GroupIndex> groups) {
    eliminate(std::span<const GroupIndex>(groups.begin(), groups.size()));
  }

  [[nodiscard]] model::Step& step() { return step_; }
  [[nodiscard]] model::Step take();

 private:
  [[nodiscard]] std::vector<Candidate> candidates(GroupIndex group) const;
  void mark_as_end(Candidate candidate);

  const Position& position_;
  const AlmostLockedSets& table_;
  model::Step step_;
};

/// Digits other than `but` that both sets have and that some cell loses when one of the two sets
/// must hold them.
[[nodiscard]] DigitSet common_with_victims(const AlmostLockedSets& table,
                                           AlmostLockedSets::SetIndex a,
                                           AlmostLockedSets::SetIndex b, DigitSet but);

/// A number for what goes when one of the two sets must hold each of the digits: equal for equal
/// conclusions, different (but for a freak of 64-bit hashing) for different ones.
[[nodiscard]] std::uint64_t conclusions_key(const AlmostLockedSets& table,
                                            AlmostLockedSets::SetIndex a,
                                            AlmostLockedSets::SetIndex b, DigitSet digits);

/// "R1C1 and R1C2 (1, 2 and 3)" for the set with that number.
[[nodiscard]] std::string set_words(const model::Step& step, const Words& words, int number);
/// Digits that the step removes.
[[nodiscard]] DigitSet removed_digits(const model::Step& step);
/// "one of the two sets holds 5", "each of 5 and 6 is in one of the two sets": those removed.
[[nodiscard]] std::string one_of_two_sets(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
