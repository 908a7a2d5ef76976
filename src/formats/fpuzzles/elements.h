// SPDX-License-Identifier: MIT
//
// Elements of f-puzzles' lists, both ways: where one lies and what its members say of arguments.
// The shape of a constraint type tells the usual form, its ForeignName what is different:
//   cell {"cell": "R1C1"}, path {"lines": [["R1C1", "R1C2"]]}, lane {"cell": "R0C3"} (the place
//   before its first cell), all others {"cells": ["R1C1", "R1C2"]}; an argument in {"value": "17"}
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/value.h"
#include "constraints/constraint_type.h"
#include "formats/json.h"

namespace omnidoku::formats::fpuzzles_elements {

/// The member of an element that says where it lies; empty for rules that lie nowhere.
[[nodiscard]] std::string_view place_member(const constraints::ConstraintType& type);
/// The parameter that another member stands for: the one that the type names, of "value" the first
/// without a member of its own that is written in a few characters. Null pointer when there is
/// none.
[[nodiscard]] const constraints::Parameter* parameter_of(const constraints::ConstraintType& type,
                                                         std::string_view member);
/// Whether a constraint would say something else, and not only less, if it were read without this
/// argument.
[[nodiscard]] bool must_be_read(const constraints::Parameter& parameter);
/// The member for a parameter; empty when there is none.
[[nodiscard]] std::string_view member_for(const constraints::ConstraintType& type,
                                          std::string_view parameter);

/// The cells of each constraint that the place stands for: one for each line, else a single one.
[[nodiscard]] base::Result<std::vector<std::vector<geometry::Cell>>> read_places(
    const model::Puzzle& puzzle, const constraints::ConstraintType& type, const JsonCursor& place);
/// What a member says of an argument of the kind; nothing when it says something else.
[[nodiscard]] base::Result<std::optional<model::ArgumentValue>> read_argument(
    const model::Puzzle& puzzle, model::ArgumentKind kind, const JsonCursor& member);

/// Where a constraint lies, for place_member().
[[nodiscard]] base::Value place_value(const model::Puzzle& puzzle,
                                      const constraints::ConstraintType& type,
                                      const std::vector<geometry::Cell>& cells);
/// What the form of the type says beyond the constraint's place and arguments: the first cell where
/// an argument stands for it, and where outside of the grid a diagonal begins and how it runs.
[[nodiscard]] std::vector<std::pair<std::string, base::Value>> implied_members(
    const model::Puzzle& puzzle, const constraints::ConstraintType& type,
    const model::ConstraintSpec& spec);
/// Whether a member says what implied_members() does.
[[nodiscard]] bool is_implied_member(const constraints::ConstraintType& type,
                                     std::string_view member);
/// Takes away arguments that say no more than which cell is the first.
void drop_implied_arguments(const constraints::ConstraintType& type, model::ConstraintSpec& spec);

/// The argument for a member that is "value", as text, or that the type names.
[[nodiscard]] base::Value argument_value(const model::Puzzle& puzzle, std::string_view member,
                                         const model::ArgumentValue& argument);

}  // namespace omnidoku::formats::fpuzzles_elements
