// SPDX-License-Identifier: MIT
//
// Sudoku Explainer's aligned exclusions: digits of two or three cells that no allowed combination
// has.
#pragma once

#include "ratings/grid.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

/// Aligned exclusions of one grid after another. Cells whose combinations all came out as allowed
/// or useless are looked at again only when they, or what excludes, have changed.
class AlignedExclusions {
 public:
  /// Of two cells, or of three.
  explicit AlignedExclusions(int size) : size_(size) {}

  /// Begins with a grid of which nothing is known.
  void start() { known_ = false; }
  bool find(const Grid& grid, Hint& hint);

 private:
  int size_;
  bool known_ = false;
  Mask seen_[kCells] = {};        // the candidates when nothing was found
  bool was_member_[kCells] = {};  // likewise: the cells that were looked at
};

}  // namespace omnidoku::ratings::se
