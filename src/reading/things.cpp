// SPDX-License-Identifier: MIT
#include "reading/things.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

#include "reading/formula_text.h"
#include "reading/statement_kinds.h"

namespace omnidoku::reading {

using geometry::Cell;

namespace {

bool is_tint(const DrawnThing& thing) {
  return thing.kind == DrawnThing::Kind::tint && !thing.colours.empty();
}

/// Coloured cells are no areas where some of their colour stand alone: of these nothing would be
/// said.
void leave_out_colours_of_single_cells(const std::vector<DrawnThing>& all,
                                       std::vector<DrawnThing>& found) {
  const auto is_in_area = [&found](const DrawnThing& cell) {
    return std::any_of(found.begin(), found.end(), [&cell](const DrawnThing& area) {
      return is_tint(area) && area.colours.front() == cell.colours.front() &&
             std::find(area.cells.begin(), area.cells.end(), cell.cells.front()) !=
                 area.cells.end();
    });
  };
  std::set<model::Colour> of_single;
  for (const DrawnThing& thing : all) {
    if (is_tint(thing) && thing.cells.size() == 1 && !is_in_area(thing))
      of_single.insert(thing.colours.front());
  }
  std::erase_if(found, [&of_single](const DrawnThing& thing) {
    return is_tint(thing) && thing.cells.size() > 1 && of_single.contains(thing.colours.front());
  });
}

}  // namespace

std::vector<DrawnThing> Things::of(const Rule& rule) const {
  if (rule.selector.empty()) return {};
  if (!rule.against.empty()) return against_each_other(rule);
  if (rule.selector.front() == "othercell") {
    std::vector<DrawnThing> others;
    for (int i = 0; i < puzzle_.num_cells(); ++i) {
      const bool is_tinted = std::any_of(all_.begin(), all_.end(), [&](const DrawnThing& thing) {
        return thing.kind == DrawnThing::Kind::tint && thing.cells.front() == Cell(i) &&
               thing.cells.size() == 1;
      });
      DrawnThing other;
      other.kind = DrawnThing::Kind::tint;
      other.cells = {Cell(i)};
      if (!is_tinted) others.push_back(std::move(other));
    }
    return others;
  }
  if (rule.selector.front() == "numberedline") return numbered_lines();
  if (rule.selector.front() == "pyramid") return pyramids();
  std::vector<DrawnThing> found = selected(rule.selector, all_);
  // Rules that speak of the ends of lines are about lines from circle to circle, if there are
  // any.
  const bool is_about_ends = has(rule.selector, "ringed") || speaks_of(rule.formula, "ends") ||
                             speaks_of(rule.formula, "inner") || speaks_of(rule.formula, "bulb");
  const auto is_alternative = [](const DrawnThing& thing) { return thing.is_alternative; };
  const bool has_alternatives = std::any_of(found.begin(), found.end(), is_alternative);
  std::erase_if(found, [&](const DrawnThing& thing) {
    const bool is_line = thing.kind == DrawnThing::Kind::line && thing.rule.empty();
    return is_line && has_alternatives && thing.is_alternative != is_about_ends;
  });
  leave_out_colours_of_single_cells(all_, found);
  // Marks between cells side by side, or one above the other.
  for (const bool side_by_side : {true, false}) {
    if (!has(rule.selector, side_by_side ? "horizontal" : "vertical")) continue;
    std::erase_if(found, [&](const DrawnThing& thing) {
      const Spot first = lattice_.spot_of(thing.cells.front());
      const Spot last = lattice_.spot_of(thing.cells.back());
      return (first.row == last.row) != side_by_side;
    });
  }
  return found;
}

/// Two things, each of which is all that one selector tells; none where one tells nothing, or both
/// tell of the same thing.
std::vector<DrawnThing> Things::against_each_other(const Rule& rule) const {
  std::vector<DrawnThing> two;
  for (const std::vector<std::string>* selector : {&rule.selector, &rule.against}) {
    Rule side;
    side.scope = Rule::Scope::all;
    side.selector = *selector;
    const std::vector<DrawnThing> found = of(side);
    if (found.empty()) return {};
    DrawnThing& all = two.emplace_back(found.front());
    all.text.clear();
    for (auto thing = std::next(found.begin()); thing != found.end(); ++thing) {
      all.cells.insert(all.cells.end(), thing->cells.begin(), thing->cells.end());
      all.sources.insert(all.sources.end(), thing->sources.begin(), thing->sources.end());
    }
  }
  const bool have_one_in_common =
      std::any_of(two[0].sources.begin(), two[0].sources.end(), [&two](std::size_t source) {
        return std::find(two[1].sources.begin(), two[1].sources.end(), source) !=
               two[1].sources.end();
      });
  if (have_one_in_common) two.clear();
  return two;
}

/// Lines with the number that stands in one of their cells.
std::vector<DrawnThing> Things::numbered_lines() const {
  std::vector<DrawnThing> found;
  for (const DrawnThing& line : all_) {
    if (line.kind != DrawnThing::Kind::line || !line.rule.empty()) continue;
    DrawnThing numbered = line;
    for (const DrawnThing& other : all_) {
      const bool is_number =
          other.kind == DrawnThing::Kind::cage ||
          (other.kind == DrawnThing::Kind::mark && other.form == DrawnThing::Form::text);
      const bool is_on_it =
          is_number && other.cells.size() == 1 && !other.text.empty() &&
          std::find(line.cells.begin(), line.cells.end(), other.cells.front()) != line.cells.end();
      if (!is_on_it) continue;
      numbered.text += " " + other.text;
      numbered.sources.insert(numbered.sources.end(), other.sources.begin(), other.sources.end());
    }
    found.push_back(std::move(numbered));
  }
  return found;
}

/// Coloured cells with two coloured ones diagonally below them: the upper one first.
std::vector<DrawnThing> Things::pyramids() const {
  std::set<Cell> tinted;
  for (const DrawnThing& thing : all_) {
    if (thing.kind == DrawnThing::Kind::tint && thing.cells.size() == 1)
      tinted.insert(thing.cells.front());
  }
  std::vector<DrawnThing> found;
  for (const Cell cell : tinted) {
    const Spot spot = lattice_.spot_of(cell);
    const auto left = lattice_.at({spot.row + 1, spot.column - 1});
    const auto right = lattice_.at({spot.row + 1, spot.column + 1});
    if (!left || !right || !tinted.contains(*left) || !tinted.contains(*right)) continue;
    DrawnThing thing;
    thing.kind = DrawnThing::Kind::line;  // its cells keep their order
    thing.cells = {cell, *left, *right};
    for (const DrawnThing& other : all_) {
      const bool is_in_it = other.kind == DrawnThing::Kind::tint && other.cells.size() == 1 &&
                            std::find(thing.cells.begin(), thing.cells.end(),
                                      other.cells.front()) != thing.cells.end();
      if (is_in_it)
        thing.sources.insert(thing.sources.end(), other.sources.begin(), other.sources.end());
    }
    found.push_back(std::move(thing));
  }
  return found;
}

bool Things::has_end_of_line(const std::vector<DrawnThing>& marks) const {
  return std::any_of(all_.begin(), all_.end(), [&marks](const DrawnThing& line) {
    if (line.kind != DrawnThing::Kind::line || line.num_ringed_ends < 2) return false;
    return std::any_of(marks.begin(), marks.end(), [&line](const DrawnThing& mark) {
      return mark.kind == DrawnThing::Kind::mark && mark.seat == DrawnThing::Seat::cell &&
             (mark.cells.front() == line.cells.front() || mark.cells.front() == line.cells.back());
    });
  });
}

bool Things::is_kind_absent(const Rule& rule) const {
  // What has a name of its own may be drawn as anything.
  if (has(rule.selector, "named")) return false;
  // Each board has its main diagonals, drawn or not.
  if (rule.selector.front() == "diagonal" && !has(rule.selector, "clued")) return false;
  // Coloured cells may be meant as areas, whether they are taken as such or not.
  if (rule.selector.front() == "region" && std::any_of(all_.begin(), all_.end(), is_tint))
    return false;
  // A circle may be that of an arrow, or the end of a line.
  const bool is_of_circles = has(rule.selector, "form=circle") &&
                             !has(rule.selector, "colour=white") &&
                             !has(rule.selector, "colour=black");
  const auto has_circle = [](const DrawnThing& thing) {
    return thing.has_bulb || !thing.bulb.empty() || thing.num_ringed_ends > 0;
  };
  if (is_of_circles && std::any_of(all_.begin(), all_.end(), has_circle)) return false;
  Rule kind = rule;
  const bool is_of_marks = kind.selector.front() == "mark";
  std::erase_if(kind.selector, [&](const std::string& word) {
    const bool tells_dots = word == "colour=white" || word == "colour=black";
    return word == "clued" || word == "pair" || word.starts_with("length=") ||
           (word.starts_with("colour=") && !(is_of_marks && tells_dots));
  });
  return of(kind).empty();
}

bool are_alike(const std::vector<DrawnThing>& things) {
  return std::all_of(things.begin(), things.end(), [&](const DrawnThing& thing) {
    const DrawnThing& first = things.front();
    return thing.kind == first.kind && thing.seat == first.seat && thing.form == first.form &&
           thing.colours == first.colours && thing.is_alternative == first.is_alternative;
  });
}

}  // namespace omnidoku::reading
