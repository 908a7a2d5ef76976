// SPDX-License-Identifier: MIT
//
// Chains of one digit and of bivalue cells in HoDoKu 2.2.0's order. All chains of at most 20 links
// are followed from every candidate, and the step is the first of them in its sorting.
#pragma once

#include "ratings/hodoku/digit_memo.h"
#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// Chains of one digit.
class DigitChainFinder {
 public:
  /// A chain with three links.
  bool turbot_fish(const Board& board, Step& step);
  bool x_chain(const Board& board, Step& step);

 private:
  DigitMemo turbots_;
  DigitMemo chains_;
};

/// A chain of bivalue cells.
bool xy_chain(const Board& board, Step& step);
/// A chain of four or more equal bivalue cells.
bool remote_pair(const Board& board, Step& step);

}  // namespace omnidoku::ratings::hodoku
