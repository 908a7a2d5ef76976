// SPDX-License-Identifier: MIT
//
// The registry of constraint types, and the checks that all types share.
#include "constraints/constraint_type.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/suggest.h"
#include "geometry/cell_set.h"

namespace omnidoku::constraints {

using base::ErrorCode;
using base::make_error;

#define OMNIDOKU_CONSTRAINT(name)           \
  namespace name##_constraint {             \
    extern const ConstraintType descriptor; \
  }
#include "constraints/types/registry.inc"
#undef OMNIDOKU_CONSTRAINT

namespace {

#define OMNIDOKU_CONSTRAINT(name) &name##_constraint::descriptor,
constexpr const ConstraintType* kTypes[] = {
#include "constraints/types/registry.inc"
};
#undef OMNIDOKU_CONSTRAINT

/// "killer (label a)", for the beginning of error texts.
std::string title_of(const ConstraintType& type, const model::ConstraintSpec& spec) {
  std::string title(type.id);
  if (!spec.label.empty()) title += " '" + spec.label + "'";
  return title;
}

base::Result<void> check_cells(const model::Puzzle& puzzle, const ConstraintType& type,
                               const model::ConstraintSpec& spec) {
  if (type.shape == SpecShape::none) {
    if (spec.cells.empty()) return {};
    return make_error(ErrorCode::bad_constraint,
                      title_of(type, spec) + ": it takes no cells of its own");
  }
  if (spec.cells.empty()) {
    return make_error(ErrorCode::bad_constraint, title_of(type, spec) + ": it has no cells",
                      "name at least one cell");
  }
  geometry::CellSet seen(puzzle.num_cells());
  for (const geometry::Cell cell : spec.cells) {
    if (cell.index() >= static_cast<std::size_t>(puzzle.num_cells())) {
      return make_error(ErrorCode::bad_constraint,
                        title_of(type, spec) + ": a cell is not on the board");
    }
    if (seen.contains(cell)) {
      return make_error(ErrorCode::bad_constraint, title_of(type, spec) + ": a cell is named twice")
          .at_cell(puzzle.board->name(cell));
    }
    seen.insert(cell);
  }
  return {};
}

base::Result<void> check_parameters(const ConstraintType& type, const model::ConstraintSpec& spec) {
  for (const Parameter& parameter : type.parameters) {
    const base::Value* value = spec.params.find(parameter.name);
    if (value == nullptr) {
      if (!parameter.required) continue;
      return make_error(
          ErrorCode::bad_constraint,
          title_of(type, spec) + ": \"" + std::string(parameter.name) + "\" is missing",
          std::string(parameter.meaning));
    }
    const bool fits =
        parameter.kind == Parameter::Kind::integer ? value->is_int() : value->is_array();
    if (!fits) {
      return make_error(
          ErrorCode::bad_constraint,
          title_of(type, spec) + ": \"" + std::string(parameter.name) + "\" must be " +
              (parameter.kind == Parameter::Kind::integer ? "a whole number" : "a list") +
              ", not " + std::string(value->kind_name()));
    }
    if (value->is_int() && (*value->if_int() > kMaxSum || *value->if_int() < -kMaxSum)) {
      return make_error(
          ErrorCode::too_large,
          title_of(type, spec) + ": \"" + std::string(parameter.name) + "\" is out of range",
          "at most 1000000000000 either way");
    }
  }
  for (const auto& [key, value] : spec.params.members()) {
    const bool known =
        std::any_of(type.parameters.begin(), type.parameters.end(),
                    [&key = key](const Parameter& parameter) { return parameter.name == key; });
    if (!known) {
      return make_error(ErrorCode::bad_constraint,
                        title_of(type, spec) + ": there is no parameter \"" + key + "\"");
    }
  }
  return {};
}

}  // namespace

std::span<const ConstraintType* const> constraint_types() { return kTypes; }

const ConstraintType* find_constraint_type(std::string_view id) {
  for (const ConstraintType* type : kTypes) {
    if (type->id == id) return type;
  }
  return nullptr;
}

const ConstraintType* find_foreign_type(std::string_view format, std::string_view name) {
  for (const ConstraintType* type : kTypes) {
    for (const ForeignName& foreign : type->foreign) {
      if (foreign.format == format && foreign.name == name) return type;
    }
  }
  return nullptr;
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (type == nullptr) {
    std::vector<std::string_view> ids;
    for (const ConstraintType* known : kTypes) ids.push_back(known->id);
    return make_error(ErrorCode::unknown_name, "there is no constraint type '" + spec.type + "'",
                      base::suggestion(spec.type, ids));
  }
  if (auto ok = check_cells(puzzle, *type, spec); !ok) return ok;
  if (auto ok = check_parameters(*type, spec); !ok) return ok;
  return type->validate == nullptr ? base::Result<void>() : type->validate(puzzle, spec);
}

}  // namespace omnidoku::constraints
