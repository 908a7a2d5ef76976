// SPDX-License-Identifier: MIT
//
// The registry of constraint types, and the checks that all types share.
#include "constraints/constraint_type.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/suggest.h"
#include "constraints/adjacency.h"
#include "geometry/cell_set.h"

namespace omnidoku::constraints {

using base::ErrorCode;
using base::make_error;

#define OMNIDOKU_CONSTRAINT(name)   \
  namespace name##_constraint {     \
    extern const TypeFamily family; \
  }
#include "constraints/types/registry.inc"
#undef OMNIDOKU_CONSTRAINT

namespace {

std::vector<const ConstraintType*> list_types() {
  std::vector<const ConstraintType*> types;
#define OMNIDOKU_CONSTRAINT(name) \
  for (const ConstraintType& type : name##_constraint::family) types.push_back(&type);
#include "constraints/types/registry.inc"
#undef OMNIDOKU_CONSTRAINT
  return types;
}

/// "killer (label a)", for the beginning of error texts.
std::string title_of(const ConstraintType& type, const model::ConstraintSpec& spec) {
  std::string title(type.id);
  if (!spec.label.empty()) title += " '" + spec.label + "'";
  return title;
}

/// Whether the cells lie as the type wants them.
base::Result<void> check_shape(const model::Puzzle& puzzle, const ConstraintType& type,
                               const model::ConstraintSpec& spec) {
  const geometry::Board& board = *puzzle.board;
  const auto refuse = [&](const std::string& what,
                          const std::string& advice) -> base::Result<void> {
    return make_error(ErrorCode::bad_constraint, title_of(type, spec) + ": " + what, advice);
  };
  const auto names = [&](geometry::Cell a, geometry::Cell b) {
    return board.name(a) + " and " + board.name(b);
  };
  switch (type.shape) {
    case SpecShape::cell:
      if (spec.cells.size() == 1) return {};
      return refuse("it lies on one cell, not on " + std::to_string(spec.cells.size()) + " (" +
                        board.names(spec.cells) + ")",
                    "write one for each cell");
    case SpecShape::pair:
      if (spec.cells.size() != 2) {
        return refuse("it lies on two cells, not on " + std::to_string(spec.cells.size()) + " (" +
                          board.names(spec.cells) + ")",
                      "name the two cells that it stands between");
      }
      if (are_side_by_side(board, spec.cells[0], spec.cells[1])) return {};
      return refuse(names(spec.cells[0], spec.cells[1]) + " are not side by side",
                    "name two cells that have an edge in common");
    case SpecShape::path:
      if (spec.cells.size() < 2) {
        return refuse("it needs two cells or more, not only " + board.names(spec.cells),
                      "name its cells in order");
      }
      for (std::size_t i = 1; i < spec.cells.size(); ++i) {
        if (touch(board, spec.cells[i - 1], spec.cells[i])) continue;
        return refuse("it jumps: " + names(spec.cells[i - 1], spec.cells[i]) + " do not touch",
                      "name its cells in order, each beside the one before or at its corner");
      }
      return {};
    case SpecShape::cell_set:
    case SpecShape::none: break;
  }
  return {};
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
  return check_shape(puzzle, type, spec);
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

std::string_view to_string(SpecShape shape) {
  switch (shape) {
    case SpecShape::cell: return "cell";
    case SpecShape::pair: return "pair";
    case SpecShape::path: return "path";
    case SpecShape::cell_set: return "cell_set";
    case SpecShape::none: break;
  }
  return "none";
}

std::string noun_of(const ConstraintType& type) {
  std::string noun(type.noun.empty() ? type.title : type.noun);
  if (noun[0] >= 'A' && noun[0] <= 'Z') noun[0] = static_cast<char>(noun[0] - 'A' + 'a');
  return noun;
}

std::vector<geometry::Cell> scope_of(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (!spec.cells.empty() || type == nullptr) return spec.cells;
  std::vector<geometry::Cell> cells;
  if (type->facts != nullptr) {
    if (const auto facts = type->facts(puzzle, spec)) {
      for (const WeightedCell& term : facts->terms) cells.push_back(term.cell);
    }
    return cells;
  }
  for (int i = 0; i < puzzle.num_cells(); ++i) cells.emplace_back(i);
  return cells;
}

std::span<const ConstraintType* const> constraint_types() {
  static const std::vector<const ConstraintType*> kTypes = list_types();
  return kTypes;
}

const ConstraintType* find_constraint_type(std::string_view id) {
  for (const ConstraintType* type : constraint_types()) {
    if (type->id == id) return type;
  }
  return nullptr;
}

const ConstraintType* find_foreign_type(std::string_view format, std::string_view name) {
  for (const ConstraintType* type : constraint_types()) {
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
    for (const ConstraintType* known : constraint_types()) ids.push_back(known->id);
    return make_error(ErrorCode::unknown_name, "there is no constraint type '" + spec.type + "'",
                      base::suggestion(spec.type, ids));
  }
  if (auto ok = check_cells(puzzle, *type, spec); !ok) return ok;
  if (auto ok = check_parameters(*type, spec); !ok) return ok;
  return type->validate == nullptr ? base::Result<void>() : type->validate(puzzle, spec);
}

}  // namespace omnidoku::constraints
