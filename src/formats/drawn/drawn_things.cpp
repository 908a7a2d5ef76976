// SPDX-License-Identifier: MIT
#include "formats/drawn/drawn_things.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace omnidoku::formats {
namespace {

using geometry::Cell;
using geometry::Point;
using model::DrawnThing;

/// How far from the middle of a cell, or from a line of the grid, something may lie.
constexpr double kNear = 0.2;

int grid_side(const model::Puzzle& puzzle) {
  return static_cast<int>(std::lround(std::sqrt(puzzle.num_cells())));
}

/// The cells from a place beside the grid on.
std::vector<Cell> lane_from(const model::Puzzle& puzzle, GridSpot spot, GridSpot step) {
  std::vector<Cell> cells;
  if (step.row == 0 && step.column == 0) return cells;
  while (true) {
    spot = {spot.row + step.row, spot.column + step.column};
    const auto cell = cell_at(puzzle, spot);
    if (!cell) return cells;
    cells.push_back(*cell);
  }
}

bool is_middle(double x) { return std::abs(x - std::floor(x) - 0.5) <= kNear; }
bool is_on_line(double x) { return std::abs(x - std::round(x)) <= kNear; }

/// The cells that a shape lies on; empty where one of them is beside the grid.
std::vector<Cell> cells_under(const model::Puzzle& puzzle, int first_row, int last_row,
                              int first_column, int last_column) {
  std::vector<Cell> cells;
  for (int r = first_row; r <= last_row; ++r) {
    for (int c = first_column; c <= last_column; ++c) {
      const auto cell = cell_at(puzzle, {r, c});
      if (!cell) return {};
      cells.push_back(*cell);
    }
  }
  return cells;
}

/// A point of a line; an end on a corner of a cell is moved on to the middle of the cell there.
Point inward(const std::vector<Point>& points, std::size_t i) {
  Point point = points[i];
  const bool is_end = i == 0 || i + 1 == points.size();
  if (!is_end || points.size() < 2 || !is_on_line(point.x) || !is_on_line(point.y)) return point;
  const Point next = i == 0 ? points[1] : points[i - 1];
  const auto half_a_step = [](double from, double to) {
    return to > from ? 0.5 : to < from ? -0.5 : 0.0;
  };
  point.x += half_a_step(point.x, next.x);
  point.y += half_a_step(point.y, next.y);
  return point;
}

}  // namespace

std::optional<int> arrow_in(const std::string& text) {
  constexpr std::pair<std::string_view, int> kArrows[] = {
      {"\xe2\x86\x92", 0}, {"\xe2\x86\x98", 1}, {"\xe2\x86\x93", 2}, {"\xe2\x86\x99", 3},
      {"\xe2\x86\x90", 4}, {"\xe2\x86\x96", 5}, {"\xe2\x86\x91", 6}, {"\xe2\x86\x97", 7}};
  for (const auto& [sign, turn] : kArrows) {
    if (text.find(sign) != std::string::npos) return turn;
  }
  return std::nullopt;
}

std::optional<Cell> cell_at(const model::Puzzle& puzzle, GridSpot spot) {
  return puzzle.board->find_cell("R" + std::to_string(spot.row) + "C" +
                                 std::to_string(spot.column));
}

std::optional<DrawnThing> thing_outside(const model::Puzzle& puzzle, GridSpot spot,
                                        std::string text, double angle) {
  const int side = grid_side(puzzle);
  GridSpot step = {spot.row < 1      ? 1
                   : spot.row > side ? -1
                                     : 0,
                   spot.column < 1      ? 1
                   : spot.column > side ? -1
                                        : 0};
  if (const auto turn = arrow_in(text)) {
    constexpr GridSpot kTurns[] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                   {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    const int more = static_cast<int>(std::lround(angle / 45));
    step = kTurns[((*turn + more) % 8 + 8) % 8];
  } else if (step.row != 0 && step.column != 0) {
    return std::nullopt;
  }
  auto thing = thing_outside(puzzle, spot, std::move(text), step);
  if (thing) thing->angle = angle;
  return thing;
}

std::optional<DrawnThing> thing_outside(const model::Puzzle& puzzle, GridSpot spot,
                                        std::string text, GridSpot step) {
  DrawnThing thing;
  thing.kind = DrawnThing::Kind::outside;
  thing.form = DrawnThing::Form::text;
  thing.text = std::move(text);
  thing.is_slanted = step.row != 0 && step.column != 0;
  thing.cells = lane_from(puzzle, spot, step);
  if (thing.cells.empty()) return std::nullopt;
  return thing;
}

std::optional<DrawnThing> thing_of_shape(const model::Puzzle& puzzle, const DrawnShape& shape) {
  const auto [x, y] = shape.centre;
  if (!std::isfinite(x) || !std::isfinite(y) || std::abs(x) > 100 || std::abs(y) > 100)
    return std::nullopt;
  const int row = static_cast<int>(std::floor(y)) + 1;
  const int column = static_cast<int>(std::floor(x)) + 1;
  const int side = grid_side(puzzle);
  const bool has_shape = shape.width > 0 && shape.height > 0;
  DrawnThing thing;
  thing.kind = DrawnThing::Kind::mark;
  thing.text = shape.text;
  thing.angle = shape.angle;
  const bool is_turned = std::lround(std::abs(shape.angle)) % 90 == 45;
  thing.form = !has_shape                    ? DrawnThing::Form::text
               : shape.is_round              ? DrawnThing::Form::circle
               : is_turned                   ? DrawnThing::Form::diamond
               : shape.width != shape.height ? DrawnThing::Form::rectangle
                                             : DrawnThing::Form::square;
  const bool is_large = shape.width > 1 + kNear || shape.height > 1 + kNear;
  if (has_shape && is_large) {
    // Coloured cells, or a pill around several; round ones end within their cells.
    const double inside = shape.is_round ? 2 * kNear : kNear;
    const auto first = [inside](double middle, double length) {
      return static_cast<int>(std::floor(middle - length / 2 + inside)) + 1;
    };
    const auto last = [inside](double middle, double length) {
      return static_cast<int>(std::ceil(middle + length / 2 - inside));
    };
    if (!shape.is_round) thing.kind = DrawnThing::Kind::tint;
    thing.cells = cells_under(puzzle, first(y, shape.height), last(y, shape.height),
                              first(x, shape.width), last(x, shape.width));
  } else if (row < 1 || row > side || column < 1 || column > side) {
    if (shape.text.empty()) return std::nullopt;
    return thing_outside(puzzle, {row, column}, shape.text, shape.angle);
  } else if (is_middle(x) && is_middle(y)) {
    thing.cells = cells_under(puzzle, row, row, column, column);
    const bool is_filled = has_shape && !shape.is_round && !is_turned && shape.text.empty() &&
                           shape.width >= kFilling && shape.height >= kFilling;
    if (is_filled) thing.kind = DrawnThing::Kind::tint;
  } else if (is_on_line(x) && is_middle(y)) {
    const int right = static_cast<int>(std::lround(x)) + 1;
    thing.cells = cells_under(puzzle, row, row, right - 1, right);
    thing.seat = DrawnThing::Seat::edge;
  } else if (is_middle(x) && is_on_line(y)) {
    const int lower = static_cast<int>(std::lround(y)) + 1;
    thing.cells = cells_under(puzzle, lower - 1, lower, column, column);
    thing.seat = DrawnThing::Seat::edge;
  } else if (is_on_line(x) && is_on_line(y)) {
    const int right = static_cast<int>(std::lround(x)) + 1;
    const int lower = static_cast<int>(std::lround(y)) + 1;
    thing.cells = cells_under(puzzle, lower - 1, lower, right - 1, right);
    thing.seat = DrawnThing::Seat::corner;
  } else {
    thing.cells = cells_under(puzzle, row, row, column, column);
  }
  if (thing.cells.empty()) return std::nullopt;
  return thing;
}

std::vector<Cell> cells_along(const model::Puzzle& puzzle, const std::vector<Point>& points) {
  std::vector<Cell> cells;
  std::optional<GridSpot> before;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const auto [x, y] = inward(points, i);
    if (!std::isfinite(x) || !std::isfinite(y) || std::abs(x) > 100 || std::abs(y) > 100) return {};
    // The ends of lines may stop short of a middle, or of a circle.
    const bool is_end = i == 0 || i + 1 == points.size();
    if (!is_end && (!is_middle(x) || !is_middle(y))) return {};
    const GridSpot spot{static_cast<int>(std::floor(y)) + 1, static_cast<int>(std::floor(x)) + 1};
    const GridSpot from = before.value_or(spot);
    const int down = spot.row - from.row;
    const int right = spot.column - from.column;
    const int length = std::max(std::abs(down), std::abs(right));
    const bool is_straight = down == 0 || right == 0 || std::abs(down) == std::abs(right);
    for (int step = before ? 1 : 0; step <= length; ++step) {
      // Otherwise only the point itself is on it.
      if (!is_straight && step < length) continue;
      const auto cell = cell_at(puzzle, {from.row + (length == 0 ? 0 : down * step / length),
                                         from.column + (length == 0 ? 0 : right * step / length)});
      if (!cell) return {};
      if (cells.empty() || cells.back() != *cell) cells.push_back(*cell);
    }
    before = spot;
  }
  return cells;
}

}  // namespace omnidoku::formats
