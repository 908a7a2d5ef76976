// SPDX-License-Identifier: MIT
//
// Steering: a search among the puzzles of the classic grid that goes where the rating comes nearer
// to what is wanted, on whatever scale that is.
#pragma once

#include "generate/plan.h"
#include "generate/target.h"

namespace omnidoku::generate {

/// Whether the search knows such puzzles: those of the classic board with givens alone.
[[nodiscard]] bool is_steerable(const Request& request, const Plan& plan);

/// A puzzle as wanted. The plan is that of the request. Errors: unsupported (it is not
/// steerable, or a technique cannot occur), too_large (given up, a limit
/// or a stop request: the text says how many puzzles were looked at and which was the nearest).
[[nodiscard]] base::Result<model::Puzzle> make_steered(const Request& request, const Target& target,
                                                       const Plan& plan);

}  // namespace omnidoku::generate
