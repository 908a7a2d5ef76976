// SPDX-License-Identifier: MIT
//
// Grids for tests of the engines of the classic grid.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "classic/grid9.h"

namespace omnidoku::testing_support {

/// The givens of a line of 81 characters.
[[nodiscard]] classic::Grid9 grid_of(const std::string& line);

/// A pattern with digits, rows and columns in random order within their bands.
[[nodiscard]] classic::Solution9 random_full_grid(base::Random& random);

/// Some givens of a full grid; in some grids a few are changed, so that there may be no solution,
/// in some the open cells have pencilmark clues.
[[nodiscard]] classic::Grid9 random_grid(base::Random& random);

/// A digit twice in a house, a cell without candidates, a house without a digit, a digit nowhere.
[[nodiscard]] std::vector<classic::Grid9> contradictory_grids();

}  // namespace omnidoku::testing_support
