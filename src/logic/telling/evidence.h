// SPDX-License-Identifier: MIT
//
// Evidence: what a person looks at to see that a step holds, on a board that shows no candidates:
// the placed digits that keep a digit out of cells, and of the candidates those that the step
// rests on.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "logic/state/position.h"
#include "logic/telling/words.h"
#include "model/step.h"

namespace omnidoku::logic {

/// Notes in the step why the digit is no candidate of these open cells: of the placed digits that
/// exclude it as few as will do, those that exclude it from most cells first.
void add_exclusions(model::Step& step, const Position& position, std::span<const Cell> cells,
                    Digit digit);
/// The same of the open cells of a house other than these.
void add_exclusions_elsewhere(model::Step& step, const Position& position, const HouseInfo& house,
                              std::span<const Cell> cells, Digit digit);
/// Notes why the cell has no candidates but these: digits that it sees, from as few houses as will
/// do.
void add_exclusions_of_cell(model::Step& step, const Position& position, Cell cell);

/// Why a digit is not elsewhere, to go on with after "as": "the other open cells see 5 in R1C8 and
/// R2C1"; empty when the step says nothing of it.
[[nodiscard]] std::string exclusions_text(const model::Step& step, const Words& words);
/// Why the cell of a step has one candidate left: "1 and 2 in row 3, 4 in box 1"; for digits that
/// it does not simply see: "7 by the thermometer at R1C1". Empty when the step says nothing of it.
[[nodiscard]] std::string exclusions_of_cell_text(const model::Step& step, const Words& words);

/// Per cell the candidates that the step rests on or speaks of, a subset of what is left there:
/// those of its premises, marks, links and conclusions, and of cells with a pencilmark clue all.
[[nodiscard]] std::vector<DigitSet> candidates_of(const model::Step& step,
                                                  const Position& position);

}  // namespace omnidoku::logic
