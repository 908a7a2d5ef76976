// SPDX-License-Identifier: MIT
#include "constraints/adjacency.h"

#include <algorithm>

#include "constraints/marks.h"

namespace omnidoku::constraints {
namespace {

using geometry::Board;
using geometry::Cell;
using geometry::Side;

constexpr Side kSides[] = {Side::top, Side::right, Side::bottom, Side::left};

/// The cells reached from a cell by turning at once after entering it by this side.
void add_around_the_corner(const Board& board, geometry::Neighbour over, std::vector<Cell>& cells) {
  for (const int turn : {1, 3}) {
    const auto side = static_cast<Side>((static_cast<int>(over.entry) + turn) % 4);
    if (const auto next = board.neighbour(over.cell, side)) cells.push_back(next->cell);
  }
}

/// Where so many steps in a row end, one or more, the first over this side; nothing at a rim.
std::optional<geometry::Neighbour> straight_on(const Board& board, Cell cell, Side side,
                                               int num_steps) {
  auto at = board.neighbour(cell, side);
  for (int step = 1; at && step < num_steps; ++step)
    at = board.neighbour(at->cell, opposite(at->entry));
  return at;
}

/// What lies around a point at which four cells meet: the two beside the first, and the one across
/// with its sides to them.
struct Around {
  geometry::Neighbour first;
  geometry::Neighbour second;
  Cell across;
  Side to_first;
  Side to_second;
};

/// The side that follows another in one direction or the other.
Side turned(Side side, int quarters) {
  return static_cast<Side>((static_cast<int>(side) + quarters + 4) % 4);
}

/// The cells around the point where two sides of a cell meet; nothing at a rim, or where more or
/// fewer than four do. Sides of cells say nothing of how these are turned over: a band may be glued
/// upside down. So the way over each of the two may turn either way, and it must be the same cell
/// that is found, by sides of its own that meet. Where cells lie so that several ways do, the one
/// that turns over none is meant.
std::optional<Around> around(const Board& board, Cell cell, Side one, Side other) {
  const auto first = board.neighbour(cell, one);
  const auto second = board.neighbour(cell, other);
  if (!first || !second) return std::nullopt;
  const int quarter = turned(one, 1) == other ? 1 : 3;
  for (const int over_first : {-quarter, quarter}) {
    for (const int over_second : {quarter, -quarter}) {
      const auto there = board.neighbour(first->cell, turned(first->entry, over_first));
      const auto here = board.neighbour(second->cell, turned(second->entry, over_second));
      if (!there || !here || there->cell != here->cell || there->cell == cell ||
          there->entry == here->entry || there->entry == opposite(here->entry))
        continue;
      return Around{*first, *second, there->cell, there->entry, here->entry};
    }
  }
  return std::nullopt;
}

constexpr std::size_t kAroundAPoint = 4;

/// Whether four cells are those around a point, in any order.
bool is_square(const Board& board, const std::vector<Cell>& cells) {
  return std::any_of(std::begin(kSides), std::end(kSides), [&](Side side) {
    const auto square = square_at(board, cells.front(), side);
    return square && std::is_permutation(square->begin(), square->end(), cells.begin());
  });
}

}  // namespace

std::vector<Cell> cells_beside(const Board& board, Cell cell) {
  std::vector<Cell> cells;
  for (const Side side : kSides) {
    if (const auto next = board.neighbour(cell, side)) cells.push_back(next->cell);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

bool lies_apart(const Board& board, Cell cell) {
  return board.has_neighbours() && cells_beside(board, cell).empty();
}

bool are_side_by_side(const Board& board, Cell a, Cell b) {
  if (!board.has_neighbours()) return a != b;
  const std::vector<Cell> beside = cells_beside(board, a);
  return std::binary_search(beside.begin(), beside.end(), b);
}

std::vector<Cell> cells_around(const Board& board, Cell cell) {
  std::vector<Cell> cells = cells_beside(board, cell);
  for (const Side side : kSides) {
    if (const auto over = board.neighbour(cell, side)) add_around_the_corner(board, *over, cells);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  std::erase(cells, cell);
  return cells;
}

std::vector<Cell> cells_at_corners(const Board& board, Cell cell) {
  std::vector<Cell> cells = cells_around(board, cell);
  const std::vector<Cell> beside = cells_beside(board, cell);
  std::erase_if(
      cells, [&](Cell other) { return std::binary_search(beside.begin(), beside.end(), other); });
  return cells;
}

std::vector<Cell> cells_a_leap_away(const Board& board, Cell cell, int steps_on, int steps_aside) {
  std::vector<Cell> cells;
  for (const Side side : kSides) {
    const auto turn = straight_on(board, cell, side, steps_on);
    if (!turn) continue;
    if (steps_aside == 0) cells.push_back(turn->cell);
    for (const int quarters : {1, 3}) {
      const auto aside = static_cast<Side>((static_cast<int>(turn->entry) + quarters) % 4);
      if (steps_aside == 0) continue;
      if (const auto end = straight_on(board, turn->cell, aside, steps_aside))
        cells.push_back(end->cell);
    }
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  std::erase(cells, cell);
  return cells;
}

std::vector<Cell> cells_a_knight_away(const Board& board, Cell cell) {
  return cells_a_leap_away(board, cell, 2, 1);
}

std::vector<Cell> cells_at_distance(const Board& board, Cell cell, int num_steps) {
  std::vector<char> is_seen(static_cast<std::size_t>(board.num_cells()), 0);
  is_seen[cell.index()] = 1;
  std::vector<Cell> reached{cell};
  for (int step = 0; step < num_steps && !reached.empty(); ++step) {
    std::vector<Cell> farther;
    for (const Cell from : reached) {
      for (const Side side : kSides) {
        const auto next = board.neighbour(from, side);
        if (!next || is_seen[next->cell.index()] != 0) continue;
        is_seen[next->cell.index()] = 1;
        farther.push_back(next->cell);
      }
    }
    reached = std::move(farther);
  }
  std::sort(reached.begin(), reached.end());
  return reached;
}

std::vector<std::pair<Cell, Cell>> unjoined_pairs(const model::Puzzle& puzzle,
                                                  std::span<const std::string_view> types) {
  std::vector<std::pair<Cell, Cell>> joined;
  for_each_in_force(puzzle.constraints, [&](const model::ConstraintSpec& spec) {
    if (spec.cells.size() == 2 && std::find(types.begin(), types.end(), spec.type) != types.end())
      joined.push_back(std::minmax({spec.cells[0], spec.cells[1]}));
  });
  std::sort(joined.begin(), joined.end());
  std::vector<std::pair<Cell, Cell>> pairs;
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    for (const Cell other : cells_beside(*puzzle.board, Cell(i))) {
      const std::pair<Cell, Cell> pair(i, other);
      if (Cell(i) < other && !std::binary_search(joined.begin(), joined.end(), pair))
        pairs.push_back(pair);
    }
  }
  return pairs;
}

base::Result<void> check_has_neighbours(const model::Puzzle& puzzle, const std::string& title) {
  if (puzzle.board->has_neighbours() || puzzle.num_cells() < 2) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title + ": on this board no cells are said to lie side by side",
                          "make cells that touch neighbours (\"neighbours\": \"touching\")");
}

bool touch(const Board& board, Cell a, Cell b) {
  if (are_side_by_side(board, a, b)) return true;
  const std::vector<Cell> around = cells_around(board, a);
  return std::binary_search(around.begin(), around.end(), b);
}

bool all_differ(const geometry::Board& board, const std::vector<Cell>& cells) {
  for (std::size_t i = 1; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!board.sees(cells[i], cells[j])) return false;
    }
  }
  return true;
}

bool meet_at_a_corner(const Board& board, const std::vector<Cell>& cells) {
  if (cells.size() < 3) return false;
  const auto touches_all = [&](Cell cell) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](Cell other) { return other == cell || touch(board, cell, other); });
  };
  if (!std::all_of(cells.begin(), cells.end(), touches_all)) return false;
  if (!board.has_neighbours()) return true;
  if (cells.size() == kAroundAPoint) return is_square(board, cells);
  // One more that touches them all would lie around the same point, beside one of them.
  return std::none_of(cells.begin(), cells.end(), [&](Cell cell) {
    const std::vector<Cell> beside = cells_beside(board, cell);
    return std::any_of(beside.begin(), beside.end(), [&](Cell other) {
      return std::find(cells.begin(), cells.end(), other) == cells.end() && touches_all(other);
    });
  });
}

bool is_lane(const Board& board, const std::vector<Cell>& cells) {
  const std::vector<Cell> reversed(cells.rbegin(), cells.rend());
  return std::any_of(board.lanes().begin(), board.lanes().end(), [&](const geometry::Lane& lane) {
    return lane.cells == cells || lane.cells == reversed;
  });
}

namespace {

/// A cell on a slanting line, and the two sides over whose corner the line leaves it, one after the
/// other as they turn.
struct Slant {
  Cell cell;
  Side one;
  Side other;
};

/// Where the line goes on; nothing at a rim, or where it is not clear.
std::optional<Slant> next_on(const Board& board, const Slant& from) {
  const auto point = around(board, from.cell, from.one, from.other);
  if (!point) return std::nullopt;
  return Slant{point->across, opposite(point->to_first), opposite(point->to_second)};
}

}  // namespace

std::optional<std::array<Cell, 4>> square_at(const Board& board, Cell cell, Side side) {
  const auto point = around(board, cell, side, turned(side, 1));
  if (!point) return std::nullopt;
  const Cell first = point->first.cell;
  const Cell last = point->second.cell;
  if (first == last || first == cell || last == cell || first == point->across ||
      last == point->across)
    return std::nullopt;
  return std::array{cell, first, point->across, last};
}

namespace {

/// The line that begins in the cell over the corner behind that side; nothing if it has no end
/// there, is a single cell or crosses itself.
std::vector<Cell> diagonal_from(const Board& board, Cell cell, Side side) {
  const Side other = turned(side, 1);
  if (next_on(board, {cell, opposite(side), opposite(other)})) return {};
  std::vector<Cell> cells{cell};
  std::optional<Slant> at = Slant{cell, side, other};
  const auto most = static_cast<std::size_t>(board.num_cells());
  while ((at = next_on(board, *at)) && cells.size() <= most) cells.push_back(at->cell);
  std::vector<Cell> sorted = cells;
  std::sort(sorted.begin(), sorted.end());
  const bool is_simple = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
  if (cells.size() < 2 || !is_simple) cells.clear();
  return cells;
}

}  // namespace

std::vector<std::vector<Cell>> diagonals_of(const Board& board) {
  std::vector<std::vector<Cell>> diagonals;
  for (int i = 0; board.has_neighbours() && i < board.num_cells(); ++i) {
    for (const Side side : kSides) {
      std::vector<Cell> cells = diagonal_from(board, Cell(i), side);
      if (!cells.empty()) diagonals.push_back(std::move(cells));
    }
  }
  return diagonals;
}

bool is_diagonal(const Board& board, const std::vector<Cell>& cells) {
  return board.has_neighbours() &&
         std::any_of(std::begin(kSides), std::end(kSides),
                     [&](Side side) { return diagonal_from(board, cells.front(), side) == cells; });
}

}  // namespace omnidoku::constraints
