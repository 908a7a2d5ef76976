// SPDX-License-Identifier: MIT
//
// What a request comes to once it has been checked: the beginning of every way of making a puzzle.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "generate/generate.h"
#include "generate/placer.h"
#include "generate/reducer.h"

namespace omnidoku::generate {

/// Nodes after which what is not to be had is given up, unless the caller sets limits: some ten
/// seconds.
inline constexpr std::uint64_t kDefaultEffort = 2'000'000;

/// Orbits shown again in one change of a puzzle that is not yet as wanted.
inline constexpr int kMostRevealed = 6;

/// Nodes for whether the givens of a pattern leave one solution.
inline constexpr std::uint64_t kEffortOfPattern = 20'000;

struct Plan {
  Orbits orbits;                     ///< under the wanted symmetry
  std::vector<const Placer*> kinds;  ///< to be placed on a filled grid, in this order, each once
  model::Puzzle empty;               ///< the board with the constraints that stay, without givens
};

/// Errors: those of generate() that need no search.
[[nodiscard]] base::Result<Plan> make_plan(const Request& request);

/// What was asked for that may stand in the way and could be given up, as a hint; may be empty. It
/// names only what the caller used, so that it never advises what the caller does not offer.
/// `more`: what else could be given up.
[[nodiscard]] std::string advice(const Request& request, const std::vector<std::string>& more = {});

/// How far a number of givens is from what was asked for; 0 where that was left open.
[[nodiscard]] int givens_off(const Request& request, int count);

/// Makes the cells of the pattern givens, as the puzzle's solution has them, and no others.
void give_pattern(const std::vector<bool>& pattern, model::Puzzle& puzzle);

/// "24" or "22 to 26".
[[nodiscard]] std::string text_of_givens(const std::pair<int, int>& range);

}  // namespace omnidoku::generate
