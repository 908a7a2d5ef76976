// SPDX-License-Identifier: MIT
//
// Intersections of two sets (pointing, claiming, and their kin on any board). House A needs some
// digits (all if it is full; all of its union if that has just as many digits as A has cells).
// Those that occur in A only where A meets B end up in B there, and so leave the rest of B.
// All digits at once, one pass over the cells outside the intersection.
// Soundness: the digit is in A in every solution, hence in a shared cell, hence nowhere else in B.
#include "engine/work.h"

namespace omnidoku::engine {

template <class Mask>
bool filter_overlaps(Work<Mask>& work, Index house) {
  const Tables<Mask>& tables = work.tables;
  const auto union_of = [&work](std::span<const Index> cells) {
    Mask all = 0;
    for (const Index cell : cells) all = static_cast<Mask>(all | work.masks[cell]);
    return all;
  };
  if (!tables.houses[house].full) {
    const std::span<const Index> cells = tables.house_cells[house];
    if (static_cast<std::size_t>(count_digits(union_of(cells))) > cells.size()) return true;
  }
  for (const Index overlap : tables.overlaps_of[house]) {
    const Mask shared = union_of(tables.overlap_shared[overlap]);
    const auto confined = static_cast<Mask>(shared & ~union_of(tables.overlap_from[overlap]));
    if (confined == 0) continue;
    for (const Index cell : tables.overlap_to[overlap]) {
      if ((work.masks[cell] & confined) != 0 && !work.remove(cell, confined)) return false;
    }
  }
  return true;
}

template bool filter_overlaps(Work<std::uint16_t>&, Index);
template bool filter_overlaps(Work<std::uint32_t>&, Index);
template bool filter_overlaps(Work<std::uint64_t>&, Index);

}  // namespace omnidoku::engine
