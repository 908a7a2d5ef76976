// SPDX-License-Identifier: MIT
//
// Placing constraints until they leave one solution. See placement.cpp.
#pragma once

#include <cstddef>
#include <span>

#include "base/random.h"
#include "base/result.h"
#include "generate/budget.h"
#include "generate/placer.h"

namespace omnidoku::generate {

/// Grids tried before kinds are said not to be placeable together.
inline constexpr int kGridsWithoutPlaces = 8;

/// Adds constraints of these kinds to a puzzle whose `solution` is set. `gentle` and error: as
/// Placer::place.
[[nodiscard]] base::Result<void> place(model::Puzzle& puzzle, std::span<const Placer* const> kinds,
                                       bool gentle, base::Random& random);

/// Whether some of these kinds can leave one solution without any given.
[[nodiscard]] bool can_replace_givens(std::span<const Placer* const> kinds);

/// Whether one of these kinds can say what is in a cell.
[[nodiscard]] bool can_tell_cells(std::span<const Placer* const> kinds);

/// Lets the first kind that can say what is in the cell.
void tell_cell(model::Puzzle& puzzle, std::span<const Placer* const> kinds, geometry::Cell cell);

/// Whether some of the constraints of these kinds may be left out: not where a rule says that all
/// are drawn.
[[nodiscard]] bool can_be_thinned_out(std::span<const Placer* const> kinds);

/// Leaves out constraints at random, of those with the index `first` or a later one, until at most
/// so many of a hundred are left, but one of each type.
void thin_out(model::Puzzle& puzzle, std::size_t first, int keep_percent, base::Random& random);

/// Changes the placed constraints until the puzzle has one solution without any given, as far as
/// that goes. Returns whether it has; false also when the budget was interrupted.
[[nodiscard]] bool make_unique(model::Puzzle& puzzle, std::span<const Placer* const> kinds,
                               base::Random& random, Budget& budget);

/// Makes the placed constraints of a puzzle with one solution, which needs no givens, tell a little
/// less, so that it still has one solution. Returns whether a way was found; the puzzle is as it
/// was otherwise.
[[nodiscard]] bool loosen(model::Puzzle& puzzle, std::span<const Placer* const> kinds,
                          base::Random& random, Budget& budget);

/// The opposite: changes them so that they tell more, and leave one solution without any given.
/// Returns false when no way was found; the puzzle may be changed then.
[[nodiscard]] bool tell_more(model::Puzzle& puzzle, std::span<const Placer* const> kinds,
                             base::Random& random, Budget& budget);

}  // namespace omnidoku::generate
