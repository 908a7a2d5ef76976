// SPDX-License-Identifier: MIT
//
// The obvious way to count solutions, kept simple on purpose: fill the cell with the fewest digits
// left, look at the houses directly, ask holds() as soon as all cells of a constraint are filled.
// It shares nothing with the engine, the lowering or the propagators.
#pragma once

#include <cstdint>

#include "model/puzzle.h"

namespace omnidoku::testing_support {

struct NaiveCount {
  std::uint64_t count = 0;
  bool complete = true;  ///< false when the step limit was reached before the answer was known
};

/// Solutions of the puzzle, counting up to `limit`, giving up after `max_steps` assignments.
[[nodiscard]] NaiveCount naive_count(const model::Puzzle& puzzle, std::uint64_t limit,
                                     std::uint64_t max_steps);

}  // namespace omnidoku::testing_support
