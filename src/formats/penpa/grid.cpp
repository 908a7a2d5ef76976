// SPDX-License-Identifier: MIT
#include "formats/penpa/grid.h"

#include <algorithm>

#include "formats/json.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::penpa {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;

namespace {

/// The centres of cells in order; nothing where one of them is none.
std::optional<std::vector<int>> centres_of(const Value& steps, int num_centres) {
  std::vector<int> centres;
  std::int64_t point = 0;
  for (const Value& step : steps.items()) {
    const auto number = as_number(step);
    if (!number || *number < -num_centres || *number > num_centres) return std::nullopt;
    point += *number;
    if (point < 0 || point >= num_centres) return std::nullopt;
    centres.push_back(static_cast<int>(point));
  }
  std::sort(centres.begin(), centres.end());
  centres.erase(std::unique(centres.begin(), centres.end()), centres.end());
  return centres;
}

/// Whether they are those of a square of this side, of a drawing of that width.
bool are_square(const std::vector<int>& centres, int side, int width) {
  for (std::size_t i = 0; i < centres.size(); ++i) {
    const int at = static_cast<int>(i);
    if (centres[i] != centres.front() + at / side * width + at % side) return false;
  }
  return !centres.empty();
}

/// Rows and columns of the usual box of a grid of this side.
std::pair<int, int> default_box(int side) {
  int height = 1;
  for (int rows = 2; rows * rows <= side; ++rows) {
    if (side % rows == 0) height = rows;
  }
  return {height, side / height};
}

}  // namespace

Result<Grid> Grid::read(int columns, int rows, const Value& steps) {
  Grid grid;
  grid.points_.columns = columns;
  grid.points_.rows = rows;
  auto centres = centres_of(steps, grid.points_.num_centres());
  if (!centres) {
    return make_error(ErrorCode::syntax, "its cells are not where its grid is",
                      "copy the whole link again");
  }
  if (centres->empty()) {
    return make_error(ErrorCode::syntax, "it has no cells", "copy the whole link again");
  }
  const auto side = side_of(centres->size());
  if (side && are_square(*centres, *side, grid.points_.width())) grid.side_ = *side;
  const int width = grid.points_.width();
  int column = width;
  for (const int centre : *centres) column = std::min(column, centre % width);
  grid.points_.first = centres->front() / width * width + column;
  grid.centres_ = *std::move(centres);
  return grid;
}

bool Grid::is_grid(std::int64_t first, int side, const std::set<Pair>& walls) const {
  const int width = points_.width();
  const auto cell_at = [first, width](int row, int column) {
    return first + std::int64_t{row} * width + column;
  };
  for (int i = 0; i < side * side; ++i) {
    if (!place_at(cell_at(i / side, i % side))) return false;
  }
  const auto [height, breadth] = default_box(side);
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const std::int64_t cell = cell_at(row, column);
      const bool is_last_row = (row + 1) % height == 0;
      const bool is_last_column = (column + 1) % breadth == 0;
      if (row + 1 < side && (walls.count({cell, cell + width}) > 0) != is_last_row) return false;
      if (column + 1 < side && (walls.count({cell, cell + 1}) > 0) != is_last_column) return false;
    }
  }
  return true;
}

std::vector<std::pair<int, int>> Grid::find_grids(const std::set<Pair>& walls) {
  constexpr int kSides[] = {9, 16, 8, 6, 4};
  const int width = points_.width();
  int columns = 0;
  for (const int centre : centres_) columns = std::max(columns, centre % width + 1);
  columns -= points_.first % width;
  const int rows = centres_.back() / width - points_.first / width + 1;
  // What such a rectangle means is nowhere said.
  if (centres_.size() == static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns))
    return {};
  for (const int side : kSides) {
    std::vector<std::pair<int, int>> grids;
    std::set<std::int64_t> covered;
    for (const int centre : centres_) {
      if (!place_at(centre + side - 1) || !is_grid(centre, side, walls)) continue;
      grids.emplace_back(centre / width - points_.first / width,
                         centre % width - points_.first % width);
      for (int i = 0; i < side * side; ++i) covered.insert(centre + i / side * width + i % side);
    }
    if (covered.size() != centres_.size()) continue;
    side_ = side;
    return grids;
  }
  return {};
}

std::optional<std::size_t> Grid::place_at(std::int64_t point) const {
  const auto found = std::lower_bound(centres_.begin(), centres_.end(), point);
  if (found == centres_.end() || *found != point) return std::nullopt;
  return static_cast<std::size_t>(found - centres_.begin());
}

std::optional<Grid::Pair> Grid::cells_beside(std::int64_t a, std::int64_t b) const {
  if (a > b) std::swap(a, b);
  const std::int64_t corner = b - points_.num_centres();  // the cell to whose lower right it lies
  if (b - a == 1) return Pair(corner, corner + points_.width());
  if (b - a == points_.width()) return Pair(corner, corner + 1);
  return std::nullopt;
}

std::optional<Grid::Pair> Grid::cells_around(std::int64_t point) const {
  const std::int64_t below = point - 2 * std::int64_t{points_.num_centres()};
  const std::int64_t beside = below - points_.num_centres();
  const Pair pair = beside >= 0 ? Pair(beside, beside + 1) : Pair(below, below + points_.width());
  return place_at(pair.first) && place_at(pair.second) ? std::optional(pair) : std::nullopt;
}

std::string Grid::regions_between(const std::set<Pair>& walls) const {
  constexpr std::string_view kNames =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";
  const int width = points_.width();
  std::string labels(centres_.size(), ' ');
  std::size_t next_name = 0;
  for (std::size_t start = 0; start < labels.size(); ++start) {
    if (labels[start] != ' ') continue;
    if (next_name == kNames.size()) return {};
    const char name = kNames[next_name++];
    std::vector<std::size_t> open{start};
    labels[start] = name;
    while (!open.empty()) {
      const std::int64_t point = centres_[open.back()];
      open.pop_back();
      for (const std::int64_t other : {point - width, point - 1, point + 1, point + width}) {
        const auto place = place_at(other);
        if (!place || labels[*place] != ' ' || walls.count(std::minmax(point, other)) != 0)
          continue;
        labels[*place] = name;
        open.push_back(*place);
      }
    }
  }
  return labels;
}

}  // namespace omnidoku::formats::penpa
