// SPDX-License-Identifier: MIT
//
// CertainBreaks: the rules that can no longer be met with the digits in their cells, though these
// do not break them yet: a skyscraper clue of 3 with 9 in its first cell.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "constraints/rules.h"
#include "model/puzzle.h"

namespace omnidoku::play {

class CertainBreaks {
 public:
  /// Such rules of `filled`: a valid puzzle with all digits on the board as givens, always the same
  /// but for these. What propagation of the rule and the houses alone refutes is certain; the
  /// rules whose cells hold what they held before are not asked again.
  [[nodiscard]] std::vector<constraints::Conflict> find(const model::Puzzle& filled);

 private:
  struct Known {
    std::vector<std::optional<geometry::Digit>> held;  ///< by its cells
    std::vector<geometry::Cell> cells;                 ///< that leave no way, as few as tell it
  };
  std::vector<Known> known_;  ///< by the puzzle's constraints
};

}  // namespace omnidoku::play
