// SPDX-License-Identifier: MIT
//
// What cages share: which sums a number of cells can make, equal givens, and how they are drawn.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "constraints/constraint_type.h"
#include "model/atoms.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// What something is called in a sentence, made up only where a sentence is written.
using NameMaker = std::function<std::string()>;

/// The "sum" of a spec; nothing when it has none.
[[nodiscard]] std::optional<std::int64_t> sum_of(const model::ConstraintSpec& spec);

/// Why cells with these givens cannot add up to `sum`, as a sentence beginning with `name`; nothing
/// when they can, or when there are too many combinations to tell at once. Repeats are allowed or
/// not among all the cells.
[[nodiscard]] std::optional<std::string> impossible_sum(const model::Puzzle& puzzle,
                                                        const std::vector<geometry::Cell>& cells,
                                                        std::int64_t sum, bool no_repeats,
                                                        const NameMaker& name);

/// More cells than there are symbols, where none may repeat: a sentence beginning with `name`;
/// nothing otherwise.
[[nodiscard]] std::optional<std::string> too_many_to_differ(
    const model::Puzzle& puzzle, const std::vector<geometry::Cell>& cells, const NameMaker& name);

/// Two of the cells hold equal givens: a sentence beginning with the cells; nothing otherwise.
[[nodiscard]] std::optional<std::string> equal_givens(const model::Puzzle& puzzle,
                                                      const std::vector<geometry::Cell>& cells,
                                                      const NameMaker& place);

/// The sum of coefficient * value of some cells of a grid; nothing while one of them is empty.
[[nodiscard]] std::optional<std::int64_t> value_sum(const model::Puzzle& puzzle,
                                                    const std::vector<WeightedCell>& terms,
                                                    const model::PartialGrid& grid);

/// Whether no digit occurs twice in the cells that are filled.
[[nodiscard]] bool no_digit_twice(const std::vector<geometry::Cell>& cells,
                                  const model::PartialGrid& grid);

/// An outline with the sum in the first cell (in reading order).
[[nodiscard]] std::vector<model::Atom> cage_glyph(const std::vector<geometry::Cell>& cells,
                                                  std::optional<std::int64_t> sum,
                                                  model::Outline::Style style);

/// Cells with coefficient 1 each, in cell order.
[[nodiscard]] std::vector<WeightedCell> unit_terms(std::vector<geometry::Cell> cells);

/// The puzzle's digits in the order of their values, of equal ones in their own.
[[nodiscard]] std::vector<geometry::Digit> digits_by_value(const model::Puzzle& puzzle);

}  // namespace omnidoku::constraints
