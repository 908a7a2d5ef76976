// SPDX-License-Identifier: MIT
//
// A rule for each shape that a rule's cells can have, as one_file.py adds them to a copy of the
// sources: a low cell, a quotient dot, a line whose neighbours are far apart, a corner without some
// digits, a lane that begins high, a set of cells that are all odd or all even, and a rule of the
// whole board. A circle with several sums that lie on lines of their own, and a line that takes a
// hidden number, refuse some uses. They come with what a rule needs and
// no more, and nothing else in the copy knows of them.
#include <algorithm>
#include <cstdlib>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::sample_rules_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;

constexpr ForeignName kForeignCell[] = {{"fpuzzles", "samplelow"}};
constexpr ForeignName kForeignPair[] = {{"fpuzzles", "samplequotient"}};
constexpr ForeignName kForeignPath[] = {{"fpuzzles", "samplefar"}};
constexpr ForeignMember kForeignWithout[] = {{"values", "digits"}};
constexpr ForeignName kForeignCorner[] = {{"fpuzzles", "samplewithout", "", kForeignWithout}};
constexpr ForeignName kForeignLane[] = {{"fpuzzles", "samplebegins"}};
constexpr ForeignName kForeignSet[] = {{"fpuzzles", "samplealike"}};
constexpr ForeignMember kForeignSums[] = {{"lines", "paths"}};
constexpr ForeignName kForeignCircle[] = {{"fpuzzles", "samplecircle", "cells", kForeignSums}};
constexpr ForeignName kForeignInside[] = {{"fpuzzles", "sampleinside"}};
constexpr ForeignName kForeignNone[] = {{"fpuzzles", "samplenotwins"}};
constexpr Parameter kQuotient[] = {
    {"quotient", Parameter::Kind::integer, true, "how many times one value is the other"}};
constexpr Parameter kLeast[] = {
    {"value", Parameter::Kind::integer, false, "the least difference; 2 if absent", true}};

constexpr Parameter kWithout[] = {
    {"digits", Parameter::Kind::digits, true, "what none of the cells holds"}};
constexpr Parameter kBegins[] = {
    {"value", Parameter::Kind::integer, true, "the least value of the first cell"}};

constexpr Parameter kSums[] = {
    {"paths", Parameter::Kind::paths, true, "lines whose values add up to the circle's"}};

std::int64_t number(const model::ConstraintSpec& spec, std::string_view name, std::int64_t absent) {
  const auto* value = spec.arguments.get<std::int64_t>(name);
  return value == nullptr ? absent : *value;
}

/// Whether a cell of the spec may hold the digit.
using Suits = bool (*)(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell cell,
                       Digit digit);

bool is_low(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/, Cell /*cell*/,
            Digit digit) {
  return 2 * puzzle.symbols.value(digit) <= puzzle.num_digits();
}

bool is_another(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Cell /*cell*/,
                Digit digit) {
  return !spec.arguments.get<geometry::DigitSet>("digits")->contains(digit);
}

bool begins_high(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Cell cell,
                 Digit digit) {
  return cell != spec.cells.front() || puzzle.symbols.value(digit) >= number(spec, "value", 0);
}

/// The rule for each cell by itself.
template <Suits suits>
bool cells_hold(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                const model::PartialGrid& grid) {
  for (const Cell cell : spec.cells) {
    const auto digit = grid[cell.index()];
    if (digit && !suits(puzzle, spec, cell, *digit)) return false;
  }
  return true;
}

template <Suits suits>
void lower_cells(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  for (const Cell cell : spec.cells) {
    geometry::DigitSet digits;
    puzzle.all_digits().for_each([&](Digit digit) {
      if (suits(puzzle, spec, cell, digit)) digits.insert(digit);
    });
    out.restrict(cell, digits);
  }
}

/// Whether a cell of the spec and the one behind it may hold these values.
using Fits = bool (*)(const model::ConstraintSpec& spec, std::int64_t a, std::int64_t b);

bool is_quotient(const model::ConstraintSpec& spec, std::int64_t a, std::int64_t b) {
  const std::int64_t quotient = number(spec, "quotient", 2);
  return a == quotient * b || b == quotient * a;
}

bool is_far(const model::ConstraintSpec& spec, std::int64_t a, std::int64_t b) {
  return std::abs(a - b) >= number(spec, "value", 2);
}

bool is_alike(const model::ConstraintSpec& /*spec*/, std::int64_t a, std::int64_t b) {
  return (a - b) % 2 == 0;
}

/// The rule for each cell and the one behind it.
template <Fits fits>
bool neighbours_hold(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                     const model::PartialGrid& grid) {
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    const auto a = grid[spec.cells[i - 1].index()];
    const auto b = grid[spec.cells[i].index()];
    if (a && b && !fits(spec, puzzle.symbols.value(*a), puzzle.symbols.value(*b))) return false;
  }
  return true;
}

template <Fits fits>
void lower_neighbours(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                      Lowering& out) {
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    out.relate(spec.cells[i - 1], spec.cells[i], [&](Digit a, Digit b) {
      return fits(spec, puzzle.symbols.value(a), puzzle.symbols.value(b));
    });
  }
}

/// No two cells that touch, at a corner as well, are equal.
bool no_twins_hold(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                   const model::PartialGrid& grid) {
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    const auto digit = grid[Cell(i).index()];
    if (!digit) continue;
    for (const Cell other : cells_around(*puzzle.board, Cell(i))) {
      if (grid[other.index()] == digit) return false;
    }
  }
  return true;
}

void lower_no_twins(const model::Puzzle& puzzle, const model::ConstraintSpec& /*spec*/,
                    Lowering& out) {
  for (int i = 0; i < puzzle.num_cells(); ++i) {
    for (const Cell other : cells_around(*puzzle.board, Cell(i))) {
      if (Cell(i) < other) out.all_different({Cell(i), other});
    }
  }
}

/// What comes to 0 for one of the lines.
std::vector<WeightedCell> sum_terms(const model::ConstraintSpec& spec,
                                    const std::vector<Cell>& line) {
  std::vector<WeightedCell> terms = unit_terms(line);
  terms.push_back({spec.cells.front(), -1});
  return terms;
}

const model::Paths& lines_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<model::Paths>("paths");
}

base::Result<void> circle_is_proper(const model::Puzzle& /*puzzle*/,
                                    const model::ConstraintSpec& spec) {
  for (const std::vector<Cell>& line : lines_of(spec)) {
    if (std::find(line.begin(), line.end(), spec.cells.front()) == line.end()) continue;
    return base::make_error(base::ErrorCode::bad_constraint, "the circle is on one of its lines");
  }
  return {};
}

bool circle_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                  const model::PartialGrid& grid) {
  return std::all_of(lines_of(spec).begin(), lines_of(spec).end(), [&](const auto& line) {
    return value_sum(puzzle, sum_terms(spec, line), grid).value_or(0) == 0;
  });
}

void lower_circle(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
                  Lowering& out) {
  for (const std::vector<Cell>& line : lines_of(spec)) out.sum_equals(sum_terms(spec, line), 0);
}

base::Result<void> inside_is_proper(const model::Puzzle& /*puzzle*/,
                                    const model::ConstraintSpec& spec) {
  if (spec.cells.size() > 2) return {};
  return base::make_error(base::ErrorCode::bad_constraint, "there is nothing between its ends");
}

/// The values inside the line lie between those of its ends.
bool inside_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                  const model::PartialGrid& grid) {
  const auto a = grid[spec.cells.front().index()];
  const auto b = grid[spec.cells.back().index()];
  if (!a || !b) return true;
  const auto [low, high] = std::minmax({puzzle.symbols.value(*a), puzzle.symbols.value(*b)});
  for (std::size_t i = 1; i + 1 < spec.cells.size(); ++i) {
    const auto digit = grid[spec.cells[i].index()];
    if (!digit) continue;
    const std::int64_t value = puzzle.symbols.value(*digit);
    if (value <= low || value >= high) return false;
  }
  return true;
}

/// A hidden number is 1 where the values rise from the first cell to the last, 0 where they fall.
void lower_inside(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  std::vector<std::int64_t> values;
  puzzle.all_digits().for_each([&](Digit digit) { values.push_back(puzzle.symbols.value(digit)); });
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  const std::int64_t much = *most - *least + 1;
  const model::Variable rises = out.add_number({0, 1});
  /// less < more if the number is `when`.
  const auto below = [&](Cell less, Cell more, int when) {
    out.sum({{model::variable_of(less), 1},
             {model::variable_of(more), -1},
             {rises, when == 1 ? much : -much}},
            model::LinearSum::Relation::at_most, when == 1 ? much - 1 : -1);
  };
  for (std::size_t i = 1; i + 1 < spec.cells.size(); ++i) {
    below(spec.cells.front(), spec.cells[i], 1);
    below(spec.cells[i], spec.cells.back(), 1);
    below(spec.cells.back(), spec.cells[i], 0);
    below(spec.cells[i], spec.cells.front(), 0);
  }
}

std::vector<model::Atom> low_glyph(const model::Puzzle& /*puzzle*/,
                                   const model::ConstraintSpec& spec) {
  return {model::CellMark{spec.cells.front(), model::CellMark::Shape::circle}};
}

std::vector<model::Atom> quotient_glyph(const model::Puzzle& /*puzzle*/,
                                        const model::ConstraintSpec& spec) {
  return {model::EdgeMark{spec.cells[0], spec.cells[1], model::EdgeMark::Shape::black_dot,
                          std::to_string(number(spec, "quotient", 2))}};
}

std::vector<model::Atom> far_glyph(const model::Puzzle& /*puzzle*/,
                                   const model::ConstraintSpec& spec) {
  return {model::Path{spec.cells, model::Path::Style::plain}};
}

std::vector<model::Atom> set_glyph(const model::Puzzle& /*puzzle*/,
                                   const model::ConstraintSpec& spec) {
  return {model::Shade{spec.cells}};
}

std::vector<model::Atom> no_glyph(const model::Puzzle& /*puzzle*/,
                                  const model::ConstraintSpec& /*spec*/) {
  return {};
}

constexpr ConstraintType kTypes[] = {
    {.id = "sample_low",
     .title = "Low cell",
     .rule = "The value of a low cell is at most half the greatest.",
     .shape = SpecShape::cell,
     .foreign = kForeignCell,
     .holds = cells_hold<is_low>,
     .lower = lower_cells<is_low>,
     .glyph = low_glyph},
    {.id = "sample_quotient",
     .title = "Quotient dot",
     .rule = "Of two values with a dot between them one is so many times the other.",
     .shape = SpecShape::pair,
     .parameters = kQuotient,
     .foreign = kForeignPair,
     .holds = neighbours_hold<is_quotient>,
     .lower = lower_neighbours<is_quotient>,
     .glyph = quotient_glyph},
    {.id = "sample_far",
     .title = "Far line",
     .rule = "Values that follow one another on the line are far apart.",
     .shape = SpecShape::path,
     .parameters = kLeast,
     .foreign = kForeignPath,
     .holds = neighbours_hold<is_far>,
     .lower = lower_neighbours<is_far>,
     .glyph = far_glyph},
    {.id = "sample_without",
     .title = "Corner without digits",
     .rule = "No cell at the corner holds one of the digits in it.",
     .shape = SpecShape::corner,
     .parameters = kWithout,
     .foreign = kForeignCorner,
     .holds = cells_hold<is_another>,
     .lower = lower_cells<is_another>,
     .glyph = set_glyph},
    {.id = "sample_begins",
     .title = "Lane that begins high",
     .rule = "The first value of the lane is at least the number before it.",
     .shape = SpecShape::lane,
     .parameters = kBegins,
     .foreign = kForeignLane,
     .holds = cells_hold<begins_high>,
     .lower = lower_cells<begins_high>,
     .glyph = set_glyph},
    {.id = "sample_alike",
     .title = "Alike cells",
     .rule = "The values in the marked cells are all odd or all even.",
     .shape = SpecShape::cell_set,
     .foreign = kForeignSet,
     .holds = neighbours_hold<is_alike>,
     .lower = lower_neighbours<is_alike>,
     .glyph = set_glyph},
    {.id = "sample_circle",
     .title = "Circle of sums",
     .rule = "The values on each line add up to the value in the circle.",
     .shape = SpecShape::cell,
     .parameters = kSums,
     .foreign = kForeignCircle,
     .validate = circle_is_proper,
     .holds = circle_holds,
     .lower = lower_circle,
     .glyph = low_glyph},
    {.id = "sample_inside",
     .title = "Line with values inside",
     .rule = "The values on the line lie between those at its ends.",
     .shape = SpecShape::path,
     .foreign = kForeignInside,
     .validate = inside_is_proper,
     .holds = inside_holds,
     .lower = lower_inside,
     .glyph = far_glyph},
    {.id = "sample_no_twins",
     .title = "No twins",
     .rule = "Cells that touch, at a corner as well, are never equal.",
     .shape = SpecShape::none,
     .foreign = kForeignNone,
     .holds = no_twins_hold,
     .lower = lower_no_twins,
     .glyph = no_glyph},
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::sample_rules_constraint
