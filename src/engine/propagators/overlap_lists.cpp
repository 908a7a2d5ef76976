// SPDX-License-Identifier: MIT
#include "engine/propagators/overlap_lists.h"

#include <algorithm>

namespace omnidoku::engine {

namespace {

/// Overlaps are only an aid; a hostile pile of sets must not eat all memory.
constexpr std::size_t kMostOverlapVariables = 4'000'000;

/// Room for so many more items at the end of a list; returns where it begins.
Index* grow(Lists& lists, std::size_t count) {
  lists.items.resize(lists.items.size() + count);
  return lists.items.data() + lists.items.size() - count;
}

}  // namespace

template <class Mask>
void OverlapLists::add(const Tables<Mask>& tables, std::span<const Index> variables, Index except) {
  if (variables.size() >= 2) find(tables, variables, except);
  of.close();
}

template <class Mask>
void OverlapLists::find(const Tables<Mask>& tables, std::span<const Index> variables,
                        Index except) {
  std::vector<Index> met;
  for (const Index variable : variables) {
    for (const Index house : tables.houses_of[variable]) {
      if (house != except) met.push_back(house);
    }
  }
  std::sort(met.begin(), met.end());
  for (std::size_t i = 0; i < met.size();) {
    const Index house = met[i];
    std::size_t common = 0;
    for (; i < met.size() && met[i] == house; ++i) ++common;
    const std::span<const Index> cells = tables.house_cells[house];
    if (common < 2 || common == cells.size()) continue;
    if (to.items.size() + from.items.size() > kMostOverlapVariables) return;
    Index* in_both = grow(shared, common);
    Index* in_set = grow(from, variables.size() - common);
    Index* in_house = grow(to, cells.size() - common);
    // Both are in order: one pass over the two tells them apart.
    std::size_t at = 0;
    for (const Index variable : variables) {
      while (at < cells.size() && cells[at] < variable) *in_house++ = cells[at++];
      if (at < cells.size() && cells[at] == variable) {
        *in_both++ = variable;
        ++at;
      } else {
        *in_set++ = variable;
      }
    }
    std::copy(cells.begin() + static_cast<std::ptrdiff_t>(at), cells.end(), in_house);
    of.items.push_back(static_cast<Index>(shared.size()));
    shared.close();
    from.close();
    to.close();
  }
}

#define OMNIDOKU_INSTANTIATE(Mask) \
  template void OverlapLists::add(const Tables<Mask>&, std::span<const Index>, Index);
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
