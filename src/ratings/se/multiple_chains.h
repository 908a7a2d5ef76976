// SPDX-License-Identifier: MIT
//
// Sudoku Explainer's multiple, Nishio and dynamic forcing chains: what follows whichever candidate
// of a cell is there, wherever a digit of a house is, or whether a candidate is there or not.
#pragma once

#include <memory>
#include <vector>

#include "base/limits.h"
#include "ratings/grid.h"
#include "ratings/se/closure.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

/// Of the shortest chains of the kinds; longer ones are harder.
[[nodiscard]] constexpr double least_difficulty(ChainKinds kinds) {
  if (kinds.nishio) return 7.5;
  return kinds.dynamic ? 8.5 + 0.5 * kinds.level : 8.0;
}

class MultipleChains {
 public:
  MultipleChains();
  ~MultipleChains();

  /// The easiest of all chains of the kinds; of equal ones the first found. None, or not the
  /// easiest, once the deadline has passed. Nishio chains of some digits alone may be asked for.
  bool find(const Grid& grid, ChainKinds kinds, const base::Deadline& deadline, Hint& hint,
            Mask nishio_digits = kAll);
  /// All of them, the easiest first; of those with equal removals the first alone. Some may be
  /// missing once the deadline has passed.
  std::vector<NestedChain> find_all(const Grid& grid, ChainKinds kinds,
                                    const base::Deadline& deadline);

 private:
  class Search;
  std::unique_ptr<Search> search_;  // keeps its memory between calls
};

}  // namespace omnidoku::ratings::se
