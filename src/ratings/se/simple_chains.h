// SPDX-License-Identifier: MIT
//
// Sudoku Explainer's Forcing Chains & Cycles: chains that follow from one candidate, without
// branches.
#pragma once

#include <memory>
#include <vector>

#include "ratings/grid.h"
#include "ratings/se/hint.h"
#include "ratings/se/nested_chains.h"

namespace omnidoku::ratings::se {

class SimpleChains {
 public:
  SimpleChains();
  ~SimpleChains();

  /// The easiest of all cycles and chains; of equal ones the first found.
  bool find(const Grid& grid, Hint& hint);
  /// All of them, the easiest first; of those with equal removals the first alone.
  std::vector<NestedChain> find_all(const Grid& grid);

 private:
  class Search;
  std::unique_ptr<Search> search_;  // keeps its memory between calls
};

}  // namespace omnidoku::ratings::se
