// SPDX-License-Identifier: MIT
//
// Puzzles of a wanted difficulty: made at random and rated by human logic until one fits.
#pragma once

#include <vector>

#include "generate/generate.h"
#include "logic/rating.h"

namespace omnidoku::generate {

/// What a puzzle shall be like for a person.
struct Target {
  std::optional<logic::Level> level;
  /// Techniques that its path by the profile must use, each at least once.
  std::vector<const logic::Technique*> must_contain;
  const logic::Profile* profile = &logic::human_profile();

  [[nodiscard]] bool empty() const { return !level && must_contain.empty(); }
};

/// Whether a puzzle with exactly one solution is as the target wants it.
[[nodiscard]] bool fits(const model::Puzzle& puzzle, const Target& target,
                        const base::Limits& limits);

/// Puzzle `request.stream` of the batch: the first of a row of random puzzles that fits, which
/// follows from the seed and the stream alone. The request's time limit is for the whole row.
/// Errors: those of generate(); too_large when none of kMostAttempts puzzles fits, or a limit or
/// stop request came first (the text says how many were tried).
[[nodiscard]] base::Result<model::Puzzle> generate_rated(const Request& request,
                                                         const Target& target);

inline constexpr int kMostAttempts = 20'000;

}  // namespace omnidoku::generate
