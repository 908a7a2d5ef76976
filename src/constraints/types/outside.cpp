// SPDX-License-Identifier: MIT
//
// outside: digits named beside a row or column are in it before its first border of a box.
#include <algorithm>

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::outside_constraint {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;

constexpr std::string_view kDigits = "digits";
constexpr Parameter kParameters[] = {
    {kDigits, Parameter::Kind::digits, true, "the digits that are in the first box"}};

DigitSet digits_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<DigitSet>(kDigits);
}

/// The cells from the end that is looked along to where the box ends; none where there is no box.
std::vector<Cell> first_cells(const model::Puzzle& puzzle, const std::vector<Cell>& lane) {
  const auto box = puzzle.board->region_of(lane.front());
  if (!box) return {};
  const auto end = std::find_if(lane.begin(), lane.end(),
                                [&](Cell cell) { return puzzle.board->region_of(cell) != box; });
  return {lane.begin(), end};
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const auto refuse = [&](const std::string& what, std::string hint) {
    return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": " + what,
                            std::move(hint));
  };
  const std::vector<Cell> cells = first_cells(puzzle, spec.cells);
  if (cells.empty())
    return refuse(puzzle.board->name(spec.cells.front()) + " is in no box",
                  "use a board with boxes");
  const int num_digits = digits_of(spec).size();
  if (num_digits >= 1 && num_digits <= static_cast<int>(cells.size())) return {};
  return refuse(std::to_string(num_digits) + " digits are to be in " + puzzle.board->names(cells),
                "name one digit or more, at most as many as there are cells");
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  DigitSet missing = digits_of(spec);
  int num_open = 0;
  for (const Cell cell : first_cells(puzzle, spec.cells)) {
    const auto& digit = grid[cell.index()];
    digit ? missing.erase(*digit) : static_cast<void>(++num_open);
  }
  return missing.size() <= num_open;
}

/// The state of the walk is which of the digits have come.
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  const DigitSet wanted = digits_of(spec);
  out.walk_by(
      {static_cast<std::int64_t>(wanted.mask())}, first_cells(puzzle, spec.cells), 0,
      [wanted](std::uint64_t seen, std::size_t /*place*/, Digit digit) -> DiagramStep {
        return wanted.contains(digit) ? seen | std::uint64_t{1} << digit.index() : seen;
      },
      [wanted](std::uint64_t seen) { return seen == wanted.mask(); });
}

/// The digit in the middle of these cells, and the first where there are four or more.
std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& lane,
                                              const model::PartialGrid& filled) {
  const std::vector<Cell> cells = first_cells(puzzle, lane);
  if (cells.empty()) return std::nullopt;
  DigitSet digits = DigitSet::single(*filled[cells[cells.size() / 2].index()]);
  if (cells.size() >= 4) digits.insert(*filled[cells.front().index()]);
  model::Arguments arguments;
  arguments.set(kDigits, digits);
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::string text;
  digits_of(spec).for_each([&](Digit digit) {
    const std::string& symbol = puzzle.symbols.text(digit);
    text += (text.empty() || symbol.size() == 1 ? "" : " ") + symbol;
  });
  return {model::OuterText{spec.cells, std::move(text), false}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return listed(puzzle, digits_of(spec), "and") +
         (digits_of(spec).size() == 1 ? " is" : " are each") + " in one of " +
         listed(puzzle, first_cells(puzzle, spec.cells));
}

std::string refutes(const Supposition& supposition) {
  std::vector<Demand> demands;
  digits_of(supposition.spec).for_each([&](Digit digit) {
    demands.push_back({DigitSet::single(digit), supposition.puzzle.symbols.text(digit)});
  });
  return too_few_places(supposition, first_cells(supposition.puzzle, supposition.spec.cells),
                        demands);
}

constexpr ConstraintType kTypes[] = {{
    .id = "outside",
    .title = "Outside clue",
    .also = "outside digits, first cells",
    .rule =
        "The digits of an outside clue beside a row or column are in it before the first border "
        "of a box, seen from there.",
    .shape = SpecShape::lane,
    .parameters = kParameters,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .walks = true,
    .arguments_for = arguments_for,
    .asks = asks,
    .refutes = refutes,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::outside_constraint
