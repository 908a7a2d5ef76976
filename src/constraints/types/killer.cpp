// SPDX-License-Identifier: MIT
//
// killer: a cage. No digit occurs twice in it; with a sum its values add up to that.
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::killer_constraint {
namespace {

constexpr Parameter kParameters[] = {
    {"sum", Parameter::Kind::integer, false,
     "what the values in the cage add up to; without it only no repeats"}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "killercage"},
                                    {.format = "iss", .name = "Cage", .no_value = "0"}};

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto asked = sum_of(spec);
  const auto sum = value_sum(puzzle, unit_terms(spec.cells), grid);
  return no_digit_twice(spec.cells, grid) && (!asked || !sum || *sum == *asked);
}

void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  out.all_different(spec.cells);
  if (const auto sum = sum_of(spec)) out.sum_equals(unit_terms(spec.cells), *sum);
}

std::optional<std::string> contradiction(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const auto name = [&] { return name_of(puzzle, spec); };
  if (auto equal = equal_givens(puzzle, spec.cells, name)) return equal;
  const auto sum = sum_of(spec);
  if (sum) return impossible_sum(puzzle, spec.cells, *sum, true, name);
  return too_many_to_differ(puzzle, spec.cells, name);
}

std::optional<ShapeFacts> facts(const model::Puzzle& /*puzzle*/,
                                const model::ConstraintSpec& spec) {
  return ShapeFacts{unit_terms(spec.cells), sum_of(spec), true};
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return cage_glyph(spec.cells, sum_of(spec), model::Outline::Style::dashed);
}

constexpr ConstraintType kTypes[] = {{
    .id = "killer",
    .title = "Killer cage",
    .noun = "cage",
    .also = "sum cage, sumdoku, sums",
    .called = "killer,sumdoku,sum doku",
    .rule = "The values in a cage add up to the number in its corner; no symbol occurs twice in a "
            "cage.",
    .shape = SpecShape::cell_set,
    .parameters = kParameters,
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

}  // namespace omnidoku::constraints::killer_constraint
