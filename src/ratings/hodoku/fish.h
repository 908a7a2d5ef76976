// SPDX-License-Identifier: MIT
//
// Basic, finned, sashimi and Franken fish in HoDoKu 2.2.0's order: digits ascending, rows as base
// before columns, base and cover units in lexicographic order. At most five fins, two of them in
// two base units at once.
#pragma once

#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// An unfinned basic fish of 2 to 4 units.
bool basic_fish(const Board& board, int size, Step& step);
/// An unfinned Franken fish, of lines and boxes, of 2 or 3 units.
bool franken_fish(const Board& board, int size, Step& step);
/// The same with fins.
bool finned_franken_fish(const Board& board, int size, Step& step);

/// Finned basic fish. One search finds both kinds, and what it passes over is kept for the turn.
class FinnedFish {
 public:
  /// A finned fish that is not a sashimi one; to be asked before sashimi() of the same size.
  bool finned(const Board& board, int size, Step& step);
  /// The first sashimi fish that finned() met when it found nothing.
  bool sashimi(int size, Step& step);

 private:
  static constexpr int kSizes = 5;
  bool met_[kSizes] = {};
  Step sashimi_[kSizes];
};

}  // namespace omnidoku::ratings::hodoku
