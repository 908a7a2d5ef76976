// SPDX-License-Identifier: MIT
//
// value_indexing: the first cell of an arrow tells what is found on it, the second how many cells
// further along, counted from the second on: its n-th cell behind it, or itself where the line
// names it again.
#include <algorithm>

#include "constraints/constraint_type.h"

namespace omnidoku::constraints::value_indexing_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::DiagramStep;

constexpr ForeignName kForeign[] = {{"iss", "ValueIndexing"}};

/// The cells that are counted.
std::vector<Cell> counted(const model::ConstraintSpec& spec) {
  return {spec.cells.begin() + 2, spec.cells.end()};
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (spec.cells.size() > 2 && spec.cells[0] != spec.cells[1]) return {};
  return base::make_error(base::ErrorCode::bad_constraint,
                          title_of(spec) + ": " + puzzle.board->names(spec.cells) +
                              " are no arrow from a value over a number to the cells it counts",
                          "name three cells or more, the first two different");
}

/// Where among the counted cells the value is told to be; nothing where that is beside them.
std::optional<std::size_t> place_told_by(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec, Digit number) {
  const std::int64_t place = puzzle.symbols.value(number);
  const auto num_counted = static_cast<std::int64_t>(spec.cells.size()) - 2;
  if (place < 1 || place > num_counted) return std::nullopt;
  return static_cast<std::size_t>(place - 1);
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto value = grid[spec.cells[0].index()];
  const auto number = grid[spec.cells[1].index()];
  if (!number) return true;
  const auto place = place_told_by(puzzle, spec, *number);
  if (!place) return false;
  const auto there = grid[counted(spec)[*place].index()];
  return !value || !there || *value == *there;
}

/// A walk over the number, the value, then the counted cells: its state is both of them until the
/// cell is met, 0 behind it.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const std::vector<Cell> all = counted(spec);
  std::vector<Cell> cells{spec.cells[1], spec.cells[0]};
  for (const Cell cell : all) {
    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  }
  const auto n = static_cast<std::uint64_t>(puzzle.num_digits());
  const auto step = [&](std::uint64_t state, std::size_t place, Digit digit) -> DiagramStep {
    if (place == 0) {
      if (!place_told_by(puzzle, spec, digit)) return std::nullopt;
      return digit.index() + 1;
    }
    if (state == 0) return 0;
    if (place == 1) {
      const Digit number(state - 1);
      const Cell there = all[*place_told_by(puzzle, spec, number)];
      if (there == cells[1]) return 0;
      if (there == cells[0]) return digit == number ? DiagramStep(0) : std::nullopt;
      return 1 + number.index() * n + digit.index();
    }
    const Digit number((state - 1) / n);
    if (cells[place] != all[*place_told_by(puzzle, spec, number)]) return state;
    return digit.index() == (state - 1) % n ? DiagramStep(0) : std::nullopt;
  };
  out.walk(cells, 1, step, [](std::uint64_t state) { return state == 0; });
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  std::vector<Cell> cells = spec.cells;
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return {model::Pill{{spec.cells.front()}}, model::Path{cells, model::Path::Style::arrow}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return "what " + puzzle.board->name(spec.cells[0]) + " holds stands in the n-th cell of " +
         listed(puzzle, counted(spec)) + ", where n is the value in " +
         puzzle.board->name(spec.cells[1]);
}

std::string refutes(const Supposition& supposition) {
  const model::Puzzle& puzzle = supposition.puzzle;
  const model::ConstraintSpec& spec = supposition.spec;
  const std::vector<Cell> cells = counted(spec);
  const geometry::DigitSet values = supposition.left_in(spec.cells[0]);
  bool is_refuted = true;
  std::vector<std::string> places;
  bool all_see = true;
  supposition.left_in(spec.cells[1]).for_each([&](Digit number) {
    const auto place = place_told_by(puzzle, spec, number);
    if (!place) return;
    const bool sees = must_differ(puzzle, cells[*place], spec.cells[0]);
    all_see = all_see && sees;
    is_refuted = is_refuted && (sees || (supposition.left_in(cells[*place]) & values).empty());
    places.push_back(puzzle.board->name(cells[*place]));
  });
  if (!is_refuted) return {};
  if (places.empty()) return "there would be no such cell";
  if (all_see)
    return listed(places, "or") + " would have to hold the same as " +
           puzzle.board->name(spec.cells[0]) + ", which it sees";
  return listed(places, "or") + " would have to hold the same as " +
         puzzle.board->name(spec.cells[0]) + " (" +
         listed(puzzle, supposition.before[spec.cells[0].index()]) + ") and cannot";
}

constexpr ConstraintType kTypes[] = {{
    .id = "value_indexing",
    .title = "Value indexing arrow",
    .also = "index arrow",
    .rule = "What the first cell of a value indexing arrow holds is found again n cells behind its "
            "second, where n is the value in the second.",
    .shape = SpecShape::sequence,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .asks = asks,
    .refutes = refutes,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::value_indexing_constraint
