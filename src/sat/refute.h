// SPDX-License-Identifier: MIT
//
// Clauses alone, for who wants to know why they contradict each other.
#pragma once

#include <span>
#include <vector>

#include "base/limits.h"
#include "sat/formula.h"

namespace omnidoku::sat {

using Clause = std::vector<Literal>;

struct Answer {
  /// solutions: they can all hold; exhausted: they contradict each other; else which limit came
  /// first.
  base::StopReason reason = base::StopReason::nodes;
  std::vector<bool> holds;      ///< per literal, from 0, where they can all hold
  std::vector<Clause> learned;  ///< each follows by unit propagation from the clauses and those
                                ///< before; where they contradict each other so does that
};

/// Whether the clauses over literals up to `num_literals` can all hold. A node is a conflict.
/// Without CaDiCaL no answer is found.
[[nodiscard]] Answer solve_clauses(std::span<const Clause> clauses, Literal num_literals,
                                   const base::Limits& limits);

}  // namespace omnidoku::sat
