// SPDX-License-Identifier: MIT
//
// Cell names are taken apart into part, row and column. A board that has other names is left
// alone.
#include "scene/coordinates.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <tuple>

#include "geometry/name_style.h"

namespace omnidoku::scene {

using geometry::Cell;
using geometry::Point;
using geometry::View;

namespace {

constexpr double kDistance = 0.3;  // of a number from the board, in cells
constexpr double kPartSize = 1.5;  // of the font, in cells
constexpr double kGridSize = 1.0;

/// Takes "R12" off the end of a name; nothing if it does not end so.
std::optional<int> take_number(std::string_view& name, char letter) {
  const std::size_t at = name.rfind(letter);
  if (at == std::string_view::npos) return std::nullopt;
  int number = 0;
  const char* end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data() + at + 1, end, number);
  if (error != std::errc() || stop != end) return std::nullopt;
  name = name.substr(0, at);
  return number;
}

bool is_upright(const std::array<Point, 4>& corners) {
  const auto near = [](double a, double b) { return std::abs(a - b) < 1e-6; };
  return near(corners[0].y, corners[1].y) && near(corners[0].x, corners[3].x) &&
         corners[1].x > corners[0].x && corners[3].y > corners[0].y;
}

}  // namespace

bool operator<(const Place& a, const Place& b) {
  return std::tie(a.part, a.row, a.column) < std::tie(b.part, b.row, b.column);
}

std::map<Place, Cell> places_of(const geometry::Board& board) {
  std::map<Place, Cell> places;
  const bool has_style = geometry::name_style_of(board).has_value();
  for (int i = 0; i < board.num_cells(); ++i) {
    std::string_view name = board.name(Cell(i));
    if (const auto place = has_style ? geometry::grid_place_from(name) : std::nullopt) {
      places[{"", place->row, place->column}] = Cell(i);
      continue;
    }
    const std::optional<int> column = take_number(name, 'C');
    const std::optional<int> row = column ? take_number(name, 'R') : std::nullopt;
    if (!row) return {};
    places[{std::string(name), *row, *column}] = Cell(i);
  }
  return places;
}

std::vector<View::Label> coordinate_labels(const geometry::Board& board, const View& view) {
  std::vector<View::Label> labels;
  const std::map<Place, Cell> places = places_of(board);
  const auto style = geometry::name_style_of(board).value_or(geometry::NameStyle::numbers);
  std::set<int> rows;  // that have a number
  std::set<int> columns;
  for (const auto& [place, cell] : places) {
    const auto& corners = view.corners[cell.index()];
    if (!place.part.empty() || !is_upright(corners)) return {};
    const auto is_cell = [&, at = place](int down, int right) {
      return places.contains({"", at.row + down, at.column + right});
    };
    // In the corner between two grids a number gives way to one of the other kind, unless it is
    // the only one of its row or column.
    if (!is_cell(0, -1) && (!is_cell(1, -1) || !rows.contains(place.row))) {
      rows.insert(place.row);
      labels.push_back({{corners[0].x - kDistance, (corners[0].y + corners[3].y) / 2},
                        std::to_string(place.row)});
    }
    if (!is_cell(-1, 0) && (!is_cell(-1, 1) || !columns.contains(place.column))) {
      columns.insert(place.column);
      labels.push_back({{(corners[0].x + corners[1].x) / 2, corners[0].y - kDistance},
                        geometry::column_name(style, place.column)});
    }
  }
  return labels;
}

Layer part_name_layer(const Canvas& canvas) {
  Layer layer{"part-names", {}, {}, {}};
  if (!canvas.options.coordinates) return layer;
  std::map<std::string, std::pair<std::set<int>, std::set<int>>> parts;
  const std::map<Place, Cell> places = places_of(*canvas.puzzle.board);
  const auto& labels = canvas.view.labels;
  for (const auto& [place, cell] : places) {
    const bool labelled =
        std::any_of(labels.begin(), labels.end(),
                    [at = place](const auto& label) { return label.text == at.part; });
    if (place.part.empty() || labelled) continue;
    auto& [rows, columns] = parts[place.part];
    rows.insert(place.row);
    columns.insert(place.column);
  }
  // In the middle: of the cell there, or at the end of the one before it.
  const auto add = [&](const std::string& name, Cell cell, bool odd_rows, bool odd_columns,
                       double size) {
    const Point centre{odd_columns ? 0.5 : 1.0, (odd_rows ? 0.5 : 1.0) + kMiddleToBaseline * size};
    layer.texts.push_back(text_in_cell(canvas, Role::label, cell, name, centre, size));
    layer.texts.back().tone = kPartTone;
  };
  for (const auto& [part, extent] : parts) {
    const auto middle = [](const std::set<int>& numbers) {
      return *std::next(numbers.begin(), static_cast<std::ptrdiff_t>((numbers.size() - 1) / 2));
    };
    const auto& [rows, columns] = extent;
    const auto at = places.find({part, middle(rows), middle(columns)});
    if (at == places.end()) continue;
    add(part, at->second, rows.size() % 2 != 0, columns.size() % 2 != 0, kPartSize);
  }
  const auto& grids = canvas.puzzle.board->grids();
  for (std::size_t i = 0; grids.size() > 1 && i < grids.size(); ++i) {
    const geometry::GridPlacement& grid = grids[i];
    add("grid " + std::to_string(i + 1), grid.at((grid.rows - 1) / 2, (grid.columns - 1) / 2),
        grid.rows % 2 != 0, grid.columns % 2 != 0, kGridSize);
  }
  return layer;
}

}  // namespace omnidoku::scene
