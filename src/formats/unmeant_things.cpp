// SPDX-License-Identifier: MIT
#include "formats/unmeant_things.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "formats/fpuzzles/fpuzzles.h"
#include "formats/json.h"
#include "formats/native/json.h"
#include "formats/sudokupad/sudokupad.h"
#include "reading/selecting.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Cell;
using model::DrawnThing;

namespace {

/// As many rows of as many empty cells as the board has.
Value empty_rows(const model::Puzzle& puzzle) {
  const auto side = static_cast<std::size_t>(std::lround(std::sqrt(puzzle.num_cells())));
  return Value::Array(side, Value::Array(side, Value::object()));
}

/// What the fields of f-puzzles draw, on a grid with nothing else.
std::vector<DrawnThing> drawn_in_fpuzzles(const model::Puzzle& puzzle, const Value& fields) {
  Value rows = empty_rows(puzzle);
  if (const Value* cells = fields.find("grid")) {
    const auto side = rows.items().size();
    for (const auto& [name, cell] : cells->members()) {
      const auto at = puzzle.board->find_cell(name);
      if (at) (*(*rows.if_array())[at->index() / side].if_array())[at->index() % side] = cell;
    }
  }
  Value root = Value::object({{"size", puzzle.num_digits()}, {"grid", std::move(rows)}});
  for (const auto& [name, value] : fields.members()) {
    if (name != "grid" && !name.starts_with("x-")) root.set(name, value);
  }
  auto document = read_fpuzzles(JsonCursor("", root), {});
  return document ? std::move(document->drawn) : std::vector<DrawnThing>();
}

std::vector<DrawnThing> drawn_in_sudokupad(const model::Puzzle& puzzle, const Value& fields) {
  Value root = Value::object({{"cells", empty_rows(puzzle)}});
  for (const auto& [name, value] : fields.members()) {
    if (!name.starts_with("x-")) root.set(name, value);
  }
  auto document = read_sudokupad(JsonCursor("", root), {});
  return document ? std::move(document->drawn) : std::vector<DrawnThing>();
}

/// From here on the sources of things number what was drawn here.
constexpr std::size_t kFirstOwn = std::size_t{1} << 20;

DrawnThing::Form form_of(model::Drawing::Form form) {
  switch (form) {
    case model::Drawing::Form::circle: return DrawnThing::Form::circle;
    case model::Drawing::Form::square: return DrawnThing::Form::square;
    case model::Drawing::Form::text: return DrawnThing::Form::text;
    default: return DrawnThing::Form::none;
  }
}

DrawnThing thing_of(const model::Drawing& drawing, std::size_t number) {
  using Form = model::Drawing::Form;
  DrawnThing thing;
  thing.kind = drawing.form == Form::line   ? DrawnThing::Kind::line
               : drawing.form == Form::cage ? DrawnThing::Kind::cage
               : drawing.form == Form::tint ? DrawnThing::Kind::tint
                                            : DrawnThing::Kind::mark;
  thing.form = form_of(drawing.form);
  thing.cells = drawing.cells;
  thing.text = drawing.text;
  if (drawing.colour != model::kNoColour) thing.colours.push_back(drawing.colour);
  thing.sources = {kFirstOwn + number};
  if (thing.kind == DrawnThing::Kind::mark && thing.cells.size() > 1)
    thing.seat = thing.cells.size() == 2 ? DrawnThing::Seat::edge : DrawnThing::Seat::corner;
  return thing;
}

/// Every thing that is drawn, as its file has it, but for those on the cells of a constraint.
std::vector<DrawnThing> things_drawn(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (!model::can_be_drawn_on(*puzzle.board)) return {};
  std::vector<DrawnThing> things;
  if (const Value* fields = foreign_part(document, "fpuzzles")) {
    things = drawn_in_fpuzzles(puzzle, *fields);
  } else if (const Value* other = foreign_part(document, "fpuzzles_link")) {
    things = drawn_in_fpuzzles(puzzle, *other);
  } else if (const Value* pad = foreign_part(document, "sudokupad")) {
    things = drawn_in_sudokupad(puzzle, *pad);
  }
  for (std::size_t i = 0; i < puzzle.drawings.size(); ++i)
    things.push_back(thing_of(puzzle.drawings[i], i));
  std::set<std::vector<Cell>> taken;
  for (const model::ConstraintSpec& spec : puzzle.constraints)
    taken.insert(model::in_order(spec.cells));
  std::erase_if(things, [&taken](const DrawnThing& thing) {
    std::vector<Cell> cells = thing.cells;
    cells.insert(cells.end(), thing.bulb.begin(), thing.bulb.end());
    return taken.contains(model::in_order(std::move(cells)));
  });
  return things;
}

std::vector<DrawnThing> as_a_whole(const model::Puzzle& puzzle, std::vector<DrawnThing> things) {
  return reading::seen_as_a_whole(puzzle, std::move(things), {true, true});
}

bool is_at_end_of(const DrawnThing& mark, const DrawnThing& line) {
  return line.kind == DrawnThing::Kind::line && !line.cells.empty() && mark.cells.size() == 1 &&
         (mark.cells.front() == line.cells.front() || mark.cells.front() == line.cells.back() ||
          std::find(line.bulb.begin(), line.bulb.end(), mark.cells.front()) != line.bulb.end());
}

/// How many drawings go by each name for what may be a rule.
std::map<std::string, std::set<std::size_t>> drawings_by_name(
    const std::vector<DrawnThing>& things) {
  std::map<std::string, std::set<std::size_t>> drawings;
  for (const DrawnThing& thing : things) {
    if (!thing.is_accounted && !thing.name.empty() && !thing.sources.empty())
      drawings[thing.name].insert(thing.sources.front());
  }
  return drawings;
}

}  // namespace

std::vector<DrawnThing> unmeant_things(const model::Document& document) {
  std::vector<DrawnThing> things = as_a_whole(document.puzzle, things_drawn(document));
  std::erase_if(things, [](const DrawnThing& thing) {
    const bool is_told = thing.is_accounted && thing.kind != DrawnThing::Kind::tint;
    return is_told || thing.is_part || thing.is_alternative || thing.cells.empty() ||
           thing.sources.empty();
  });
  return things;
}

std::vector<model::Drawing> drawings_without(const model::Puzzle& puzzle,
                                             const std::vector<DrawnThing>& meant) {
  std::set<std::size_t> gone;
  for (const DrawnThing& thing : meant) gone.insert(thing.sources.begin(), thing.sources.end());
  std::vector<model::Drawing> left;
  for (std::size_t i = 0; i < puzzle.drawings.size(); ++i) {
    if (!gone.contains(kFirstOwn + i)) left.push_back(puzzle.drawings[i]);
  }
  return left;
}

model::UnknownRules unknown_rules_without(const model::Document& document,
                                          const std::vector<DrawnThing>& meant) {
  const std::vector<DrawnThing> drawn = things_drawn(document);
  std::set<std::size_t> gone;
  for (const DrawnThing& thing : meant) gone.insert(thing.sources.begin(), thing.sources.end());
  for (const DrawnThing& thing : as_a_whole(document.puzzle, drawn)) {
    const bool is_theirs =
        thing.is_part && std::any_of(meant.begin(), meant.end(), [&thing](const DrawnThing& line) {
          return is_at_end_of(thing, line);
        });
    if (is_theirs) gone.insert(thing.sources.begin(), thing.sources.end());
  }
  model::UnknownRules rules = document.puzzle.unknown_rules;
  for (const auto& [name, sources] : drawings_by_name(drawn)) {
    const auto left = static_cast<std::size_t>(
        std::count_if(sources.begin(), sources.end(),
                      [&gone](std::size_t source) { return !gone.contains(source); }));
    const auto rule =
        std::find(rules.begin(), rules.end(), model::UnknownRule::named(name, sources.size()));
    if (rule == rules.end()) continue;
    if (left == 0) {
      rules.erase(rule);
    } else {
      rule->count = left;
    }
  }
  return rules;
}

}  // namespace omnidoku::formats
