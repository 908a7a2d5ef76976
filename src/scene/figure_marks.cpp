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
constexpr double kPathHead = 0.2;
constexpr double kCornerMarkRadius = 0.26;
constexpr double kLeastText = 0.13;  // of the letters in a mark
constexpr double kRowEms = 0.9;      // from a row of them to the next

constexpr Side kFourSides[] = {Side::top, Side::right, Side::bottom, Side::left};

/// Two words stand side by side, of more the first half above the others.
std::vector<std::string> rows_of(const std::string& text) {
  const auto num_blanks = static_cast<std::size_t>(std::count(text.begin(), text.end(), ' '));
  if (num_blanks < 2) return {text};
  std::size_t middle = 0;
  for (std::size_t k = 0; k <= num_blanks / 2; ++k) middle = text.find(' ', middle + 1);
  return {text.substr(0, middle), text.substr(middle + 1)};
}

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

namespace {

bool is_arrow(model::Path::Style style) {
  return style == model::Path::Style::arrow || style == model::Path::Style::double_arrow;
}

/// Whether a figure stands in the last cell, and in the first, so that the line ends at its rim.
bool ends_in_figures(model::Path::Style style) {
  using Style = model::Path::Style;
  return style == Style::double_arrow || style == Style::between || style == Style::lockout;
}

/// Takes so much of the length off the beginning of a line.
void shorten(std::vector<Point>& points, double length) {
  while (points.size() > 1) {
    const Point from = points[0];
    const Point to = points[1];
    const double here = std::hypot(to.x - from.x, to.y - from.y);
    if (here > length) {
      points[0] = {from.x + (to.x - from.x) * length / here,
                   from.y + (to.y - from.y) * length / here};
      return;
    }
    length -= here;
    points.erase(points.begin());
  }
}

/// The head of an arrow that ends like this line.
std::vector<Point> arrow_head(const std::vector<Point>& points, double length) {
  const Point tip = points.back();
  const Point before = points[points.size() - 2];
  const double angle = std::atan2(before.y - tip.y, before.x - tip.x);
  constexpr double kOpening = 0.6;
  const auto wing = [&](double turn) {
    return Point{tip.x + length * std::cos(angle + turn), tip.y + length * std::sin(angle + turn)};
  };
  return {wing(kOpening), tip, wing(-kOpening)};
}

void add_path(const Canvas& canvas, const model::Path& path, std::size_t constraint, Layer& layer) {
  using PathStyle = model::Path::Style;
  const bool has_bulb =
      path.style == PathStyle::thermometer || path.style == PathStyle::slow_thermometer;
  if (has_bulb) {
    Polygon bulb = round_mark(canvas, Role::bulb, path.cells.front(), kBulbRadius);
    bulb.constraint = constraint;
    layer.polygons.push_back(std::move(bulb));
  }
  std::vector<std::vector<Point>> parts = line_through(canvas, path.cells);
  if (is_arrow(path.style) || ends_in_figures(path.style))
    shorten(parts.front(), kCellMarkRadius * canvas.unit);
  std::vector<Point>& last = parts.back();
  if (ends_in_figures(path.style)) {
    std::reverse(last.begin(), last.end());
    shorten(last, kCellMarkRadius * canvas.unit);
  } else if (path.style == PathStyle::arrow && last.size() > 1) {
    parts.push_back(arrow_head(last, kPathHead * canvas.unit));
  }
  for (std::vector<Point>& points : parts) {
    Polyline line;
    line.role = has_bulb                         ? Role::thermometer
                : path.style == PathStyle::plain ? Role::path
                : is_arrow(path.style)           ? Role::arrow
                                                 : Role::line;
    if (path.style == PathStyle::slow_thermometer) line.tone = 1;
    if (line.role == Role::line)
      line.tone = static_cast<std::uint8_t>(static_cast<int>(path.style) -
                                            static_cast<int>(PathStyle::whisper));
    line.constraint = constraint;
    line.points = std::move(points);
    layer.lines.push_back(std::move(line));
  }
}

/// A circle around the centre of each cell and what lies between them.
Polygon pill(const Canvas& canvas, const std::vector<Cell>& cells) {
  if (cells.size() == 1) return round_mark(canvas, Role::cell_mark, cells.front(), kCellMarkRadius);
  Polygon polygon;
  polygon.role = Role::cell_mark;
  std::vector<Point> forth;
  std::vector<Point> back;
  const double radius = kCellMarkRadius * canvas.unit;
  constexpr int kHalf = 12;
  const auto cap = [&](Cell end, Cell before, std::vector<Point>& to) {
    const Point at = canvas.drawn.centre(end);
    const Point from = canvas.drawn.centre(before);
    const double angle = std::atan2(at.y - from.y, at.x - from.x) - std::numbers::pi / 2;
    for (int i = 0; i <= kHalf; ++i) {
      const double turned = angle + std::numbers::pi * i / kHalf;
      to.push_back({at.x + radius * std::cos(turned), at.y + radius * std::sin(turned)});
    }
  };
  cap(cells.back(), cells[cells.size() - 2], forth);
  cap(cells.front(), cells[1], back);
  polygon.points = std::move(forth);
  polygon.points.insert(polygon.points.end(), back.begin(), back.end());
  return polygon;
}

/// Four wedges at the sides of a cell, that point in or out.
std::vector<Polygon> wedges(const Canvas& canvas, Cell cell, bool inwards) {
  constexpr double kRim = 0.48;
  constexpr double kDepth = 0.11;
  constexpr double kHalfWidth = 0.12;
  const double base = inwards ? kRim : kRim - kDepth;
  const double tip = inwards ? kRim - kDepth : kRim;
  std::vector<Polygon> all;
  for (int turn = 0; turn < 4; ++turn) {
    std::vector<Point> points{{-kHalfWidth, base}, {kHalfWidth, base}, {0, tip}};
    for (int i = 0; i < turn; ++i) {
      for (Point& point : points) point = {-point.y, point.x};
    }
    all.push_back(mark_in_cell(canvas, Role::cell_mark, cell, points));
  }
  return all;
}

std::vector<Polygon> cell_mark(const Canvas& canvas, const model::CellMark& mark) {
  using Shape = model::CellMark::Shape;
  switch (mark.shape) {
    case Shape::square: return {square_mark(canvas, Role::cell_mark, mark.cell, kCellMarkRadius)};
    case Shape::diamond: {
      constexpr double kReach = 0.46;
      return {mark_in_cell(canvas, Role::cell_mark, mark.cell,
                           {{0, -kReach}, {kReach, 0}, {0, kReach}, {-kReach, 0}})};
    }
    case Shape::minimum: return wedges(canvas, mark.cell, true);
    case Shape::maximum: return wedges(canvas, mark.cell, false);
    case Shape::circle: break;
  }
  return {round_mark(canvas, Role::cell_mark, mark.cell, kCellMarkRadius)};
}

}  // namespace

Layer path_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  Layer layer{"paths", {}, {}, {}};
  for (const PlacedAtom& placed : atoms) {
    if (const auto* path = std::get_if<model::Path>(&placed.atom))
      add_path(canvas, *path, placed.constraint, layer);
  }
  return layer;
}

Layer cell_mark_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  Layer layer{"cell-marks", {}, {}, {}};
  const auto add = [&layer](Polygon area, std::size_t constraint) {
    area.constraint = constraint;
    layer.polygons.push_back(std::move(area));
  };
  for (const PlacedAtom& placed : atoms) {
    if (const auto* mark = std::get_if<model::CellMark>(&placed.atom)) {
      for (Polygon& area : cell_mark(canvas, *mark)) add(std::move(area), placed.constraint);
    } else if (const auto* round = std::get_if<model::Pill>(&placed.atom)) {
      add(pill(canvas, round->cells), placed.constraint);
    }
  }
  return layer;
}

namespace {

/// Moves a text away from the board until no other is in its way.
void make_way(OuterPlace& place, const std::vector<OuterPlace>& others, double unit) {
  const double x = -std::cos(place.angle);
  const double y = -std::sin(place.angle);
  const bool aside = std::abs(x) > std::abs(y) + 0.01;
  const double gap = 0.06 * unit;
  const auto is_in_the_way = [&](const OuterPlace& other) {
    return std::abs(other.at.x - place.at.x) < other.half_width + place.half_width &&
           std::abs(other.at.y - place.at.y) < (other.size + place.size) / 2;
  };
  for (std::size_t tries = 0; tries <= others.size(); ++tries) {
    const auto other = std::find_if(others.begin(), others.end(), is_in_the_way);
    if (other == others.end()) return;
    if (aside) {
      const double apart = other->half_width + place.half_width + gap;
      place.at.x = other->at.x + (x < 0 ? -apart : apart);
    } else {
      const double apart = (other->size + place.size) / 2 + gap;
      place.at.y = other->at.y + (y < 0 ? -apart : apart);
    }
  }
}

}  // namespace

std::vector<OuterPlace> outer_places(const std::vector<PlacedAtom>& atoms,
                                     const std::function<Point(Cell)>& centre, double unit,
                                     bool has_coordinates) {
  constexpr double kLargest = 0.36;
  constexpr double kLeast = 0.17;
  constexpr double kGap = 0.04;                      // to the board, at least
  constexpr double kWidth = 0.92;                    // of a text that is not the smallest
  const double away = has_coordinates ? 1.3 : 0.85;  // of the way from one cell to the next
  std::vector<OuterPlace> places;
  // Arrows point into the board, with nothing between.
  for (const bool has_arrow : {true, false}) {
    for (std::size_t i = 0; i < atoms.size(); ++i) {
      const auto* outer = std::get_if<model::OuterText>(&atoms[i].atom);
      if (outer == nullptr || outer->cells.size() < 2 || outer->has_arrow != has_arrow) continue;
      const Point first = centre(outer->cells[0]);
      const Point second = centre(outer->cells[1]);
      const double ems = std::max(text_ems(outer->text), 0.1);
      OuterPlace place;
      place.atom = i;
      place.size = std::clamp(kWidth / ems, kLeast, kLargest) * unit;
      place.half_width = std::max(place.size, place.size * ems) / 2;
      place.angle = std::atan2(second.y - first.y, second.x - first.x);
      place.at = {first.x + away * (first.x - second.x), first.y + away * (first.y - second.y)};
      // Beside a row a long text begins where a short one would.
      const double too_long = place.half_width - (away - 0.5 - kGap) * unit;
      if (too_long > 0 && std::abs(first.x - second.x) > 0.5 * unit)
        place.at.x += first.x < second.x ? -too_long : too_long;
      make_way(place, places, unit);
      places.push_back(place);
    }
  }
  return places;
}

Layer outer_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  Layer layer{"outer-texts", {}, {}, {}};
  const auto centre = [&canvas](Cell cell) { return canvas.drawn.centre(cell); };
  for (const OuterPlace& place :
       outer_places(atoms, centre, canvas.unit, canvas.options.coordinates)) {
    const PlacedAtom& placed = atoms[place.atom];
    const auto* outer = std::get_if<model::OuterText>(&placed.atom);
    if (outer == nullptr) continue;
    Text text;
    text.role = Role::outer_text;
    text.constraint = placed.constraint;
    text.text = outer->text;
    text.size = place.size;
    text.at = {place.at.x, place.at.y + kMiddleToBaseline * text.size};
    layer.texts.push_back(std::move(text));
    if (!outer->has_arrow) continue;
    Polygon arrow;
    arrow.role = Role::outer_arrow;
    arrow.constraint = placed.constraint;
    const auto along = [&](double distance, double aside) {
      const double x = std::cos(place.angle);
      const double y = std::sin(place.angle);
      return Point{place.at.x + canvas.unit * (distance * x - aside * y),
                   place.at.y + canvas.unit * (distance * y + aside * x)};
    };
    arrow.points = {along(0.3, -0.08), along(0.46, 0), along(0.3, 0.08)};
    layer.polygons.push_back(std::move(arrow));
  }
  return layer;
}

Layer corner_mark_layer(const Canvas& canvas, const std::vector<PlacedAtom>& atoms) {
  Layer layer{"corner-marks", {}, {}, {}};
  for (const PlacedAtom& placed : atoms) {
    const auto* mark = std::get_if<model::CornerMark>(&placed.atom);
    if (mark == nullptr) continue;
    Point at;
    for (const Cell cell : mark->cells) {
      const Point centre = canvas.drawn.centre(cell);
      at.x += centre.x / static_cast<double>(mark->cells.size());
      at.y += centre.y / static_cast<double>(mark->cells.size());
    }
    const std::vector<std::string> rows = rows_of(mark->text);
    double ems = 0.1;
    for (const std::string& row : rows) ems = std::max(ems, text_ems(row));
    // Of two rows the corners are to be within the circle.
    if (rows.size() > 1) ems = std::hypot(ems, kRowEms);
    const double size = std::max(std::min(kLetters, 1.7 * kCornerMarkRadius / ems), kLeastText);
    Polygon ring;
    ring.role = Role::corner_mark;
    ring.constraint = placed.constraint;
    ring.points = circle(at, std::max(kCornerMarkRadius, size * ems / 1.7) * canvas.unit);
    layer.polygons.push_back(std::move(ring));
    for (std::size_t k = 0; k < rows.size(); ++k) {
      const double below = static_cast<double>(k) - static_cast<double>(rows.size() - 1) / 2;
      Text text;
      text.role = Role::corner_text;
      text.constraint = placed.constraint;
      text.text = rows[k];
      text.size = size * canvas.unit;
      text.at = {at.x, at.y + (kMiddleToBaseline + kRowEms * below) * text.size};
      layer.texts.push_back(std::move(text));
    }
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
      const double largest = mark->shape == Shape::letters ? kLetters : kDotText;
      const double ems = std::max(text_ems(mark->text), 0.1);
      const double size = std::max(std::min(largest, 1.7 * kDotRadius / ems), kLeastText);
      // Round, and longer where the text would be too small to read.
      dot.points = circle(at, kDotRadius * canvas.unit);
      const double stretch = std::max(0.0, size * ems / 1.7 - kDotRadius) * canvas.unit;
      for (Point& point : dot.points) point.x += point.x < at.x ? -stretch : stretch;
      layers.marks.polygons.push_back(std::move(dot));
      if (mark->text.empty()) continue;
      Text text;
      text.role = mark->shape == Shape::letters ? Role::letters : Role::dot_text;
      if (mark->shape == Shape::black_dot) text.tone = 1;
      text.constraint = placed.constraint;
      text.text = mark->text;
      text.size = size * canvas.unit;
      text.at = {at.x, at.y + 0.36 * text.size};
      layers.texts.texts.push_back(std::move(text));
    }
  }
  return layers;
}

}  // namespace omnidoku::scene
