// SPDX-License-Identifier: MIT
//
// A step of Sudoku Explainer: what it is worth, what it is called and what it does.
#pragma once

#include <span>
#include <string_view>

#include "ratings/grid.h"

namespace omnidoku::ratings::se {

/// Candidates that a step takes from a cell.
struct Removal {
  std::uint8_t cell = 0;
  Mask digits = 0;

  bool operator==(const Removal&) const = default;
};

/// The removals of a step, a cell once, in the order in which the cells came up.
class Removals {
 public:
  /// Adds candidates of a cell to those that go; none is no change.
  void add(int cell, Mask digits) {
    if (digits == 0) return;
    for (int i = 0; i < size_; ++i) {
      if (items_[i].cell == cell) {
        items_[i].digits |= digits;
        return;
      }
    }
    items_[size_++] = {static_cast<std::uint8_t>(cell), digits};
  }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::span<const Removal> items() const {
    return std::span(items_).first(static_cast<std::size_t>(size_));
  }

 private:
  Removal items_[kCells] = {};
  int size_ = 0;
};

struct Hint {
  double difficulty = 0;
  std::string_view technique;  ///< the name that Sudoku Explainer gives it; lives for ever
  Removals removals;
  int cell = -1;  ///< where the step places a digit; -1: it does not
  int digit = 0;

  [[nodiscard]] bool places_digit() const { return cell >= 0; }
};

}  // namespace omnidoku::ratings::se
