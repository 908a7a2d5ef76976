// SPDX-License-Identifier: MIT
//
// What one candidate says of another: if it is there others are not, and if it is not another one
// is. The order in which the consequences come is part of the rating, since it decides which of two
// equally short chains is found.
#pragma once

#include "base/bits.h"
#include "ratings/grid.h"

namespace omnidoku::ratings::se {

inline constexpr int kCandidates = kCells * kDigits;

/// A digit in a cell: cell * 9 + digit.
using Candidate = std::uint16_t;
[[nodiscard]] constexpr Candidate candidate(int cell, int digit) {
  return static_cast<Candidate>(cell * kDigits + digit);
}
[[nodiscard]] constexpr int cell_of(Candidate candidate) { return candidate / kDigits; }
[[nodiscard]] constexpr int digit_of(Candidate candidate) { return candidate % kDigits; }

/// A candidate that is there or not: candidate * 2, and 1 more if it is there.
using Node = std::uint16_t;
inline constexpr int kNodes = 2 * kCandidates;
[[nodiscard]] constexpr Node node_on(Candidate candidate) {
  return static_cast<Node>(candidate * 2 + 1);
}
[[nodiscard]] constexpr Node node_off(Candidate candidate) {
  return static_cast<Node>(candidate * 2);
}
[[nodiscard]] constexpr bool is_on(Node node) { return (node & 1) != 0; }
[[nodiscard]] constexpr Candidate candidate_of(Node node) {
  return static_cast<Candidate>(node / 2);
}
[[nodiscard]] constexpr Node opposite(Node node) { return static_cast<Node>(node ^ 1); }

/// Why a candidate must be there: it is the last of its cell, or of one of the 27 houses.
using Cause = int;
inline constexpr Cause kNoCause = -1;
inline constexpr Cause kLastOfCell = kHouses;

/// Which links a chain may use.
struct LinkKinds {
  bool within_cells = false;   ///< Y: between two candidates of a cell
  bool within_houses = false;  ///< X: between two places of a digit. What is there always excludes
                               ///< along houses, also where this is false.
};

/// Calls visit(other) for every candidate that cannot be there beside this one.
template <class Visit>
void each_excluded(const Grid& grid, Candidate from, LinkKinds kinds, Visit&& visit) {
  const GroupPlaces& places = kGroupTables.of[from];
  const int cell = cell_of(from);
  const int box = house_of(cell, HouseKind::box);
  for (int kind = kinds.within_cells ? 0 : 1; kind < 4; ++kind) {
    const int group = places.group[kind];
    Mask others = without(grid.group(group), places.bit[kind]);
    if (kind >= 2) {  // what lies in the box too was met there
      others = without(others, kTables.shared_places[kTables.house_of[cell][kind - 1]][box]);
    }
    base::for_each_bit(others, [&](int place) { visit(kGroupTables.member[group][place]); });
  }
}

/// Calls visit(other, cause) for every candidate that must be there if this one, still in the grid,
/// is not; each once, with the first cause.
template <class Visit>
void each_forced(const Grid& grid, Candidate from, LinkKinds kinds, Visit&& visit) {
  const GroupPlaces& places = kGroupTables.of[from];
  int in_box = -1;  // the same one may be the other one of a line
  const int last_kind = kinds.within_houses ? 3 : 0;
  for (int kind = kinds.within_cells ? 0 : 1; kind <= last_kind; ++kind) {
    const int group = places.group[kind];
    const Mask rest = without(grid.group(group), places.bit[kind]);
    if (!is_one(rest)) continue;
    const Candidate other = kGroupTables.member[group][lowest(rest)];
    if (kind == 0) {
      visit(other, kLastOfCell);
    } else if (other != in_box) {
      visit(other, Cause{kTables.house_of[cell_of(from)][kind - 1]});
    }
    if (kind == 1) in_box = other;
  }
}

/// What chains of `complexity` nodes are worth beyond the base of their rule.
[[nodiscard]] double with_length(double base, int complexity);

}  // namespace omnidoku::ratings::se
