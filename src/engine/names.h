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
// Cost: a look at all primitives where tables are made that have such a diagram, at the domains for
// each search.
// While a search has names, digits that are alike for all variables (interchange.h) are not looked
// for: the two would have to count together.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/decision.h"
#include "engine/tables.h"

namespace omnidoku::engine {

/// Of tables that lack nothing else: which digits are names of what; nothing if none are. Names are
/// held by cells, since solutions are counted by these, and other rules than the diagram say that
/// each occurs. Of several sets of names the first one is taken.
template <class Mask>
[[nodiscard]] std::optional<Naming<Mask>> find_naming(const Tables<Mask>& tables);

template <class Mask>
class Names {
 public:
  explicit Names(const Tables<Mask>& tables) : tables_(tables) {}

  /// Begins a search from these masks, one for each variable. It has no names unless they are
  /// `wanted` and each variable that holds one may hold any.
  void start(std::span<const Mask> masks, bool wanted);
  /// Whether the search has no names.
  [[nodiscard]] bool empty() const { return unused_.empty(); }
  /// The diagram that says how they are numbered; kNone without names.
  [[nodiscard]] Index numbering() const { return empty() ? kNone : tables_.naming->numbering; }
  /// Which of its candidates a variable is to be tried with at a level: one for all names that are
  /// not used yet.
  [[nodiscard]] Mask choices(std::size_t level, Index variable, Mask candidates) const {
    if (empty() || !tables_.naming->is_named[variable]) return candidates;
    const auto unused = static_cast<Mask>(candidates & unused_[level]);
    return static_cast<Mask>((candidates & ~unused) | lowest_digit(unused));
  }
  /// In the masks of a search's root: leaves each variable that holds a name nothing but names, as
  /// the diagram would.
  void restrict(Mask* masks) const;
  /// Before a decision at a level: what it stands for there. The level above is begun.
  void descend(std::size_t level, Decision<Mask>& decision, Mask candidates);
  /// Numbers the names of a solution, a digit for each cell, as the diagram says.
  void number(std::vector<geometry::Digit>& solution) const;

 private:
  const Tables<Mask>& tables_;
  std::vector<Mask> unused_;  ///< per level: names that no decision has used; empty: no names
};

#define OMNIDOKU_EXTERN(Mask)        \
  extern template class Names<Mask>; \
  extern template std::optional<Naming<Mask>> find_naming(const Tables<Mask>&);
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_EXTERN)
#undef OMNIDOKU_EXTERN

}  // namespace omnidoku::engine
