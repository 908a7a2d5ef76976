// SPDX-License-Identifier: MIT
//
// Sums that are added up to larger ones. Two diagonals side by side have cells in the same boxes:
// each alone could take the greatest digits there, both together cannot. The sum of both, over
// groups of cells that differ, has less slack than the two had between them.
#pragma once

#include <vector>

#include "engine/tables.h"

namespace omnidoku::engine {

/// A sum of sums of the problem.
struct MergedSum {
  model::LinearSum sum;
  Index primitive = 0;  ///< one of those in it
};

/// Those that say more than the sums that they are made of; none where sums are not counted in bits
/// (Tables::counts_by_bits). The idea, and to measure a sum by how far its slack is below what its
/// groups can take up, is that of Interactive Sudoku Solver's combined sums.
template <class Mask>
[[nodiscard]] std::vector<MergedSum> merged_sums(const Tables<Mask>& tables);

}  // namespace omnidoku::engine
