// SPDX-License-Identifier: MIT
//
// all_different: a set of cells in which no digit occurs twice. With as many cells as digits it is
// one more house.
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::all_different_constraint {
namespace {

constexpr ForeignName kForeign[] = {{"fpuzzles", "extraregion"}, {"iss", "AllDifferent"}};

bool holds(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  return no_digit_twice(spec.cells, grid);
}

void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  out.all_different(spec.cells);
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const auto name = [&] { return name_of(puzzle, spec); };
  if (auto many = too_many_to_differ(puzzle, spec.cells, name)) return many;
  return equal_givens(puzzle, spec.cells, name);
}

std::optional<ShapeFacts> facts(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  ShapeFacts result{unit_terms(spec.cells), std::nullopt, true};
  if (spec.cells.size() == static_cast<std::size_t>(puzzle.num_digits()))
    result.sum = puzzle.symbols.total();
  return result;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::Shade{spec.cells}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "all_different",
    .title = "Extra region",
    .also = "extra house, no repeats, unequal cells, hyper region",
    .rule = "No symbol occurs twice in the marked cells.",
    .shape = SpecShape::cell_set,
    .parameters = {},
    .foreign = kForeign,
    .validate = nullptr,
    .holds = holds,
    .lower = lower,
    .contradiction = contradiction,
    .facts = facts,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::all_different_constraint
