// SPDX-License-Identifier: MIT
//
// Both programs measure in cells. f-puzzles names the cells that a drawing lies in ("R0C6" is
// beside the board), SudokuPad gives [row, column] pairs, and widths of lines and sizes of fonts in
// 64ths of a cell.
#include "formats/ornaments.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

#include "formats/drawn/ornament_list.h"
#include "formats/fpuzzles/drawings.h"
#include "formats/json.h"
#include "formats/native/json.h"
#include "formats/penpa/drawing.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Point;
using model::Colour;
using model::Drawing;
using model::kNoColour;
using model::Ornament;

namespace {

constexpr double kPixelsOfCell = 64;

// Of what was drawn here, in cells; the text as a part of what it stands in.
constexpr double kDrawnLine = 0.3;
constexpr double kDrawnText = 0.7;

Point centre_of(const std::vector<Point>& points) {
  Point centre;
  for (const Point p : points) {
    centre.x += p.x / static_cast<double>(points.size());
    centre.y += p.y / static_cast<double>(points.size());
  }
  return centre;
}

class Collector {
 public:
  explicit Collector(const model::Puzzle& puzzle)
      : puzzle_(puzzle), list_(static_cast<int>(std::lround(std::sqrt(puzzle.num_cells())))) {}

  [[nodiscard]] bool is_square() const {
    return list_.side() * list_.side() == puzzle_.num_cells();
  }
  void add_carried(const model::Document& document) {
    if (const Value* fields = foreign_part(document, "fpuzzles")) add_fpuzzles(*fields);
    if (const Value* fields = foreign_part(document, "sudokupad")) add_sudokupad(*fields);
    if (const Value* fields = foreign_part(document, "penpa")) penpa::add_drawing(*fields, list_);
  }
  void add_own() {
    for (const Drawing& drawing : puzzle_.drawings) add_drawing(drawing);
  }
  std::vector<Ornament> take() { return list_.take(); }

 private:
  /// Words or a whole number.
  void add_text(Point at, const Value* words, double size, double angle, Colour colour,
                bool above) {
    std::string text;
    if (words != nullptr) {
      if (const auto* string = words->if_string()) text = *string;
      if (const auto* whole = words->if_int()) text = std::to_string(*whole);
    }
    list_.add_text(at, std::move(text), size, angle, colour, above);
  }

  // --- What was drawn here -------------------------------------------------------------------

  [[nodiscard]] Point middle_of(geometry::Cell cell) const {
    const auto side = static_cast<std::size_t>(list_.side());
    const std::size_t row = cell.index() / side;
    const std::size_t column = cell.index() % side;
    return {static_cast<double>(column) + 0.5, static_cast<double>(row) + 0.5};
  }

  void add_drawing(const Drawing& drawing) {
    std::vector<Point> points;
    for (const geometry::Cell cell : drawing.cells) points.push_back(middle_of(cell));
    if (points.empty()) return;
    switch (drawing.form) {
      case Drawing::Form::line: {
        Ornament line{Ornament::Kind::line, false, std::move(points)};
        line.stroke = drawing.colour;
        line.width = kDrawnLine;
        return list_.add(std::move(line));
      }
      case Drawing::Form::tint:
        for (const Point at : points) {
          Ornament area{Ornament::Kind::area, false, figure(at, 1, 1, 0, false)};
          area.fill = drawing.colour;
          list_.add(std::move(area));
        }
        return;
      case Drawing::Form::cage: {
        list_.add_cage(points, drawing.colour == kNoColour ? kBlackInk : drawing.colour);
        const Value words(drawing.text);
        return add_corner_text(points, &words, kBlackInk);
      }
      case Drawing::Form::circle:
      case Drawing::Form::square:
      case Drawing::Form::text: return add_in_the_middle(drawing, points);
    }
  }

  /// What lies between cells is small, and over the lines of the grid.
  void add_in_the_middle(const Drawing& drawing, const std::vector<Point>& points) {
    const Point centre = centre_of(points);
    const bool is_between = points.size() > 1;
    const bool is_text = drawing.form == Drawing::Form::text;
    const double size = is_between ? kDrawnMark : kDrawnFigure;
    if (!is_text) {
      Ornament area{Ornament::Kind::area, is_between,
                    figure(centre, size, size, 0, drawing.form == Drawing::Form::circle)};
      area.fill = drawing.colour;
      area.stroke = kBlackInk;
      area.width = kThinLine;
      list_.add(std::move(area));
    }
    const bool has_ink = is_text && drawing.colour != kNoColour;
    list_.add_text(centre, drawing.text, kDrawnText * size, 0, has_ink ? drawing.colour : kBlackInk,
                   true);
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

  void add_fpuzzles(const Value& fields) {
    if (const Value* cells = fields.find("grid")) add_cell_colours(*cells);
    for (const std::string_view kind : {"line", "rectangle", "circle", "cage", "text"}) {
      const Value* list = fields.find(kind);
      if (list == nullptr) continue;
      for (const Value& item : list->items()) {
        if (fpuzzles_drawings::is_drawn_as_rule(puzzle_, item)) continue;
        if (kind == "line") {
          add_lines(item);
        } else if (kind == "cage") {
          const std::vector<Point> cells = middles_of(item.find("cells"));
          if (cells.empty()) continue;
          list_.add_cage(cells, colour_of(item.find("outlineC"), kBlackInk));
          add_corner_text(cells, item.find("value"), colour_of(item.find("fontC"), kBlackInk));
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
        if (area.fill != kNoColour) list_.add(std::move(area));
      }
    }
  }

  void add_lines(const Value& item) {
    const Value* lines = item.find("lines");
    if (lines == nullptr) return;
    for (const Value& line : lines->items()) {
      Ornament ornament{Ornament::Kind::line, false, middles_of(&line)};
      if (ornament.points.size() == 1) ornament.points.push_back(ornament.points.front());
      ornament.stroke = colour_of(item.find("outlineC"), kGreyInk);
      ornament.width = number_of(item.find("width")).value_or(0.2);
      list_.add(std::move(ornament));
    }
  }

  /// Rectangles, circles and texts, in the middle of the cells that are named.
  void add_figure(const Value& item, std::string_view kind) {
    const std::vector<Point> cells = middles_of(item.find("cells"));
    if (cells.empty()) return;
    const Point centre = centre_of(cells);
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
      area.width = kThinLine;
      list_.add(std::move(area));
    }
    const double usual = kind == "text" ? 0.7 : 0.4;
    const double size = number_of(item.find("size")).value_or(usual);
    add_text(centre, item.find("value"), size, angle, colour_of(item.find("fontC"), kBlackInk),
             true);
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
      list_.add_cage(cells, kBlackInk);
      if (!cells.empty()) add_corner_text(cells, member(item, "value", "v"), kBlackInk);
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
    line.stroke = colour_of(member(item, "color", "c"), kGreyInk);
    const auto pixels = number_of(member(item, "thickness", "th"));
    line.width = pixels.value_or(has_head ? 4 : 10) / kPixelsOfCell;
    if (has_head) {
      list_.add_arrow(line, number_of(member(item, "headLength", "hl")).value_or(0.3));
    } else {
      list_.add(std::move(line));
    }
  }

  void add_lay(const Value& item, bool above) {
    const auto centre = point_of(member(item, "center", "ct"));
    if (!centre) return;
    const double width = number_of(member(item, "width", "w")).value_or(0);
    const double height = number_of(member(item, "height", "h")).value_or(width);
    const double angle = number_of(item.find("angle")).value_or(0);
    const Value* rounded = member(item, "rounded", "r");
    const bool is_round =
        rounded != nullptr && as_flag(*rounded) == true && width > 0 && height > 0;
    Ornament area{Ornament::Kind::area, above, figure(*centre, width, height, angle, is_round)};
    area.fill = colour_of(member(item, "backgroundColor", "c2"), kNoColour);
    area.stroke = colour_of(member(item, "borderColor", "c1"), kNoColour);
    area.width = number_of(member(item, "thickness", "th")).value_or(2) / kPixelsOfCell;
    if (width > 0 && height > 0 && (area.fill != kNoColour || area.stroke != kNoColour)) {
      list_.add(std::move(area));
    }
    const auto pixels = number_of(member(item, "fontSize", "fs"));
    add_text(*centre, member(item, "text", "te"), pixels.value_or(20) / kPixelsOfCell, angle,
             colour_of(member(item, "color", "c"), kBlackInk), above);
  }

  const model::Puzzle& puzzle_;
  OrnamentList list_;
};

}  // namespace

std::vector<Ornament> ornaments_of(const model::Document& document) {
  if (document.foreign.is_null() && document.puzzle.drawings.empty()) return {};
  Collector collector(document.puzzle);
  if (!collector.is_square()) return {};
  collector.add_carried(document);
  collector.add_own();
  return collector.take();
}

std::vector<Ornament> own_ornaments_of(const model::Puzzle& puzzle) {
  Collector collector(puzzle);
  if (!collector.is_square()) return {};
  collector.add_own();
  return collector.take();
}

}  // namespace omnidoku::formats
