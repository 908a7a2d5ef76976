// SPDX-License-Identifier: MIT
//
// What is to be said of the arguments of constraints, kind by kind: their names, their text as a
// person writes it, the cells they name, what makes one improper.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/constraint_spec.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// Largest sum a constraint may ask for, either way, and largest coefficient of a created shape:
/// together with model::kMaxSymbolValue they keep every sum of a board within 64 bits.
inline constexpr std::int64_t kMaxSum = 1'000'000'000'000;
inline constexpr std::int64_t kMaxCoefficient = 10'000;
/// Constraints within constraints are refused below this depth.
inline constexpr int kMaxSpecDepth = 16;

/// "integer", "flag", "text", "digits", "cells", "paths", "terms", "constraints"
[[nodiscard]] std::string_view to_string(model::ArgumentKind kind);

/// What an argument of the kind is, for "must be ...": "a whole number", "a list of cells".
[[nodiscard]] std::string_view description_of(model::ArgumentKind kind);

/// The argument as a person writes it: "17", "yes", "2, 4", "R1C1 R1C2", "R1C1 R1C2; R3C3 R3C4",
/// "row 1 - 2 a"; constraints by their types.
[[nodiscard]] std::string text_of(const model::Puzzle& puzzle, const model::ArgumentValue& value);

/// Some symbols of which one is meant: "2/3".
[[nodiscard]] std::string either_of(const model::Puzzle& puzzle, geometry::DigitSet digits);

/// What text_of() wrote, or a person: blanks and commas between items, ";" or lines between paths,
/// yes or no, true or false. Errors: syntax, unknown_name (a cell), unknown_symbol; unsupported
/// for terms and constraints, which take more than a line.
[[nodiscard]] base::Result<model::ArgumentValue> argument_from_text(const model::Puzzle& puzzle,
                                                                    model::ArgumentKind kind,
                                                                    std::string_view text);

/// The whole numbers in a text, parted by blanks and commas, within kMaxSum; nothing where there is
/// anything else in it.
[[nodiscard]] std::optional<std::vector<std::int64_t>> whole_numbers(std::string_view text);

/// The cells that it names, in order, each once for each time; those of nested constraints too.
[[nodiscard]] std::vector<geometry::Cell> cells_in(const model::ArgumentValue& value);

/// The constraint on other cells: `cells` has for each of its cells, and of those in its arguments,
/// the one that takes its place. Nothing if one of them has none.
[[nodiscard]] std::optional<model::ConstraintSpec> on_other_cells(
    model::ConstraintSpec spec, const std::vector<std::optional<geometry::Cell>>& cells);

/// Whether it can be an argument on this puzzle: a number within kMaxSum, digits and cells that are
/// there, paths that do not jump, constraints that are valid (validate) and nested at most
/// kMaxSpecDepth deep. Errors: bad_constraint, too_large.
[[nodiscard]] base::Result<void> check_argument(const model::Puzzle& puzzle,
                                                const model::ArgumentValue& value);

/// Whether constraints are nested deeper in it than `depth`.
[[nodiscard]] bool is_nested_deeper(const model::ConstraintSpec& spec, int depth);

/// Whether a line may come back to cells that it has been to.
enum class Returns : std::uint8_t {
  never,
  to_start,  ///< in the end, to its first cell
  anywhere,  ///< but not straight back
};

/// Whether the cells are a path: two or more, each touching the one before, none of them twice but
/// as it may return.
/// Error: bad_constraint.
[[nodiscard]] base::Result<void> check_path(const geometry::Board& board,
                                            const std::vector<geometry::Cell>& cells,
                                            Returns returns = Returns::never);

}  // namespace omnidoku::constraints
