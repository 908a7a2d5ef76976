// SPDX-License-Identifier: MIT
#include "formats/fpuzzles_things.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>

#include "formats/drawn_things.h"
#include "formats/json.h"
#include "formats/ornament_list.h"

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

/// The thing on cells that are listed.
std::optional<DrawnThing> mark_of(const model::Puzzle& puzzle, std::string_view member,
                                  const Value& element) {
  const Value* list = element.find("cells");
  if (list == nullptr || list->items().empty()) return std::nullopt;
  if (member == "text" && list->items().size() == 1) {
    const auto spot = spot_of(list->items().front());
    const std::string* name = list->items().front().if_string();
    if (spot && !puzzle.board->find_cell(*name))
      return thing_outside(puzzle, *spot, text_in(element), number_in(element, "angle"));
  }
  const auto cells = cells_of(puzzle, *list);
  if (!cells) return std::nullopt;
  DrawnThing thing;
  thing.cells = *cells;
  thing.text = text_in(element);
  thing.angle = number_in(element, "angle");
  if (member == "cage") {
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
  return thing;
}

}  // namespace

std::vector<DrawnThing> things_of(const model::Puzzle& puzzle,
                                  const std::vector<fpuzzles_drawings::Drawing>& drawings) {
  std::vector<DrawnThing> things;
  for (std::size_t i = 0; i < drawings.size(); ++i) {
    const Value& element = *drawings[i].element;
    const std::string name = "drawn " + std::string(drawings[i].member);
    std::vector<DrawnThing> made;
    if (drawings[i].member == "line") {
      const Value* lines = element.find("lines");
      for (const Value& line : lines == nullptr ? Value::Array() : lines->items()) {
        DrawnThing thing;
        for (const Value& cell : line.items()) {
          const std::string* text = cell.if_string();
          if (const auto found = text == nullptr ? std::nullopt : puzzle.board->find_cell(*text))
            thing.cells.push_back(*found);
        }
        if (thing.cells.size() == line.items().size() && thing.cells.size() > 1)
          made.push_back(std::move(thing));
      }
    } else if (auto mark = mark_of(puzzle, drawings[i].member, element)) {
      made.push_back(*std::move(mark));
    }
    if (made.empty()) {
      // Kept by its name, so that it is told.
      made.emplace_back();
      made.back().kind = DrawnThing::Kind::mark;
    }
    for (DrawnThing& thing : made) {
      thing.name = name;
      thing.sources = {i};
      thing.is_accounted = thing.form == DrawnThing::Form::text && thing.text.empty();
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
