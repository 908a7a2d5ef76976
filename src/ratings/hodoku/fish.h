// SPDX-License-Identifier: MIT
//
// Basic, finned, sashimi and Franken fish in HoDoKu 2.2.0's order: digits ascending, rows as base
// before columns, base and cover units in lexicographic order. At most five fins, two of them in
// two base units at once.
#pragma once

#include "ratings/hodoku/digit_memo.h"
#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// Tells quickly whether there may be a fish of lines alone, for lines of one direction as base.
class LineFish {
 public:
  /// Looks at the places of a digit with rows or columns as base.
  void look_at(const CellSet& places, bool rows);
  [[nodiscard]] bool may_exist(int size, bool finned) const;

 private:
  /// A loser sees the fins in its box alone. So the base lines that do not cross the box are
  /// inside the covers, and of the three that do one is the loser's and one of the others has fins.
  [[nodiscard]] bool may_be_finned(Mask covers, int size) const;
  /// The base lines with places all of which are in the cover lines.
  [[nodiscard]] Mask inside(unsigned covers) const {
    return static_cast<Mask>(inside_[covers / 4] >> covers % 4 * 16 & kAll);
  }

  CellSet places_;
  Mask in_line_[9] = {};            ///< by base line: at which cover lines its places are
  std::uint64_t inside_[128] = {};  ///< by set of cover lines, four in a word
};

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

  bool first(const Board& board, int size, bool finned, bool boxes, DigitMemo& memo, Step& step);

  LineFish line_fish_[kDigits][2];  ///< with rows and with columns as base
  DigitMemo basic_[kSizes];
  DigitMemo finned_[kSizes];
  DigitMemo franken_[kSizes];
  DigitMemo finned_franken_[kSizes];
  Sashimi sashimi_[kSizes][kDigits];
};

}  // namespace omnidoku::ratings::hodoku
