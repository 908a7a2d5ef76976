// SPDX-License-Identifier: MIT
#include "formats/fpuzzles/things.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "formats/drawn/drawn_things.h"
#include "formats/drawn/ornament_list.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/json.h"
#include "formats/text.h"

namespace omnidoku::formats::fpuzzles_things {
namespace {

using base::Value;
using geometry::Cell;
using model::DrawnThing;

/// Of a name such as "R0C10", which may lie beside the grid.
std::optional<GridSpot> spot_of(const Value& name) {
  const std::string* text = name.if_string();
  if (text == nullptr || text->size() > 12 || text->empty() || (*text)[0] != 'R')
    return std::nullopt;
  const std::size_t c = text->find('C');
  if (c == std::string::npos) return std::nullopt;
  char* end = nullptr;
  const long row = std::strtol(text->c_str() + 1, &end, 10);
  if (end != text->c_str() + c) return std::nullopt;
  const long column = std::strtol(text->c_str() + c + 1, &end, 10);
  if (*end != '\0' || end == text->c_str() + c + 1) return std::nullopt;
  return GridSpot{static_cast<int>(row), static_cast<int>(column)};
}

/// The cells of a list of names; nothing where one of them is none of the board.
std::optional<std::vector<Cell>> cells_of(const model::Puzzle& puzzle, const Value& list) {
  std::vector<Cell> cells;
  for (const Value& name : list.items()) {
    const std::string* text = name.if_string();
    const auto cell = text == nullptr ? std::nullopt : puzzle.board->find_cell(*text);
    if (!cell) return std::nullopt;
    if (std::find(cells.begin(), cells.end(), *cell) == cells.end()) cells.push_back(*cell);
  }
  if (cells.empty()) return std::nullopt;
  return cells;
}

double number_in(const Value& element, std::string_view member) {
  const Value* value = element.find(member);
  const auto number = value == nullptr ? std::nullopt : as_number(*value);
  return number ? static_cast<double>(*number) : 0;
}

std::string text_in(const Value& element) {
  const Value* value = element.find("value");
  if (value == nullptr) return {};
  if (const std::string* text = value->if_string()) return *text;
  const auto number = as_number(*value);
  return number ? std::to_string(*number) : std::string();
}

/// Of a line its own colour; of others what fills them, or else their edge.
void add_colours(DrawnThing& thing, const Value& element) {
  const auto add = [&](std::string_view member) {
    const model::Colour colour = colour_of(element.find(member), model::kNoColour);
    if ((colour & 0xffU) != 0) thing.colours.push_back(colour);
  };
  if (thing.kind == DrawnThing::Kind::line) add("outlineC");
  add("baseC");
  if (thing.form == DrawnThing::Form::text) add("fontC");
  if (thing.colours.empty()) add("outlineC");
}

/// Where the arrows beside numbers outside the grid point: texts of an arrow alone between the
/// place of a number and a cell.
class ArrowsBeside {
 public:
  explicit ArrowsBeside(const std::vector<fpuzzles_drawings::Drawing>& drawings) {
    std::set<std::pair<int, int>> numbers;
    for (const auto& drawing : drawings) {
      const auto spots = spots_of(*drawing.element);
      if (drawing.member == "text" && spots.size() == 1 && !is_arrow(text_in(*drawing.element)))
        numbers.emplace(spots[0].row, spots[0].column);
    }
    for (std::size_t i = 0; i < drawings.size(); ++i) {
      const auto spots = spots_of(*drawings[i].element);
      if (drawings[i].member != "text" || spots.size() != 2) continue;
      const bool is_one = is_arrow(text_in(*drawings[i].element)) &&
                          numbers.contains({spots[0].row, spots[0].column});
      if (is_one) arrows_.push_back({spots[0], spots[1], i});
    }
  }

  struct Arrow {
    GridSpot from;
    GridSpot to;
    std::size_t source = 0;  ///< the index of its drawing
  };
  /// The arrow at a place; null without one.
  [[nodiscard]] const Arrow* at(GridSpot spot) const {
    const auto found = std::find_if(arrows_.begin(), arrows_.end(), [spot](const Arrow& arrow) {
      return arrow.from.row == spot.row && arrow.from.column == spot.column;
    });
    return found == arrows_.end() ? nullptr : &*found;
  }
  [[nodiscard]] bool has(std::size_t source) const {
    return std::any_of(arrows_.begin(), arrows_.end(),
                       [source](const Arrow& arrow) { return arrow.source == source; });
  }

 private:
  static bool is_arrow(const std::string& text) {
    return count_characters(text) == 1 && arrow_in(text);
  }
  static std::vector<GridSpot> spots_of(const Value& element) {
    std::vector<GridSpot> spots;
    const Value* cells = element.find("cells");
    if (cells == nullptr) return spots;
    for (const Value& cell : cells->items()) {
      const auto spot = spot_of(cell);
      if (!spot) return {};
      spots.push_back(*spot);
    }
    return spots;
  }

  std::vector<Arrow> arrows_;
};

/// The thing on cells that are listed.
std::optional<DrawnThing> mark_of(const model::Puzzle& puzzle, std::string_view member,
                                  const Value& element, const ArrowsBeside& arrows) {
  const Value* cell = element.find("cell");
  const Value* cells_member = element.find("cells");
  const Value one = cell == nullptr ? Value::Array() : Value::Array{*cell};
  const Value* list = cell != nullptr ? &one : cells_member;
  if (list == nullptr || list->items().empty()) return std::nullopt;
  const bool may_be_outside = member == "text" || !fpuzzles_drawings::is_drawing(member);
  if (may_be_outside && list->items().size() == 1) {
    const auto spot = spot_of(list->items().front());
    const std::string* name = list->items().front().if_string();
    const ArrowsBeside::Arrow* arrow = spot ? arrows.at(*spot) : nullptr;
    if (arrow != nullptr && !puzzle.board->find_cell(*name)) {
      auto thing = thing_outside(
          puzzle, *spot, text_in(element),
          GridSpot{arrow->to.row - arrow->from.row, arrow->to.column - arrow->from.column});
      if (thing) thing->sources.push_back(arrow->source);
      return thing;
    }
    if (spot && !puzzle.board->find_cell(*name))
      return thing_outside(puzzle, *spot, text_in(element), number_in(element, "angle"));
  }
  const auto cells = cells_of(puzzle, *list);
  if (!cells) return std::nullopt;
  DrawnThing thing;
  thing.cells = *cells;
  thing.text = text_in(element);
  thing.angle = number_in(element, "angle");
  const bool is_large = !fpuzzles_drawings::is_drawing(member) && cells->size() != 1 &&
                        cells->size() != 2 && cells->size() != 4;
  if (member == "cage" || is_large) {
    thing.kind = DrawnThing::Kind::cage;
    return thing;
  }
  thing.kind = DrawnThing::Kind::mark;
  thing.seat = cells->size() == 1   ? DrawnThing::Seat::cell
               : cells->size() == 2 ? DrawnThing::Seat::edge
                                    : DrawnThing::Seat::corner;
  const double width = number_in(element, "width");
  const double height = number_in(element, "height");
  const bool is_turned = std::lround(std::abs(thing.angle)) % 90 == 45;
  thing.form = member == "circle" ? DrawnThing::Form::circle
               : member == "text" ? DrawnThing::Form::text
               : is_turned        ? DrawnThing::Form::diamond
               : width != height  ? DrawnThing::Form::rectangle
                                  : DrawnThing::Form::square;
  const bool fills_its_cell = thing.form == DrawnThing::Form::square && cells->size() == 1 &&
                              thing.text.empty() && std::min(width, height) >= kFilling;
  if (fills_its_cell) thing.kind = DrawnThing::Kind::tint;
  return thing;
}

/// The lines of an element; where it has cells as well these are the circle that they come from.
std::vector<DrawnThing> lines_of(const model::Puzzle& puzzle, const Value& element) {
  std::vector<DrawnThing> lines;
  const Value* circle = element.find("cells");
  const auto bulb = circle == nullptr ? std::nullopt : cells_of(puzzle, *circle);
  for (const Value& line : element.find("lines")->items()) {
    DrawnThing thing;
    std::vector<geometry::Point> points;
    for (const Value& cell : line.items()) {
      const auto spot = spot_of(cell);
      if (!spot || !cell_at(puzzle, *spot)) {
        points.clear();
        break;
      }
      constexpr double kMiddle = 0.5;
      points.push_back({spot->column - kMiddle, spot->row - kMiddle});
    }
    thing.cells = cells_along(puzzle, points);
    std::erase_if(thing.cells, [&bulb](Cell cell) {
      return bulb && std::find(bulb->begin(), bulb->end(), cell) != bulb->end();
    });
    if (bulb) thing.bulb = *bulb;
    if (thing.cells.size() + thing.bulb.size() > 1 && !thing.cells.empty())
      lines.push_back(std::move(thing));
  }
  return lines;
}

}  // namespace

bool is_list_of_things(const Value& value) {
  const auto lies_somewhere = [](const Value& element) {
    return element.find("lines") != nullptr || element.find("cells") != nullptr ||
           element.find("cell") != nullptr;
  };
  return value.is_array() && !value.items().empty() &&
         std::all_of(value.items().begin(), value.items().end(), lies_somewhere);
}

std::vector<DrawnThing> things_of(const model::Puzzle& puzzle,
                                  const std::vector<fpuzzles_drawings::Drawing>& drawings) {
  std::vector<DrawnThing> things;
  const ArrowsBeside arrows(drawings);
  for (std::size_t i = 0; i < drawings.size(); ++i) {
    if (arrows.has(i)) continue;
    const Value& element = *drawings[i].element;
    const std::string member(drawings[i].member);
    std::vector<DrawnThing> made;
    if (element.find("lines") != nullptr) {
      made = lines_of(puzzle, element);
    } else if (auto mark = mark_of(puzzle, member, element, arrows)) {
      made.push_back(*std::move(mark));
    }
    if (made.empty()) {
      // Kept by its name, so that it is told.
      made.emplace_back();
      made.back().kind = DrawnThing::Kind::mark;
    }
    const bool is_drawing = fpuzzles_drawings::is_drawing(member);
    for (DrawnThing& thing : made) {
      thing.name = is_drawing ? "drawn " + member : fpuzzles_names::rule_words(member);
      thing.sources.insert(thing.sources.begin(), i);
      thing.is_accounted = is_drawing && thing.form == DrawnThing::Form::text && thing.text.empty();
      add_colours(thing, element);
      things.push_back(std::move(thing));
    }
  }
  return things;
}

DrawnThing tint_of(Cell cell, const Value& colour, std::size_t source) {
  DrawnThing thing;
  thing.kind = DrawnThing::Kind::tint;
  thing.name = "cell colour";
  thing.cells = {cell};
  thing.sources = {source};
  thing.is_accounted = true;
  const model::Colour known = colour_of(&colour, model::kNoColour);
  if ((known & 0xffU) != 0) thing.colours.push_back(known);
  return thing;
}

}  // namespace omnidoku::formats::fpuzzles_things
