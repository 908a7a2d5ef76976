// SPDX-License-Identifier: MIT
//
// Nice loops, alternating inference chains, forcing chains and forcing nets of HoDoKu 2.2.0: of all
// that its tables hold the step is the first in its sorting.
#pragma once

#include "ratings/hodoku/links.h"
#include "ratings/hodoku/step.h"
#include "ratings/hodoku/tables.h"

namespace omnidoku::ratings::hodoku {

class Tabling {
 public:
  /// A turn starts: nothing is known.
  void begin_turn() { filled_ = Filled::nothing; }
  /// Nice loops and alternating inference chains of single candidates; of groups too, where
  /// `groups`.
  bool nice_loop(const Board& board, bool groups, Step& step);
  /// Contradictions that a candidate leads to, and what follows from all candidates of a cell or of
  /// a digit in a unit, by chains.
  bool forcing_chain(const Board& board, Step& step);
  /// The same where chains need each other.
  bool forcing_net(const Board& board, Step& step);

 private:
  enum class Filled : std::uint8_t { nothing, candidates, groups };

  Links links_;
  Filled filled_ = Filled::nothing;
  Tables tables_;
};

/// The first nice loop or alternating inference chain of the links.
bool first_nice_loop(const Board& board, const Links& links, Step& step);
/// The first forcing chain of the links.
bool first_forcing_chain(const Board& board, const Links& links, Step& step);
/// The first forcing net of the tables.
bool first_forcing_net(const Board& board, Tables& tables, Step& step);

}  // namespace omnidoku::ratings::hodoku
