// SPDX-License-Identifier: MIT
//
// odd, even: a cell whose value is odd, or even.
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::parity_constraint {
namespace {

constexpr ForeignName kForeignOdd[] = {{"fpuzzles", "odd"}};
constexpr ForeignName kForeignEven[] = {{"fpuzzles", "even"}};

template <bool odd>
bool fits(const model::Puzzle& puzzle, geometry::Digit digit) {
  return (puzzle.symbols.value(digit) % 2 != 0) == odd;
}

template <bool odd>
bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto digit = grid[spec.cells.front().index()];
  return !digit || fits<odd>(puzzle, *digit);
}

template <bool odd>
void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  geometry::DigitSet digits;
  puzzle.all_digits().for_each([&](geometry::Digit digit) {
    if (fits<odd>(puzzle, digit)) digits.insert(digit);
  });
  out.restrict(spec.cells.front(), digits);
}

template <bool odd>
std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::CellMark{spec.cells.front(),
                          odd ? model::CellMark::Shape::circle : model::CellMark::Shape::square}};
}

constexpr ConstraintType kTypes[] = {
    {
        .id = "odd",
        .title = "Odd cell",
        .also = "parity, grey circle",
        .rule = "The value of a cell with a grey circle is odd.",
        .shape = SpecShape::cell,
        .foreign = kForeignOdd,
        .holds = holds<true>,
        .lower = lower<true>,
        .glyph = glyph<true>,
    },
    {
        .id = "even",
        .title = "Even cell",
        .also = "parity, grey square",
        .rule = "The value of a cell with a grey square is even.",
        .shape = SpecShape::cell,
        .foreign = kForeignEven,
        .holds = holds<false>,
        .lower = lower<false>,
        .glyph = glyph<false>,
    },
};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::parity_constraint
