// SPDX-License-Identifier: MIT
#include "scene/mark_grid.h"

#include <algorithm>
#include <cmath>

#include "scene/parts.h"
#include "scene/text_metrics.h"

namespace omnidoku::scene {

using geometry::Digit;
using geometry::Point;

namespace {

// Lengths in cells.
constexpr double kMarksEdge = 0.06;      // between the rim of a cell and the candidates
constexpr double kMarksInCage = 0.12;    // the same when there are cages,
constexpr double kMarksBelowSum = 0.27;  // and at the top
constexpr double kMarksInDots = 0.15;    // the same when there are dots

double side_margin(Rims rims) {
  if (rims.dots) return kMarksInDots;
  return rims.sums ? kMarksInCage : kMarksEdge;
}

}  // namespace

double widest_symbol(const model::Symbols& symbols) {
  double widest = 0.5;
  for (int i = 0; i < symbols.size(); ++i) {
    widest = std::max(widest, text_ems(symbols.text(Digit(i))));
  }
  return widest;
}

MarkGrid::MarkGrid(int num_digits, double widest, Rims rims)
    : columns_(static_cast<int>(std::ceil(std::sqrt(static_cast<double>(num_digits))))),
      left_(side_margin(rims)),
      top_(rims.sums ? kMarksBelowSum : left_) {
  const int rows = (num_digits + columns_ - 1) / columns_;
  step_x_ = (1 - 2 * left_) / columns_;
  step_y_ = (1 - top_ - left_) / rows;
  size_ = std::min({0.85 * step_y_, 0.92 * step_x_ / widest, 0.3});
}

Point MarkGrid::centre(Digit digit) const {
  const int column = static_cast<int>(digit.index()) % columns_;
  const int row = static_cast<int>(digit.index()) / columns_;
  return {left_ + step_x_ * (column + 0.5), top_ + step_y_ * (row + 0.5)};
}

Point MarkGrid::baseline(Digit digit) const {
  const Point middle = centre(digit);
  return {middle.x, middle.y + kMiddleToBaseline * size_};
}

}  // namespace omnidoku::scene
