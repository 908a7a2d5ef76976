// SPDX-License-Identifier: MIT
#include "constraints/rules.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"
#include "geometry/house_names.h"

namespace omnidoku::constraints {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;

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
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (auto valid = validate(puzzle, spec); !valid) return valid;
  }
  return {};
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

void find_clue_conflicts(const model::Puzzle& puzzle, std::vector<Conflict>& conflicts) {
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const Cell cell(i);
    if (puzzle.allowed[i].empty()) {
      conflicts.push_back(
          {puzzle.board->name(cell) + ": its clue allows no symbol at all", {cell}});
    } else if (puzzle.givens[i] && !puzzle.allowed[i].contains(*puzzle.givens[i])) {
      conflicts.push_back({puzzle.board->name(cell) + ": the given " +
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
    std::vector<std::string> nouns;
    for (const model::ConstraintSpec* spec : specs) {
      const std::string noun = noun_of(*find_constraint_type(spec->type));
      if (std::find(nouns.begin(), nouns.end(), noun) == nouns.end()) nouns.push_back(noun);
    }
    std::string text;
    for (const std::string& noun : nouns) text += (text.empty() ? "" : " and as ") + noun;
    conflicts.push_back(
        {"no symbol is left for " + puzzle.board->name(cell) + " as " + text, {cell}});
  }
}

/// Of the givens on the rule's cells, in order, the first that breaks it together with those
/// before: alone if it does so alone, else with the first of those, if two are enough; else all.
std::vector<Cell> broken_by(const model::Puzzle& puzzle, const ConstraintType& type,
                            const model::ConstraintSpec& spec) {
  std::vector<Cell> filled;
  for (const Cell cell : scope_of(puzzle, spec)) {
    if (puzzle.givens[cell.index()]) filled.push_back(cell);
  }
  const auto breaks = [&](std::size_t begin, std::size_t end, std::optional<Cell> another) {
    model::PartialGrid grid(puzzle.givens.size());
    if (another) grid[another->index()] = puzzle.givens[another->index()];
    for (std::size_t i = begin; i < end; ++i)
      grid[filled[i].index()] = puzzle.givens[filled[i].index()];
    return !type.holds(puzzle, spec, grid);
  };
  // The first of so many that breaks it with those before; more givens never mend what is broken.
  const auto first_to_break = [&](std::size_t count, std::optional<Cell> another) {
    std::size_t low = 0;
    while (low < count) {
      const std::size_t middle = low + (count - low) / 2;
      if (breaks(0, middle + 1, another)) {
        count = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  };
  const std::size_t last = first_to_break(filled.size(), std::nullopt);
  if (last == filled.size()) return filled;
  if (breaks(last, last + 1, std::nullopt)) return {filled[last]};
  const std::size_t first = first_to_break(last, filled[last]);
  if (first < last && breaks(first, first + 1, filled[last])) return {filled[first], filled[last]};
  return filled;
}

}  // namespace

std::optional<Conflict> conflict_with(const model::Puzzle& puzzle,
                                      const model::ConstraintSpec& spec) {
  const ConstraintType* type = find_constraint_type(spec.type);
  if (type == nullptr) return std::nullopt;
  if (type->contradiction != nullptr) {
    if (auto message = type->contradiction(puzzle, spec)) {
      return Conflict{*std::move(message), spec.cells};
    }
  }
  if (type->holds(puzzle, spec, puzzle.givens)) return std::nullopt;
  std::vector<Cell> cells = broken_by(puzzle, *type, spec);
  std::string held;
  for (const Cell cell : cells) {
    held += (held.empty() ? "" : " and ") + puzzle.symbols.text(*puzzle.givens[cell.index()]) +
            " in " + puzzle.board->name(cell);
  }
  return Conflict{held + (cells.size() == 1 ? " breaks " : " break ") + name_of(puzzle, spec),
                  std::move(cells)};
}

std::vector<Conflict> find_conflicts(const model::Puzzle& puzzle) {
  std::vector<Conflict> conflicts;
  find_clue_conflicts(puzzle, conflicts);
  for (const geometry::House& house : puzzle.board->houses()) {
    const auto name = [&] { return geometry::house_name(*puzzle.board, house).text(); };
    if (auto message = equal_givens(puzzle, house.cells, name)) {
      conflicts.push_back({*message, cells_with_equal_givens(puzzle, house.cells)});
    }
  }
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (auto conflict = conflict_with(puzzle, spec)) conflicts.push_back(*std::move(conflict));
  }
  find_cells_without_symbol(puzzle, conflicts);
  return conflicts;
}

}  // namespace omnidoku::constraints
