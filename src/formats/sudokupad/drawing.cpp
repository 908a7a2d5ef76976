// SPDX-License-Identifier: MIT
#include "formats/sudokupad/drawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <variant>

#include "formats/drawn/ornament_list.h"
#include "formats/drawn/usual_colours.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Cell;
using geometry::Point;

namespace {

constexpr std::string_view kPadInk = "#000000";
constexpr std::string_view kPadPaper = "#FFFFFF";
constexpr std::string_view kPadShade = "#E6E6E6";
constexpr double kPadCell = 64;  ///< what widths of lines and fonts are measured in
constexpr double kLineWidth = 10;
constexpr double kThinWidth = 3;
constexpr double kBulb = 0.7;   ///< across, of a cell
constexpr double kLarge = 0.8;  ///< a shape that fills most of a cell
constexpr double kDot = 0.3;
constexpr double kCornerCircle = 0.5;
constexpr double kSmallFont = 16;
constexpr double kTinyFont = 13;
constexpr double kOuterFont = 24;

/// A length without what is beyond a thousandth of a cell.
Value rounded(double length) { return std::round(length * 1000) / 1000; }

Value place_of(Point point) { return Value::Array{rounded(point.y), rounded(point.x)}; }

std::string colour_text(model::Colour colour) {
  std::array<char, 10> text{};
  std::snprintf(text.data(), text.size(), "#%08X", static_cast<unsigned>(colour));
  return text.data();
}

double length_of(Point from, Point to) { return std::hypot(to.x - from.x, to.y - from.y); }

}  // namespace

void PadDrawing::add(std::string_view list, Value element) {
  const auto found = std::find_if(lists_.begin(), lists_.end(),
                                  [list](const auto& member) { return member.first == list; });
  Value& elements =
      found != lists_.end() ? found->second : lists_.emplace_back(list, Value::array()).second;
  elements.push_back(std::move(element));
}

void PadDrawing::add_to(Value& root) const {
  for (const auto& [name, list] : lists_) root.set(name, list);
}

Point PadDrawing::middle_of(Cell cell) const {
  const int index = static_cast<int>(cell.index());
  const int row = index / side_;
  const int column = index % side_;
  return {column + 0.5, row + 0.5};
}

Point PadDrawing::middle_of(const std::vector<Cell>& cells) const {
  Point middle;
  for (const Cell cell : cells) {
    const Point at = middle_of(cell);
    middle.x += at.x / static_cast<double>(cells.size());
    middle.y += at.y / static_cast<double>(cells.size());
  }
  return middle;
}

void PadDrawing::add_way(std::string_view list, const std::vector<Point>& points,
                         std::string_view colour, double thickness) {
  Value way = Value::array();
  for (const Point point : points) way.push_back(place_of(point));
  Value element = Value::object(
      {{"wayPoints", std::move(way)}, {"color", colour}, {"thickness", rounded(thickness)}});
  if (list == "arrows") element.set("headLength", 0.25);
  add(list, std::move(element));
}

void PadDrawing::add_shape(std::string_view list, Point centre, double width, double height,
                           const Value::Object& members) {
  Value element = Value::object(
      {{"center", place_of(centre)}, {"width", rounded(width)}, {"height", rounded(height)}});
  for (const auto& [name, value] : members) element.set(name, value);
  add(list, std::move(element));
}

void PadDrawing::add_text(Point centre, const std::string& text, double size) {
  texts_.insert(text);
  write(centre, text, size);
}

void PadDrawing::write(Point centre, const std::string& text, double size) {
  add_shape("overlays", centre, 0, 0,
            {{"text", text}, {"fontSize", rounded(size)}, {"color", kPadInk}});
}

void PadDrawing::draw_line(Point from, Point to, std::string_view colour) {
  add_way("lines", {from, to}, colour, kThinWidth);
}

void PadDrawing::draw_small(Cell cell, const std::string& text) {
  const double size = kPadCell / static_cast<double>(std::max<std::size_t>(4, text.size()));
  write(middle_of(cell), text, size);
}

void PadDrawing::shade(const std::vector<Cell>& cells) {
  for (const Cell cell : cells)
    add_shape("underlays", middle_of(cell), 1, 1, {{"backgroundColor", kPadShade}});
}

void PadDrawing::add_cage(const std::vector<Cell>& cells, const Value::Object& members) {
  Value places = Value::array();
  for (const Cell cell : cells) {
    const int index = static_cast<int>(cell.index());
    places.push_back(Value::Array{index / side_, index % side_});
  }
  Value element = Value::object({{"cells", std::move(places)}});
  for (const auto& [name, value] : members) element.set(name, value);
  add("cages", std::move(element));
}

void PadDrawing::draw(const std::vector<model::Atom>& atoms) {
  for (const model::Atom& atom : atoms) {
    std::visit([this](const auto& one) { draw_atom(one); }, atom);
  }
}

void PadDrawing::draw_atom(const model::Outline& outline) { add_cage(outline.cells, {}); }

void PadDrawing::draw_atom(const model::CornerText& corner) {
  const Point middle = middle_of(corner.cell);
  const double half = kTinyFont / kPadCell * 0.3 * static_cast<double>(corner.text.size());
  add_text({middle.x - 0.42 + half, middle.y - 0.34}, corner.text, kTinyFont);
}

void PadDrawing::draw_atom(const model::Shade& shaded) { shade(shaded.cells); }

void PadDrawing::draw_atom(const model::Path& path) {
  using Style = model::Path::Style;
  std::vector<Point> points;
  for (const Cell cell : path.cells) points.push_back(middle_of(cell));
  const std::string_view colour = usual_colour(path.style);
  if (path.style == Style::arrow) return add_way("arrows", points, colour, kThinWidth);
  if (path.style == Style::thermometer) {
    add_shape("underlays", points.front(), kBulb, kBulb,
              {{"rounded", true}, {"backgroundColor", colour}});
  } else if (path.style == Style::slow_thermometer) {
    add_shape("underlays", points.front(), kBulb, kBulb,
              {{"rounded", true}, {"backgroundColor", kPadPaper}, {"borderColor", colour}});
  }
  const bool is_thin = path.style == Style::double_arrow;
  add_way("lines", points, colour, is_thin ? kThinWidth : kLineWidth);
}

void PadDrawing::draw_atom(const model::Pill& pill) {
  const Point first = middle_of(pill.cells.front());
  const Point last = middle_of(pill.cells.back());
  const bool is_straight = first.x == last.x || first.y == last.y;
  const Value::Object look{
      {"rounded", true}, {"backgroundColor", kPadPaper}, {"borderColor", usual_colour({})}};
  if (is_straight) {
    return add_shape("underlays", middle_of(pill.cells), std::abs(last.x - first.x) + kLarge,
                     std::abs(last.y - first.y) + kLarge, look);
  }
  for (const Cell cell : pill.cells) add_shape("underlays", middle_of(cell), kLarge, kLarge, look);
}

void PadDrawing::draw_atom(const model::CellMark& mark) {
  using Shape = model::CellMark::Shape;
  const Point middle = middle_of(mark.cell);
  Value::Object look{{"backgroundColor", kPadShade}, {"borderColor", usual_colour({})}};
  if (mark.shape == Shape::minimum || mark.shape == Shape::maximum) {
    // A wedge at each side.
    const double tip = mark.shape == Shape::minimum ? 0.36 : 0.48;
    const double foot = mark.shape == Shape::minimum ? 0.48 : 0.36;
    constexpr double kHalf = 0.12;
    for (const Point out : {Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}}) {
      const auto at = [&](double along, double aside) {
        return Point{middle.x + out.x * along + out.y * aside,
                     middle.y + out.y * along + out.x * aside};
      };
      add_way("lines", {at(foot, kHalf), at(tip, 0), at(foot, -kHalf)}, usual_colour({}), 2);
    }
    return;
  }
  if (mark.shape == Shape::circle) look.emplace_back("rounded", true);
  if (mark.shape == Shape::diamond) look.emplace_back("angle", 45);
  const double size = mark.shape == Shape::diamond ? kLarge * 0.75 : kLarge;
  add_shape("underlays", middle, size, size, look);
}

void PadDrawing::draw_atom(const model::EdgeMark& mark) {
  const Point middle = middle_of(std::vector<Cell>{mark.cell, mark.other});
  if (mark.shape == model::EdgeMark::Shape::letters) return add_text(middle, mark.text, kSmallFont);
  const bool is_black = mark.shape == model::EdgeMark::Shape::black_dot;
  Value::Object look{{"rounded", true},
                     {"backgroundColor", is_black ? kPadInk : kPadPaper},
                     {"borderColor", kPadInk}};
  if (!mark.text.empty()) {
    texts_.insert(mark.text);
    look.insert(
        look.end(),
        {{"text", mark.text}, {"fontSize", kTinyFont}, {"color", is_black ? kPadPaper : kPadInk}});
  }
  add_shape("overlays", middle, kDot, kDot, look);
}

void PadDrawing::draw_atom(const model::CornerMark& mark) {
  const Point middle = middle_of(mark.cells);
  add_shape("overlays", middle, kCornerCircle, kCornerCircle,
            {{"rounded", true}, {"backgroundColor", kPadPaper}, {"borderColor", kPadInk}});
  // More than two words stand in two rows.
  const auto num_blanks = std::count(mark.text.begin(), mark.text.end(), ' ');
  std::size_t split = num_blanks < 2 ? std::string::npos : 0;
  for (auto i = num_blanks / 2; split != std::string::npos && i >= 0; --i)
    split = mark.text.find(' ', split + 1);
  if (split == std::string::npos) {
    add_text(middle, mark.text, kTinyFont);
  } else {
    constexpr double kRow = 0.1;
    add_text({middle.x, middle.y - kRow}, mark.text.substr(0, split), kTinyFont);
    add_text({middle.x, middle.y + kRow}, mark.text.substr(split + 1), kTinyFont);
  }
  texts_.insert(mark.text);
}

/// Beside the first of its cells, on the other side of the second.
void PadDrawing::draw_atom(const model::OuterText& text) {
  const Point first = middle_of(text.cells.front());
  const Point next = middle_of(text.cells.size() > 1 ? text.cells[1] : text.cells.front());
  const Point step{next.x - first.x, next.y - first.y};
  const Point place{first.x - step.x, first.y - step.y};
  add_text(place, text.text, kOuterFont);
  if (!text.has_arrow) return;
  const auto along = [&](double part) {
    return Point{place.x + part * step.x, place.y + part * step.y};
  };
  add_way("arrows", {along(0.3), along(0.55)}, kPadInk, 2);
}

void PadDrawing::draw(const model::Ornament& ornament) {
  using Kind = model::Ornament::Kind;
  if (ornament.points.empty()) return;
  if (ornament.kind == Kind::line) {
    return add_way("lines", ornament.points, colour_text(ornament.stroke),
                   ornament.width * kPadCell);
  }
  const std::string_view list = ornament.above ? "overlays" : "underlays";
  if (ornament.kind == Kind::text) {
    Value::Object look{{"text", ornament.text},
                       {"fontSize", rounded(ornament.size * kPadCell)},
                       {"color", colour_text(ornament.fill)}};
    if (ornament.angle != 0) look.emplace_back("angle", rounded(ornament.angle));
    return add_shape(list, ornament.points.front(), 0, 0, look);
  }
  // Areas are rectangles, of four corners, or ellipses.
  Point low = ornament.points.front();
  Point high = low;
  for (const Point point : ornament.points) {
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
  }
  const Point centre{(low.x + high.x) / 2, (low.y + high.y) / 2};
  Value::Object look;
  double width = high.x - low.x;
  double height = high.y - low.y;
  if (ornament.points.size() == 4) {
    const Point side{ornament.points[1].x - ornament.points[0].x,
                     ornament.points[1].y - ornament.points[0].y};
    width = length_of(ornament.points[0], ornament.points[1]);
    height = length_of(ornament.points[1], ornament.points[2]);
    const double angle = std::atan2(side.y, side.x) * 180 / std::acos(-1.0);
    if (std::abs(angle) > 0.01) look.emplace_back("angle", rounded(angle));
  } else {
    look.emplace_back("rounded", true);
  }
  if (ornament.fill != model::kNoColour)
    look.emplace_back("backgroundColor", colour_text(ornament.fill));
  if (ornament.stroke != model::kNoColour)
    look.emplace_back("borderColor", colour_text(ornament.stroke));
  add_shape(list, centre, width, height, look);
}

}  // namespace omnidoku::formats
