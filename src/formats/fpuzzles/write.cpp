// SPDX-License-Identifier: MIT
//
// Writing f-puzzles JSON. The rows, columns and regions of the board go into the cells, diagonals
// and disjoint groups into their flags, any other house becomes an extra region. Then everything
// that was carried along is put back.
#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

#include "constraints/constraint_type.h"
#include "formats/drawn/ornament_list.h"
#include "formats/drawn/usual_colours.h"
#include "formats/fpuzzles/elements.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/native/beside.h"
#include "formats/native/constraint_json.h"
#include "formats/native/json.h"
#include "formats/square_houses.h"
#include "formats/text/puzzle_text.h"
#include "formats/words/told_rules.h"

namespace omnidoku::formats {

using base::Result;
using base::Value;
using constraints::ConstraintType;
using geometry::Board;
using geometry::Cell;
using geometry::CellList;
using geometry::Digit;
using geometry::DigitSet;

namespace {

using fpuzzles_names::kBesideBeyond;
using fpuzzles_names::kBeyond;
using fpuzzles_names::kDrawnCages;
using fpuzzles_names::kFogLit;
using fpuzzles_names::kFormat;
using fpuzzles_names::kNegative;
using fpuzzles_names::kRootCages;
using fpuzzles_names::kSaidWhenSolved;

Value digit_list(DigitSet digits) {
  Value list = Value::array();
  digits.for_each([&list](Digit digit) { list.push_back(static_cast<int>(digit.index()) + 1); });
  return list;
}

/// The numbers of the regions of the board, in order of their first cells; the numbers of odd
/// regions that are carried along are left out.
std::vector<int> region_numbers(const SquareHouses& houses, const Value* leftovers) {
  std::set<std::int64_t> taken;
  if (leftovers != nullptr) {
    for (const auto& [name, leftover] : leftovers->members()) {
      const Value* region = leftover.find("region");
      if (region == nullptr) continue;
      if (const auto number = as_number(*region)) taken.insert(*number);
    }
  }
  std::vector<int> numbers(houses.region_of.size(), -1);
  int next = 0;
  for (const int region : houses.region_of) {
    if (region < 0 || numbers[static_cast<std::size_t>(region)] >= 0) continue;
    while (taken.count(next) != 0) ++next;
    numbers[static_cast<std::size_t>(region)] = next++;
  }
  return numbers;
}

Result<Value> grid_rows(const model::Document& document, const SquareHouses& houses,
                        const Value* foreign, std::string_view format) {
  const model::Puzzle& puzzle = document.puzzle;
  const int size = puzzle.num_digits();
  const Value* leftovers = foreign == nullptr ? nullptr : foreign->find("grid");
  const std::vector<int> numbers = region_numbers(houses, leftovers);
  Value rows = Value::array();
  std::size_t i = 0;
  for (int r = 0; r < size; ++r) {
    Value row = Value::array();
    for (int c = 0; c < size; ++c, ++i) {
      Value cell = Value::object();
      if (puzzle.givens[i]) {
        cell.set("value", static_cast<int>(puzzle.givens[i]->index()) + 1);
        cell.set("given", true);
      } else if (document.play && document.play->entries[i]) {
        cell.set("value", static_cast<int>(document.play->entries[i]->index()) + 1);
      }
      if (puzzle.allowed[i].empty()) {
        return cannot_say(format, "a cell whose pencilmark clue allows nothing");
      }
      if (puzzle.allowed[i] != puzzle.all_digits()) {
        cell.set("givenPencilMarks", digit_list(puzzle.allowed[i]));
      }
      if (document.play && !document.play->marks[i].centre.empty()) {
        cell.set("centerPencilMarks", digit_list(document.play->marks[i].centre));
      }
      if (document.play && !document.play->marks[i].corner.empty()) {
        cell.set("cornerPencilMarks", digit_list(document.play->marks[i].corner));
      }
      if (!houses.usual_boxes) {
        const int region = houses.region_of[i];
        cell.set("region", region < 0 ? Value() : Value(numbers[static_cast<std::size_t>(region)]));
      }
      if (leftovers != nullptr) {
        if (const Value* leftover = leftovers->find(puzzle.board->name(Cell(i)))) {
          for (const auto& [key, value] : leftover->members()) cell.set(key, value);
        }
      }
      row.push_back(std::move(cell));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::optional<std::string_view> foreign_name(const ConstraintType& type) {
  for (const constraints::ForeignName& foreign : type.foreign) {
    if (foreign.format == kFormat) return foreign.name;
  }
  return std::nullopt;
}

Value cell_names(const Board& board, const CellList& cells) {
  Value names = Value::array();
  for (const Cell cell : cells) names.push_back(board.name(cell));
  return names;
}

/// {"cells": [...], "value": "17"}; nothing when an argument has no place.
std::optional<Value> element_of(const model::Puzzle& puzzle, const ConstraintType& type,
                                const model::ConstraintSpec& spec) {
  Value element = Value::object({{std::string(fpuzzles_elements::place_member(type)),
                                  fpuzzles_elements::place_value(puzzle, type, spec.cells)}});
  for (const auto& [name, argument] : spec.arguments.all()) {
    const std::string_view member = fpuzzles_elements::member_for(type, name);
    if (member.empty()) return std::nullopt;
    element.set(member, fpuzzles_elements::argument_value(puzzle, member, argument));
  }
  for (auto& [member, value] : fpuzzles_elements::implied_members(puzzle, type, spec))
    element.set(member, std::move(value));
  return element;
}

/// Adds an element to the list with this name, which is made when it is not there.
void add_element(Value& root, std::string_view name, Value element) {
  if (!root.has(name)) root.set(name, Value::array());
  for (auto& [key, value] : *root.if_object()) {
    if (key != name) continue;
    value.push_back(std::move(element));
    return;
  }
}

/// The element, with its list, as which a rule is said where digits are named repeatedly: a
/// quadruple of two equal digits; nothing where there is none for this constraint.
std::optional<std::pair<std::string_view, Value>> repeated_element(
    const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  for (const ConstraintType* type : constraints::constraint_types()) {
    const auto* text = spec.arguments.get<std::string>(type->repeated.parameter);
    const auto name = foreign_name(*type);
    if (type->repeated.type != spec.type || text == nullptr || !name) continue;
    Value::Array digits;
    DigitSet all;
    std::istringstream words(*text);
    for (std::string word; words >> word;) {
      const auto digit = puzzle.symbols.find(word);
      if (!digit) return std::nullopt;
      all.insert(*digit);
      digits.emplace_back(static_cast<int>(digit->index()) + 1);
    }
    model::ConstraintSpec plain;
    plain.type = type->id;
    plain.cells = spec.cells;
    const std::string parameter(type->parameters.front().name);
    plain.arguments.set(parameter, all);
    if (digits.size() > spec.cells.size() || !constraints::validate(puzzle, plain)) continue;
    auto element = element_of(puzzle, *type, plain);
    if (!element) continue;
    element->set(fpuzzles_elements::member_for(*type, parameter), Value(std::move(digits)));
    return std::pair(*name, *std::move(element));
  }
  return std::nullopt;
}

/// A constraint that f-puzzles has no name for, or no place for all that it says.
struct Unsaid {
  const model::ConstraintSpec* spec;
  std::string what;  ///< for "f-puzzles cannot say"
};

/// Adds all others; returns those that it cannot.
std::vector<Unsaid> add_constraints(const model::Puzzle& puzzle, bool keeps_drawings, Value& root) {
  std::vector<Unsaid> unsaid;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (keeps_drawings && !spec.said.empty()) continue;  // the words and drawings are there
    if (auto repeated = repeated_element(puzzle, spec)) {
      add_element(root, repeated->first, std::move(repeated->second));
      continue;
    }
    const ConstraintType* type = constraints::find_constraint_type(spec.type);
    const auto name = type == nullptr ? std::nullopt : foreign_name(*type);
    if (!name) {
      unsaid.push_back({&spec, "a constraint of the type '" + spec.type + "'"});
      continue;
    }
    if (const auto marks = fpuzzles_names::marks_of_negative(*name); !marks.empty()) {
      add_element(root, kNegative, std::string(marks));
      continue;
    }
    if (type->shape == constraints::SpecShape::none) {
      root.set(*name, true);
      continue;
    }
    if (*name == kRootCages) {
      const std::int64_t number = *spec.arguments.get<std::int64_t>(type->parameters.front().name);
      add_element(root, kDrawnCages,
                  Value::object({{"cells", cell_names(*puzzle.board, spec.cells)},
                                 {"value", "DR" + std::to_string(number)}}));
      continue;
    }
    auto element = element_of(puzzle, *type, spec);
    if (!element) {
      unsaid.push_back({&spec, "all parameters of the type '" + spec.type + "'"});
      continue;
    }
    add_element(root, *name, *std::move(element));
  }
  return unsaid;
}

/// Puts the further members of elements back into those at the same place, as `member` says it,
/// each into one of its own; elements that were not understood are added as they are.
void restore_elements(Value& list, const ConstraintType& type, const Value& leftovers) {
  const std::string_view member = fpuzzles_elements::place_member(type);
  const auto must_be_read = [&type](const auto& one) {
    const constraints::Parameter* parameter = fpuzzles_elements::parameter_of(type, one.first);
    return parameter != nullptr && fpuzzles_elements::must_be_read(*parameter);
  };
  std::vector<bool> is_whole(list.items().size(), false);
  for (const Value& leftover : leftovers.items()) {
    const Value* place = leftover.find(member);
    if (place == nullptr ||
        std::any_of(leftover.members().begin(), leftover.members().end(), must_be_read)) {
      list.push_back(leftover);  // it has become no constraint
      continue;
    }
    for (std::size_t i = 0; i < is_whole.size(); ++i) {
      Value& element = (*list.if_array())[i];
      const Value* there = element.find(member);
      if (is_whole[i] || there == nullptr || *there != *place) continue;
      for (const auto& [key, value] : leftover.members()) element.set(key, value);
      is_whole[i] = true;
      break;
    }
  }
}

/// Puts drawn cages back; one without a value is what else was said of a cage with one.
void restore_drawn_cages(Value& list, const Value& kept) {
  const std::size_t num_made = list.items().size();
  std::vector<bool> is_whole(num_made, false);
  for (const Value& cage : kept.items()) {
    const Value* cells = cage.find("cells");
    std::size_t i = 0;
    while (i < num_made && (is_whole[i] || cells == nullptr || cage.has("value") ||
                            *list.items()[i].find("cells") != *cells))
      ++i;
    if (i == num_made) {
      list.push_back(cage);
      continue;
    }
    for (const auto& [key, value] : cage.members()) (*list.if_array())[i].set(key, value);
    is_whole[i] = true;
  }
}

void restore_foreign(Value& root, const Value& foreign) {
  for (const auto& [key, value] : foreign.members()) {
    if (key == "grid") continue;
    const ConstraintType* type = constraints::find_foreign_type(kFormat, key);
    if (key == kNegative && root.has(key) && value.is_array()) {
      for (const Value& marks : value.items()) add_element(root, key, marks);
      continue;
    }
    if (key == kDrawnCages && root.has(key) && value.is_array()) {
      for (auto& [name, list] : *root.if_object()) {
        if (name == key) restore_drawn_cages(list, value);
      }
      continue;
    }
    if (type == nullptr || !value.is_array()) {
      if (!root.has(key)) root.set(key, value);
      continue;
    }
    if (!root.has(key)) root.set(key, Value::array());
    for (auto& [name, list] : *root.if_object()) {
      if (name == key && list.is_array()) restore_elements(list, *type, value);
    }
  }
}

Value solution_value(const model::FilledGrid& solution) {
  Value list = Value::array();
  for (const Digit digit : solution) list.push_back(static_cast<int>(digit.index()) + 1);
  return list;
}

// --- Rules that it has no name for ---------------------------------------------------------------

/// Draws the glyph of a constraint with f-puzzles' cosmetic elements.
class Drawer {
 public:
  Drawer(const Board& board, Value& root) : board_(board), root_(root) {}

  void draw(const std::vector<model::Atom>& atoms) {
    for (const model::Atom& atom : atoms) {
      std::visit([this](const auto& one) { draw(one); }, atom);
    }
  }

  /// What was drawn, in lists by the names of members.
  [[nodiscard]] const Value& drawn() const { return drawn_; }
  /// The texts that stand in what was drawn since this was asked.
  [[nodiscard]] std::set<std::string> take_texts() { return std::exchange(texts_, {}); }

 private:
  static constexpr std::string_view kInk = "#000000";
  static constexpr std::string_view kPaper = "#FFFFFF";
  static constexpr std::string_view kShade = "#E0E0E0";

  void add(std::string_view list, const Value& cells, const base::Value::Object& members) {
    Value element = Value::object({{"cells", cells}});
    for (const auto& [key, value] : members) element.set(key, value);
    add(list, std::move(element));
  }
  void add(std::string_view list, Value element) {
    add_element(drawn_, list, element);
    add_element(root_, list, std::move(element));
  }
  void add_text(const Value& cells, const std::string& text, double size) {
    texts_.insert(text);
    add("text", cells, {{"value", text}, {"fontC", kInk}, {"size", size}});
  }
  void add_shape(std::string_view list, const Value& cells, std::string_view fill, double size,
                 const std::string& text = {}) {
    base::Value::Object members{
        {"baseC", fill}, {"outlineC", kInk}, {"width", size}, {"height", size}};
    texts_.insert(text);
    if (!text.empty()) members.emplace_back("value", text);
    if (!text.empty()) members.emplace_back("fontC", fill == kInk ? kPaper : kInk);
    add(list, cells, members);
  }

  void draw(const model::Outline& outline) {
    add("cage", cell_names(board_, outline.cells), {{"value", ""}, {"outlineC", kInk}});
  }
  void draw(const model::CornerText& corner) {
    texts_.insert(corner.text);
    add("cage", cell_names(board_, {corner.cell}),
        {{"value", corner.text}, {"outlineC", "#00000000"}, {"fontC", kInk}});
  }
  void draw(const model::Shade& shade) {
    for (const Cell cell : shade.cells) {
      add("rectangle", cell_names(board_, {cell}),
          {{"baseC", kShade}, {"outlineC", kShade}, {"width", 1}, {"height", 1}});
    }
  }
  void draw(const model::Path& path) {
    using Style = model::Path::Style;
    const bool has_bulb = path.style == Style::thermometer || path.style == Style::slow_thermometer;
    const bool is_thin = path.style == Style::arrow || path.style == Style::double_arrow;
    const std::string_view colour = usual_colour(path.style);
    if (has_bulb)
      add_shape("circle", cell_names(board_, {path.cells.front()}), colour, kDrawnFigure);
    Value line = Value::object({{"lines", Value::Array{cell_names(board_, path.cells)}}});
    line.set("outlineC", colour);
    line.set("width", is_thin ? 0.1 : 0.3);
    add("line", std::move(line));
  }
  void draw(const model::Pill& pill) {
    for (const Cell cell : pill.cells) {
      add_shape("circle", cell_names(board_, {cell}), kPaper, kDrawnFigure);
    }
  }
  void draw(const model::CellMark& mark) {
    using Shape = model::CellMark::Shape;
    const bool is_square = mark.shape == Shape::square || mark.shape == Shape::diamond;
    add_shape(is_square ? "rectangle" : "circle", cell_names(board_, {mark.cell}), kShade,
              kDrawnFigure);
  }
  void draw(const model::EdgeMark& mark) {
    const Value cells = cell_names(board_, {mark.cell, mark.other});
    if (mark.shape == model::EdgeMark::Shape::letters)
      return add_text(cells, mark.text, kDrawnMark);
    const bool is_black = mark.shape == model::EdgeMark::Shape::black_dot;
    add_shape("circle", cells, is_black ? kInk : kPaper, kDrawnMark, mark.text);
  }
  void draw(const model::CornerMark& mark) {
    add_shape("circle", cell_names(board_, mark.cells), kPaper, kDrawnMark, mark.text);
  }
  /// Beside the first of its cells, on the other side of the second.
  void draw(const model::OuterText& text) {
    const int side = board_.num_digits();
    const auto place = [side](Cell cell) {
      return std::pair(static_cast<int>(cell.index()) / side,
                       static_cast<int>(cell.index()) % side);
    };
    const auto [row, column] = place(text.cells.front());
    const auto [next_row, next_column] =
        place(text.cells.size() > 1 ? text.cells[1] : text.cells.front());
    add_text(Value::Array{"R" + std::to_string(2 * row - next_row + 1) + "C" +
                          std::to_string(2 * column - next_column + 1)},
             text.text, 0.6);
  }

  const Board& board_;
  Value& root_;
  Value drawn_ = Value::object();
  std::set<std::string> texts_;
};

/// Whether all rules of the puzzle are among those read again. References by number, such as "#3",
/// say something else where constraints come in another order.
bool has_all_rules(const model::Puzzle& again, const model::Puzzle& puzzle) {
  const std::vector<model::ConstraintSpec>& all = again.constraints;
  return std::none_of(all.begin(), all.end(), counts_others) &&
         std::all_of(puzzle.constraints.begin(), puzzle.constraints.end(), [&](const auto& spec) {
           return !spec.said.empty() || std::find(all.begin(), all.end(), spec) != all.end();
         });
}

/// Reads the object, and puts the puzzle beside one that is not read as all of it. Error: something
/// that is not understood would be lost.
Result<void> make_whole(const model::Document& document, std::string_view format, Value& root) {
  const model::Puzzle& puzzle = document.puzzle;
  const bool is_plain = puzzle.constraints.empty() && puzzle.drawings.empty() &&
                        puzzle.metadata.rules.empty() && puzzle.unknown_rules.empty();
  if (is_plain) return {};
  const auto again = with_words_read(read_fpuzzles(JsonCursor("", root), {}));
  if (!again && !puzzle.unknown_rules.empty()) return again.error();
  if (again) {
    auto kept = require_still_told(puzzle, again->puzzle, format, {.in_words = true});
    if (!kept) return kept;
    if (is_same_puzzle(again->puzzle, puzzle)) return {};
  }
  Value beyond = Value::object();
  if (const Value* said = root.find(kBeyond);
      said != nullptr && again && has_all_rules(again->puzzle, puzzle))
    beyond = *said;
  beyond.set(kBesideBeyond, beside_value(document));
  root.set(kBeyond, std::move(beyond));
  return {};
}

/// What was drawn here, as f-puzzles draws it.
void add_drawing(const model::Puzzle& puzzle, const model::Drawing& drawing, Value& root) {
  using Form = model::Drawing::Form;
  const bool has_colour = drawing.colour != model::kNoColour;
  const std::string colour = model::colour_text(drawing.colour);
  const Value cells = cell_names(*puzzle.board, drawing.cells);
  Value element = Value::object();
  if (drawing.form == Form::line) {
    element.set("lines", Value::Array{cells});
    if (has_colour) element.set("outlineC", colour);
    return add_element(root, "line", std::move(element));
  }
  if (drawing.form == Form::tint) {
    for (const Cell cell : drawing.cells) {
      add_element(root, "rectangle",
                  Value::object({{"cells", cell_names(*puzzle.board, {cell})},
                                 {"baseC", colour},
                                 {"width", 1},
                                 {"height", 1}}));
    }
    return;
  }
  element.set("cells", cells);
  element.set("value", drawing.text);
  if (drawing.form == Form::text || drawing.form == Form::cage) {
    if (has_colour) element.set(drawing.form == Form::text ? "fontC" : "outlineC", colour);
    return add_element(root, drawing.form == Form::text ? "text" : "cage", std::move(element));
  }
  const double size = drawing.cells.size() > 1 ? kDrawnMark : kDrawnFigure;
  if (has_colour) element.set("baseC", colour);
  element.set("outlineC", "#000000");
  element.set("width", size);
  element.set("height", size);
  add_element(root, drawing.form == Form::circle ? "circle" : "rectangle", std::move(element));
}

/// The object with all that it can say; what it cannot is added to `unsaid`.
Result<Value> write_sayable(const model::Document& document, std::string_view format,
                            std::vector<Unsaid>& unsaid) {
  const model::Puzzle& puzzle = document.puzzle;
  if (!puzzle.symbols.is_standard()) {
    return cannot_say(format, "other symbols than the numbers from 1");
  }
  const auto houses = sort_houses(*puzzle.board);
  if (!houses) return cannot_say(format, "this board, only square grids");
  const Value* foreign = foreign_part(document, kFormat);
  Value root = Value::object({{"size", puzzle.num_digits()}});
  const model::Metadata& metadata = puzzle.metadata;
  if (!metadata.title.empty()) root.set("title", metadata.title);
  if (!metadata.author.empty()) root.set("author", metadata.author);
  if (!metadata.rules.empty()) root.set("ruleset", metadata.rules);
  auto grid = grid_rows(document, *houses, foreign, format);
  if (!grid) return grid;
  root.set("grid", *std::move(grid));
  if (houses->rising) root.set("diagonal+", true);
  if (houses->falling) root.set("diagonal-", true);
  if (houses->disjoint) root.set("disjointgroups", true);
  unsaid = add_constraints(puzzle, foreign != nullptr, root);
  for (const CellList& cells : houses->extra) {
    add_element(root, "extraregion", Value::object({{"cells", cell_names(*puzzle.board, cells)}}));
  }
  if (puzzle.solution) root.set("solution", solution_value(*puzzle.solution));
  if (puzzle.fog) root.set(kFogLit, cell_names(*puzzle.board, *puzzle.fog));
  if (!metadata.congratulation.empty()) root.set(kSaidWhenSolved, metadata.congratulation);
  for (const model::Drawing& drawing : puzzle.drawings) add_drawing(puzzle, drawing, root);
  if (foreign != nullptr) restore_foreign(root, *foreign);
  return root;
}

}  // namespace

Result<Value> write_fpuzzles_drawn(const model::Document& document, std::string_view format,
                                   std::vector<std::string>& drawn) {
  const model::Puzzle& puzzle = document.puzzle;
  std::vector<Unsaid> unsaid;
  auto root = write_sayable(document, format, unsaid);
  if (!root) return root;
  RuleTeller teller(puzzle);
  Drawer drawer(*puzzle.board, *root);
  Value constraints = Value::array();
  for (const auto& [spec, what] : unsaid) {
    const ConstraintType* type = constraints::find_constraint_type(spec->type);
    if (type == nullptr) return cannot_say(format, what);
    const auto glyph =
        type->glyph == nullptr ? std::vector<model::Atom>() : type->glyph(puzzle, *spec);
    drawer.draw(glyph);
    teller.tell(*spec, !glyph.empty(), drawer.take_texts());
    constraints.push_back(constraint_value(puzzle, *spec));
    const std::string title(type->title);
    if (std::find(drawn.begin(), drawn.end(), title) == drawn.end()) drawn.push_back(title);
  }
  if (unsaid.empty()) {
    if (auto whole = make_whole(document, format, *root); !whole) return whole.error();
    return root;
  }
  std::string words = puzzle.metadata.rules;
  if (!words.empty() && !teller.words().empty()) words += '\n';
  root->set("ruleset", words + teller.words());
  root->set(kBeyond, Value::object({{"constraints", std::move(constraints)},
                                    {"words", teller.words()},
                                    {"drawn", drawer.drawn()}}));
  if (auto whole = make_whole(document, format, *root); !whole) return whole.error();
  return root;
}

Result<Value> write_fpuzzles(const model::Document& document, std::string_view format) {
  std::vector<Unsaid> unsaid;
  auto root = write_sayable(document, format, unsaid);
  if (!root) return root;
  if (!unsaid.empty()) return cannot_say(format, unsaid.front().what);
  if (auto whole = make_whole(document, format, *root); !whole) return whole.error();
  return root;
}

}  // namespace omnidoku::formats
