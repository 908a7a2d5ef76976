// SPDX-License-Identifier: MIT
//
// Sudoku Explainer's multiple, Nishio and dynamic forcing chains: what follows whichever candidate
// of a cell is there, wherever a digit of a house is, or whether a candidate is there or not.
#pragma once

#include <memory>

#include "ratings/grid.h"
#include "ratings/se/closure.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

class MultipleChains {
 public:
  MultipleChains();
  ~MultipleChains();

  /// The easiest of all chains of the kinds; of equal ones the first found. level is 0 or 1.
  bool find(const Grid& grid, ChainKinds kinds, Hint& hint);

 private:
  class Search;
  std::unique_ptr<Search> search_;  // keeps its memory between calls
};

}  // namespace omnidoku::ratings::se
