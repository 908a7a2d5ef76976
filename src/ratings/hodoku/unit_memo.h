// SPDX-License-Identifier: MIT
//
// What a search that looks at one unit at a time, or at two that cross, remembers of a puzzle:
// where nothing was found, nothing is to be found until a cell of theirs changes. That holds for
// what a search removes elsewhere too, since candidates only go.
#pragma once

#include "ratings/hodoku/board.h"

namespace omnidoku::ratings::hodoku {

class UnitMemo {
 public:
  /// What find() returns, or false if it returned that for the unit as it is now.
  template <class Find>
  bool look_at(const Board& board, int unit, Find&& find) {
    const int version = board.version(unit);
    if (barren_[unit] == version) return false;
    if (find()) return true;
    barren_[unit] = version;
    return false;
  }

 private:
  int barren_[kUnits] = {};
};

/// The same for a line and a box.
class CrossingMemo {
 public:
  template <class Find>
  bool look_at(const Board& board, int line, int box, Find&& find) {
    const int version = board.version(line) + board.version(box);
    int& barren = barren_[line][box - kFirstBox];
    if (barren == version) return false;
    if (find()) return true;
    barren = version;
    return false;
  }

 private:
  int barren_[kFirstBox][9] = {};
};

}  // namespace omnidoku::ratings::hodoku
