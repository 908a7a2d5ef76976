// SPDX-License-Identifier: MIT
//
// Unavoidable sets: cells of a solution whose digits can be exchanged for others with all rules
// kept. A puzzle has no other solution only if it has a clue in each of them. The minimal ones are
// those that hold no other: G. McGuire, B. Tugemann, G. Civario, "There is no 16-Clue Sudoku"
// (2014). They are sets of the board and its rules; what is given does not matter to them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "analyze/removals.h"
#include "base/limits.h"
#include "geometry/ids.h"
#include "model/puzzle.h"

namespace omnidoku::analyze {

using geometry::CellList;  // here always in order

struct UnavoidableSets {
  /// Every minimal set of so many cells or fewer is there.
  int complete_to = 0;
  /// By size, then in order of their cells; of the sizes beyond, what was found before a limit
  /// came.
  std::vector<CellList> sets;
};

/// The minimal unavoidable sets up to a size. Of the limits time, stop and progress count; without
/// a limit of time a default effort of some seconds, counted in work done. `solution` keeps all
/// rules of the puzzle, which must be valid.
[[nodiscard]] UnavoidableSets find_unavoidable_sets(const model::Puzzle& puzzle,
                                                    const model::FilledGrid& solution,
                                                    int most_size, const base::Limits& limits);

/// Why a given is needed: a minimal unavoidable set in which it is the only given.
struct ReasonForGiven {
  geometry::Cell given;
  CellList set;
};

/// One for each given of a puzzle with one solution that is needed: the smallest of the sets that
/// are known; where there is none, what is left of the other solution that count_removals() has
/// without it, as far as the limits let that be made smaller. In order of the cells.
[[nodiscard]] std::vector<ReasonForGiven> reasons_for_givens(const model::Puzzle& puzzle,
                                                             const Removals& removals,
                                                             const std::vector<CellList>& known,
                                                             const base::Limits& limits);

/// How many of some cells are givens of the puzzle.
[[nodiscard]] std::size_t num_givens_in(const model::Puzzle& puzzle, const CellList& cells);

}  // namespace omnidoku::analyze
