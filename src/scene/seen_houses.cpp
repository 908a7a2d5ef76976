// SPDX-License-Identifier: MIT
#include "scene/seen_houses.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "geometry/cell_set.h"
#include "scene/text_notes.h"

namespace omnidoku::scene {

using geometry::Board;
using geometry::Cell;
using geometry::House;
using geometry::HouseKind;
using geometry::Point;
using geometry::Side;

namespace {

constexpr std::array<Side, 4> kLaneStarts = {Side::top, Side::right, Side::bottom, Side::left};

std::size_t lattice_index(int i) { return static_cast<std::size_t>(i); }

}  // namespace

LatticePlaces::LatticePlaces(const Board& board)
    : lattice_(board.lattice()), places_(lattice_index(board.num_cells()), {0, 0}) {
  for (int r = 0; r < lattice_.rows; ++r) {
    for (int c = 0; c < lattice_.columns; ++c) {
      if (const auto cell = at(r, c)) places_[cell->index()] = {r, c};
    }
  }
}

std::optional<Cell> LatticePlaces::at(int row, int column) const {
  if (row < 0 || column < 0 || row >= lattice_.rows || column >= lattice_.columns) {
    return std::nullopt;
  }
  return lattice_.at[lattice_index(row) * lattice_index(lattice_.columns) + lattice_index(column)];
}

SeenHouses::SeenHouses(const Board& board, Medium medium)
    : board_(board),
      places_(board),
      medium_(medium),
      has_parts_(!first_cells_of_parts(board).empty()) {
  for (const House& house : board.houses()) {
    has_boxes_ = has_boxes_ || house.kind == HouseKind::box;
  }
}

bool SeenHouses::sees(const House& house) const {
  const bool picture = medium_ == Medium::picture;
  switch (house.kind) {
    case HouseKind::row:
    case HouseKind::column:
    case HouseKind::lane:
      return is_whole_lane(house.cells) || is_line(house.cells) ||
             (picture && is_straight(house.cells));
    case HouseKind::box: return (picture || is_connected(house.cells)) && !shares_cells(house);
    case HouseKind::region:  // on top of boxes, frames do not tell which is which
      return (picture || (!has_boxes_ && is_connected(house.cells))) && !shares_cells(house);
    case HouseKind::slice:  // told by the names of the layers and the rule
      return has_parts_;
    case HouseKind::diagonal:
    case HouseKind::window:
    case HouseKind::group:
    case HouseKind::extra: return picture;
  }
  return false;
}

/// Whether the cells follow each other straight on, from side to side, as far as that goes.
bool SeenHouses::is_whole_lane(const std::vector<Cell>& cells) const {
  if (!board_.has_neighbours()) return false;
  for (const Side start : kLaneStarts) {
    const auto before = board_.neighbour(cells.front(), opposite(start));
    const bool hoop = before && before->cell == cells.back();
    if (before && !hoop) continue;
    Side side = start;
    std::size_t i = 0;
    for (; i < cells.size(); ++i) {
      const auto next = board_.neighbour(cells[i], side);
      if (i + 1 == cells.size() && (!next || (hoop && next->cell == cells.front()))) return true;
      if (!next || i + 1 == cells.size() || next->cell != cells[i + 1]) break;
      side = opposite(next->entry);
    }
  }
  return false;
}

/// Whether the cells stand beside each other in a row or column of the lattice. Beyond its ends
/// only overlapping grids have cells.
bool SeenHouses::is_line(const std::vector<Cell>& cells) const {
  std::vector<std::pair<int, int>> places;
  places.reserve(cells.size());
  for (const Cell cell : cells) places.push_back(places_.of(cell));
  std::sort(places.begin(), places.end());
  const auto [row, column] = places.front();
  const auto [last_row, last_column] = places.back();
  if (row != last_row && column != last_column) return false;
  if (lattice_index(last_row - row + last_column - column + 1) != cells.size()) return false;
  if (!board_.grids().empty()) return true;
  const int down = cells.size() > 1 && row != last_row ? 1 : 0;
  return !places_.at(row - down, column - (1 - down)) &&
         !places_.at(last_row + down, last_column + (1 - down));
}

/// Whether the middles of the cells, and of no others, lie on one straight line of the drawing.
bool SeenHouses::is_straight(const std::vector<Cell>& cells) const {
  constexpr double kOff = 0.05;  // in cells
  const geometry::View& view = board_.views().front();
  const auto middle = [&view](Cell cell) {
    Point sum;
    for (const Point& corner : view.corners[cell.index()]) {
      sum = {sum.x + corner.x / 4, sum.y + corner.y / 4};
    }
    return sum;
  };
  const Point start = middle(cells.front());
  Point end = start;  // the cell farthest from the first one
  const auto distance = [](Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); };
  for (const Cell cell : cells) {
    if (distance(start, middle(cell)) > distance(start, end)) end = middle(cell);
  }
  const double length = distance(start, end);
  if (length < kOff) return false;
  std::size_t on_line = 0;
  for (int i = 0; i < board_.num_cells(); ++i) {
    const Point at = middle(Cell(i));
    const double off =
        ((at.x - start.x) * (end.y - start.y) - (at.y - start.y) * (end.x - start.x)) / length;
    if (std::abs(off) < kOff) ++on_line;
  }
  return on_line == cells.size() && std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
           const Point at = middle(cell);
           return std::abs((at.x - start.x) * (end.y - start.y) -
                           (at.y - start.y) * (end.x - start.x)) < kOff * length;
         });
}

/// Whether the cells hang together on the lattice.
bool SeenHouses::is_connected(const std::vector<Cell>& cells) const {
  geometry::CellSet left(board_.num_cells(), cells);
  std::vector<Cell> reached = {cells.front()};
  left.erase(cells.front());
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const auto [row, column] = places_.of(reached[i]);
    for (const auto& [down, right] :
         {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)}) {
      const auto beside = places_.at(row + down, column + right);
      if (!beside || !left.contains(*beside)) continue;
      left.erase(*beside);
      reached.push_back(*beside);
    }
  }
  return reached.size() == cells.size();
}

/// Whether another house of the same kind has some of the cells, so that borders and tints do not
/// tell how far each goes. Boxes of overlapping grids are told by their grids.
bool SeenHouses::shares_cells(const House& house) const {
  if (!board_.grids().empty()) return false;
  return std::any_of(house.cells.begin(), house.cells.end(), [&](Cell cell) {
    const auto houses = board_.houses_of(cell);
    return std::any_of(houses.begin(), houses.end(), [&](geometry::HouseId id) {
      const House& other = board_.house(id);
      return other.kind == house.kind && other.name != house.name;
    });
  });
}

}  // namespace omnidoku::scene
