// SPDX-License-Identifier: MIT
//
// Lowers the tests of a formula: what the primitives say by themselves is said by them, and the
// rest by diagrams of its residuals.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "constraints/lowering.h"
#include "formula/space.h"

namespace omnidoku::constraints {

/// What would take too much.
struct Excess {
  std::vector<geometry::Cell> cells;  ///< none: those of the whole rule
  std::size_t num_states = 0;         ///< that were met before it was given up
  bool is_of_states = false;          ///< they were too many; else the work was too much
};

/// Posts primitives that say all of the tests of a space whose places are cells. `order` is in
/// which order a person names the cells; others come behind. Gives up with an excess where a test
/// takes too many states whatever the order, or too much work, the same wherever it is lowered.
std::optional<Excess> lower_tests(const geometry::Board& board, formula::Space& space,
                                  const std::vector<formula::Term>& tests,
                                  const std::vector<geometry::Cell>& order, Lowering& out);

}  // namespace omnidoku::constraints
