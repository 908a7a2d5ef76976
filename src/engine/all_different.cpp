// SPDX-License-Identifier: MIT
//
// AllDifferent: three deductions, from cheap to dear.
//  1. A fixed variable's digit leaves all its peers (the merged list over all sets, so one pass).
//  2. A full house (as many variables as digits) holds every digit: one without a place refutes
//     the state, one with a single place is set there (hidden single). "Seen once / seen twice"
//     masks find both for all digits in one pass without a branch.
//  3. A smaller set with k variables and a union U of candidates: |U| < k refutes (pigeonhole);
//     |U| == k makes every digit of U needed, then 2 applies to U.
// Soundness: each removes a digit from a variable only if every assignment of different digits
// within the candidates avoids it. 1 by definition; 2 and 3 because k different digits out of k
// use each one.
#include "engine/work.h"

namespace omnidoku::engine {

template <class Mask>
bool exclude_from_peers(Work<Mask>& work, Index variable) {
  const Mask digit = work.masks[variable];
  for (const Index peer : work.tables.peers[variable]) {
    if ((work.masks[peer] & digit) == 0) continue;
    if (!work.remove(peer, digit)) {
      work.failure.other = variable;
      return false;
    }
  }
  return true;
}

template <class Mask>
bool filter_house(Work<Mask>& work, Index house) {
  const House& info = work.tables.houses[house];
  const std::span<const Index> cells = work.tables.house_cells[house];
  Mask once = 0;
  Mask twice = 0;
  Mask fixed = 0;
  for (const Index cell : cells) {
    const Mask mask = work.masks[cell];
    twice = static_cast<Mask>(twice | (once & mask));
    once = static_cast<Mask>(once | mask);
    fixed = static_cast<Mask>(fixed | (is_single(mask) ? mask : Mask{0}));
  }
  if (info.full) {
    if (once != work.tables.all_digits) {
      work.failure = {info.primitive, kNone, kNone};
      return false;
    }
  } else {
    const auto available = static_cast<std::size_t>(count_digits(once));
    if (available < cells.size()) {
      work.failure = {info.primitive, kNone, kNone};
      return false;
    }
    if (available > cells.size()) return true;
  }
  const auto hidden = static_cast<Mask>(once & ~twice & ~fixed);
  if (hidden == 0) return true;
  for (const Index cell : cells) {
    const auto digit = static_cast<Mask>(work.masks[cell] & hidden);
    if (digit == 0) continue;
    if (!is_single(digit)) {  // two digits that have no other place
      work.failure = {info.primitive, kNone, kNone};
      return false;
    }
    if (!work.reduce(cell, digit)) return false;
  }
  return true;
}

template bool exclude_from_peers(Work<std::uint16_t>&, Index);
template bool exclude_from_peers(Work<std::uint32_t>&, Index);
template bool exclude_from_peers(Work<std::uint64_t>&, Index);
template bool filter_house(Work<std::uint16_t>&, Index);
template bool filter_house(Work<std::uint32_t>&, Index);
template bool filter_house(Work<std::uint64_t>&, Index);

}  // namespace omnidoku::engine
