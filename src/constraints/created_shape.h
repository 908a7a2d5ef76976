// SPDX-License-Identifier: MIT
//
// Created shapes: integer combinations of shapes with known sums (a founding idea of the project;
// in killer puzzles they are known as innies and outies). Each of the "terms" names a shape: a
// house with every digit, by its name, or a constraint that stands earlier in the puzzle and has a
// sum, by its label or as "#3" for the third one.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/result.h"
#include "constraints/constraint_type.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// What a created shape comes to: cells with their net coefficients (cells that cancel are gone)
/// and the resulting sum. `no_repeats` exactly if all coefficients are 1 and the cells lie in one
/// shape without repeats (a house, a cage).
/// Errors: bad_constraint (unknown shape, a name of two shapes, shape without a known sum,
/// reference to itself or ahead), too_large (coefficients, sums or nesting out of range).
[[nodiscard]] base::Result<ShapeFacts> resolve_created(const model::Puzzle& puzzle,
                                                       const model::ConstraintSpec& spec);

/// The spec for a puzzle in which the constraint with index i has become the one with index
/// `indices[i]`: what it calls "#3" follows. Nothing if it refers to one that is gone, or is not
/// among the indices.
[[nodiscard]] std::optional<model::ConstraintSpec> renumbered(
    model::ConstraintSpec spec, const std::vector<std::optional<std::size_t>>& indices);

/// Whether some house, or some constraint that is a shape without repeats, contains all the cells.
[[nodiscard]] bool lie_in_one_no_repeat_shape(const model::Puzzle& puzzle,
                                              const std::vector<geometry::Cell>& cells);

}  // namespace omnidoku::constraints
