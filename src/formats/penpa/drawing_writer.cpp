// SPDX-License-Identifier: MIT
#include "formats/penpa/drawing_writer.h"

#include <algorithm>
#include <array>
#include <variant>

#include "formats/drawn/usual_colours.h"
#include "model/ornament.h"

namespace omnidoku::formats::penpa {

using base::Value;
using geometry::Cell;

namespace {

// Lists that every drawing has.
constexpr std::array<std::string_view, 9> kListsByPoints{
    "surface", "number", "numberS", "symbol", "line", "lineE", "wall", "cage", "deletelineE"};
constexpr std::array<std::string_view, 7> kListsInOrder{
    "thermo", "arrows", "direction", "squareframe", "polygon", "killercages", "nobulbthermo"};

// Styles of symbols.
constexpr int kWhiteShape = 1;
constexpr int kBlackShape = 2;
constexpr int kGreyShape = 3;
constexpr int kGreyShapeWithRim = 5;
constexpr int kWhiteShapeWithGreyRim = 6;

// Styles of numbers.
constexpr int kPlainNumber = 1;
constexpr int kNumberInWhite = 6;
constexpr int kNumberInBlack = 7;

// Sizes of numbers.
constexpr std::string_view kLargeNumber = "1";
constexpr std::string_view kNumberWithArrow = "2";
constexpr std::string_view kSmallNumber = "5";
constexpr std::string_view kMiddleNumber = "6";
constexpr std::string_view kCandidateNumbers = "7";

constexpr int kThickEdge = 2;
constexpr int kDashed = 10;
constexpr int kDiagonalEdge = 12;
constexpr int kGreySurface = 3;
constexpr int kInFront = 2;
constexpr int kBehind = 1;

std::string key_of(std::int64_t from, std::int64_t to) {
  const auto [first, second] = std::minmax(from, to);
  return std::to_string(first) + "," + std::to_string(second);
}

/// The number of the direction of an arrow beside a number.
int arrow_towards(int rows, int columns) {
  constexpr std::array<std::array<int, 3>, 3> kDirections{{{4, 0, 5}, {1, 0, 2}, {6, 3, 7}}};
  const auto index = [](int step) { return static_cast<std::size_t>(std::clamp(step, -1, 1) + 1); };
  return kDirections.at(index(rows)).at(index(columns));
}

}  // namespace

int DrawingWriter::middle_of(const std::vector<Cell>& cells) const {
  int rows = 0;
  int columns = 0;
  for (const Cell cell : cells) {
    rows += row_of(cell);
    columns += column_of(cell);
  }
  const auto count = static_cast<int>(cells.size());
  return points_.at_halves(2 * rows / count, 2 * columns / count);
}

Value DrawingWriter::centres_of(const std::vector<Cell>& cells) const {
  Value centres = Value::array();
  for (const Cell cell : cells) centres.push_back(centre_of(cell));
  return centres;
}

bool DrawingWriter::put(std::string_view list, const std::string& key, const Value& thing,
                        std::string_view colour) {
  if (!things_.by_points[std::string(list)].try_emplace(key, thing).second) return false;
  if (!colour.empty()) colours_.by_points[std::string(list)].emplace(key, colour);
  return true;
}

void DrawingWriter::add(std::string_view list, Value thing, std::string_view colour) {
  Value::Array& things = things_.in_order[std::string(list)];
  things.push_back(std::move(thing));
  if (colour.empty()) return;
  Value::Array& colours = colours_.in_order[std::string(list)];
  colours.resize(things.size() - 1);
  colours.emplace_back(colour);
}

void DrawingWriter::put_symbol(int point, std::string_view name, int style,
                               std::string_view colour) {
  // Behind the digits in cells, and in front of the lines of the grid.
  const int layer = point < points_.num_centres() ? kBehind : kInFront;
  put("symbol", std::to_string(point), Value::Array{style, name, layer}, colour);
}

void DrawingWriter::put_text(int point, const std::string& text, std::string_view size, int ink,
                             std::string_view colour) {
  if (put("number", std::to_string(point), Value::Array{text, ink, size}, colour))
    texts_.insert(text);
}

void DrawingWriter::put_small_text(Cell cell, const std::string& text, std::string_view colour) {
  constexpr int kQuarters = 4;
  for (int which = 0; which < kQuarters; ++which) {
    const int point = points_.quarter(row_of(cell), column_of(cell), which);
    if (!put("numberS", std::to_string(point), Value::Array{text, kPlainNumber}, colour)) continue;
    texts_.insert(text);
    return;
  }
}

void DrawingWriter::add_cage(const std::vector<Cell>& cells, std::string_view colour) {
  add("killercages", centres_of(cells), colour);
  const std::set<Cell> all(cells.begin(), cells.end());
  const auto has = [&](int row, int column) {
    return row >= 0 && column >= 0 && row < side_ && column < side_ &&
           all.count(Cell(row * side_ + column)) > 0;
  };
  const auto join = [&](int from, int to) { put("cage", key_of(from, to), kDashed, colour); };
  const auto quarter = [this](int row, int column, bool is_low, bool is_right) {
    return points_.quarter(row, column, (is_low ? 2 : 0) + (is_right ? 1 : 0));
  };
  for (const Cell cell : cells) {
    const int row = row_of(cell);
    const int column = column_of(cell);
    for (const bool is_far : {false, true}) {
      const int next = is_far ? 1 : -1;
      if (!has(row + next, column))
        join(quarter(row, column, is_far, false), quarter(row, column, is_far, true));
      if (!has(row, column + next))
        join(quarter(row, column, false, is_far), quarter(row, column, true, is_far));
      // From cell to cell, but where the cage goes on beside both.
      if (has(row, column + 1) && !(has(row + next, column) && has(row + next, column + 1)))
        join(quarter(row, column, is_far, true), quarter(row, column + 1, is_far, false));
      if (has(row + 1, column) && !(has(row, column + next) && has(row + 1, column + next)))
        join(quarter(row, column, true, is_far), quarter(row + 1, column, false, is_far));
    }
  }
}

// --- Constraints -----------------------------------------------------------------------------

void DrawingWriter::draw(const std::vector<model::Atom>& atoms) {
  for (const model::Atom& atom : atoms)
    std::visit([this](const auto& one) { draw_atom(one); }, atom);
}

void DrawingWriter::draw_atom(const model::Outline& outline) { add_cage(outline.cells, {}); }

void DrawingWriter::draw_atom(const model::CornerText& corner) {
  put_small_text(corner.cell, corner.text);
}

void DrawingWriter::draw_atom(const model::Shade& shaded) { shade(shaded.cells); }

void DrawingWriter::draw_atom(const model::Path& path) {
  using Style = model::Path::Style;
  const std::string_view colour = usual_colour(path.style);
  switch (path.style) {
    case Style::thermometer: return add("thermo", centres_of(path.cells), colour);
    case Style::arrow: return add("direction", centres_of(path.cells), colour);
    case Style::slow_thermometer:
      put_symbol(centre_of(path.cells.front()), "circle_L", kWhiteShapeWithGreyRim);
      return add("nobulbthermo", centres_of(path.cells), colour);
    default: return add("nobulbthermo", centres_of(path.cells), colour);
  }
}

void DrawingWriter::draw_atom(const model::Pill& pill) {
  if (pill.cells.size() == 1)
    return put_symbol(centre_of(pill.cells.front()), "circle_L", kWhiteShapeWithGreyRim);
  add("squareframe", centres_of(pill.cells));
}

void DrawingWriter::draw_atom(const model::CellMark& mark) {
  using Shape = model::CellMark::Shape;
  const bool is_square = mark.shape == Shape::square;
  const bool is_circle = mark.shape == Shape::circle;
  put_symbol(centre_of(mark.cell),
             is_circle   ? "circle_L"
             : is_square ? "square_L"
                         : "diamond_L",
             kGreyShape);
}

void DrawingWriter::draw_atom(const model::EdgeMark& mark) {
  const int point = middle_of({mark.cell, mark.other});
  using Shape = model::EdgeMark::Shape;
  if (mark.shape == Shape::letters) return put_text(point, mark.text, kMiddleNumber, kPlainNumber);
  const bool is_black = mark.shape == Shape::black_dot;
  if (mark.text.empty())
    return put_symbol(point, "circle_SS", is_black ? kBlackShape : kWhiteShape);
  put_text(point, mark.text, kSmallNumber, is_black ? kNumberInBlack : kNumberInWhite);
}

void DrawingWriter::draw_atom(const model::CornerMark& mark) {
  const int point = middle_of(mark.cells);
  put_symbol(point, "circle_M", kWhiteShape);
  std::string text = mark.text;
  text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  if (put("number", std::to_string(point), Value::Array{text, kPlainNumber, kSmallNumber}))
    texts_.insert(mark.text);
}

/// Beside the first of its cells, on the other side of the second.
void DrawingWriter::draw_atom(const model::OuterText& text) {
  const Cell first = text.cells.front();
  const Cell next = text.cells.size() > 1 ? text.cells[1] : first;
  const int rows = row_of(next) - row_of(first);
  const int columns = column_of(next) - column_of(first);
  const int point = points_.centre(row_of(first) - rows, column_of(first) - columns);
  if (!text.has_arrow) return put_text(point, text.text, kLargeNumber, kPlainNumber);
  const std::string arrow = "_" + std::to_string(arrow_towards(rows, columns));
  if (put("number", std::to_string(point),
          Value::Array{text.text + arrow, kPlainNumber, kNumberWithArrow}))
    texts_.insert(text.text);
}

// --- What was drawn here -----------------------------------------------------------------------

void DrawingWriter::draw(const model::Drawing& drawing) {
  using Form = model::Drawing::Form;
  const std::string colour =
      drawing.colour == model::kNoColour ? std::string() : model::colour_text(drawing.colour);
  const Cell first = drawing.cells.front();
  switch (drawing.form) {
    case Form::line: return add("nobulbthermo", centres_of(drawing.cells), colour);
    case Form::tint:
      for (const Cell cell : drawing.cells)
        put("surface", std::to_string(centre_of(cell)), kGreySurface, colour);
      return;
    case Form::cage:
      add_cage(drawing.cells, colour);
      if (!drawing.text.empty()) put_small_text(first, drawing.text, colour);
      return;
    case Form::text:
      return put_text(middle_of(drawing.cells), drawing.text, kMiddleNumber, kPlainNumber, colour);
    case Form::circle:
    case Form::square: break;
  }
  // A white or black one between cells would be a dot.
  const int point = middle_of(drawing.cells);
  const std::string shape = drawing.form == Form::circle ? "circle_" : "square_";
  put_symbol(point, shape + (drawing.cells.size() > 1 ? "S" : "L"),
             colour.empty() ? kWhiteShapeWithGreyRim : kGreyShapeWithRim, colour);
  if (!drawing.text.empty()) put_text(point, drawing.text, kMiddleNumber, kPlainNumber);
}

void DrawingWriter::draw_digit(Cell cell, geometry::Digit digit) {
  put("number", std::to_string(centre_of(cell)),
      Value::Array{std::to_string(digit.index() + 1), kPlainNumber, kLargeNumber});
}

void DrawingWriter::draw_candidates(Cell cell, geometry::DigitSet digits) {
  constexpr std::size_t kPlaces = 9;
  if (static_cast<std::size_t>(side_) > kPlaces) {
    std::string text;
    digits.for_each([&text](geometry::Digit digit) {
      text += (text.empty() ? "" : " ") + std::to_string(digit.index() + 1);
    });
    return put_text(centre_of(cell), text, kSmallNumber, kPlainNumber);
  }
  Value::Array places(kPlaces, Value(0));
  digits.for_each([&places](geometry::Digit digit) { places.at(digit.index()) = 1; });
  put("number", std::to_string(centre_of(cell)),
      Value::Array{Value(std::move(places)), kPlainNumber, kCandidateNumbers});
}

void DrawingWriter::draw_wall(Cell cell, Cell next) {
  const int row = row_of(cell);
  const int column = column_of(cell);
  const bool is_below = row_of(next) > row;
  const int end = points_.at_halves(2 * row + 1, 2 * column + 1);
  const int start = is_below ? end - 1 : end - points_.width();
  put("lineE", key_of(start, end), kThickEdge);
}

void DrawingWriter::draw_diagonal(
    const std::vector<std::pair<std::int64_t, std::int64_t>>& pieces) {
  for (const auto& [from, to] : pieces) put("lineE", key_of(from, to), kDiagonalEdge);
}

void DrawingWriter::shade(const std::vector<Cell>& cells) {
  for (const Cell cell : cells) put("surface", std::to_string(centre_of(cell)), kGreySurface);
}

// --- All of it ---------------------------------------------------------------------------------

void DrawingWriter::restore(const Value& drawn, const Value* colours) {
  for (const auto& [list, things] : drawn.members()) {
    const Value* own = colours == nullptr ? nullptr : colours->find(list);
    const auto colour_of_thing = [](const Value* colour) {
      const std::string* text = colour == nullptr ? nullptr : colour->if_string();
      return text == nullptr ? std::string_view() : std::string_view(*text);
    };
    for (const auto& [key, thing] : things.members())
      put(list, key, thing, colour_of_thing(own == nullptr ? nullptr : own->find(key)));
    for (std::size_t i = 0; i < things.items().size(); ++i) {
      if (things.items()[i].items().empty()) continue;
      const bool is_coloured = own != nullptr && i < own->items().size();
      add(list, things.items()[i], colour_of_thing(is_coloured ? &own->items()[i] : nullptr));
    }
  }
}

Value DrawingWriter::as_value(const Lists& lists) {
  Value value = Value::object();
  for (const std::string_view command : {"command_redo", "command_undo", "command_replay"})
    value.set(command, Value::object({{"__a", Value::array()}}));
  for (const std::string_view list : kListsByPoints) value.set(list, Value::object());
  for (const std::string_view list : kListsInOrder) value.set(list, Value::array());
  for (const auto& [list, things] : lists.by_points)
    value.set(list, Value(Value::Object(things.begin(), things.end())));
  for (const auto& [list, things] : lists.in_order) value.set(list, Value(things));
  return value;
}

Value DrawingWriter::drawn() const { return as_value(things_); }

Value DrawingWriter::colours() const { return as_value(colours_); }

Value DrawingWriter::nothing() { return as_value({}); }

bool is_beside(const std::vector<model::Atom>& atoms) {
  return std::any_of(atoms.begin(), atoms.end(), [](const model::Atom& atom) {
    return std::holds_alternative<model::OuterText>(atom);
  });
}

}  // namespace omnidoku::formats::penpa
