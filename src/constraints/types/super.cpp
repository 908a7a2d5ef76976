// SPDX-License-Identifier: MIT
//
// super: a shape whose values add up to a sum; digits may occur more than once.
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::super_constraint {
namespace {

constexpr Parameter kParameters[] = {
    {"sum", Parameter::Kind::integer, true, "what the values in the shape add up to"}};

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto sum = value_sum(puzzle, unit_terms(spec.cells), grid);
  return !sum || sum == sum_of(spec);
}

void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  out.sum_equals(unit_terms(spec.cells), *sum_of(spec));
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  return impossible_sum(puzzle, spec.cells, *sum_of(spec), false,
                        [&] { return name_of(puzzle, spec); });
}

std::optional<ShapeFacts> facts(const model::Puzzle& /*puzzle*/,
                                const model::ConstraintSpec& spec) {
  return ShapeFacts{unit_terms(spec.cells), sum_of(spec), false};
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return cage_glyph(spec.cells, sum_of(spec), model::Outline::Style::solid);
}

constexpr ConstraintType kTypes[] = {{
    .id = "super",
    .title = "Super shape",
    .also = "sum with repeats, free shape",
    .rule = "The values in a solid outline add up to the number in its corner; symbols may repeat "
            "there.",
    .shape = SpecShape::cell_set,
    .parameters = kParameters,
    .foreign = {},
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

}  // namespace omnidoku::constraints::super_constraint
