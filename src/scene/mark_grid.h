// SPDX-License-Identifier: MIT
//
// Where the candidates stand in a cell, and how large they are.
#pragma once

#include "geometry/board.h"
#include "geometry/ids.h"
#include "model/symbols.h"

namespace omnidoku::scene {

/// The width of the widest symbol in ems, at least half an em.
[[nodiscard]] double widest_symbol(const model::Symbols& symbols);

/// What stands at the rims of cells of a drawing, besides candidates.
struct Rims {
  bool sums = false;  ///< texts in corners
  bool dots = false;  ///< marks between two cells
};

/// A rectangle of places in the unit square of a cell, one for each digit.
class MarkGrid {
 public:
  /// The places keep clear of what stands at the rims.
  MarkGrid(int num_digits, double widest, Rims rims);

  /// The middle of a digit's place.
  [[nodiscard]] geometry::Point centre(geometry::Digit digit) const;
  /// Where its baseline is when the middle is there.
  [[nodiscard]] geometry::Point baseline(geometry::Digit digit) const;
  /// Size of the font.
  [[nodiscard]] double size() const { return size_; }
  /// Radius of a circle that marks a place without touching the next.
  [[nodiscard]] double radius() const { return 0.48 * (step_x_ < step_y_ ? step_x_ : step_y_); }

 private:
  int columns_ = 1;
  double left_ = 0;
  double top_ = 0;
  double step_x_ = 1;
  double step_y_ = 1;
  double size_ = 1;
};

}  // namespace omnidoku::scene
