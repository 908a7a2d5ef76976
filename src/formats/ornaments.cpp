// SPDX-License-Identifier: MIT
//
// Both programs measure in cells. f-puzzles names the cells that a drawing lies in ("R0C6" is
// beside the board), SudokuPad gives [row, column] pairs, and widths of lines and sizes of fonts in
// 64ths of a cell.
#include "formats/ornaments.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <string_view>

#include "formats/fpuzzles.h"
#include "formats/json.h"
#include "formats/native_json.h"
#include "model/symbols.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Point;
using model::Colour;
using model::kNoColour;
using model::Ornament;

namespace {

constexpr std::size_t kMost = 4000;
constexpr std::size_t kMostPoints = 2000;
constexpr std::size_t kLongestText = 200;
constexpr double kPixelsOfCell = 64;
constexpr double kBeyond = 6;  // cells around the board
constexpr Colour kBlack = 0x000000FF;
constexpr Colour kGrey = 0x808080FF;
constexpr double kThin = 0.03;

std::optional<double> number_of(const Value* value) {
  if (value == nullptr) return std::nullopt;
  if (const auto* text = value->if_string()) {
    // A number as JSON has it; not every compiler's library reads one with decimals by itself.
    const auto read = parse_json(*text);
    return read && !read->is_string() ? number_of(&*read) : std::nullopt;
  }
  std::optional<double> number;
  if (const auto* whole = value->if_int()) number = static_cast<double>(*whole);
  if (const auto* real = value->if_double()) number = *real;
  return number && std::isfinite(*number) ? number : std::nullopt;
}

/// "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", the names that setters type; grey for other words.
Colour colour_of(const Value* value, Colour otherwise) {
  const std::string* text = value == nullptr ? nullptr : value->if_string();
  if (text == nullptr || text->empty()) return otherwise;
  constexpr std::pair<std::string_view, Colour> kNames[] = {
      {"none", kNoColour},    {"transparent", kNoColour},
      {"black", kBlack},      {"white", 0xFFFFFFFF},
      {"red", 0xFF0000FF},    {"green", 0x008000FF},
      {"blue", 0x0000FFFF},   {"yellow", 0xFFFF00FF},
      {"orange", 0xFFA500FF}, {"purple", 0x800080FF},
      {"gray", kGrey},        {"grey", kGrey},
  };
  for (const auto& [name, colour] : kNames) {
    if (*text == name) return colour;
  }
  if ((*text)[0] != '#') return kGrey;
  std::string digits;
  const bool is_short = text->size() == 4 || text->size() == 5;
  for (const char digit : text->substr(1)) digits.append(is_short ? 2 : 1, digit);
  if (digits.size() == 6) digits += "ff";
  Colour colour = kGrey;
  const char* end = digits.data() + digits.size();
  const auto [read, error] = std::from_chars(digits.data(), end, colour, 16);
  return digits.size() == 8 && error == std::errc() && read == end ? colour : kGrey;
}

/// A rectangle or ellipse around a point, turned by an angle.
std::vector<Point> figure(Point centre, double width, double height, double degrees,
                          bool is_round) {
  std::vector<Point> points;
  if (is_round) {
    constexpr int kCorners = 40;
    for (int i = 0; i < kCorners; ++i) {
      const double at = 2 * std::numbers::pi * i / kCorners;
      points.push_back({width / 2 * std::cos(at), height / 2 * std::sin(at)});
    }
  } else {
    points = {{-width / 2, -height / 2},
              {width / 2, -height / 2},
              {width / 2, height / 2},
              {-width / 2, height / 2}};
  }
  const double turn = degrees * std::numbers::pi / 180;
  for (Point& p : points) {
    p = {centre.x + p.x * std::cos(turn) - p.y * std::sin(turn),
         centre.y + p.x * std::sin(turn) + p.y * std::cos(turn)};
  }
  return points;
}

class Collector {
 public:
  explicit Collector(const model::Document& document)
      : document_(document),
        side_(static_cast<int>(std::lround(std::sqrt(document.puzzle.num_cells())))) {}

  std::vector<Ornament> collect() {
    if (side_ * side_ != document_.puzzle.num_cells()) return {};
    if (const Value* fields = foreign_part(document_, "fpuzzles")) add_fpuzzles(*fields);
    if (const Value* fields = foreign_part(document_, "sudokupad")) add_sudokupad(*fields);
    std::stable_partition(ornaments_.begin(), ornaments_.end(),
                          [](const Ornament& ornament) { return !ornament.above; });
    return std::move(ornaments_);
  }

 private:
  [[nodiscard]] bool is_near(Point p) const {
    const auto fits = [this](double x) { return x >= -kBeyond && x <= side_ + kBeyond; };
    return fits(p.x) && fits(p.y);
  }

  void add(Ornament ornament) {
    if (ornaments_.size() >= kMost || ornament.points.empty()) return;
    if (ornament.points.size() > kMostPoints) return;
    const bool near = std::all_of(ornament.points.begin(), ornament.points.end(),
                                  [this](Point p) { return is_near(p); });
    if (!near || model::find_invalid_utf8(ornament.text)) return;
    ornament.width = std::clamp(ornament.width, 0.0, 3.0);
    ornament.size = std::clamp(ornament.size, 0.0, 4.0);
    ornaments_.push_back(std::move(ornament));
  }

  void add_text(Point at, const Value* words, double size, double angle, Colour colour,
                bool above) {
    std::string text;
    if (words != nullptr) {
      if (const auto* string = words->if_string()) text = *string;
      if (const auto* whole = words->if_int()) text = std::to_string(*whole);
    }
    if (text.empty() || text.size() > kLongestText) return;
    std::replace(text.begin(), text.end(), '\n', ' ');
    Ornament ornament{Ornament::Kind::text, above, {at}};
    ornament.fill = colour;
    ornament.text = std::move(text);
    ornament.size = size;
    ornament.angle = angle;
    add(std::move(ornament));
  }

  // --- f-puzzles -----------------------------------------------------------------------------

  /// "R3C5", also of a cell beside the board: its middle.
  static std::optional<Point> middle_of(const Value& name) {
    const std::string* text = name.if_string();
    if (text == nullptr || text->size() < 4 || (*text)[0] != 'R') return std::nullopt;
    const std::size_t at = text->find('C');
    if (at == std::string::npos) return std::nullopt;
    const Value row(text->substr(1, at - 1));
    const Value column(text->substr(at + 1));
    const auto y = number_of(&row);
    const auto x = number_of(&column);
    if (!x || !y) return std::nullopt;
    return Point{*x - 0.5, *y - 0.5};
  }

  static std::vector<Point> middles_of(const Value* names) {
    std::vector<Point> points;
    if (names == nullptr) return points;
    for (const Value& name : names->items()) {
      if (const auto point = middle_of(name)) points.push_back(*point);
    }
    return points;
  }

  /// Whether a rule that was understood is drawn already.
  [[nodiscard]] bool is_drawn_as_rule(const Value& item) const {
    const Value* rule = item.find("fromConstraint");
    return rule != nullptr && rule->is_string() && document_.puzzle.unknown_rules.empty();
  }

  void add_fpuzzles(const Value& fields) {
    if (const Value* cells = fields.find("grid")) add_cell_colours(*cells);
    for (const std::string_view kind : {"line", "rectangle", "circle", "cage", "text"}) {
      const Value* list = fields.find(kind);
      if (list == nullptr) continue;
      for (const Value& item : list->items()) {
        if (is_drawn_as_rule(item)) continue;
        if (kind == "line") {
          add_lines(item);
        } else if (kind == "cage") {
          const std::vector<Point> cells = middles_of(item.find("cells"));
          if (cells.empty()) continue;
          add_cage(cells, colour_of(item.find("outlineC"), kBlack));
          add_corner_text(cells, item.find("value"), colour_of(item.find("fontC"), kBlack));
        } else {
          add_figure(item, kind);
        }
      }
    }
  }

  void add_cell_colours(const Value& cells) {
    for (const auto& [name, cell] : cells.members()) {
      const auto middle = middle_of(Value(name));
      if (!middle) continue;
      std::vector<Colour> colours;
      for (const std::string_view key : {"c", "cArray", "highlight"}) {
        const Value* value = cell.find(key);
        if (value == nullptr || !colours.empty()) continue;
        for (const Value& one : value->items()) colours.push_back(colour_of(&one, kNoColour));
        if (value->is_string()) colours.push_back(colour_of(value, kNoColour));
      }
      // Several stand side by side.
      const double width = 1.0 / static_cast<double>(std::max<std::size_t>(1, colours.size()));
      for (std::size_t i = 0; i < colours.size(); ++i) {
        const double x = middle->x - 0.5 + (static_cast<double>(i) + 0.5) * width;
        Ornament area{Ornament::Kind::area, false, figure({x, middle->y}, width, 1, 0, false)};
        area.fill = colours[i];
        if (area.fill != kNoColour) add(std::move(area));
      }
    }
  }

  void add_lines(const Value& item) {
    const Value* lines = item.find("lines");
    if (lines == nullptr) return;
    for (const Value& line : lines->items()) {
      Ornament ornament{Ornament::Kind::line, false, middles_of(&line)};
      if (ornament.points.size() == 1) ornament.points.push_back(ornament.points.front());
      ornament.stroke = colour_of(item.find("outlineC"), kGrey);
      ornament.width = number_of(item.find("width")).value_or(0.2);
      add(std::move(ornament));
    }
  }

  /// Rectangles, circles and texts, in the middle of the cells that are named.
  void add_figure(const Value& item, std::string_view kind) {
    const std::vector<Point> cells = middles_of(item.find("cells"));
    if (cells.empty()) return;
    Point centre;
    for (const Point p : cells) {
      centre.x += p.x / static_cast<double>(cells.size());
      centre.y += p.y / static_cast<double>(cells.size());
    }
    const double angle = number_of(item.find("angle")).value_or(0);
    if (kind != "text") {
      const double width = number_of(item.find("width")).value_or(0.5);
      const double height = number_of(item.find("height")).value_or(width);
      // A figure on a line of the grid is not crossed by it.
      const auto is_inside = [](double x) { return std::abs(x - std::floor(x) - 0.5) < 0.1; };
      const bool above = !is_inside(centre.x) || !is_inside(centre.y);
      Ornament area{Ornament::Kind::area, above,
                    figure(centre, width, height, angle, kind == "circle")};
      area.fill = colour_of(item.find("baseC"), kNoColour);
      area.stroke = colour_of(item.find("outlineC"), kNoColour);
      area.width = kThin;
      add(std::move(area));
    }
    const double usual = kind == "text" ? 0.7 : 0.4;
    const double size = number_of(item.find("size")).value_or(usual);
    add_text(centre, item.find("value"), size, angle, colour_of(item.find("fontC"), kBlack), true);
  }

  /// The sides of cells towards cells that are not of the cage, a little inside.
  void add_cage(const std::vector<Point>& cells, Colour colour) {
    constexpr double kInset = 0.42;
    const auto has = [&cells](double x, double y) {
      return std::any_of(cells.begin(), cells.end(), [&](Point p) {
        return std::abs(p.x - x) < 0.1 && std::abs(p.y - y) < 0.1;
      });
    };
    if (cells.size() > static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_)) return;
    for (const Point cell : cells) {
      for (const auto& [dx, dy] : {std::pair(1, 0), {0, 1}, {-1, 0}, {0, -1}}) {
        if (has(cell.x + dx, cell.y + dy)) continue;
        // Along the side, as far as the outline goes on there, and to the one it meets in a nook.
        const auto reach = [&, x = dx, y = dy](int way) {
          if (!has(cell.x + way * y, cell.y + way * x)) return kInset;
          return has(cell.x + way * y + x, cell.y + way * x + y) ? 1 - kInset : 0.5;
        };
        const double ahead = reach(1);
        const double back = reach(-1);
        Ornament side{Ornament::Kind::line, true, {}};
        side.points = {{cell.x + kInset * dx - back * dy, cell.y + kInset * dy - back * dx},
                       {cell.x + kInset * dx + ahead * dy, cell.y + kInset * dy + ahead * dx}};
        side.stroke = colour;
        side.width = kThin;
        add(std::move(side));
      }
    }
  }

  /// What a drawn cage says stands in the corner of its first cell.
  void add_corner_text(const std::vector<Point>& cells, const Value* words, Colour colour) {
    const Point first = *std::min_element(cells.begin(), cells.end(), [](Point a, Point b) {
      return std::pair(a.y, a.x) < std::pair(b.y, b.x);
    });
    add_text({first.x - 0.28, first.y - 0.31}, words, 0.24, 0, colour, true);
  }

  // --- SudokuPad -----------------------------------------------------------------------------

  static const Value* member(const Value& item, std::string_view name, std::string_view zipped) {
    const Value* found = item.find(name);
    return found != nullptr ? found : item.find(zipped);
  }

  /// [row, column] as a point.
  static std::optional<Point> point_of(const Value* pair) {
    if (pair == nullptr || pair->items().size() != 2) return std::nullopt;
    const auto y = number_of(&pair->items()[0]);
    const auto x = number_of(&pair->items()[1]);
    if (!x || !y) return std::nullopt;
    return Point{*x, *y};
  }

  void add_sudokupad(const Value& fields) {
    const auto each = [&fields](std::string_view name, auto&& draw) {
      if (const Value* list = fields.find(name)) {
        for (const Value& item : list->items()) draw(item);
      }
    };
    each("underlays", [this](const Value& item) { add_lay(item, false); });
    each("lines", [this](const Value& item) { add_way(item, false); });
    each("arrows", [this](const Value& item) { add_way(item, true); });
    each("cages", [this](const Value& item) {
      std::vector<Point> cells;
      if (const Value* places = member(item, "cells", "ce")) {
        for (const Value& place : places->items()) {
          if (const auto p = point_of(&place)) cells.push_back({p->x + 0.5, p->y + 0.5});
        }
      }
      add_cage(cells, kBlack);
      if (!cells.empty()) add_corner_text(cells, member(item, "value", "v"), kBlack);
    });
    each("overlays", [this](const Value& item) { add_lay(item, true); });
  }

  void add_way(const Value& item, bool has_head) {
    const Value* way = member(item, "wayPoints", "wp");
    if (way == nullptr) return;
    Ornament line;
    for (const Value& place : way->items()) {
      if (const auto point = point_of(&place)) line.points.push_back(*point);
    }
    line.stroke = colour_of(member(item, "color", "c"), kGrey);
    const auto pixels = number_of(member(item, "thickness", "th"));
    line.width = pixels.value_or(has_head ? 4 : 10) / kPixelsOfCell;
    if (has_head && line.points.size() >= 2) {
      const Point tip = line.points.back();
      const Point before = line.points[line.points.size() - 2];
      const double angle = std::atan2(tip.y - before.y, tip.x - before.x);
      const double length = number_of(member(item, "headLength", "hl")).value_or(0.3);
      Ornament head = line;
      head.points.clear();
      for (const double side : {0.75, 1.0, 1.25}) {
        const double turn = angle + side * std::numbers::pi;
        head.points.push_back(
            side == 1.0 ? tip
                        : Point{tip.x + length * std::cos(turn), tip.y + length * std::sin(turn)});
      }
      add(std::move(head));
    }
    add(std::move(line));
  }

  void add_lay(const Value& item, bool above) {
    const auto centre = point_of(member(item, "center", "ct"));
    if (!centre) return;
    const double width = number_of(member(item, "width", "w")).value_or(0);
    const double height = number_of(member(item, "height", "h")).value_or(width);
    const double angle = number_of(item.find("angle")).value_or(0);
    const Value* rounded = member(item, "rounded", "r");
    const bool is_round =
        rounded != nullptr && fpuzzles_names::as_flag(*rounded) == true && width > 0 && height > 0;
    Ornament area{Ornament::Kind::area, above, figure(*centre, width, height, angle, is_round)};
    area.fill = colour_of(member(item, "backgroundColor", "c2"), kNoColour);
    area.stroke = colour_of(member(item, "borderColor", "c1"), kNoColour);
    area.width = number_of(member(item, "thickness", "th")).value_or(2) / kPixelsOfCell;
    if (width > 0 && height > 0 && (area.fill != kNoColour || area.stroke != kNoColour)) {
      add(std::move(area));
    }
    const auto pixels = number_of(member(item, "fontSize", "fs"));
    add_text(*centre, member(item, "text", "te"), pixels.value_or(20) / kPixelsOfCell, angle,
             colour_of(member(item, "color", "c"), kBlack), above);
  }

  const model::Document& document_;
  int side_;
  std::vector<Ornament> ornaments_;
};

}  // namespace

std::vector<Ornament> ornaments_of(const model::Document& document) {
  if (document.foreign.is_null()) return {};
  return Collector(document).collect();
}

}  // namespace omnidoku::formats
