// SPDX-License-Identifier: MIT
//
// All subsets of a size, as Sudoku Explainer goes through them: by rising bit mask, so {0,1},
// {0,2}, {1,2}, {0,3} and so on.
#pragma once

#include <cstdint>

namespace omnidoku::ratings::se {

/// Calls visit(mask) for the subsets of `size` out of `all` things until it returns true.
/// size >= 1, all <= 31. Returns whether a visit did.
template <class Visit>
bool any_subset(int size, int all, Visit&& visit) {
  if (size > all) return false;
  const std::uint32_t end = std::uint32_t{1} << all;
  std::uint32_t mask = (std::uint32_t{1} << size) - 1;
  while (mask < end) {
    if (visit(mask)) return true;
    const std::uint32_t low = mask & (~mask + 1);
    const std::uint32_t ripple = mask + low;
    mask = ripple | (((mask ^ ripple) / low) >> 2);
  }
  return false;
}

}  // namespace omnidoku::ratings::se
