// SPDX-License-Identifier: MIT
//
// What a search that looks at one digit at a time remembers: where nothing was found, nothing is to
// be found until the digit's places change.
#pragma once

#include "ratings/hodoku/board.h"

namespace omnidoku::ratings::hodoku {

class DigitMemo {
 public:
  /// Calls find(digit) for digits ascending until it returns true, and leaves out those for which
  /// it returned false with the same places.
  template <class Find>
  bool first(const Board& board, Find&& find) {
    for (int digit = 0; digit < kDigits; ++digit) {
      if (barren_[digit] == board.places(digit)) continue;
      // What a search keeps of it besides is that of the last search, not of any before.
      barren_[digit] = {};
      if (find(digit)) return true;
      barren_[digit] = board.places(digit);
    }
    return false;
  }

  /// Whether nothing was found in the digit with these places.
  [[nodiscard]] bool is_barren(const Board& board, int digit) const {
    return barren_[digit] == board.places(digit);
  }
  void note_barren(const Board& board, int digit) { barren_[digit] = board.places(digit); }

 private:
  CellSet barren_[kDigits] = {};
};

}  // namespace omnidoku::ratings::hodoku
