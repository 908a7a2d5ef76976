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
  const int cell = cell_of(from);
  const int digit = digit_of(from);
  if (kinds.within_cells) {
    base::for_each_bit(without(grid.candidates(cell), bit(digit)),
                       [&](int other) { visit(candidate(cell, other)); });
  }
  for (const HouseKind kind : kBoxRowColumn) {
    const int house = house_of(cell, kind);
    base::for_each_bit(
        without(grid.places(house, digit), bit(place_in(cell, kind))), [&](int place) {
          const int other = cell_at(house, place);
          const bool met = kind != HouseKind::box &&
                           house_of(other, HouseKind::box) == house_of(cell, HouseKind::box);
          if (!met) visit(candidate(other, digit));
        });
  }
}

/// Calls visit(other, cause) for every candidate that must be there if this one, still in the grid,
/// is not; each once, with the first cause.
template <class Visit>
void each_forced(const Grid& grid, Candidate from, LinkKinds kinds, Visit&& visit) {
  const int cell = cell_of(from);
  const int digit = digit_of(from);
  if (kinds.within_cells && count(grid.candidates(cell)) == 2) {
    const Mask other = without(grid.candidates(cell), bit(digit));
    visit(candidate(cell, lowest(other)), kLastOfCell);
  }
  if (!kinds.within_houses) return;
  int first_other = -1;  // in the box; the same cell may be the other one of a line
  for (const HouseKind kind : kBoxRowColumn) {
    const int house = house_of(cell, kind);
    const Mask places = grid.places(house, digit);
    if (count(places) != 2) continue;
    const int other = cell_at(house, lowest(without(places, bit(place_in(cell, kind)))));
    if (other == first_other) continue;
    if (kind == HouseKind::box) first_other = other;
    visit(candidate(other, digit), house);
  }
}

/// What chains of `complexity` nodes are worth beyond the base of their rule.
[[nodiscard]] double with_length(double base, int complexity);

}  // namespace omnidoku::ratings::se
