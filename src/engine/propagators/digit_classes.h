// SPDX-License-Identifier: MIT
//
// Digits that diagrams do not tell apart. A diagram may mean no more than that of each of some
// classes there is one, as where every 2x2 square has a low, a middle and a high digit.
#pragma once

#include <vector>

#include "engine/tables.h"

namespace omnidoku::engine {

/// Diagrams of more nodes than this are not asked for classes of digits: they tell nearly all
/// digits apart.
inline constexpr Index kMostNodesWithClasses = 64;

/// What a diagram does not tell apart.
template <class Mask>
struct DigitClasses {
  std::vector<Mask> classes;  ///< first those of which each sequence has a digit
  Index num_needed = 0;       ///< how many those are

  [[nodiscard]] bool needs_some() const { return num_needed != 0; }
};

/// The classes of a diagram; none where it has more than four, or too many nodes.
template <class Mask>
[[nodiscard]] DigitClasses<Mask> digit_classes(const Tables<Mask>& tables,
                                               const model::DiagramTable& table);

/// Diagrams that mean just this: there is a digit of each needed class.
template <class Mask>
struct ClassCover {
  DigitClasses<Mask> digits;
  std::vector<Index> primitives;  ///< all of the same table
};

/// All diagrams of tables that mean this and are on many (kLeastCovers) sequences of variables, few
/// at a time (kMostCoverPlaces): these are propagated together, all others by themselves.
inline constexpr std::size_t kLeastCovers = 8;
inline constexpr std::size_t kMostCoverPlaces = 8;
template <class Mask>
[[nodiscard]] std::vector<ClassCover<Mask>> class_covers(const Tables<Mask>& tables);

}  // namespace omnidoku::engine
