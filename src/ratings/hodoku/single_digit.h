// SPDX-License-Identifier: MIT
//
// Patterns of one digit in HoDoKu 2.2.0's order: skyscrapers, kites, empty rectangles, colouring.
#pragma once

#include "ratings/hodoku/digit_memo.h"
#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

class SingleDigitPatterns {
 public:
  bool skyscraper(const Board& board, Step& step);
  bool two_string_kite(const Board& board, Step& step);
  /// One with at least one arm of two cells.
  bool empty_rectangle(const Board& board, Step& step);
  /// A colour of one component that sees itself goes (wrap), and so does what sees both (trap).
  bool simple_colors(const Board& board, Step& step);
  /// Two components: a colour that sees both of the other goes (type 2), and what sees two colours
  /// whose partners see each other (type 1).
  bool multi_colors(const Board& board, Step& step);

 private:
  DigitMemo skyscrapers_[2];  // of rows and of columns
  DigitMemo kites_;
  DigitMemo empty_rectangles_;
  DigitMemo simple_colors_;
  DigitMemo multi_colors_;
};

}  // namespace omnidoku::ratings::hodoku
