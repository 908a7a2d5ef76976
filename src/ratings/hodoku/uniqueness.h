// SPDX-License-Identifier: MIT
//
// Unique rectangles of HoDoKu 2.2.0. One walk over the grid serves all types of a family: what it
// meets of other types is kept, and asked for later in the same turn.
#pragma once

#include "ratings/hodoku/step.h"

namespace omnidoku::ratings::hodoku {

/// Uniqueness tests 1 to 6, hidden and avoidable rectangles. Corners may lack a candidate of the
/// rectangle that no placed digit forbids.
class Uniqueness {
 public:
  /// A turn starts: nothing is known.
  void begin_turn();
  /// The first step of the kind: a uniqueness test or a hidden rectangle.
  bool rectangle(const Board& board, StepKind kind, Step& step);
  /// The first step of the kind: an avoidable rectangle.
  bool avoidable_rectangle(const Board& board, StepKind kind, Step& step);

 private:
  /// A walk over a family of rectangles and what it met.
  struct Family {
    bool walked = false;
    std::vector<Step> met;
  };

  static bool take(const Family& family, StepKind kind, Step& step);

  Family rectangles_;
  Family avoidable_;
};

}  // namespace omnidoku::ratings::hodoku
