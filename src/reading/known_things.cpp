// SPDX-License-Identifier: MIT
#include "reading/known_things.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "base/overloaded.h"
#include "constraints/constraint_type.h"

namespace omnidoku::reading {
namespace {

using geometry::Cell;
using model::ConstraintSpec;

constexpr model::Colour kWhite = 0xffffffff;
constexpr model::Colour kBlack = 0x000000ff;

/// The colours of lines that are drawn along cells, one way or the other.
std::vector<model::Colour> colours_of_line(const std::vector<Cell>& cells,
                                           const std::vector<DrawnThing>& drawn) {
  std::vector<model::Colour> colours;
  for (const DrawnThing& line : drawn) {
    if (line.kind != DrawnThing::Kind::line) continue;
    if (line.cells == cells ||
        std::equal(line.cells.begin(), line.cells.end(), cells.rbegin(), cells.rend()))
      colours.insert(colours.end(), line.colours.begin(), line.colours.end());
  }
  return colours;
}

/// The colours that all of the cells are tinted in.
std::vector<model::Colour> tints_of(const std::vector<Cell>& cells,
                                    const std::vector<DrawnThing>& drawn) {
  std::map<model::Colour, std::set<Cell>> tinted;
  for (const DrawnThing& tint : drawn) {
    if (tint.kind != DrawnThing::Kind::tint) continue;
    for (const model::Colour colour : tint.colours) tinted[colour].insert(tint.cells.front());
  }
  std::vector<model::Colour> colours;
  for (const auto& [colour, of_colour] : tinted) {
    const std::set<Cell>& all = of_colour;
    if (std::all_of(cells.begin(), cells.end(), [&all](Cell cell) { return all.contains(cell); }))
      colours.push_back(colour);
  }
  return colours;
}

/// The rule that a drawing of the puzzle's own was given, by the type of it: one on the same cells,
/// else a formula that has these among others. Empty where it has none.
std::string rule_of(const model::Puzzle& puzzle, const model::Drawing& drawing) {
  const std::vector<Cell> cells = model::in_order(drawing.cells);
  std::string rule;
  for (const ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || spec.cells.empty()) continue;
    const std::vector<Cell> own = model::in_order(spec.cells);
    if (own == cells) return spec.type;
    if (type->says_anything && std::includes(own.begin(), own.end(), cells.begin(), cells.end()))
      rule = spec.type;
  }
  return rule;
}

/// What a drawing that was given a rule is to words: a tint is a thing in each cell.
void add_drawn(const model::Drawing& drawing, const std::string& rule,
               std::vector<DrawnThing>& things) {
  using Form = model::Drawing::Form;
  DrawnThing thing;
  thing.rule = rule;
  thing.text = drawing.text;
  thing.cells = drawing.cells;
  if (drawing.colour != model::kNoColour) thing.colours = {drawing.colour};
  switch (drawing.form) {
    case Form::line: thing.kind = DrawnThing::Kind::line; break;
    case Form::cage: thing.kind = DrawnThing::Kind::cage; break;
    case Form::tint:
      thing.kind = DrawnThing::Kind::tint;
      for (const Cell cell : drawing.cells) {
        thing.cells = {cell};
        things.push_back(thing);
      }
      return;
    case Form::circle:
    case Form::square:
    case Form::text:
      thing.kind = DrawnThing::Kind::mark;
      thing.seat = drawing.cells.size() == 1   ? DrawnThing::Seat::cell
                   : drawing.cells.size() == 2 ? DrawnThing::Seat::edge
                                               : DrawnThing::Seat::corner;
      thing.form = drawing.form == Form::circle ? DrawnThing::Form::circle
                   : drawing.form == Form::text ? DrawnThing::Form::text
                                                : DrawnThing::Form::square;
  }
  things.push_back(std::move(thing));
}

}  // namespace

std::vector<DrawnThing> known_things(const model::Puzzle& puzzle,
                                     const std::vector<DrawnThing>& drawn) {
  using Kind = DrawnThing::Kind;
  using Seat = DrawnThing::Seat;
  using Form = DrawnThing::Form;
  std::vector<DrawnThing> things;
  const auto add = [&things](const std::string& rule, Kind kind, std::vector<Cell> cells) {
    DrawnThing& thing = things.emplace_back();
    thing.kind = kind;
    thing.cells = std::move(cells);
    thing.rule = rule;
    return &thing;
  };
  for (const ConstraintSpec& spec : puzzle.constraints) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || type->glyph == nullptr || spec.cells.empty()) continue;
    const std::size_t first = things.size();
    std::vector<Cell> pill;
    bool is_arrow = false;
    for (const model::Atom& atom : type->glyph(puzzle, spec)) {
      std::visit(base::Overloaded{
                     [&](const model::Outline& one) { add(spec.type, Kind::cage, one.cells); },
                     [&](const model::CornerText& one) {
                       if (things.size() > first) things[first].text = one.text;
                     },
                     [&](const model::Shade& one) { add(spec.type, Kind::cage, one.cells); },
                     [&](const model::Path& one) {
                       using Style = model::Path::Style;
                       DrawnThing* line = add(spec.type, Kind::line, one.cells);
                       line->has_bulb =
                           one.style == Style::thermometer || one.style == Style::slow_thermometer;
                       if (one.style == Style::arrow) {
                         line->bulb = {one.cells.front()};
                         line->cells.erase(line->cells.begin());
                       }
                       is_arrow = is_arrow || one.style == Style::arrow;
                       if (one.style == Style::between || one.style == Style::lockout) {
                         line->num_ringed_ends = 2;
                         line->form = one.style == Style::between ? Form::circle : Form::diamond;
                       }
                     },
                     [&](const model::Pill& one) { pill = one.cells; },
                     [&](const model::CellMark& one) {
                       using Shape = model::CellMark::Shape;
                       add(spec.type, Kind::mark, {one.cell})->form =
                           one.shape == Shape::circle   ? Form::circle
                           : one.shape == Shape::square ? Form::square
                                                        : Form::diamond;
                     },
                     [&](const model::EdgeMark& one) {
                       DrawnThing* mark = add(spec.type, Kind::mark, {one.cell, one.other});
                       mark->seat = Seat::edge;
                       using Shape = model::EdgeMark::Shape;
                       mark->form = one.shape == Shape::letters ? Form::text : Form::circle;
                       if (one.shape == Shape::white_dot) mark->colours = {kWhite};
                       if (one.shape == Shape::black_dot) mark->colours = {kBlack};
                       mark->text = one.text;
                     },
                     [&](const model::CornerMark& one) {
                       DrawnThing* mark = add(spec.type, Kind::mark, one.cells);
                       mark->seat = Seat::corner;
                       mark->form = Form::circle;
                       mark->text = one.text;
                     },
                     [&](const model::OuterText& one) {
                       DrawnThing* clue = add(spec.type, Kind::outside, one.cells);
                       clue->text = one.text;
                       clue->is_slanted = one.has_arrow;
                     },
                 },
                 atom);
    }
    if (pill.empty() || !is_arrow || things.size() == first) continue;
    things[first].bulb = pill;
    std::erase_if(things[first].cells, [&pill](Cell cell) {
      return std::find(pill.begin(), pill.end(), cell) != pill.end();
    });
  }
  for (const model::Drawing& drawing : puzzle.drawings) {
    const std::string rule = rule_of(puzzle, drawing);
    if (!rule.empty()) add_drawn(drawing, rule, things);
  }
  for (const geometry::House& house : puzzle.board->houses()) {
    if (house.kind == geometry::HouseKind::diagonal) add("house", Kind::line, house.cells);
    if (house.kind == geometry::HouseKind::window || house.kind == geometry::HouseKind::extra)
      add("house", Kind::cage, house.cells);
  }
  for (DrawnThing& thing : things) {
    if (!thing.colours.empty()) continue;
    if (thing.kind == Kind::line) thing.colours = colours_of_line(thing.cells, drawn);
    if (thing.kind == Kind::cage || (thing.kind == Kind::mark && thing.seat == Seat::cell))
      thing.colours = tints_of(thing.cells, drawn);
  }
  return things;
}

}  // namespace omnidoku::reading
