// SPDX-License-Identifier: MIT
//
// Names: digits that only say which variables have the same one, such as the numbers of regions
// that are to be found. That they are numbered in the order in which they occur is a diagram among
// the primitives; where all else stays as it is when two of them are exchanged on the diagram's
// variables, the search leaves that diagram out, takes the digits in any order, and renames those
// of each solution. So the first decision may be about any variable and not about the first one.
//
//   root: names not used yet                       {1 2 3 4 5 6}
//   decision "this cell is 1"  stands for all      below it: {2 3 4 5 6}
//   refuted "it is not 1"      so no other either
//
// Why it is right: solutions without the diagram come in classes of those that renaming turns into
// each other, of which the diagram allows one. A name that no decision on the path has used is in
// the same part in each of the solutions below as any other such, so one of a class is found
// (interchange.h); its digits numbered in the order in which they occur are those that the
// diagram allows.
// Ideas: value precedence (Y. Law, J. Lee, "Global Constraints for Integer and Set Value
// Precedence", 2004), left to the search as in P. Roney-Dougal and others, "Tractable Symmetry
// Breaking Using Restricted Search Trees" (2004).
// Cost: a look at all primitives for each solver that has such a diagram, at the domains for each
// search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/decision.h"
#include "engine/tables.h"

namespace omnidoku::engine {

template <class Mask>
class Names {
 public:
  explicit Names(const Tables<Mask>& tables);

  /// Begins a search from these masks, one for each variable; unless `wanted`, without names.
  void start(std::span<const Mask> masks, bool wanted);
  /// Whether the search has no names.
  [[nodiscard]] bool empty() const { return unused_.empty(); }
  /// The diagram that says how they are numbered; kNone without names.
  [[nodiscard]] Index numbering() const { return empty() ? kNone : numbering_; }
  /// Which of its candidates a variable is to be tried with at a level: one for all names that are
  /// not used yet.
  [[nodiscard]] Mask choices(std::size_t level, Index variable, Mask candidates) const {
    if (empty() || !is_named_[variable]) return candidates;
    const auto unused = static_cast<Mask>(candidates & unused_[level]);
    return static_cast<Mask>((candidates & ~unused) | lowest_digit(unused));
  }
  /// Takes what is no name from the variables that have names, in the masks of a search's root.
  void restrict(Mask* masks) const;
  /// Before a decision at a level: what it stands for there. The level above is begun.
  void descend(std::size_t level, Decision<Mask>& decision, Mask candidates);
  /// Numbers the names of a solution, a digit for each cell, as the diagram says.
  void number(std::vector<geometry::Digit>& solution) const;

 private:
  [[nodiscard]] bool is_numbering(const model::Diagram& diagram);
  [[nodiscard]] bool all_occur() const;
  [[nodiscard]] bool are_alike() const;

  const Tables<Mask>& tables_;
  Index numbering_ = kNone;
  Mask names_ = 0;
  std::vector<bool> is_named_;  ///< per variable
  std::vector<Mask> unused_;    ///< per level: names that no decision has used; empty: no names
};

#define OMNIDOKU_EXTERN(Mask) extern template class Names<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_EXTERN)
#undef OMNIDOKU_EXTERN

}  // namespace omnidoku::engine
