// SPDX-License-Identifier: MIT
#include "verify/verify.h"

#include <optional>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "geometry/house_names.h"

namespace omnidoku::verify {
namespace {

using geometry::Cell;
using geometry::Digit;

void check_clues(const model::Puzzle& puzzle, const model::FilledGrid& grid,
                 std::vector<Violation>& found) {
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const Cell cell(i);
    const std::string& name = puzzle.board->name(cell);
    const std::string& text = puzzle.symbols.text(grid[i]);
    if (puzzle.givens[i] && *puzzle.givens[i] != grid[i]) {
      found.push_back({name + " holds " + text + ", but " + puzzle.symbols.text(*puzzle.givens[i]) +
                           " is given",
                       {cell}});
    }
    if (!puzzle.allowed[i].contains(grid[i])) {
      found.push_back({name + " holds " + text + ", which its clue does not allow", {cell}});
    }
  }
}

void check_house(const model::Puzzle& puzzle, const geometry::House& house,
                 const model::FilledGrid& grid, std::vector<Violation>& found) {
  std::vector<std::optional<Cell>> holder(static_cast<std::size_t>(puzzle.num_digits()));
  for (const Cell cell : house.cells) {
    const Digit digit = grid[cell.index()];
    auto& first = holder[digit.index()];
    if (first) {
      found.push_back({geometry::house_name(*puzzle.board, house).text() + " holds " +
                           puzzle.symbols.text(digit) + " twice, in " + puzzle.board->name(*first) +
                           " and " + puzzle.board->name(cell),
                       {*first, cell}});
    } else {
      first = cell;
    }
  }
}

}  // namespace

std::vector<Violation> violations(const model::Puzzle& puzzle, const model::FilledGrid& grid) {
  if (grid.size() != static_cast<std::size_t>(puzzle.num_cells())) {
    return {{"the grid has " + std::to_string(grid.size()) + " cells, the board " +
                 std::to_string(puzzle.num_cells()),
             {}}};
  }
  std::vector<Violation> found;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (grid[i].index() >= static_cast<std::size_t>(puzzle.num_digits())) {
      found.push_back({puzzle.board->name(Cell(i)) + " holds no digit of this puzzle", {Cell(i)}});
    }
  }
  if (!found.empty()) return found;
  check_clues(puzzle, grid, found);
  const model::PartialGrid filled(grid.begin(), grid.end());
  for (const geometry::House& house : puzzle.board->houses())
    check_house(puzzle, house, grid, found);
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr) {
      found.push_back({"there is no constraint type '" + spec.type + "'", spec.cells});
    } else if (!type->holds(puzzle, spec, filled)) {
      found.push_back({constraints::name_of(puzzle, spec) + " does not hold", spec.cells});
    }
  }
  return found;
}

bool is_solution(const model::Puzzle& puzzle, const model::FilledGrid& grid) {
  return violations(puzzle, grid).empty();
}

bool keeps(const model::Puzzle& puzzle, constraints::Member member, const model::FilledGrid& grid) {
  using Kind = constraints::Member::Kind;
  if (member.kind == Kind::clue) {
    const geometry::Digit digit = grid[member.index];
    const std::optional<Digit>& given = puzzle.givens[member.index];
    return (!given || *given == digit) && puzzle.allowed[member.index].contains(digit);
  }
  if (member.kind == Kind::house) {
    std::vector<Violation> found;
    check_house(puzzle, puzzle.board->houses()[member.index], grid, found);
    return found.empty();
  }
  const model::ConstraintSpec& spec = puzzle.constraints[member.index];
  const model::PartialGrid filled(grid.begin(), grid.end());
  return constraints::find_constraint_type(spec.type)->holds(puzzle, spec, filled);
}

}  // namespace omnidoku::verify
