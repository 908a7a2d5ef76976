// SPDX-License-Identifier: MIT
//
// The solution that is stored with a puzzle, as a witness: what the setter meant where the rules
// that are understood leave more than one filling, or where some are not understood. One that
// breaks a rule that is understood is none.
#pragma once

#include <string>
#include <vector>

#include "verify/verify.h"

namespace omnidoku::verify {

/// The stored solution if there is one and it keeps every rule that is understood, else a null
/// pointer. Points into the puzzle. Costs what violations() costs.
[[nodiscard]] const model::FilledGrid* witness(const model::Puzzle& puzzle);

/// What the stored solution breaks of the rules that are understood: "column 1 holds 2 twice, in
/// R7C1 and R9C1", a few of such, and the number of others. Empty where there is none, or it is a
/// witness.
[[nodiscard]] std::string what_stored_breaks(const model::Puzzle& puzzle);

/// The same as a sentence: "The solution stored with the puzzle
/// breaks its rules: column 1 holds 2 twice, in R7C1 and R9C1."
[[nodiscard]] std::string trouble_with_stored(const model::Puzzle& puzzle);

/// The cells in which two fillings of a board differ, in cell order.
[[nodiscard]] std::vector<geometry::Cell> differences(const model::FilledGrid& a,
                                                      const model::FilledGrid& b);

/// "R1C1 R2C4 and 30 more": enough cells to go and look.
[[nodiscard]] std::string some_cells(const geometry::Board& board,
                                     std::vector<geometry::Cell> cells);

}  // namespace omnidoku::verify
