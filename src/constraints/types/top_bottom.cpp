// SPDX-License-Identifier: MIT
//
// top_bottom: a way from the least symbol in the top row over the next and so on to the greatest in
// the bottom row, each cell beside the one before or at its corner, and another way from the bottom
// to the top. As there are as many rows as symbols each step leads one row on.
#include <algorithm>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::top_bottom_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using geometry::GridPlacement;
using model::DiagramStep;

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto grids = puzzle.board->grids();
  const int num_digits = puzzle.num_digits();
  const bool fits =
      !grids.empty() && std::all_of(grids.begin(), grids.end(), [&](const GridPlacement& grid) {
        return grid.rows == num_digits && grid.columns <= num_digits;
      });
  if (!fits) {
    return base::make_error(base::ErrorCode::bad_constraint,
                            title_of(spec) + ": the board is no grid with as many rows as symbols",
                            "use a square grid, or several that overlap");
  }
  // A way could go round such a board, and need not lead one row on with each step.
  const bool is_round = std::any_of(grids.begin(), grids.end(), [&](const GridPlacement& grid) {
    return grid.rows > 2 && touch(*puzzle.board, grid.at(0, 0), grid.at(grid.rows - 1, 0));
  });
  if (!is_round) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": the top row of the board lies beside the bottom row",
                          "use a board that has a top and a bottom");
}

/// Where the cells of a way lie, from one row to the next: the first in the first of these.
std::vector<std::vector<Cell>> rows_of(const GridPlacement& grid, bool upwards) {
  std::vector<std::vector<Cell>> rows;
  for (int r = 0; r < grid.rows; ++r) {
    std::vector<Cell>& row = rows.emplace_back();
    for (int c = 0; c < grid.columns; ++c)
      row.push_back(grid.at(upwards ? grid.rows - 1 - r : r, c));
  }
  return rows;
}

/// Which cells touch one of these, by cell.
std::vector<bool> touching(const geometry::Board& board, const std::vector<Cell>& cells) {
  std::vector<bool> result(static_cast<std::size_t>(board.num_cells()), !board.has_neighbours());
  for (const Cell cell : cells) {
    for (const Cell other : cells_around(board, cell)) result[other.index()] = true;
  }
  return result;
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
           const model::PartialGrid& grid) {
  const std::vector<Digit> digits = digits_by_value(puzzle);
  for (const GridPlacement& placement : puzzle.board->grids()) {
    for (const bool upwards : {false, true}) {
      const std::vector<std::vector<Cell>> rows = rows_of(placement, upwards);
      std::vector<Cell> reached;
      for (std::size_t k = 0; k < rows.size(); ++k) {
        std::vector<Cell> next;
        const std::vector<bool> is_near = touching(*puzzle.board, reached);
        for (const Cell cell : rows[k]) {
          const auto& digit = grid[cell.index()];
          const bool may_hold = !digit || *digit == digits[k];
          if (may_hold && (k == 0 || is_near[cell.index()])) next.push_back(cell);
        }
        if (next.empty()) return false;
        reached = std::move(next);
      }
    }
  }
  return true;
}

/// A hidden variable for each step is the column in which the way comes to a row.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Lowering& out) {
  const std::vector<Digit> digits = digits_by_value(puzzle);
  for (const GridPlacement& grid : puzzle.board->grids()) {
    for (const bool upwards : {false, true}) {
      const std::vector<std::vector<Cell>> rows = rows_of(grid, upwards);
      std::optional<model::Variable> before;
      for (std::size_t k = 0; k < rows.size(); ++k) {
        const model::Variable column = out.add_hidden(DigitSet::all(grid.columns));
        for (std::size_t c = 0; c < rows[k].size(); ++c) {
          out.walk(
              {column, model::variable_of(rows[k][c])}, 0,
              [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
                if (place == 0) return digit.index() == c ? 1 : 0;
                return state == 0 || digit == digits[k] ? DiagramStep(0) : std::nullopt;
              },
              [](std::uint64_t state) { return state == 0; });
        }
        if (before) {
          out.walk(
              {*before, column}, 0,
              [&](std::uint64_t from, std::size_t place, Digit to) -> DiagramStep {
                if (place == 0) return to.index();
                const bool goes = touch(*puzzle.board, rows[k - 1][from], rows[k][to.index()]);
                return goes ? DiagramStep(0) : std::nullopt;
              },
              [](std::uint64_t /*state*/) { return true; });
        }
        before = column;
      }
    }
  }
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr ConstraintType kTypes[] = {{
    .id = "top_bottom",
    .title = "Top to bottom",
    .noun = "rule of ways from top to bottom",
    .also = "path, way through the grid",
    .rule =
        "A way of cells, each beside the one before or at its corner, goes from the least symbol "
        "in the top row through all others in order to the greatest in the bottom row; another "
        "one goes so from the bottom row to the top.",
    .shape = SpecShape::none,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .glyph = no_glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::top_bottom_constraint
