// SPDX-License-Identifier: MIT
//
// Rectangles whose two digits could be exchanged. Four cells in a ring, neighbours in the ring see
// each other: filled with two digits, opposite corners are equal. When the two pairs of opposite
// corners are balanced (logic/unique/exchange.h) the digits can change places and no rule notices.
// On the classic grid these are the rectangles in two boxes; on other boards whatever the rules
// leave: none of them has corners that a diagonal, an extra region or a cage tells apart.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/state/position.h"

namespace omnidoku::logic {

/// Corners in ring order: 0 and 2 are opposite, as are 1 and 3.
using Corners = std::array<Cell, 4>;

/// Every rectangle without givens: structure.table<Rectangles>().
class Rectangles {
 public:
  explicit Rectangles(const Structure& structure);
  [[nodiscard]] const std::vector<Corners>& all() const { return all_; }

 private:
  std::vector<Corners> all_;
};

/// A rectangle in a position, with two digits that it could still hold and nothing else but them in
/// at least one corner.
struct LiveRectangle {
  Corners corners;
  DigitSet pair;
  std::uint8_t extra = 0;   ///< bit i: corner i has other candidates than the pair
  std::uint8_t placed = 0;  ///< bit i: corner i is placed
};

/// position.table<LiveRectangles>(). Those with no corner placed are the unique rectangles, the
/// others the avoidable ones.
class LiveRectangles {
 public:
  explicit LiveRectangles(const Position& position);
  [[nodiscard]] const std::vector<LiveRectangle>& all() const { return all_; }

 private:
  void add(const Position& position, const Corners& corners, DigitSet pair);

  std::vector<LiveRectangle> all_;
};

}  // namespace omnidoku::logic
