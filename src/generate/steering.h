// SPDX-License-Identifier: MIT
//
// Steering: a search among the puzzles of the classic grid that goes where the rating comes nearer
// to what is wanted, on whatever scale that is.
#pragma once

#include "generate/plan.h"
#include "generate/target.h"

namespace omnidoku::generate {

/// A puzzle as wanted. The plan is that of the request. Errors: unsupported (the plan is not for
/// the classic board with givens alone, or a technique cannot occur), too_large (given up, a limit
/// or a stop request: the text says how many puzzles were looked at and which was the nearest).
[[nodiscard]] base::Result<model::Puzzle> make_steered(const Request& request, const Target& target,
                                                       const Plan& plan);

}  // namespace omnidoku::generate
