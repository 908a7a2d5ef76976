// SPDX-License-Identifier: MIT
//
// Basic, finned, sashimi and Franken fish in HoDoKu 2.2.0's order: digits ascending, rows as base
// before columns, base and cover units in lexicographic order. At most five fins, two of them in
// two base units at once.
#pragma once

#include "ratings/hodoku/digit_memo.h"
#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

class Fish {
 public:
  /// An unfinned basic fish of 2 to 4 units.
  bool basic(const Board& board, int size, Step& step);
  /// A finned basic fish that is not a sashimi one.
  bool finned(const Board& board, int size, Step& step);
  /// The first sashimi fish; to be asked when finned() found nothing.
  bool sashimi(const Board& board, int size, Step& step);
  /// An unfinned Franken fish, of lines and boxes, of 2 or 3 units.
  bool franken(const Board& board, int size, Step& step);
  /// The same with fins.
  bool finned_franken(const Board& board, int size, Step& step);

 private:
  static constexpr int kSizes = 5;

  /// A sashimi fish that the search for finned ones passed over.
  struct Sashimi {
    bool met = false;
    Step step;
  };

  DigitMemo basic_[kSizes];
  DigitMemo finned_[kSizes];
  DigitMemo franken_[kSizes];
  DigitMemo finned_franken_[kSizes];
  Sashimi sashimi_[kSizes][kDigits];
};

}  // namespace omnidoku::ratings::hodoku
