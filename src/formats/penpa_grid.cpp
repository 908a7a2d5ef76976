// SPDX-License-Identifier: MIT
#include "formats/penpa_grid.h"

#include <algorithm>

#include "formats/fpuzzles.h"
#include "formats/puzzle_text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;

namespace {

/// The centres of cells in order; nothing where one of them is none.
std::optional<std::vector<int>> penpa_centres(const Value& steps, int num_centres) {
  std::vector<int> centres;
  std::int64_t point = 0;
  for (const Value& step : steps.items()) {
    const auto number = fpuzzles_names::as_number(step);
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

}  // namespace

Result<PenpaGrid> PenpaGrid::read(int columns, int rows, const Value& steps) {
  PenpaGrid grid;
  grid.points_.columns = columns;
  grid.points_.rows = rows;
  auto centres = penpa_centres(steps, grid.points_.num_centres());
  if (!centres) {
    return make_error(ErrorCode::syntax, "its cells are not where its grid is",
                      "copy the whole link again");
  }
  const auto side = side_of(centres->size());
  if (!side || !are_square(*centres, *side, grid.points_.width())) {
    return make_error(ErrorCode::unsupported, "its cells are no square",
                      "grids with as many rows as columns can be read");
  }
  grid.side_ = *side;
  grid.points_.first = centres->front();
  grid.centres_ = *std::move(centres);
  return grid;
}

std::optional<std::size_t> PenpaGrid::place_at(std::int64_t point) const {
  const auto found = std::lower_bound(centres_.begin(), centres_.end(), point);
  if (found == centres_.end() || *found != point) return std::nullopt;
  return static_cast<std::size_t>(found - centres_.begin());
}

std::optional<PenpaGrid::Pair> PenpaGrid::cells_beside(std::int64_t a, std::int64_t b) const {
  if (a > b) std::swap(a, b);
  const std::int64_t corner = b - points_.num_centres();  // the cell to whose lower right it lies
  if (b - a == 1) return Pair(corner, corner + points_.width());
  if (b - a == points_.width()) return Pair(corner, corner + 1);
  return std::nullopt;
}

std::optional<PenpaGrid::Pair> PenpaGrid::cells_around(std::int64_t point) const {
  const std::int64_t below = point - 2 * std::int64_t{points_.num_centres()};
  const std::int64_t beside = below - points_.num_centres();
  const Pair pair = beside >= 0 ? Pair(beside, beside + 1) : Pair(below, below + points_.width());
  return place_at(pair.first) && place_at(pair.second) ? std::optional(pair) : std::nullopt;
}

std::string PenpaGrid::regions_between(const std::set<Pair>& walls) const {
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

}  // namespace omnidoku::formats
