// SPDX-License-Identifier: MIT
//
// arrow: what stands in the circle is the sum of the values along the shaft. The circle is the
// first cell of the line; or a pill of several cells, whose digits are read as a number, and from
// one of which the line leads off. double_arrow: the values at both ends add up to those between
// them.
#include <algorithm>
#include <optional>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::arrow_constraint {
namespace {

using geometry::Cell;

constexpr Parameter kParameters[] = {
    {"pill", Parameter::Kind::cells, false,
     "the cells of the circle where they are several, the highest place of the number first",
     true}};
constexpr ForeignMember kMembers[] = {{"cells", "pill", true}};
constexpr ForeignName kForeignArrow[] = {
    {"fpuzzles", "arrow", {}, kMembers}, {"iss", "Arrow"}, {"iss", "PillArrow"}};
constexpr ForeignName kForeignDouble[] = {{"fpuzzles", "doublearrow"}, {"iss", "DoubleArrow"}};

/// Places of ten, so that no number overflows.
constexpr std::size_t kMostPillCells = 4;

std::vector<Cell> pill_of(const model::ConstraintSpec& spec) {
  const auto* pill = spec.arguments.get<std::vector<Cell>>("pill");
  return pill == nullptr ? std::vector<Cell>{spec.cells.front()} : *pill;
}

/// The number in the pill less the values along the shaft.
std::vector<WeightedCell> arrow_terms(const model::ConstraintSpec& spec) {
  const std::vector<Cell> pill = pill_of(spec);
  std::vector<WeightedCell> terms;
  std::int64_t place = 1;
  for (std::size_t i = pill.size(); i-- > 0; place *= 10) terms.push_back({pill[i], place});
  for (std::size_t i = 1; i < spec.cells.size(); ++i) terms.push_back({spec.cells[i], -1});
  return terms;
}

std::vector<WeightedCell> double_terms(const model::ConstraintSpec& spec) {
  std::vector<WeightedCell> terms;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const bool is_end = i == 0 || i + 1 == spec.cells.size();
    terms.push_back({spec.cells[i], is_end ? 1 : -1});
  }
  return terms;
}

/// Whether the sum can still be 0 with what is filled in.
bool can_be_nothing(const model::Puzzle& puzzle, const std::vector<WeightedCell>& terms,
                    const model::PartialGrid& grid) {
  std::int64_t least_value = puzzle.symbols.value(geometry::Digit(0));
  std::int64_t greatest_value = least_value;
  for (int i = 1; i < puzzle.num_digits(); ++i) {
    const std::int64_t value = puzzle.symbols.value(geometry::Digit(i));
    least_value = std::min(least_value, value);
    greatest_value = std::max(greatest_value, value);
  }
  std::int64_t least = 0;
  std::int64_t greatest = 0;
  for (const WeightedCell& term : terms) {
    const auto digit = grid[term.cell.index()];
    const std::int64_t low = digit ? puzzle.symbols.value(*digit) : least_value;
    const std::int64_t high = digit ? puzzle.symbols.value(*digit) : greatest_value;
    least += term.coefficient * (term.coefficient > 0 ? low : high);
    greatest += term.coefficient * (term.coefficient > 0 ? high : low);
  }
  return least <= 0 && greatest >= 0;
}

base::Result<void> validate_arrow(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::vector<Cell> pill = pill_of(spec);
  const auto refuse = [&](const std::string& what, std::string advice) {
    return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                            std::move(advice));
  };
  if (std::find(pill.begin(), pill.end(), spec.cells.front()) == pill.end())
    return refuse("the line begins in " + puzzle.board->name(spec.cells.front()) +
                      ", which is not in its pill",
                  "let the line begin in a cell of the pill");
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    if (std::find(pill.begin(), pill.end(), spec.cells[i]) != pill.end())
      return refuse("the line comes back to " + puzzle.board->name(spec.cells[i]) + " in its pill",
                    "let the line leave the pill once");
  }
  if (pill.size() > kMostPillCells)
    return refuse("its pill has " + std::to_string(pill.size()) + " cells",
                  "a pill has four cells at most");
  for (int i = 0; i < puzzle.num_digits() && pill.size() > 1; ++i) {
    const std::int64_t value = puzzle.symbols.value(geometry::Digit(i));
    if (value < 0 || value > 9)
      return refuse("a number cannot be read where a symbol counts " + std::to_string(value),
                    "pills are for symbols that count 0 to 9");
  }
  return {};
}

base::Result<void> validate_double(const model::Puzzle& /*puzzle*/,
                                   const model::ConstraintSpec& spec) {
  if (spec.cells.size() > 2) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": nothing lies between its two ends",
                          "name three cells or more");
}

bool arrow_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const model::PartialGrid& grid) {
  return can_be_nothing(puzzle, arrow_terms(spec), grid);
}

bool double_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                  const model::PartialGrid& grid) {
  return can_be_nothing(puzzle, double_terms(spec), grid);
}

/// The least and the most that cells come to, each as often as it counts.
std::pair<std::int64_t, std::int64_t> range_of(const model::Puzzle& puzzle,
                                               const std::vector<WeightedCell>& terms) {
  const std::vector<geometry::Digit> digits = digits_by_value(puzzle);
  std::int64_t least = 0;
  std::int64_t most = 0;
  for (const WeightedCell& term : terms) {
    least += term.coefficient * puzzle.symbols.value(digits.front());
    most += term.coefficient * puzzle.symbols.value(digits.back());
  }
  return {least, most};
}

/// A circle and a shaft that have no number in common, whatever the givens are.
std::optional<std::string> arrow_contradiction(const model::Puzzle& puzzle,
                                               const model::ConstraintSpec& spec) {
  const model::PartialGrid empty(puzzle.givens.size());
  std::vector<WeightedCell> circle = arrow_terms(spec);
  if (can_be_nothing(puzzle, circle, empty)) return std::nullopt;
  std::vector<WeightedCell> shaft;
  std::vector<Cell> shaft_cells;
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    shaft.push_back({spec.cells[i], 1});
    shaft_cells.push_back(spec.cells[i]);
  }
  circle.resize(pill_of(spec).size());
  const auto [least, most] = range_of(puzzle, circle);
  const auto [least_sum, most_sum] = range_of(puzzle, shaft);
  const auto told = [](std::int64_t low, std::int64_t high) {
    return std::to_string(low) + (low == high ? "" : " to " + std::to_string(high));
  };
  return name_of(puzzle, spec) + " cannot hold: " + listed(puzzle, shaft_cells) +
         (shaft_cells.size() == 1 ? " makes " : " make ") + told(least_sum, most_sum) +
         ", but its circle, " + listed(puzzle, pill_of(spec)) + ", is " + told(least, most);
}

void lower_arrow(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
                 Lowering& out) {
  out.sum_equals(arrow_terms(spec), 0);
}

void lower_double(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
                  Lowering& out) {
  out.sum_equals(double_terms(spec), 0);
}

std::vector<model::Atom> arrow_glyph(const model::Puzzle& /*puzzle*/,
                                     const model::ConstraintSpec& spec) {
  return {model::Pill{pill_of(spec)}, model::Path{spec.cells, model::Path::Style::arrow}};
}

std::vector<model::Atom> double_glyph(const model::Puzzle& /*puzzle*/,
                                      const model::ConstraintSpec& spec) {
  return {model::Pill{{spec.cells.front()}}, model::Pill{{spec.cells.back()}},
          model::Path{spec.cells, model::Path::Style::double_arrow}};
}

std::string arrow_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                       const std::vector<Cell>& /*cells*/) {
  const std::vector<Cell> pill = pill_of(spec);
  const std::string circle = pill.size() == 1 ? "the circle " + puzzle.board->name(pill[0])
                                              : "the number in " + listed(puzzle, pill);
  if (spec.cells.size() < 2) return circle + " is 0";
  const std::vector<Cell> shaft(spec.cells.begin() + 1, spec.cells.end());
  return circle + (shaft.size() == 1 ? " is the same as " : " is the sum of ") +
         listed(puzzle, shaft);
}

std::string double_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                        const std::vector<Cell>& /*cells*/) {
  const std::vector<Cell> shaft(spec.cells.begin() + 1, spec.cells.end() - 1);
  return "the circles " + puzzle.board->name(spec.cells.front()) + " and " +
         puzzle.board->name(spec.cells.back()) + " add up to as much as " + listed(puzzle, shaft);
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "arrow",
        .title = "Arrow",
        .also = "arrow sum, circle, pill",
        .called = "arrow=,arrows=,pfeil,fl\u00E8che,flecha",
        .rule = "The values along an arrow add up to the value in its circle, or to the number "
                "that is read in its pill.",
        .shape = SpecShape::path,
        .parameters = kParameters,
        .foreign = kForeignArrow,
        .validate = validate_arrow,
        .holds = arrow_holds,
        .lower = lower_arrow,
        .contradiction = arrow_contradiction,
        .asks = arrow_asks,
        .glyph = arrow_glyph,
    },
    {
        .id = "double_arrow",
        .title = "Double arrow",
        .also = "double-ended arrow, two circles",
        .rule = "The values in the two circles of a double arrow add up to as much as those "
                "between them.",
        .shape = SpecShape::path,
        .foreign = kForeignDouble,
        .validate = validate_double,
        .holds = double_holds,
        .lower = lower_double,
        .asks = double_asks,
        .glyph = double_glyph,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::arrow_constraint
