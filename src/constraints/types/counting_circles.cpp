// SPDX-License-Identifier: MIT
//
// counting_circles: a digit in a circle tells how many circles hold it. count_distinct: a cell
// tells how many different digits others hold.
#include <algorithm>
#include <set>
#include <span>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::counting_circles_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;

constexpr ForeignName kForeignCircles[] = {{"iss", "CountingCircles"}};
constexpr ForeignName kForeignDistinct[] = {{"iss", "CountDistinct"}};

bool circles_hold(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                  const model::PartialGrid& grid) {
  std::vector<std::int64_t> held(static_cast<std::size_t>(puzzle.num_digits()), 0);
  std::int64_t num_open = 0;
  for (const Cell cell : spec.cells) {
    if (const auto& digit = grid[cell.index()]) {
      ++held[digit->index()];
    } else {
      ++num_open;
    }
  }
  std::int64_t missing = 0;
  for (std::size_t i = 0; i < held.size(); ++i) {
    if (held[i] == 0) continue;
    const std::int64_t left = puzzle.symbols.value(Digit(i)) - held[i];
    if (left < 0) return false;
    missing += left;
  }
  return missing <= num_open;
}

/// Each digit is in none of the circles, or in as many as it says.
void lower_to_counts(const model::Puzzle& puzzle, const std::vector<Cell>& circles, Lowering& out) {
  model::DigitCounts counted;
  for (const Cell cell : circles) counted.variables.push_back(model::variable_of(cell));
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const std::int64_t value = puzzle.symbols.value(Digit(i));
    const bool may_be_there = value >= 1 && value <= static_cast<std::int64_t>(circles.size());
    counted.counts.push_back(may_be_there ? 1 | std::uint64_t{1} << value : 1);
  }
  out.digit_counts(std::move(counted));
}

/// A hidden variable of each digit tells whether it is in any circle: then a walk counts it. The
/// digits that are come to as many as there are circles.
void lower_circles(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const auto num_circles = static_cast<std::uint64_t>(spec.cells.size());
  const Digit absent(0);
  std::vector<std::uint64_t> counts;
  std::vector<model::Variable> present;
  DigitSet possible;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    const std::int64_t value = puzzle.symbols.value(Digit(i));
    if (value < 1 || static_cast<std::uint64_t>(value) > num_circles) continue;
    possible.insert(Digit(i));
  }
  for (const Cell cell : spec.cells) out.restrict(cell, possible);
  if (puzzle.num_digits() < 2) return;
  // Alone, to be denied or to be one of several, it is walks.
  if (out.assumes_houses() && spec.cells.size() <= model::DigitCounts::kMostCounted)
    return lower_to_counts(puzzle, spec.cells, out);
  possible.for_each([&](Digit digit) {
    const auto count = static_cast<std::uint64_t>(puzzle.symbols.value(digit));
    counts.push_back(count);
    present.push_back(out.add_hidden(DigitSet::all(2)));
    std::vector<model::Variable> variables{present.back()};
    for (const Cell cell : spec.cells) variables.push_back(model::variable_of(cell));
    // The state is how many are still to come.
    out.walk(
        std::move(variables), 0,
        [digit, count, num_circles, absent](std::uint64_t left, std::size_t place,
                                            Digit held) -> DiagramStep {
          if (place == 0) return held == absent ? 0 : count;
          const bool is_it = held == digit;
          if (is_it && left == 0) return std::nullopt;
          const std::uint64_t next = left - (is_it ? 1 : 0);
          return next <= num_circles - place ? DiagramStep(next) : std::nullopt;
        },
        [](std::uint64_t left) { return left == 0; });
  });
  if (present.empty()) return;
  out.walk(
      present, 0,
      [&](std::uint64_t total, std::size_t place, Digit held) -> DiagramStep {
        const std::uint64_t next = total + (held == absent ? 0 : counts[place]);
        return next <= num_circles ? DiagramStep(next) : std::nullopt;
      },
      [num_circles](std::uint64_t total) { return total == num_circles; });
}

base::Result<void> validate_distinct(const model::Puzzle& /*puzzle*/,
                                     const model::ConstraintSpec& spec) {
  std::vector<Cell> cells = spec.cells;
  std::sort(cells.begin(), cells.end());
  const bool is_once = std::adjacent_find(cells.begin(), cells.end()) == cells.end();
  if (is_once && cells.size() > 1) return {};
  return base::make_error(
      base::ErrorCode::bad_constraint,
      title_of(spec) + (is_once ? ": it counts no cells" : ": a cell is named twice"),
      "name the cell that counts, then those it counts, each once");
}

bool distinct_holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                    const model::PartialGrid& grid) {
  DigitSet held;
  std::int64_t num_open = 0;
  for (std::size_t i = 1; i < spec.cells.size(); ++i) {
    if (const auto& digit = grid[spec.cells[i].index()]) {
      held.insert(*digit);
    } else {
      ++num_open;
    }
  }
  const auto& told = grid[spec.cells[0].index()];
  if (!told) return true;
  const std::int64_t number = puzzle.symbols.value(*told);
  const std::int64_t least = std::max<std::int64_t>(1, held.size());
  return least <= number && number <= held.size() + num_open;
}

/// A walk over the cells, then the one that counts: the state is what they hold.
void lower_distinct(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  std::vector<Cell> cells(spec.cells.begin() + 1, spec.cells.end());
  cells.push_back(spec.cells[0]);
  out.walk_by(
      {}, cells, 0,
      [&](std::uint64_t mask, std::size_t place, Digit digit) -> DiagramStep {
        if (place + 1 < cells.size()) return mask | std::uint64_t{1} << digit.index();
        return puzzle.symbols.value(digit) == DigitSet::from_mask(mask).size() ? DiagramStep(0)
                                                                               : std::nullopt;
      },
      [](std::uint64_t mask) { return mask == 0; });
}

std::optional<model::Arguments> distinct_arguments(const model::Puzzle& puzzle,
                                                   const std::vector<Cell>& cells,
                                                   const model::PartialGrid& filled) {
  const model::ConstraintSpec spec{"count_distinct", "", cells, {}};
  if (!validate_distinct(puzzle, spec) || !distinct_holds(puzzle, spec, filled))
    return std::nullopt;
  return model::Arguments();
}

std::vector<model::Atom> circles_glyph(const model::Puzzle& /*puzzle*/,
                                       const model::ConstraintSpec& spec) {
  std::vector<model::Atom> atoms;
  for (const Cell cell : spec.cells) atoms.push_back(model::Pill{{cell}});
  return atoms;
}

std::vector<model::Atom> distinct_glyph(const model::Puzzle& puzzle,
                                        const model::ConstraintSpec& spec) {
  std::vector<model::Atom> atoms = {
      model::Pill{{spec.cells.front()}},
      model::Outline{{spec.cells.begin() + 1, spec.cells.end()}, model::Outline::Style::dashed}};
  if (const std::string letter = letter_of(puzzle, spec); !letter.empty()) {
    atoms.emplace_back(model::CornerText{spec.cells.front(), letter});
    atoms.emplace_back(model::CornerText{spec.cells[1], letter});
  }
  return atoms;
}

std::string circles_ask(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                        const std::vector<Cell>& /*cells*/) {
  constexpr std::size_t kMostNamed = 10;
  return "a value that is in " +
         (spec.cells.size() <= kMostNamed ? "one of " + listed(puzzle, spec.cells)
                                          : "one of its circles") +
         " is there as often as it says";
}

std::string circles_refute(const Supposition& supposition) {
  const std::vector<Cell>& cells = supposition.spec.cells;
  const Digit digit = supposition.supposed.digit;
  const auto count = std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
    return supposition.left_in(cell).contains(digit);
  });
  if (count >= supposition.puzzle.symbols.value(digit)) return {};
  return "only " + std::to_string(count) + (count == 1 ? " circle" : " circles") + " could be " +
         supposition.puzzle.symbols.text(digit);
}

std::string distinct_asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                          const std::vector<Cell>& /*cells*/) {
  return puzzle.board->name(spec.cells.front()) + " says how many different symbols " +
         listed(puzzle, std::span(spec.cells).subspan(1)) + " hold";
}

/// How many different symbols there may be, and that the first cell does not say so many.
std::string distinct_refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const std::vector<Cell>& cells = supposition.spec.cells;
  if (!supposition.is_supposed(cells.front())) return {};
  constexpr std::size_t kMostSets = 20'000;
  std::set<std::uint64_t> held{0};
  for (std::size_t i = 1; i < cells.size(); ++i) {
    std::set<std::uint64_t> next;
    for (const std::uint64_t mask : held) {
      supposition.left_in(cells[i]).for_each(
          [&](Digit digit) { next.insert(mask | std::uint64_t{1} << digit.index()); });
    }
    if (next.size() > kMostSets) return {};
    held = std::move(next);
  }
  std::set<std::int64_t> numbers;
  for (const std::uint64_t mask : held) numbers.insert(DigitSet::from_mask(mask).size());
  const std::string number = beside(numbers, puzzle.symbols.value(supposition.supposed.digit));
  return number.empty() ? std::string() : "it would count " + number + " different symbols";
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "counting_circles",
        .title = "Counting circles",
        .noun = "set of counting circles",
        .also = "circles count themselves",
        .rule = "A digit in a counting circle tells how many of these circles hold that digit.",
        .shape = SpecShape::cell_set,
        .foreign = kForeignCircles,
        .holds = circles_hold,
        .lower = lower_circles,
        .walks = true,
        .asks = circles_ask,
        .refutes = circles_refute,
        .glyph = circles_glyph,
    },
    {
        .id = "count_distinct",
        .title = "Count of different digits",
        .noun = "count of different symbols",
        .also = "different digits along an arrow",
        .rule = "The circled cell of a count of different symbols tells how many there are in the "
                "outline that belongs to it.",
        .shape = SpecShape::sequence,
        .has_parts = true,
        .foreign = kForeignDistinct,
        .validate = validate_distinct,
        .holds = distinct_holds,
        .lower = lower_distinct,
        .walks = true,
        .arguments_for = distinct_arguments,
        .asks = distinct_asks,
        .refutes = distinct_refutes,
        .glyph = distinct_glyph,
    }};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::counting_circles_constraint
