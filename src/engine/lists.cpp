// SPDX-License-Identifier: MIT
#include "engine/lists.h"

#include <numeric>

namespace omnidoku::engine {

Lists invert(const Lists& lists, Index count) {
  Lists inverse;
  inverse.begin.assign(count + 1, 0);
  for (const Index item : lists.items) ++inverse.begin[item + 1];
  std::partial_sum(inverse.begin.begin(), inverse.begin.end(), inverse.begin.begin());
  inverse.items.resize(lists.items.size());
  std::vector<Index> next(inverse.begin.begin(), inverse.begin.end() - 1);
  for (std::size_t list = 0; list < lists.size(); ++list) {
    for (const Index item : lists[list]) inverse.items[next[item]++] = static_cast<Index>(list);
  }
  return inverse;
}

}  // namespace omnidoku::engine
