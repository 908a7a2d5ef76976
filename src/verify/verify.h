// SPDX-License-Identifier: MIT
//
// Independent checks of answers. They use only the board's houses, the puzzle's clues and each
// constraint's meaning (holds); no table, propagator or lowering of the engines.
#pragma once

#include <string>
#include <vector>

#include "constraints/members.h"
#include "model/puzzle.h"

namespace omnidoku::verify {

/// A rule that a filled grid breaks.
struct Violation {
  std::string message;  ///< "row 3 holds 7 twice, in R3C1 and R3C8"
  std::vector<geometry::Cell> cells;
};

/// Everything a filled grid breaks: wrong size, digits out of range, repeats in houses, givens and
/// pencilmark clues not kept, constraints that do not hold. Empty = a solution.
[[nodiscard]] std::vector<Violation> violations(const model::Puzzle& puzzle,
                                                const model::FilledGrid& grid);

/// Whether the grid is a solution of the puzzle.
[[nodiscard]] bool is_solution(const model::Puzzle& puzzle, const model::FilledGrid& grid);

/// Whether the grid, of the right size and with digits in range, keeps one of the things that the
/// puzzle says.
[[nodiscard]] bool keeps(const model::Puzzle& puzzle, constraints::Member member,
                         const model::FilledGrid& grid);

}  // namespace omnidoku::verify
