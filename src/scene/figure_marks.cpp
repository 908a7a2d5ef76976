// SPDX-License-Identifier: MIT
//
// Figures of constraints: lines along cells, marks in cells, dots between two cells. Where a view
// draws two cells apart that lie side by side or meet at a corner on the board (over the edge of a
// torus, over a seam), a line leads off at the rim of one cell and comes in at the rim of the
// other.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <variant>

#include "scene/parts.h"
#include "scene/text_metrics.h"

namespace omnidoku::scene {

using geometry::Cell;
using geometry::Point;
using geometry::Side;

namespace {

// Lengths in cells.
constexpr double kBulbRadius = 0.36;
constexpr double kCellMarkRadius = 0.4;
constexpr double kDotRadius = 0.13;
constexpr double kDotText = 0.2;
constexpr double kLetters = 0.27;

constexpr Side kFourSides[] = {Side::top, Side::right, Side::bottom, Side::left};

Point middle(Point p, Point q) { return {(p.x + q.x) / 2, (p.y + q.y) / 2}; }

Point middle_of(const Canvas& canvas, Cell cell, Side side) {
  const int k = static_cast<int>(side);
  return middle(canvas.drawn.corner(cell, k), canvas.drawn.corner(cell, (k + 1) % 4));
}

std::vector<Point> circle(Point centre, double radius) {
  constexpr int kCorners = 32;
  std::vector<Point> points;
  points.reserve(kCorners);
  for (int i = 0; i < kCorners; ++i) {
    const double angle = 2 * std::numbers::pi * i / kCorners;
    points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
  }
  return points;
}

/// Points of the middle of a cell, `radius` of its side around it, as the view draws the cell.
Polygon mark_in_cell(const Canvas& canvas, Role role, Cell cell, const std::vector<Point>& around) {
  Polygon polygon;
  polygon.role = role;
  polygon.cell = cell;
  for (const Point point : around) {
    polygon.points.push_back(canvas.drawn.frame(cell).apply(
        {(0.5 + point.x) * canvas.unit, (0.5 + point.y) * canvas.unit}));
  }
  return polygon;
}

Polygon round_mark(const Canvas& canvas, Role role, Cell cell, double radius) {
  return mark_in_cell(canvas, role, cell, circle({0, 0}, radius));
}

Polygon square_mark(const Canvas& canvas, Role role, Cell cell, double radius) {
  return mark_in_cell(canvas, role, cell,
                      {{-radius, -radius}, {radius, -radius}, {radius, radius}, {-radius, radius}});
}

/// The middle of the edge between two cells; of both edges where they are drawn apart, and between
/// the centres of cells that have none in common.
std::vector<Point> edges_between(const Canvas& canvas, Cell a, Cell b) {
  for (const Side side : kFourSides) {
    const auto over = canvas.puzzle.board->neighbour(a, side);
    if (!over || over->cell != b) continue;
    const Point here = middle_of(canvas, a, side);
    const Point there = middle_of(canvas, b, over->entry);
    if (std::hypot(here.x - there.x, here.y - there.y) < 0.01 * canvas.unit) return {here};
    return {here, there};
  }
  return {middle(canvas.drawn.centre(a), canvas.drawn.centre(b))};
}

/// Where a line leaves one cell for another and where it comes in there.
struct Crossing {
  Point out;
  Point in;
};

/// The corner between two sides of a cell; the middle of the first where they are opposite, or one.
Point corner_between(const Canvas& canvas, Cell cell, Side one, Side other) {
  const int a = static_cast<int>(one);
  const int b = static_cast<int>(other);
  if ((a + 1) % 4 == b) return canvas.drawn.corner(cell, b);
  if ((b + 1) % 4 == a) return canvas.drawn.corner(cell, a);
  return middle_of(canvas, cell, one);
}

/// How a line passes from a cell to one that lies at its corner: by way of a cell beside both, or
/// of two of these, one to each side of the corner.
std::optional<Crossing> crossing_at_corner(const Canvas& canvas, Cell from, Cell to) {
  struct Way {
    Side out;
    Side in;
  };
  const geometry::Board& board = *canvas.puzzle.board;
  std::vector<Way> ways;
  for (const Side side : kFourSides) {
    const auto over = board.neighbour(from, side);
    if (!over) continue;
    for (const int turn : {1, 3}) {
      const auto turned = static_cast<Side>((static_cast<int>(over->entry) + turn) % 4);
      const auto next = board.neighbour(over->cell, turned);
      if (next && next->cell == to) ways.push_back({side, next->entry});
    }
  }
  if (ways.empty()) return std::nullopt;
  const Way& one = ways.front();
  const Way& other = ways.back();
  return Crossing{corner_between(canvas, from, one.out, other.out),
                  corner_between(canvas, to, one.in, other.in)};
}

/// How a line passes from one cell to the next where the drawing has them apart; nothing where
/// they touch in it.
std::optional<Crossing> crossing(const Canvas& canvas, Cell from, Cell to) {
  for (int i = 0; i < 4; ++i) {
    for (int k = 0; k < 4; ++k) {
      if (canvas.drawn.vertex(from, i) == canvas.drawn.vertex(to, k)) return std::nullopt;
    }
  }
  for (const Side side : kFourSides) {
    const auto over = canvas.puzzle.board->neighbour(from, side);
    if (!over || over->cell != to) continue;
    return Crossing{middle_of(canvas, from, side), middle_of(canvas, to, over->entry)};
  }
  return crossing_at_corner(canvas, from, to);
}

/// The line through the centres of cells, cut where it leaves the drawing.
std::vector<std::vector<Point>> line_through(const Canvas& canvas, const std::vector<Cell>& cells) {
  std::vector<std::vector<Point>> parts(1);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) {
      if (const auto over = crossing(canvas, cells[i - 1], cells[i])) {
        parts.back().push_back(over->out);
        parts.push_back({over->in});
      }
    }
    parts.back().push_back(canvas.drawn.centre(cells[i]));
  }
  return parts;
}

}  // namespace

Layer path_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  Layer layer{"paths", {}, {}, {}};
  for (const PlacedAtom& placed : atoms) {
    const auto* path = std::get_if<model::Path>(&placed.atom);
    if (path == nullptr) continue;
    using PathStyle = model::Path::Style;
    const bool has_bulb =
        path->style == PathStyle::thermometer || path->style == PathStyle::slow_thermometer;
    if (has_bulb) {
      Polygon bulb = round_mark(canvas, Role::bulb, path->cells.front(), kBulbRadius);
      bulb.constraint = placed.constraint;
      layer.polygons.push_back(std::move(bulb));
    }
    for (std::vector<Point>& points : line_through(canvas, path->cells)) {
      Polyline line;
      line.role = has_bulb                          ? Role::thermometer
                  : path->style == PathStyle::plain ? Role::path
                                                    : Role::line;
      if (path->style == PathStyle::slow_thermometer) line.tone = 1;
      if (line.role == Role::line)
        line.tone = static_cast<int>(path->style) - static_cast<int>(PathStyle::whisper);
      line.constraint = placed.constraint;
      line.points = std::move(points);
      layer.lines.push_back(std::move(line));
    }
  }
  return layer;
}

Layer cell_mark_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  Layer layer{"cell-marks", {}, {}, {}};
  for (const PlacedAtom& placed : atoms) {
    const auto* mark = std::get_if<model::CellMark>(&placed.atom);
    if (mark == nullptr) continue;
    const bool round = mark->shape == model::CellMark::Shape::circle;
    Polygon area = round ? round_mark(canvas, Role::cell_mark, mark->cell, kCellMarkRadius)
                         : square_mark(canvas, Role::cell_mark, mark->cell, kCellMarkRadius);
    area.constraint = placed.constraint;
    layer.polygons.push_back(std::move(area));
  }
  return layer;
}

DotLayers dot_layers(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  DotLayers layers{{"dots", {}, {}, {}}, {"dot-texts", {}, {}, {}}};
  for (const PlacedAtom& placed : atoms) {
    const auto* mark = std::get_if<model::EdgeMark>(&placed.atom);
    if (mark == nullptr) continue;
    for (const Point at : edges_between(canvas, mark->cell, mark->other)) {
      using Shape = model::EdgeMark::Shape;
      Polygon dot;
      dot.role = mark->shape == Shape::white_dot   ? Role::white_dot
                 : mark->shape == Shape::black_dot ? Role::black_dot
                                                   : Role::letters_patch;
      dot.constraint = placed.constraint;
      dot.points = circle(at, kDotRadius * canvas.unit);
      layers.marks.polygons.push_back(std::move(dot));
      if (mark->text.empty()) continue;
      Text text;
      text.role = mark->shape == Shape::letters ? Role::letters : Role::dot_text;
      if (mark->shape == Shape::black_dot) text.tone = 1;
      text.constraint = placed.constraint;
      text.text = mark->text;
      const double largest = mark->shape == Shape::letters ? kLetters : kDotText;
      text.size =
          std::min(largest, 1.7 * kDotRadius / std::max(text_ems(mark->text), 0.1)) * canvas.unit;
      text.at = {at.x, at.y + 0.36 * text.size};
      layers.texts.texts.push_back(std::move(text));
    }
  }
  return layers;
}

}  // namespace omnidoku::scene
