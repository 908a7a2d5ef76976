// SPDX-License-Identifier: MIT
#include "formats/square_houses.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/value.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "geometry/builder.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Board;
using geometry::Cell;
using geometry::CellList;

namespace {

CellList sorted_cells(const geometry::House& house) {
  CellList cells = house.cells;
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::set<CellList> house_sets(const Board& board) {
  std::set<CellList> sets;
  for (const geometry::House& house : board.houses()) sets.insert(sorted_cells(house));
  return sets;
}

/// The houses that an extra adds to a plain grid without boxes.
std::set<CellList> houses_of_extra(int size, Value extra) {
  const Value spec =
      Value::object({{"type", "latin"}, {"size", size}, {"extra", Value::Array{std::move(extra)}}});
  const Value bare = Value::object({{"type", "latin"}, {"size", size}});
  const auto with = geometry::build_board(spec);
  const auto without = geometry::build_board(bare);
  if (!with || !without) return {};
  std::set<CellList> sets = house_sets(**with);
  for (const CellList& cells : house_sets(**without)) sets.erase(cells);
  return sets;
}

bool contains_all(const std::set<CellList>& sets, const std::set<CellList>& wanted) {
  return !wanted.empty() &&
         std::all_of(wanted.begin(), wanted.end(),
                     [&sets](const CellList& cells) { return sets.count(cells) != 0; });
}

/// Whether the cells and neighbours are those of a flat N x N grid, and its rows and columns are
/// houses; then those are taken out of `sets`.
bool take_rows_and_columns(const Board& board, std::set<CellList>& sets) {
  const int size = board.num_digits();
  const auto latin = geometry::build_board(Value::object({{"type", "latin"}, {"size", size}}));
  if (!latin || (*latin)->num_cells() != board.num_cells()) return false;
  for (int i = 0; i < board.num_cells(); ++i) {
    if (board.name(Cell(i)) != (*latin)->name(Cell(i))) return false;
    for (int s = 0; s < 4; ++s) {
      const auto side = static_cast<geometry::Side>(s);
      const auto a = board.neighbour(Cell(i), side);
      const auto b = (*latin)->neighbour(Cell(i), side);
      if (a.has_value() != b.has_value() || (a && a->cell != b->cell)) return false;
    }
  }
  for (const CellList& cells : house_sets(**latin)) {
    if (sets.erase(cells) == 0) return false;
  }
  return true;
}

/// Numbers the regions: houses of kind region, else boxes. Takes them out of `sets`. Regions that
/// coincide with a row or column are gone from there already and stay regions.
void take_regions(const Board& board, std::set<CellList>& sets, SquareHouses& houses) {
  houses.region_of.assign(static_cast<std::size_t>(board.num_cells()), -1);
  const auto has_kind = [&board](geometry::HouseKind kind) {
    return std::any_of(board.houses().begin(), board.houses().end(),
                       [kind](const geometry::House& house) { return house.kind == kind; });
  };
  const auto kind = has_kind(geometry::HouseKind::region) ? geometry::HouseKind::region
                                                          : geometry::HouseKind::box;
  int number = 0;
  for (const geometry::House& house : board.houses()) {
    if (house.kind != kind || !board.is_full(house)) continue;
    const bool taken = std::any_of(house.cells.begin(), house.cells.end(),
                                   [&](Cell cell) { return houses.region_of[cell.index()] >= 0; });
    if (taken) continue;
    for (const Cell cell : house.cells) houses.region_of[cell.index()] = number;
    sets.erase(sorted_cells(house));
    ++number;
  }
}

/// Takes the houses of an extra out of `sets` if all of them are there.
bool take_extra(std::set<CellList>& sets, const std::set<CellList>& wanted) {
  if (!contains_all(sets, wanted)) return false;
  for (const CellList& cells : wanted) sets.erase(cells);
  return true;
}

}  // namespace

std::optional<SquareHouses> sort_houses(const Board& board) {
  const int size = board.num_digits();
  std::set<CellList> sets = house_sets(board);
  SquareHouses houses;
  if (!take_rows_and_columns(board, sets)) return std::nullopt;
  take_regions(board, sets, houses);
  const auto diagonal = [size](const char* which) {
    return houses_of_extra(size, Value::object({{"type", "x"}, {"diagonals", which}}));
  };
  houses.rising = take_extra(sets, diagonal("rising"));
  houses.falling = take_extra(sets, diagonal("falling"));
  houses.disjoint = take_extra(sets, houses_of_extra(size, Value::object({{"type", "disjoint"}})));
  houses.extra.assign(sets.begin(), sets.end());
  const auto labels = region_labels(board);
  houses.usual_boxes = labels && region_spec(*labels, size) == plain_grid_spec(size);
  return houses;
}

}  // namespace omnidoku::formats
