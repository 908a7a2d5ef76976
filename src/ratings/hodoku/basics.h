// SPDX-License-Identifier: MIT
//
// Singles, locked candidates and subsets. Each function finds the step that HoDoKu 2.2.0 would take
// and says whether there is one.
#pragma once

#include "ratings/hodoku/step.h"
#include "ratings/hodoku/unit_memo.h"

namespace omnidoku::ratings::hodoku {

/// The first naked single in the queue that is the last empty cell of a unit; the queue stays.
bool full_house(const Board& board, Step& step);
/// The next of the queue, which loses it.
bool naked_single(Board& board, Step& step);
/// The next of the queue, which loses it; a stale one ends the search of this turn.
bool hidden_single(Board& board, Step& step);

/// What is found unit by unit. It remembers a puzzle's units. Sizes of sets are 2 to 4.
class Basics {
 public:
  /// Pointing: a digit of a box on one line that goes on outside.
  bool locked_candidates_1(const Board& board, Step& step);
  /// Claiming: a digit of a line in one box that has more of it.
  bool locked_candidates_2(const Board& board, Step& step);
  /// A naked pair or triple of a box and a line that takes candidates away in both.
  bool locked_set(const Board& board, int size, Step& step);
  /// A naked set that is no locked one; boxes, then rows, then columns.
  bool naked_set(const Board& board, int size, Step& step);
  /// A hidden set; boxes, then rows, then columns.
  bool hidden_set(const Board& board, int size, Step& step);

 private:
  static constexpr int kSizes = 5;

  UnitMemo locked_candidates_;
  UnitMemo locked_sets_[kSizes];
  UnitMemo naked_sets_[kSizes];
  UnitMemo hidden_sets_[kSizes];
};

}  // namespace omnidoku::ratings::hodoku
