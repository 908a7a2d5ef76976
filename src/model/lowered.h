// SPDX-License-Identifier: MIT
//
// Lowered: a puzzle and what it comes to in primitives. Made once (constraints::lower), never
// changed, and shared by all that look at the puzzle, so that an index into its primitives means
// the same to a search, a step of human logic, its check and its picture.
#pragma once

#include <memory>
#include <utility>

#include "model/problem.h"
#include "model/puzzle.h"

namespace omnidoku::model {

struct Lowered {
  Puzzle puzzle;
  Problem problem;
};

using SharedLowered = std::shared_ptr<const Lowered>;

/// The problem alone; it lives as long as the whole.
[[nodiscard]] inline std::shared_ptr<const Problem> problem_of(SharedLowered lowered) {
  const Problem* problem = &lowered->problem;
  return {std::move(lowered), problem};
}

}  // namespace omnidoku::model
