// SPDX-License-Identifier: MIT
#include "formats/penpa/points.h"

#include <algorithm>

#include "formats/text.h"

namespace omnidoku::formats::penpa {

using geometry::Point;

std::optional<Point> Points::place(std::int64_t point) const {
  const std::int64_t centres = num_centres();
  constexpr std::int64_t kCorners = 4;
  if (point < 0 || centres <= 0) return std::nullopt;
  const auto cell_at = [this](std::int64_t centre) {
    const std::int64_t row = centre / width() - first / width();
    const std::int64_t column = centre % width() - first % width();
    return Point{static_cast<double>(column) + 0.5, static_cast<double>(row) + 0.5};
  };
  const auto moved = [](Point p, double x, double y) { return Point{p.x + x, p.y + y}; };
  const std::int64_t kind = point / centres;
  constexpr std::int64_t kKinds = 12;
  if (kind >= kKinds) return std::nullopt;
  if (kind < kCorners) {
    constexpr Point kShifts[] = {{0, 0}, {0.5, 0.5}, {0, 0.5}, {0.5, 0}};
    const Point shift = kShifts[static_cast<std::size_t>(kind)];
    return moved(cell_at(point % centres), shift.x, shift.y);
  }
  const std::int64_t corner = point % kCorners;
  if (kind < 2 * kCorners) {
    const Point p = cell_at(point / kCorners - centres);
    return moved(p, corner % 2 == 1 ? 0.25 : -0.25, corner >= 2 ? 0.25 : -0.25);
  }
  constexpr Point kSides[] = {{0, -0.3}, {0.3, 0}, {-0.3, 0}, {0, 0.3}};
  const Point shift = kSides[static_cast<std::size_t>(corner)];
  return moved(cell_at(point / kCorners - 2 * centres), shift.x, shift.y);
}

int Points::at_halves(int down, int right) const {
  const bool is_below = down % 2 != 0;
  const bool is_beside = right % 2 != 0;
  // Corners, lower edges and right edges are counted with the cell to the upper left of them.
  const int row = (down - (is_below ? 1 : 0)) / 2;
  const int column = (right - (is_beside ? 1 : 0)) / 2;
  const int kind = is_below ? (is_beside ? 1 : 2) : (is_beside ? 3 : 0);
  return kind * num_centres() + centre(row, column);
}

std::vector<std::pair<std::int64_t, std::int64_t>> Points::diagonal(int side,
                                                                    bool is_rising) const {
  const int step = is_rising ? width() - 1 : width() + 1;
  // To the upper left of the first cell, or to the upper right of the last one in its row.
  int corner = at_halves(-1, is_rising ? 2 * side - 1 : -1);
  std::vector<std::pair<std::int64_t, std::int64_t>> pieces;
  for (int i = 0; i < side; ++i, corner += step) pieces.emplace_back(corner, corner + step);
  return pieces;
}

int Points::quarter(int row, int column, int which) const {
  constexpr int kQuarters = 4;
  return kQuarters * (num_centres() + centre(row, column)) + which;
}

std::optional<std::int64_t> point_in(std::string_view key) {
  if (key.ends_with('E')) key.remove_suffix(1);
  const auto number = whole_number(key);
  // Beyond those of any drawing that is read; nobody has to look out for overflows.
  constexpr int kMost = 10'000'000;
  return number && *number >= 0 && *number <= kMost ? number : std::nullopt;
}

std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>> ends_in(std::string_view key) {
  const std::size_t comma = std::min(key.find(','), key.size());
  return {point_in(key.substr(0, comma)), point_in(key.substr(std::min(comma + 1, key.size())))};
}

}  // namespace omnidoku::formats::penpa
