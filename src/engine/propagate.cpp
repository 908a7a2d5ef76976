// SPDX-License-Identifier: MIT
//
// The fixpoint: cheap propagators first, dearer ones only while all cheaper are quiet.
//  1. fixed variables against their peers
//  2. changed variables -> dirty houses and sums
//  3. houses   4. sums   5. overlaps of houses   6. matchings of large houses, once the search has
//  proved hard; after any change again from 1
#include "engine/work.h"

namespace omnidoku::engine {

template <class Mask>
bool propagate(Work<Mask>& work) {
  const Tables<Mask>& tables = work.tables;
  while (true) {
    if (work.tick()) return false;
    while (work.has_fixed()) {
      if (!exclude_from_peers(work, work.take_fixed())) return false;
    }
    work.changed.drain([&](Index variable) {
      for (const Index house : tables.houses_of[variable]) {
        work.dirty_houses.insert(house);
        work.dirty_overlaps.insert(house);
        if (work.matchings() && tables.house_cells[house].size() > kMostCellsWithoutMatching) {
          work.dirty_matchings.insert(house);
        }
      }
      for (const Index sum : tables.sums_of[variable]) work.dirty_sums.insert(sum);
    });
    if (const Index house = work.dirty_houses.take(); house != kNone) {
      if (!filter_house(work, house)) return false;
    } else if (const Index sum = work.dirty_sums.take(); sum != kNone) {
      if (!filter_sum(work, sum)) return false;
    } else if (const Index from = work.dirty_overlaps.take(); from != kNone) {
      if (!filter_overlaps(work, from)) return false;
    } else if (const Index large = work.dirty_matchings.take(); large != kNone) {
      if (!filter_matching(work, large)) return false;
    } else {
      return true;
    }
  }
}

template <class Mask>
bool propagate_all(Work<Mask>& work) {
  work.clear();
  for (Index variable = 0; variable < work.tables.num_variables; ++variable) {
    const Mask mask = work.masks[variable];
    if (!is_single(mask)) continue;
    if (mask == 0) {
      work.failure = {kNone, variable, kNone};
      return false;
    }
    work.push_fixed(variable);
  }
  work.dirty_houses.insert_all(work.tables.houses.size());
  work.dirty_overlaps.insert_all(work.tables.houses.size());
  work.mark_matchings();
  work.dirty_sums.insert_all(work.tables.sums.size());
  return propagate(work);
}

template bool propagate(Work<std::uint16_t>&);
template bool propagate(Work<std::uint32_t>&);
template bool propagate(Work<std::uint64_t>&);
template bool propagate_all(Work<std::uint16_t>&);
template bool propagate_all(Work<std::uint32_t>&);
template bool propagate_all(Work<std::uint64_t>&);

}  // namespace omnidoku::engine
