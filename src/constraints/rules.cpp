// SPDX-License-Identifier: MIT
#include "constraints/rules.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"
#include "constraints/marks.h"
#include "constraints/names.h"
#include "constraints/set_up.h"
#include "constraints/shape_sums.h"
#include "constraints/validation.h"
#include "geometry/house_names.h"

namespace omnidoku::constraints {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;

std::string_view to_string(Conflict::Kind kind) {
  switch (kind) {
    case Conflict::Kind::clue: return "clue";
    case Conflict::Kind::repeat: return "repeat";
    case Conflict::Kind::broken: return "broken";
    case Conflict::Kind::no_way: return "no_way";
    case Conflict::Kind::no_symbol: break;
  }
  return "no_symbol";
}

base::Result<void> validate_puzzle(const model::Puzzle& puzzle) {
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  if (puzzle.givens.size() != num_cells || puzzle.allowed.size() != num_cells) {
    return make_error(ErrorCode::wrong_length, "the puzzle does not have a clue for every cell");
  }
  if (puzzle.symbols.size() != puzzle.num_digits()) {
    return make_error(ErrorCode::wrong_length, "there are " +
                                                   std::to_string(puzzle.symbols.size()) +
                                                   " symbols, but the board has " +
                                                   std::to_string(puzzle.num_digits()) + " digits");
  }
  const SetUp set_up;
  std::size_t work_left = kMostWork;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (auto valid = validate(puzzle, spec, work_left); !valid) return valid;
  }
  return check_marks(puzzle);
}

std::vector<std::vector<Cell>> shapes_without_repeats(const model::Puzzle& puzzle) {
  std::vector<std::vector<Cell>> shapes;
  for (const geometry::House& house : puzzle.board->houses()) shapes.push_back(house.cells);
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const ConstraintType* type = find_constraint_type(spec.type);
    if (type == nullptr || type->facts == nullptr) continue;
    const auto facts = type->facts(puzzle, spec);
    if (!facts || !facts->no_repeats) continue;
    std::vector<Cell>& cells = shapes.emplace_back();
    for (const WeightedCell& term : facts->terms) cells.push_back(term.cell);
  }
  return shapes;
}

namespace {

using Kind = Conflict::Kind;

void find_clue_conflicts(const model::Puzzle& puzzle, std::vector<Conflict>& conflicts) {
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const Cell cell(i);
    if (puzzle.allowed[i].empty()) {
      conflicts.push_back({Kind::no_symbol,
                           puzzle.board->name(cell) + ": its clue allows no symbol at all",
                           {cell}});
    } else if (puzzle.givens[i] && !puzzle.allowed[i].contains(*puzzle.givens[i])) {
      conflicts.push_back({Kind::clue,
                           puzzle.board->name(cell) + ": the given " +
                               puzzle.symbols.text(*puzzle.givens[i]) +
                               " is not among the symbols its pencilmark clue allows",
                           {cell}});
    }
  }
}

std::vector<Cell> cells_with_equal_givens(const model::Puzzle& puzzle,
                                          const std::vector<Cell>& cells) {
  std::vector<Cell> result;
  for (const Cell cell : cells) {
    const auto given = puzzle.givens[cell.index()];
    if (!given) continue;
    for (const Cell other : cells) {
      if (other != cell && puzzle.givens[other.index()] == given) {
        result.push_back(cell);
        break;
      }
    }
  }
  return result;
}

/// Empty cells that constraints on them alone, and their clue, leave nothing.
void find_cells_without_symbol(const model::Puzzle& puzzle, std::vector<Conflict>& conflicts) {
  std::map<Cell, std::vector<const model::ConstraintSpec*>> on_cells;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const ConstraintType* type = find_constraint_type(spec.type);
    if (type == nullptr || type->shape != SpecShape::cell) continue;
    on_cells[spec.cells.front()].push_back(&spec);
  }
  model::PartialGrid grid(puzzle.givens.size());
  for (const auto& entry : on_cells) {
    const Cell cell = entry.first;
    const std::vector<const model::ConstraintSpec*>& specs = entry.second;
    const geometry::DigitSet allowed = puzzle.allowed[cell.index()];
    if (puzzle.givens[cell.index()] || allowed.empty()) continue;
    bool fits = false;
    allowed.for_each([&](geometry::Digit digit) {
      grid[cell.index()] = digit;
      fits =
          fits || std::all_of(specs.begin(), specs.end(), [&](const model::ConstraintSpec* spec) {
            return find_constraint_type(spec->type)->holds(puzzle, *spec, grid);
          });
    });
    grid[cell.index()].reset();
    if (fits) continue;
    std::vector<std::string> types;
    std::string text;
    for (const model::ConstraintSpec* spec : specs) {
      if (std::find(types.begin(), types.end(), spec->type) != types.end()) continue;
      types.push_back(spec->type);
      text += (text.empty() ? "" : " and as ") + noun_of(*spec);
    }
    conflicts.push_back({Kind::no_symbol,
                         "no symbol is left for " + puzzle.board->name(cell) + " as " + text,
                         {cell},
                         "",
                         std::move(types)});
  }
}

/// Givens on the rule's cells that break it together, while it holds without any one of them: the
/// first that breaks it with those before, then of these the first that does with it, and so on.
std::vector<Cell> broken_by(const model::Puzzle& puzzle, const ConstraintType& type,
                            const model::ConstraintSpec& spec) {
  std::vector<Cell> filled;
  for (const Cell cell : scope_of(puzzle, spec)) {
    if (puzzle.givens[cell.index()]) filled.push_back(cell);
  }
  std::vector<Cell> chosen;
  const auto breaks = [&](std::size_t count) {
    model::PartialGrid grid(puzzle.givens.size());
    for (const Cell cell : chosen) grid[cell.index()] = puzzle.givens[cell.index()];
    for (std::size_t i = 0; i < count; ++i)
      grid[filled[i].index()] = puzzle.givens[filled[i].index()];
    return !type.holds(puzzle, spec, grid);
  };
  std::size_t count = filled.size();
  while (count > 0 && !breaks(0)) {
    // The least number of those that are left that breaks it; more givens never mend what is
    // broken.
    std::size_t low = 0;
    while (low < count) {
      const std::size_t middle = low + (count - low) / 2;
      if (breaks(middle)) {
        count = middle;
      } else {
        low = middle + 1;
      }
    }
    if (low == 0 || !breaks(low)) return filled;  // what it looks at is not all in its scope
    count = low - 1;
    chosen.push_back(filled[count]);
  }
  std::reverse(chosen.begin(), chosen.end());
  return chosen.empty() ? filled : chosen;
}

}  // namespace

bool breaks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (type == nullptr) return false;
  if (type->contradiction != nullptr && type->contradiction(puzzle, spec)) return true;
  return !type->holds(puzzle, spec, puzzle.givens);
}

std::optional<Conflict> conflict_with(const model::Puzzle& puzzle,
                                      const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (type == nullptr) return std::nullopt;
  const auto conflict = [&](std::string message, std::vector<Cell> cells) {
    return Conflict{
        Kind::broken, std::move(message), std::move(cells), name_of(puzzle, spec), {spec.type}};
  };
  if (type->contradiction != nullptr) {
    if (auto message = type->contradiction(puzzle, spec)) {
      return conflict(*std::move(message), spec.cells);
    }
  }
  if (type->holds(puzzle, spec, puzzle.givens)) return std::nullopt;
  std::vector<Cell> cells = broken_by(puzzle, *type, spec);
  if (cells.empty()) {
    return conflict(name_of(puzzle, spec) + " cannot hold, whatever is in its cells", spec.cells);
  }
  std::string held;
  for (const Cell cell : cells) {
    held += (held.empty() ? "" : " and ") + puzzle.symbols.text(*puzzle.givens[cell.index()]) +
            " in " + puzzle.board->name(cell);
  }
  held += (cells.size() == 1 ? " breaks " : " break ") + name_of(puzzle, spec);
  return conflict(std::move(held), std::move(cells));
}

std::vector<Conflict> find_conflicts(const model::Puzzle& puzzle) {
  std::vector<Conflict> conflicts;
  find_clue_conflicts(puzzle, conflicts);
  for (const geometry::House& house : puzzle.board->houses()) {
    const auto name = [&] { return geometry::house_name(*puzzle.board, house).text(); };
    if (auto message = equal_givens(puzzle, house.cells, name)) {
      conflicts.push_back(
          {Kind::repeat, *message, cells_with_equal_givens(puzzle, house.cells), name()});
    }
  }
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (auto conflict = conflict_with(puzzle, spec)) conflicts.push_back(*std::move(conflict));
  }
  find_cells_without_symbol(puzzle, conflicts);
  return conflicts;
}

}  // namespace omnidoku::constraints
