// SPDX-License-Identifier: MIT
//
// Wings of every size by one rule: n cells with n digits in all, where every digit but at most one
// is "restricted": all cells of the set that may hold it see each other, so it is true in at most
// one of them. Then n - 1 restricted digits fill at most n - 1 of the n cells, and the remaining
// digit, z, is in one of the cells: whatever sees all their places for z cannot be z. When all n
// digits are restricted each of them is in the set, and every digit goes from the cells that see
// all its places: a naked subset, bent around a corner.
// XY-Wing and XYZ-Wing are the cases n = 3, WXYZ-Wing is n = 4. Houses play no part at all, only
// who sees whom, so the rule holds on every geometry.
//
// The search grows connected sets (each cell sees another one that shares a digit with it) and
// gives up a branch when its digits are more than n or two digits are not restricted; a set in two
// unconnected parts has a part that does the same alone. Bound: kMostVisits partial sets per size.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "logic/technique.h"

namespace omnidoku::logic {

/// Step::variant of a bent set.
enum BentSetVariant : int {
  bent_pivot_without_z,  ///< some cell sees all others and cannot hold z (XY-Wing)
  bent_pivot_with_z,     ///< that cell can hold z as well (XYZ-Wing)
  bent_no_pivot,         ///< no cell sees all others
  bent_all_restricted,   ///< every digit is restricted
};

/// Which variants a technique wants.
enum class BentSets : unsigned char { pivot_without_z, pivot_with_z, any };

/// Of marks with CandidateRole::group: the cell that sees all others, if there is one, and these.
inline constexpr std::uint8_t kToneOfPivot = 1;
inline constexpr std::uint8_t kToneOfOthers = 2;

/// Every bent set of n cells (3 <= n <= 8) that eliminates something and has no part that is a
/// locked or bent set by itself. Step::digits are its digits, Step::cells its cells with the pivot
/// first, if there is one; z is the digit of the marks with CandidateRole::pattern.
void find_bent_sets(const Position& position, StepSink& sink, int size, BentSets wanted);

[[nodiscard]] std::string describe_bent_set(const model::Step& step, const Words& words);

}  // namespace omnidoku::logic
