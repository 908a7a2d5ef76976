// SPDX-License-Identifier: MIT
//
// Finds proofs that premises leave no other solution.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "certificate/clauses.h"
#include "certificate/premises.h"
#include "model/puzzle.h"

namespace omnidoku::certificate {

/// A clause that follows from the premises and the steps before.
struct ProofStep {
  Clause clause;
  std::string reason;  ///< in words; may be empty
};

/// The steps of human logic after which unit propagation alone refutes the claim, each of which
/// follows by unit propagation; none that is of no use. Nothing where these are not enough. `claim`
/// is what the puzzle says, and that some cell is not as in its solution.
[[nodiscard]] std::optional<std::vector<ProofStep>> prove_by_logic(const model::Puzzle& puzzle,
                                                                   const Claim& claim,
                                                                   const base::Limits& limits);

/// The same by a search by clauses. Nothing if a limit comes first, or there is no such search.
[[nodiscard]] std::optional<std::vector<ProofStep>> prove_by_search(const Claim& claim,
                                                                    const base::Limits& limits);

}  // namespace omnidoku::certificate
