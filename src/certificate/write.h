// SPDX-License-Identifier: MIT
//
// Writes certificates: by the steps of human logic where each of them follows by unit propagation
// and they solve the puzzle, else by what a search by clauses learns. Each is checked before it is
// handed out.
#pragma once

#include <string>

#include "base/status.h"
#include "certificate/check.h"
#include "model/document.h"
#include "solve/solve.h"

namespace omnidoku::certificate {

struct Written {
  base::Status status = base::Status::limit;  ///< of the puzzle
  std::string text;                           ///< the certificate; empty: there is none
  std::string message;                        ///< why not, as a sentence without a full stop
};

/// A certificate for a puzzle with one solution. Of the limits, time, nodes and stop count; nodes
/// are conflicts where the search is by clauses.
[[nodiscard]] Written write(const model::Document& document, const solve::Options& options);

/// What is wrong with an accepted certificate as one of this puzzle: that its premises are others.
/// Empty: nothing is. The puzzle must be valid.
[[nodiscard]] std::string mismatch(const Report& report, const model::Puzzle& puzzle);

/// The same of the puzzle that stands in the certificate.
[[nodiscard]] std::string mismatch(const Report& report);

}  // namespace omnidoku::certificate
