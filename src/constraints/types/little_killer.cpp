// SPDX-License-Identifier: MIT
//
// little_killer: the values along a slanting line from one rim of the board to another add up to a
// number; they may repeat.
#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::little_killer_constraint {
namespace {

using geometry::Cell;

constexpr Parameter kParameters[] = {
    {"sum", Parameter::Kind::integer, true, "what the values along the diagonal add up to"}};
constexpr ForeignName kForeign[] = {{"fpuzzles", "littlekillersum"}, {"iss", "LittleKiller"}};

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto sum = value_sum(puzzle, unit_terms(spec.cells), grid);
  return !sum || *sum == *sum_of(spec);
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

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  model::Arguments arguments;
  arguments.set("sum", *value_sum(puzzle, unit_terms(cells), filled));
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  return {model::OuterText{spec.cells, std::to_string(*sum_of(spec)), true}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "little_killer",
    .title = "Little killer",
    .noun = "little killer clue",
    .also = "diagonal sum, arrow outside",
    .called = "little killer",
    .rule = "A number with an arrow beside the grid is the sum of the values along the diagonal "
            "that it points to; they may repeat.",
    .shape = SpecShape::diagonal,
    .parameters = kParameters,
    .foreign = kForeign,
    .holds = holds,
    .lower = lower,
    .contradiction = contradiction,
    .facts = facts,
    .arguments_for = arguments_for,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::little_killer_constraint
