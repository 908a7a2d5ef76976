// SPDX-License-Identifier: MIT
//
// Sue de Coq in HoDoKu 2.2.0's order: rows with boxes, then columns with boxes.
#pragma once

#include "ratings/hodoku/step.h"
#include "ratings/hodoku/unit_memo.h"

namespace omnidoku::ratings::hodoku {

/// Cells of a line and a box: two or three in both with at least two digits to spare, which sets of
/// the line and of the box take up. It remembers where lines and boxes of a puzzle cross.
class SueDeCoq {
 public:
  bool find(const Board& board, Step& step);

 private:
  CrossingMemo memo_;
};

}  // namespace omnidoku::ratings::hodoku
