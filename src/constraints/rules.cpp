// SPDX-License-Identifier: MIT
#include "constraints/rules.h"

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

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

}  // namespace

std::vector<Conflict> find_conflicts(const model::Puzzle& puzzle) {
  std::vector<Conflict> conflicts;
  find_clue_conflicts(puzzle, conflicts);
  for (const geometry::House& house : puzzle.board->houses()) {
    if (auto message = equal_givens(puzzle, house.cells, house.name)) {
      conflicts.push_back({*message, cells_with_equal_givens(puzzle, house.cells)});
    }
  }
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const ConstraintType* type = find_constraint_type(spec.type);
    if (type == nullptr || type->contradiction == nullptr) continue;
    if (auto message = type->contradiction(puzzle, spec))
      conflicts.push_back({*message, spec.cells});
  }
  return conflicts;
}

}  // namespace omnidoku::constraints
