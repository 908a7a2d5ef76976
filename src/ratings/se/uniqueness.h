// SPDX-License-Identifier: MIT
//
// The rectangles and loops of Sudoku Explainer that rest on the solution being the only one.
#pragma once

#include <cstdint>

#include "ratings/grid.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

/// Unique rectangles and loops of one grid after another.
class UniqueLoops {
 public:
  /// Begins with a grid of which nothing is known.
  void start();
  /// Of all that there are, the easiest; among equals the one of the lower type, then the first
  /// found. A pair of digits is looked for again only where a cell with both has changed.
  bool find(const Grid& grid, Hint& hint);

 private:
  std::uint64_t stale_pairs_ = 0;  // those that might have loops now, a bit each
  Mask seen_[kCells] = {};         // the candidates when that was last told
};

}  // namespace omnidoku::ratings::se
