// SPDX-License-Identifier: MIT
#include "formats/fpuzzles_things.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>

#include "formats/json.h"

namespace omnidoku::formats::fpuzzles_things {
namespace {

using base::Value;
using geometry::Cell;
using model::DrawnThing;

/// Row and column of a name such as "R0C10", which may lie beside the grid.
struct Spot {
  int row = 0;
  int column = 0;
};

std::optional<Spot> spot_of(const Value& name) {
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
  return Spot{static_cast<int>(row), static_cast<int>(column)};
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

/// "#RGB", "#RRGGBB", "#RRGGBBAA"; nothing for a colour that paints nothing, too.
std::optional<model::Colour> colour_of(const Value* value) {
  const std::string* text = value == nullptr ? nullptr : value->if_string();
  if (text == nullptr || text->empty() || (*text)[0] != '#') return std::nullopt;
  std::string digits = text->substr(1);
  if (digits.size() == 3) {
    std::string wide;
    for (const char c : digits) wide += std::string(2, c);
    digits = wide;
  }
  if (digits.size() == 6) digits += "ff";
  if (digits.size() != 8 || digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos)
    return std::nullopt;
  const auto colour = static_cast<model::Colour>(std::strtoul(digits.c_str(), nullptr, 16));
  return (colour & 0xffU) == 0 ? std::nullopt : std::optional(colour);
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

/// The cells that a text beside the grid looks along, from it on: straight on, or slanting where it
/// has an arrow.
std::vector<Cell> lane_from(const model::Puzzle& puzzle, Spot spot, int down, int right) {
  std::vector<Cell> cells;
  for (int i = 1; i <= puzzle.num_cells(); ++i) {
    const auto cell = puzzle.board->find_cell("R" + std::to_string(spot.row + i * down) + "C" +
                                              std::to_string(spot.column + i * right));
    if (!cell) break;
    cells.push_back(*cell);
  }
  return cells;
}

/// Where an arrow in a text points, clockwise in eighths from the right; nothing without one.
std::optional<int> arrow_in(const std::string& text) {
  constexpr std::pair<std::string_view, int> kArrows[] = {
      {"\xe2\x86\x92", 0}, {"\xe2\x86\x98", 1}, {"\xe2\x86\x93", 2}, {"\xe2\x86\x99", 3},
      {"\xe2\x86\x90", 4}, {"\xe2\x86\x96", 5}, {"\xe2\x86\x91", 6}, {"\xe2\x86\x97", 7}};
  for (const auto& [sign, turn] : kArrows) {
    if (text.find(sign) != std::string::npos) return turn;
  }
  return std::nullopt;
}

/// A text at one place beside the grid.
std::optional<DrawnThing> outside_of(const model::Puzzle& puzzle, const Value& element, Spot spot) {
  const auto size = static_cast<int>(std::lround(std::sqrt(puzzle.num_cells())));
  const bool is_above = spot.row < 1;
  const bool is_below = spot.row > size;
  const bool is_left = spot.column < 1;
  const bool is_right = spot.column > size;
  int down = is_above ? 1 : is_below ? -1 : 0;
  int right = is_left ? 1 : is_right ? -1 : 0;
  DrawnThing thing;
  thing.kind = DrawnThing::Kind::outside;
  thing.form = DrawnThing::Form::text;
  thing.text = text_in(element);
  thing.angle = number_in(element, "angle");
  if (const auto turn = arrow_in(thing.text)) {
    constexpr Spot kTurns[] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                               {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
    const int more = static_cast<int>(std::lround(thing.angle / 45));
    const Spot step = kTurns[((*turn + more) % 8 + 8) % 8];
    down = step.row;
    right = step.column;
    thing.is_slanted = down != 0 && right != 0;
  } else if (down != 0 && right != 0) {
    return std::nullopt;
  }
  thing.cells = lane_from(puzzle, spot, down, right);
  if (thing.cells.empty()) return std::nullopt;
  return thing;
}

void add_colours(DrawnThing& thing, const Value& element) {
  for (const std::string_view member : {"baseC", "outlineC", "fontC"}) {
    const bool is_line = thing.kind == DrawnThing::Kind::line;
    if (is_line != (member == "outlineC") && member != "baseC") continue;
    if (member == "fontC" && thing.form != DrawnThing::Form::text) continue;
    if (const auto colour = colour_of(element.find(member))) thing.colours.push_back(*colour);
  }
}

/// The thing on cells that are listed.
std::optional<DrawnThing> mark_of(const model::Puzzle& puzzle, std::string_view member,
                                  const Value& element) {
  const Value* list = element.find("cells");
  if (list == nullptr || list->items().empty()) return std::nullopt;
  if (member == "text" && list->items().size() == 1) {
    const auto spot = spot_of(list->items().front());
    const std::string* name = list->items().front().if_string();
    if (spot && !puzzle.board->find_cell(*name)) return outside_of(puzzle, element, *spot);
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
  if (const auto known = colour_of(&colour)) thing.colours.push_back(*known);
  return thing;
}

}  // namespace omnidoku::formats::fpuzzles_things
