// SPDX-License-Identifier: MIT
#include "ratings/grid.h"

#include "base/bits.h"

namespace omnidoku::ratings {

void Grid::place(int cell, int digit) {
  base::for_each_bit(candidates_[cell], [&](int other) { remove(cell, other); });
  for (const int peer : kTables.peers[cell]) {
    if (has(peer, digit)) remove(peer, digit);
  }
  digits_[cell] = static_cast<std::int8_t>(digit);
  for (const int house : kTables.house_of[cell]) --empty_[house];
  ++placed_[digit];
  --all_empty_;
}

}  // namespace omnidoku::ratings
