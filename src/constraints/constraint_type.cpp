// SPDX-License-Identifier: MIT
//
// The registry of constraint types, and the checks that all types share.
#include "constraints/constraint_type.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/suggest.h"
#include "constraints/adjacency.h"
#include "constraints/validation.h"
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

/// Whether the cells lie as the type wants them.
base::Result<void> check_shape(const model::Puzzle& puzzle, const ConstraintType& type,
                               const model::ConstraintSpec& spec) {
  const geometry::Board& board = *puzzle.board;
  const auto refuse = [&](const std::string& what,
                          const std::string& advice) -> base::Result<void> {
    return make_error(ErrorCode::bad_constraint, title_of(spec) + ": " + what, advice);
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
    case SpecShape::path: {
      const auto proper = check_path(board, spec.cells, type.returns);
      return proper ? proper : refuse(proper.error().what, proper.error().hint);
    }
    case SpecShape::corner:
      if (meet_at_a_corner(board, spec.cells)) return {};
      return refuse(board.names(spec.cells) + " do not meet at one point",
                    "name the cells around a corner, three or more");
    case SpecShape::lane:
      if (is_lane(board, spec.cells)) return {};
      return refuse(board.names(spec.cells) + " are not a whole line of the board",
                    "name every cell of a row or column, from the end where the clue stands");
    case SpecShape::diagonal:
      if (is_diagonal(board, spec.cells)) return {};
      return refuse(board.names(spec.cells) + " are not a whole diagonal of the board",
                    "name every cell of a diagonal from rim to rim, from the end where the clue "
                    "stands");
    case SpecShape::sequence:
    case SpecShape::cell_set:
    case SpecShape::none: break;
  }
  return {};
}

base::Result<void> check_cells(const model::Puzzle& puzzle, const ConstraintType& type,
                               const model::ConstraintSpec& spec) {
  if (type.shape == SpecShape::none) {
    if (spec.cells.empty()) return {};
    return make_error(ErrorCode::bad_constraint, title_of(spec) + ": it takes no cells of its own");
  }
  if (spec.cells.empty()) {
    return make_error(ErrorCode::bad_constraint, title_of(spec) + ": it has no cells",
                      "name at least one cell");
  }
  geometry::CellSet seen(puzzle.num_cells());
  for (const geometry::Cell& cell : spec.cells) {
    if (cell.index() >= static_cast<std::size_t>(puzzle.num_cells())) {
      return make_error(ErrorCode::bad_constraint, title_of(spec) + ": a cell is not on the board");
    }
    // Where a line closes check_path() sees to the rest.
    const bool closes =
        type.returns != Returns::never && &cell == &spec.cells.back() && cell == spec.cells.front();
    const bool again =
        type.shape == SpecShape::sequence && &cell != &spec.cells.front() && *(&cell - 1) == cell;
    if (seen.contains(cell) && !closes && !again && type.returns != Returns::anywhere) {
      return make_error(ErrorCode::bad_constraint, title_of(spec) + ": a cell is named twice")
          .at_cell(puzzle.board->name(cell));
    }
    seen.insert(cell);
  }
  return check_shape(puzzle, type, spec);
}

base::Result<void> check_arguments(const model::Puzzle& puzzle, const ConstraintType& type,
                                   const model::ConstraintSpec& spec) {
  const auto refuse = [&](ErrorCode code, std::string_view name, const std::string& what,
                          std::string advice) -> base::Result<void> {
    return make_error(code, title_of(spec) + ": \"" + std::string(name) + "\" " + what,
                      std::move(advice))
        .at_argument(name);
  };
  for (const Parameter& parameter : type.parameters) {
    if (parameter.required && spec.arguments.find(parameter.name) == nullptr) {
      return refuse(ErrorCode::bad_constraint, parameter.name, "is missing",
                    std::string(parameter.meaning));
    }
  }
  for (const auto& [name, value] : spec.arguments.all()) {
    const Parameter* parameter = find_parameter(type, name);
    if (parameter == nullptr) {
      return make_error(ErrorCode::bad_constraint,
                        title_of(spec) + ": there is no parameter \"" + name + "\"");
    }
    if (parameter->kind != model::kind_of(value)) {
      return refuse(ErrorCode::bad_constraint, name,
                    "must be " + std::string(description_of(parameter->kind)) + ", not " +
                        std::string(description_of(model::kind_of(value))),
                    {});
    }
    if (auto proper = check_argument(puzzle, value); !proper) {
      return refuse(proper.error().code, name, "is wrong: " + proper.error().what,
                    proper.error().hint);
    }
  }
  return {};
}

/// Whether a walk over states has few of them for sure.
bool is_short_walk(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  constexpr int kFewDigits = 9;
  constexpr std::size_t kFewCells = 12;
  if (puzzle.num_digits() > kFewDigits || spec.cells.size() > kFewCells) return false;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const std::int64_t value = puzzle.symbols.value(geometry::Digit(i));
    if (value < -kFewDigits || value > kFewDigits) return false;
  }
  return true;
}

/// What is too much to be lowered is said here. Rules that consist of others take no more work than
/// is left of it.
base::Result<void> check_walk(const model::Puzzle& puzzle, const ConstraintType& type,
                              const model::ConstraintSpec& spec, std::size_t& work_left) {
  if (!type.walks || (type.inside == nullptr && is_short_walk(puzzle, spec))) return {};
  Lowering lowering(puzzle);
  if (type.inside != nullptr) {
    lowering.limit_work(work_left);
    lowering.try_formulas();
  } else {
    lowering.assume_houses();  // by itself; in a choice among rules the choice is tried
  }
  type.lower(puzzle, spec, lowering);
  if (type.inside != nullptr) work_left = lowering.work_left();
  if (!lowering.gave_up()) return {};
  if (type.inside != nullptr) {
    const Inside inside = type.inside(spec);
    const std::string_view cannot = inside == Inside::none     ? "cannot be denied"
                                    : inside == Inside::choice ? "cannot be an alternative"
                                                               : "has too many ways to look at";
    return make_error(ErrorCode::too_large,
                      title_of(spec) + ": one of its rules " + std::string(cannot),
                      "use rules over fewer cells, or simpler ones");
  }
  return make_error(ErrorCode::too_large,
                    title_of(spec) + ": on " + std::to_string(spec.cells.size()) + " cells with " +
                        std::to_string(puzzle.num_digits()) +
                        " digits there are too many ways to look at",
                    "use fewer cells, or symbols that count less");
}

}  // namespace

std::string_view to_string(SpecShape shape) {
  switch (shape) {
    case SpecShape::cell: return "cell";
    case SpecShape::pair: return "pair";
    case SpecShape::path: return "path";
    case SpecShape::corner: return "corner";
    case SpecShape::lane: return "lane";
    case SpecShape::diagonal: return "diagonal";
    case SpecShape::sequence: return "sequence";
    case SpecShape::cell_set: return "cell_set";
    case SpecShape::none: break;
  }
  return "none";
}

std::vector<geometry::Cell> losers_of(std::span<const Loss> losses) {
  std::vector<geometry::Cell> cells;
  for (const Loss& loss : losses) cells.push_back(loss.cell);
  return cells;
}

std::string noun_of(const ConstraintType& type) {
  if (!type.noun.empty()) return std::string(type.noun);
  std::string noun(type.title);
  if (noun[0] >= 'A' && noun[0] <= 'Z') noun[0] = static_cast<char>(noun[0] - 'A' + 'a');
  return noun;
}

std::vector<geometry::Cell> scope_of(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  std::vector<geometry::Cell> cells = spec.cells;
  geometry::CellSet known(puzzle.num_cells(), cells);
  const auto add = [&](const std::vector<geometry::Cell>& more) {
    for (const geometry::Cell cell : more) {
      if (known.contains(cell)) continue;
      known.insert(cell);
      cells.push_back(cell);
    }
  };
  for (const auto& [name, argument] : spec.arguments.all()) add(cells_in(argument));
  if (type != nullptr && type->looks_at != nullptr) add(type->looks_at(puzzle, spec));
  if (!cells.empty() || type == nullptr) return cells;
  if (type->facts != nullptr) {
    if (const auto facts = type->facts(puzzle, spec)) {
      for (const WeightedCell& term : facts->terms) cells.push_back(term.cell);
    }
    return cells;
  }
  for (int i = 0; i < puzzle.num_cells(); ++i) cells.emplace_back(i);
  return cells;
}

std::vector<geometry::Cell> scope_of_part(const model::Puzzle& puzzle,
                                          const model::Problem& problem, std::uint32_t primitive) {
  const model::PostedPrimitive& posted = problem.primitives[primitive];
  std::vector<geometry::Cell> all = scope_of(puzzle, puzzle.constraints[posted.origin.index]);
  if (all.size() != static_cast<std::size_t>(puzzle.num_cells())) return all;
  std::vector<geometry::Cell> part;
  for (const model::Variable variable : model::scope_of(posted.primitive)) {
    if (static_cast<int>(variable.index()) >= puzzle.num_cells()) return all;
    part.emplace_back(variable.index());
  }
  return part;
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

base::Error unknown_type(const std::string& id) {
  std::vector<std::string_view> ids;
  for (const ConstraintType* known : constraint_types()) ids.push_back(known->id);
  return make_error(ErrorCode::unknown_name, "there is no constraint type '" + id + "'",
                    base::suggestion(id, ids));
}

const Parameter* find_parameter(const ConstraintType& type, std::string_view name) {
  for (const Parameter& parameter : type.parameters) {
    if (parameter.name == name) return &parameter;
  }
  return nullptr;
}

std::string title_of(const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  std::string title(type == nullptr ? std::string_view(spec.type) : type->title);
  if (!spec.label.empty()) title += " '" + spec.label + "'";
  return title;
}

base::Result<void> validate_but_size(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (type == nullptr) return unknown_type(spec.type);
  if (auto ok = check_cells(puzzle, *type, spec); !ok) return ok;
  if (is_nested_deeper(spec, kMaxSpecDepth)) {
    return make_error(ErrorCode::too_large, title_of(spec) + ": constraints are nested more than " +
                                                std::to_string(kMaxSpecDepth) + " deep in it");
  }
  if (auto ok = check_arguments(puzzle, *type, spec); !ok) return ok;
  return type->validate == nullptr ? base::Result<void>() : type->validate(puzzle, spec);
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::size_t work_left = kMostWork;
  return validate(puzzle, spec, work_left);
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                            std::size_t& work_left) {
  if (auto ok = validate_but_size(puzzle, spec); !ok) return ok;
  return check_walk(puzzle, *find_constraint_type(spec.type), spec, work_left);
}

}  // namespace omnidoku::constraints
