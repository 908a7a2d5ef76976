// SPDX-License-Identifier: MIT
//
// The ratings ER, EP and ED of Sudoku Explainer 1.2.1 by Nicolas Juillerat, with the `serate` of
// gsf: the difficulty of the hardest step, of the hardest up to the first digit, and of the first
// step.
#pragma once

#include <span>
#include <string_view>

#include "ratings/grid.h"
#include "ratings/se/multiple_chains.h"

namespace omnidoku::ratings::se {

struct Rating {
  bool solved = false;     ///< false: no step is known that goes on; the rest is what was reached
  int hardest = 0;         ///< ER in tenths
  int to_first_digit = 0;  ///< EP in tenths; 0: no digit was placed
  int first_step = 0;      ///< ED in tenths; 0: no step was made
  std::string_view hardest_technique;  ///< of the first step as hard as `hardest`; empty: no step
};

/// Rates puzzles one after another; one rater per thread.
class Rater {
 public:
  /// The rating of a classic puzzle: 81 numbers row by row, 0 for an empty cell, else the digit, no
  /// two equal ones in a house. Whether it has one solution is not asked. The steps known are all
  /// up to dynamic forcing chains with patterns (9.0 and more for their length); a puzzle that
  /// needs chains nested in chains comes back unsolved.
  [[nodiscard]] Rating rate(std::span<const int, kCells> givens);

 private:
  MultipleChains chains_;
};

}  // namespace omnidoku::ratings::se
