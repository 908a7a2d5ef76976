// SPDX-License-Identifier: MIT
//
// How near a puzzle comes to what a target wants of it.
#pragma once

#include <cstdint>

#include "generate/climb.h"
#include "generate/target.h"

namespace omnidoku::generate {

enum class Verdict : std::uint8_t { as_wanted, easier, harder, lacking };

struct Fit {
  int off = 0;  ///< from what is wanted, the less the better; 0: as wanted
  Verdict verdict = Verdict::as_wanted;
};

/// Added to Fit::off of a puzzle that is too hard: worse than any that is too easy.
inline constexpr int kTooHard = 1'000'000;

/// Whether the wanted techniques can occur in puzzles that are like this one but for their givens.
/// Error: unsupported.
[[nodiscard]] base::Result<void> check_techniques(const Target& target,
                                                  const model::Puzzle& puzzle);

/// The level that the path of a puzzle may reach that is to fit the target.
[[nodiscard]] logic::Level hardest_level(const Target& target);

/// What the path of a puzzle may cost that is to fit the target: no more than the level, or than
/// what the techniques need, or the score, with few steps above expert.
[[nodiscard]] Climb::Bounds bounds_for(const Target& target, int num_cells);

/// By a path of the target's scale that came to this end, and was allowed what bounds_for() says.
[[nodiscard]] Fit fit_of(const Climb& climb, Climb::End end, const Target& target);

}  // namespace omnidoku::generate
