// SPDX-License-Identifier: MIT
//
// Constraints in native JSON: their cells and their arguments, each kind in its own form, and the
// JSON Schema that says so.
#pragma once

#include "base/result.h"
#include "base/value.h"
#include "constraints/constraint_type.h"
#include "formats/json.h"
#include "model/puzzle.h"

namespace omnidoku::formats {

/// A constraint that lies on a puzzle, checked (constraints::validate). Errors: syntax,
/// unknown_name, unknown_symbol, bad_constraint, too_large.
[[nodiscard]] base::Result<model::ConstraintSpec> read_constraint(const model::Puzzle& puzzle,
                                                                  const JsonCursor& cursor);
/// The same, for one of several of a puzzle: the work that may be done to lower them is that of all
/// together (constraints::kMostWork).
[[nodiscard]] base::Result<model::ConstraintSpec> read_constraint(const model::Puzzle& puzzle,
                                                                  const JsonCursor& cursor,
                                                                  std::size_t& work_left);
/// Type and arguments of a constraint that has no cells yet, not checked as a whole. Errors: as
/// above.
[[nodiscard]] base::Result<model::ConstraintSpec> read_rule_without_cells(
    const model::Puzzle& puzzle, const JsonCursor& cursor);
/// The constraint as an object that read_constraint() understands.
[[nodiscard]] base::Value constraint_value(const model::Puzzle& puzzle,
                                           const model::ConstraintSpec& spec);

/// An argument of the kind, unchecked but for what its JSON can say wrong. Errors: syntax,
/// unknown_name, unknown_symbol, bad_constraint, too_large.
[[nodiscard]] base::Result<model::ArgumentValue> read_argument(const model::Puzzle& puzzle,
                                                               const JsonCursor& cursor,
                                                               model::ArgumentKind kind);
/// The argument as read_argument() understands it.
[[nodiscard]] base::Value argument_value(const model::Puzzle& puzzle,
                                         const model::ArgumentValue& argument);

/// JSON Schema of constraint_value() for constraints of a type. It refers to the definitions of
/// docs/native-format.schema.json.
[[nodiscard]] base::Value constraint_schema(const constraints::ConstraintType& type);

}  // namespace omnidoku::formats
