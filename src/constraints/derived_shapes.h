// SPDX-License-Identifier: MIT
//
// Sums that follow from a puzzle by themselves, because the sum of a full house is known.
#pragma once

#include <cstdint>
#include <vector>

#include "constraints/lowering.h"
#include "model/problem.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// A sum that follows from houses and cages.
struct DerivedSum {
  std::vector<WeightedCell> terms;  ///< in cell order
  std::int64_t total = 0;
  model::Derivation derivation;  ///< the houses and cages that say it, as few houses as were found
};

/// Innies (cells of a union of full houses that no inner cage covers), outies (what cages stick out
/// of it) and innies less outies, for every full house and for growing unions of consecutive houses
/// of one kind that do not overlap, of 1 to `max_cells` cells each, or to `max_beyond_cages` where
/// some of them are in no cage, so that only this speaks of them; different cell sets only. The
/// constraints of the puzzle must be valid.
[[nodiscard]] std::vector<DerivedSum> derive_sums(const model::Puzzle& puzzle, int max_cells,
                                                  int max_beyond_cages);

}  // namespace omnidoku::constraints
