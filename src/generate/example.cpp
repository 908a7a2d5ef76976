// SPDX-License-Identifier: MIT
//
// The constraints are placed as for a puzzle (placement.h), on a filled grid that is thrown away.
// Rules about the whole board have no cells of their own. Of them one digit is shown, and where it
// reaches: the cells that it would forbid some digit if it stood in the middle of an empty board,
// which is asked of the meaning of the rule, so that every such rule has its picture.
#include "generate/example.h"

#include <algorithm>
#include <limits>

#include "constraints/constraint_type.h"
#include "generate/budget.h"
#include "generate/filler.h"
#include "generate/new_map.h"
#include "generate/placement.h"
#include "generate/plan.h"

namespace omnidoku::generate {
namespace {

using constraints::ConstraintType;
using constraints::SpecShape;
using geometry::Cell;
using geometry::Digit;

/// The cell nearest to the middle of the flat drawing.
Cell middle_cell(const geometry::Board& board) {
  const geometry::View& view = board.views().front();
  const auto centre_of = [&](std::size_t cell) {
    geometry::Point sum;
    for (const geometry::Point& corner : view.corners[cell]) {
      sum.x += corner.x / 4;
      sum.y += corner.y / 4;
    }
    return sum;
  };
  geometry::Point low = centre_of(0);
  geometry::Point high = low;
  for (std::size_t cell = 1; cell < view.corners.size(); ++cell) {
    const geometry::Point at = centre_of(cell);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  Cell nearest(0);
  double least = std::numeric_limits<double>::max();
  for (std::size_t cell = 0; cell < view.corners.size(); ++cell) {
    const geometry::Point at = centre_of(cell);
    const double x = at.x - (low.x + high.x) / 2;
    const double y = at.y - (low.y + high.y) / 2;
    const double distance = x * x + y * y;
    if (distance >= least) continue;
    least = distance;
    nearest = Cell(cell);
  }
  return nearest;
}

/// Whether a rule about the whole board is broken by the digits of the grid.
bool breaks_rule(const model::Puzzle& puzzle, const model::PartialGrid& grid) {
  return std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                     [&](const model::ConstraintSpec& spec) {
                       const ConstraintType& type = *constraints::find_constraint_type(spec.type);
                       return type.shape == SpecShape::none && !type.holds(puzzle, spec, grid);
                     });
}

/// Puts a digit into the middle and finds where it reaches.
void show_reach(Example& example) {
  const model::Puzzle& puzzle = example.puzzle;
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  const auto num_digits = static_cast<std::size_t>(puzzle.num_digits());
  const Cell middle = middle_cell(*puzzle.board);
  model::PartialGrid grid(num_cells);
  grid[middle.index()] = Digit((num_digits - 1) / 2);
  example.shown = grid;
  for (std::size_t cell = 0; cell < num_cells; ++cell) {
    if (cell == middle.index()) continue;
    bool reached = false;
    for (std::size_t digit = 0; digit < num_digits && !reached; ++digit) {
      grid[cell] = Digit(digit);
      reached = breaks_rule(puzzle, grid);
    }
    grid[cell].reset();
    if (reached) example.reached.emplace_back(cell);
  }
  if (example.reached.empty()) example.shown.clear();
}

}  // namespace

base::Result<Example> example(const Request& wanted) {
  const base::Result<Request> settled = with_board_settled(wanted);
  if (!settled) return settled.error();
  base::Result<Plan> plan = make_plan(*settled);
  if (!plan) return plan.error();
  Example example{std::move(plan->empty), {}, {}};
  model::Puzzle& puzzle = example.puzzle;
  const bool has_rules = !puzzle.constraints.empty();
  if (!plan->kinds.empty()) {
    base::Random random = base::Random::for_stream(settled->seed, settled->stream);
    Budget budget(settled->limits, kDefaultEffort);
    solve::Prepared board(puzzle);
    base::Result<model::FilledGrid> grid = fill(board, puzzle.givens, random, budget);
    if (!grid) return grid.error();
    puzzle.solution = *std::move(grid);
    if (auto placed = place(puzzle, plan->kinds, false, random); !placed) return placed.error();
    puzzle.solution.reset();
  }
  if (has_rules) show_reach(example);
  return example;
}

}  // namespace omnidoku::generate
