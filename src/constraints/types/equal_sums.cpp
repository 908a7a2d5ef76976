// SPDX-License-Identifier: MIT
//
// equal_sums: two groups of cells have the same sum.
#include <algorithm>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::equal_sums_constraint {
namespace {

using geometry::Cell;

constexpr std::string_view kOther = "other";
constexpr Parameter kParameters[] = {
    {kOther, Parameter::Kind::cells, true, "the cells of the other group"}};
constexpr ForeignName kForeign[] = {{"iss", "EqualSum"}};

const std::vector<Cell>& other_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<std::vector<Cell>>(kOther);
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  for (const Cell cell : other_of(spec)) {
    if (std::find(spec.cells.begin(), spec.cells.end(), cell) == spec.cells.end()) continue;
    return base::make_error(base::ErrorCode::bad_constraint,
                            title_of(spec) + ": " + puzzle.board->name(cell) + " is in both groups",
                            "name it in one of them, or in none, as it counts alike in both");
  }
  return {};
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const auto sum = value_sum(puzzle, unit_terms(spec.cells), grid);
  const auto other = value_sum(puzzle, unit_terms(other_of(spec)), grid);
  return !sum || !other || *sum == *other;
}

void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  std::vector<WeightedCell> terms = unit_terms(spec.cells);
  for (const Cell cell : other_of(spec)) terms.push_back({cell, -1});
  out.sum_equals(terms, 0);
}

std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  const auto sum = value_sum(puzzle, unit_terms(cells), filled);
  // The shortest run of cells behind the first, in the order of the board, that comes to as much.
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  for (std::size_t length = 1; length <= cells.size() + 2 && length <= num_cells; ++length) {
    for (std::size_t k = 0; k < num_cells; ++k) {
      std::vector<Cell> run;
      for (std::size_t i = 0; i < length; ++i)
        run.emplace_back((cells.front().index() + 1 + k + i) % num_cells);
      const bool meets = std::any_of(run.begin(), run.end(), [&](Cell cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
      });
      if (meets || value_sum(puzzle, unit_terms(run), filled) != sum) continue;
      model::Arguments arguments;
      arguments.set(kOther, std::move(run));
      return arguments;
    }
  }
  return std::nullopt;
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  const std::string mark = "\u03A3" + letter_of(puzzle, spec);
  return {model::Outline{spec.cells, model::Outline::Style::dotted},
          model::Outline{other_of(spec), model::Outline::Style::dotted},
          model::CornerText{spec.cells.front(), mark}, model::CornerText{other_of(spec)[0], mark}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return listed(puzzle, spec.cells) + (spec.cells.size() == 1 ? " is" : " add up to") +
         " as much as " + listed(puzzle, other_of(spec)) +
         (other_of(spec).size() == 1 ? "" : " together");
}

constexpr ConstraintType kTypes[] = {{
    .id = "equal_sums",
    .title = "Equal sums",
    .noun = "pair of equal sums",
    .also = "balance, scales",
    .rule =
        "The values in the two dotted groups marked \u03A3 of a pair of equal sums add up to the "
        "same.",
    .shape = SpecShape::cell_set,
    .has_parts = true,
    .parameters = kParameters,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .arguments_for = arguments_for,
    .asks = asks,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::equal_sums_constraint
