// SPDX-License-Identifier: MIT
//
// The canonical form of a classic puzzle: the same for all puzzles that the symmetries of the grid
// make of each other (transposition, order of bands and stacks, of rows and columns inside them,
// names of the digits: 3,359,232 times 9!), and for no others.
//
// The convention is that of the grid: of all forms of the solution the one that is least when read
// as a number, row by row, and of the ways to get there the one that makes the clues least, an
// empty cell counting as 0. (The other convention in use takes the least form of the clues,
// whatever the solution.) That the first row may be named 123456789, so that only the order of the
// columns under the second is left to choose, is an idea of the players' forum.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "classic/grid9.h"

namespace omnidoku::classic {

/// Digits 1 to 9 in reading order, 0 for an empty cell.
using Clues9 = std::array<std::uint8_t, kNumCells>;

/// A symmetry of the grid: cell i of what it makes holds digit[d], where d is what was in cell
/// from[i]; digit[0] is 0.
struct Symmetry9 {
  std::array<std::uint8_t, kNumCells> from{};
  std::array<std::uint8_t, 10> digit{};
};

/// What the symmetry makes of a puzzle or a solution.
[[nodiscard]] std::array<std::uint8_t, kNumCells> transformed(
    const Symmetry9& symmetry, const std::array<std::uint8_t, kNumCells>& cells);

struct CanonicalForm9 {
  Clues9 clues{};
  Solution9 solution{};
  Symmetry9 symmetry{};                 ///< one that makes them of what was given
  std::uint32_t grid_symmetries = 0;    ///< that leave the solution as it is; 1 at least
  std::uint32_t puzzle_symmetries = 0;  ///< of these, that leave the clues as they are
};

/// The form of a puzzle with these solutions, which are all that it has, one at least, each a full
/// grid by the rules. Of several solutions the form is that with the least solution, and of equal
/// ones that with the least clues; grid_symmetries are then of that solution, and puzzle_symmetries
/// those of the clues, which may exchange solutions.
[[nodiscard]] CanonicalForm9 canonical_form(const Clues9& clues,
                                            std::span<const Solution9> solutions);

}  // namespace omnidoku::classic
