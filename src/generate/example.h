// SPDX-License-Identifier: MIT
//
// What a board with rules on it looks like, for a picture: a few constraints of each kind and no
// givens. Nobody asks how many solutions that has.
#pragma once

#include <vector>

#include "generate/generate.h"

namespace omnidoku::generate {

struct Example {
  model::Puzzle puzzle;  ///< without givens and solution
  /// Of rules about the whole board, which draw nothing: a digit in the middle of the board, and
  /// the cells in which that digit leaves less room than the houses alone would. Else empty.
  model::PartialGrid shown;
  std::vector<geometry::Cell> reached;
};

/// Follows from `board`, `new_map`, `kinds`, `seed` and `stream` alone; `limits` bounds the filling
/// of the grid. Cost: filling a grid, if there are kinds. Errors: those of make().
[[nodiscard]] base::Result<Example> example(const Request& request);

}  // namespace omnidoku::generate
