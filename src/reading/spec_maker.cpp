// SPDX-License-Identifier: MIT
#include "reading/spec_maker.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "reading/formula_text.h"
#include "reading/statement_kinds.h"

namespace omnidoku::reading {

using geometry::Cell;
using model::ConstraintSpec;

namespace {

/// Whether a thing is an area, whose cells have no order.
bool is_area(const DrawnThing& thing) {
  return (thing.kind == DrawnThing::Kind::cage || thing.kind == DrawnThing::Kind::tint) &&
         thing.cells.size() > 2;
}

/// Whether the rule is about cells that follow each other, which those of an area do not.
bool goes_along_an_area(const Rule& rule, const std::vector<DrawnThing>& about) {
  return rule.scope == Rule::Scope::each && speaks_of(rule.formula, "windows") &&
         std::any_of(about.begin(), about.end(), is_area);
}

/// Whether what is said of several cells together would be taken of each by itself.
bool is_of_several_cells(const Rule& rule, const std::vector<DrawnThing>& about) {
  constexpr std::string_view kTogether[] = {"sum",  "count", "count_of", "max",     "min",
                                            "mean", "some",  "product",  "distinct"};
  const bool is_together =
      std::any_of(std::begin(kTogether), std::end(kTogether),
                  [&rule](std::string_view word) { return speaks_of(rule.formula, word); });
  const bool is_of_each = speaks_of(rule.formula, "cell") || speaks_of(rule.formula, "clue") ||
                          speaks_of(rule.formula, "bulb") || speaks_of(rule.formula, "other");
  return rule.scope == Rule::Scope::each && is_together && !is_of_each && about.size() > 1 &&
         std::all_of(about.begin(), about.end(),
                     [](const DrawnThing& thing) { return thing.cells.size() == 1; });
}

/// Whether the rule says which way digits go along the cells of a house, which have no direction.
bool goes_along_a_house(const Rule& rule, const std::vector<DrawnThing>& about) {
  constexpr std::string_view kWays[] = {"rising", "falling", "growing", "shrinking"};
  return std::any_of(std::begin(kWays), std::end(kWays),
                     [&rule](std::string_view way) { return speaks_of(rule.formula, way); }) &&
         std::any_of(about.begin(), about.end(),
                     [](const DrawnThing& thing) { return thing.rule == "house"; });
}

/// Whether the rule is about ends, which only lines have.
bool is_of_ends_of_none(const Rule& rule, const std::vector<DrawnThing>& about) {
  const bool is_of_other_ends = rule.formula.find("ends(") != std::string::npos;
  return !is_of_other_ends &&
         (speaks_of(rule.formula, "ends") || speaks_of(rule.formula, "inner")) &&
         std::any_of(about.begin(), about.end(),
                     [](const DrawnThing& thing) { return thing.kind != DrawnThing::Kind::line; });
}

/// Whether a rule of marks in cells does not speak of the numbers that stand in them, or one
/// about numbers of what some things have instead.
bool leaves_text_out(const Rule& rule, const std::vector<DrawnThing>& about) {
  const bool is_of_clue = speaks_of(rule.formula, "clue");
  return std::any_of(about.begin(), about.end(), [&](const DrawnThing& thing) {
    if (!thing.rule.empty()) return false;
    const bool has_digit = thing.text.find_first_of("0123456789") != std::string::npos;
    const bool is_in_cell =
        thing.kind == DrawnThing::Kind::mark && thing.seat == DrawnThing::Seat::cell;
    if (!is_of_clue) return is_in_cell && has_digit;
    return !thing.text.empty() && !(has_digit && has_plain_number(thing));
  });
}

ConstraintSpec of_things(const Rule& rule, const std::vector<DrawnThing>& about) {
  ConstraintSpec spec;
  spec.type = "formula";
  spec.arguments.set("rule", rule.formula);
  std::string sizes;
  std::string clues;
  for (const DrawnThing& thing : about) {
    spec.cells.insert(spec.cells.end(), thing.cells.begin(), thing.cells.end());
    clues += (sizes.empty() ? "" : ";") + numbers_in(thing.text, false);
    sizes += (sizes.empty() ? "" : " ") + std::to_string(thing.cells.size());
  }
  spec.arguments.set("sizes", std::move(sizes));
  if (clues.find_first_not_of(';') != std::string::npos) spec.arguments.set("clues", clues);
  return spec;
}

}  // namespace

bool is_misfit(const Rule& rule, const std::vector<DrawnThing>& about) {
  return goes_along_a_house(rule, about) || leaves_text_out(rule, about) ||
         goes_along_an_area(rule, about) || is_of_ends_of_none(rule, about) ||
         is_of_several_cells(rule, about);
}

ConstraintSpec SpecMaker::of_one(const Rule& rule, const DrawnThing& thing) const {
  ConstraintSpec spec;
  spec.type = "formula";
  spec.cells = thing.cells;
  const bool has_clue = speaks_of(rule.formula, "clue") && has_plain_number(thing);
  const std::string clue =
      has_clue ? numbers_in(thing.text, takes_digits(rule.formula)) : std::string();
  std::string formula = is_area(thing) ? of_neighbours(rule.formula) : rule.formula;
  if (thing.has_bulb) begin_at_bulb(formula);
  // As many digits as there are, each once.
  const std::string all_once =
      "each d in {1.." + std::to_string(puzzle_.num_digits()) + "}: count_of(it, d) = 1";
  if (formula == all_once && spec.cells.size() == static_cast<std::size_t>(puzzle_.num_digits()))
    formula = "it is different";
  spec.arguments.set("rule",
                     speaks_of(formula, "clue") && clue.empty() ? without_clue(formula) : formula);
  if (!clue.empty()) spec.arguments.set("clue", clue);
  if (!thing.bulb.empty()) spec.arguments.set("bulb", thing.bulb);
  const auto direction = direction_of(thing);
  if (direction && rule.formula.find("other") != std::string::npos) {
    spec.arguments.set("other", thing.seat == DrawnThing::Seat::corner
                                    ? std::vector<Cell>{lattice_.furthest(thing.cells, *direction)}
                                    : lattice_.ahead(thing.cells.front(), *direction));
  }
  if (has(rule.selector, "sign=<") && direction && thing.cells.size() == 2) {
    // The side that it opens to is the greater one, the cell that it does not point to.
    const Cell last = lattice_.furthest(thing.cells, *direction);
    if (spec.cells.back() != last) std::reverse(spec.cells.begin(), spec.cells.end());
  }
  if (thing.seat == DrawnThing::Seat::corner && thing.kind == DrawnThing::Kind::mark)
    spec.cells = lattice_.clockwise(thing.cells);
  if (thing.kind == DrawnThing::Kind::line) open_loop(rule.formula, spec.cells);
  return spec;
}

/// A closed line has its first cell at the end again, which counts where cells side by side do.
/// For so many of them it goes on with those that follow. Else it is there once; its parts in
/// regions begin where a region does.
void SpecMaker::open_loop(const std::string& formula, std::vector<Cell>& cells) const {
  if (cells.size() < 4 || cells.front() != cells.back()) return;
  for (const std::string_view name : {"steps", "windows", "places", "palindrome"}) {
    if (!speaks_of(formula, name)) continue;
    // So many that follow each other may begin with any of its cells.
    constexpr std::string_view kWindows = "windows(";
    const std::size_t windows = formula.find(kWindows);
    if (!formula.starts_with("each ") || windows == std::string::npos) return;
    const std::size_t length =
        std::strtoul(formula.c_str() + windows + kWindows.size(), nullptr, 10);
    for (std::size_t i = 1; i + 1 < length && i + 1 < cells.size(); ++i) cells.push_back(cells[i]);
    return;
  }
  cells.pop_back();
  if (!speaks_of(formula, "segments")) return;
  const auto region = [this](Cell cell) { return puzzle_.board->region_of(cell); };
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (region(cells.front()) != region(cells.back())) return;
    std::rotate(cells.begin(), cells.begin() + 1, cells.end());
  }
}

std::vector<ConstraintSpec> SpecMaker::of_each(const Rule& rule,
                                               const std::vector<DrawnThing>& about) const {
  std::vector<ConstraintSpec> specs;
  for (const DrawnThing& thing : about) {
    specs.push_back(of_one(rule, thing));
    if (specs.back().arguments.get<std::string>("rule")->empty()) specs.pop_back();
  }
  return specs;
}

std::vector<ConstraintSpec> SpecMaker::of_all(const Rule& rule,
                                              std::vector<DrawnThing> about) const {
  for (DrawnThing& thing : about) {
    if (thing.kind != DrawnThing::Kind::line) std::sort(thing.cells.begin(), thing.cells.end());
  }
  if (has(rule.selector, "bycolour")) {
    std::map<std::vector<model::Colour>, DrawnThing> by_colour;
    for (const DrawnThing& thing : about) {
      DrawnThing& whole = by_colour.emplace(thing.colours, thing).first->second;
      for (const Cell cell : thing.cells) {
        if (std::find(whole.cells.begin(), whole.cells.end(), cell) == whole.cells.end())
          whole.cells.push_back(cell);
      }
    }
    std::vector<DrawnThing> wholes;
    for (auto& [colours, whole] : by_colour) {
      std::sort(whole.cells.begin(), whole.cells.end());
      wholes.push_back(std::move(whole));
    }
    return {of_things(rule, by_colour.size() > 1 ? wholes : about)};
  }
  const bool is_by_region = has(rule.selector, "byregion");
  const bool is_by_colour = has(rule.selector, "withincolour");
  const bool is_by_shape = has(rule.selector, "shape");
  if (!is_by_region && !is_by_colour && !is_by_shape) return {of_things(rule, about)};
  struct Alike {
    std::optional<geometry::HouseId> region;
    std::vector<model::Colour> colours;
    std::vector<std::pair<int, int>> shape;
    auto operator<=>(const Alike&) const = default;
  };
  std::map<Alike, std::vector<DrawnThing>> groups;
  for (const DrawnThing& thing : about) {
    Alike alike;
    if (is_by_region) alike.region = puzzle_.board->region_of(thing.cells.front());
    if (is_by_colour) alike.colours = thing.colours;
    if (is_by_shape) alike.shape = lattice_.shape_of(thing);
    groups[std::move(alike)].push_back(thing);
  }
  std::vector<ConstraintSpec> specs;
  for (const auto& [alike, group] : groups) {
    // What is said of those that are alike says nothing of one alone.
    if (is_by_region || group.size() > 1) specs.push_back(of_things(rule, group));
  }
  return specs;
}

std::vector<ConstraintSpec> SpecMaker::of_board(const Rule& rule,
                                                const std::vector<DrawnThing>& things,
                                                std::set<std::size_t>& used) const {
  std::vector<DrawnThing> about;
  if (has(rule.selector, "unmarked")) {
    for (const DrawnThing& thing : things) {
      if (thing.kind != DrawnThing::Kind::mark || thing.seat != DrawnThing::Seat::edge) continue;
      about.push_back(thing);
      used.insert(thing.sources.begin(), thing.sources.end());
    }
  }
  if (has(rule.selector, "opposite")) {
    const geometry::Lattice& lattice = puzzle_.board->lattice();
    for (int i = 0; i < puzzle_.num_cells(); ++i) {
      const Spot spot = lattice_.spot_of(Cell(i));
      const auto other =
          lattice_.at({lattice.rows - 1 - spot.row, lattice.columns - 1 - spot.column});
      if (!other || !(Cell(i) < *other)) continue;
      DrawnThing pair;
      pair.cells = {Cell(i), *other};
      about.push_back(std::move(pair));
    }
  }
  if (!about.empty()) return {of_things(rule, about)};
  ConstraintSpec spec;
  spec.type = "board_formula";
  std::string formula = rule.formula;
  constexpr std::string_view kUnmarked = "unmarked";
  if (const std::size_t at = formula.find(kUnmarked);
      has(rule.selector, kUnmarked) && at != std::string::npos)
    formula.replace(at, kUnmarked.size(), "adjacent");  // no pair has a mark
  spec.arguments.set("rule", std::move(formula));
  return {std::move(spec)};
}

}  // namespace omnidoku::reading
