// SPDX-License-Identifier: MIT
//
// connected_values: of some cells those that hold one of some digits lie together, side by side.
#include <algorithm>

#include "constraints/adjacency.h"
#include "constraints/areas.h"
#include "constraints/constraint_type.h"

namespace omnidoku::constraints::connected_values_constraint {
namespace {

using geometry::Cell;
using geometry::DigitSet;

constexpr std::string_view kValues = "values";
constexpr std::string_view kSize = "size";
constexpr Parameter kParameters[] = {
    {kValues, Parameter::Kind::digits, true, "the digits of the cells that lie together"},
    {kSize, Parameter::Kind::integer, false, "how many cells these are; any number without it"}};
constexpr ForeignName kForeign[] = {{"iss", "ConnectedValues"}};

DigitSet values_of(const model::ConstraintSpec& spec) {
  return *spec.arguments.get<DigitSet>(kValues);
}

std::size_t least_of(const model::ConstraintSpec& spec) {
  const auto* size = spec.arguments.get<std::int64_t>(kSize);
  return size == nullptr ? 0 : static_cast<std::size_t>(*size);
}
std::size_t most_of(const model::ConstraintSpec& spec) {
  return std::max(least_of(spec), spec.arguments.find(kSize) != nullptr ? 0 : spec.cells.size());
}

base::Result<void> validate(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  if (auto has = check_has_neighbours(puzzle, title_of(spec)); !has) return has;
  if (values_of(spec).empty()) {
    return base::make_error(base::ErrorCode::bad_constraint, title_of(spec) + ": it has no digits",
                            "name one or more");
  }
  const auto* size = spec.arguments.get<std::int64_t>(kSize);
  if (size == nullptr || (*size >= 1 && *size <= static_cast<std::int64_t>(spec.cells.size())))
    return {};
  return base::make_error(
      base::ErrorCode::bad_constraint, title_of(spec) + ": its size is " + std::to_string(*size),
      "name a size from 1 to the number of its cells, " + std::to_string(spec.cells.size()));
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  std::vector<InArea> places;
  for (const Cell cell : spec.cells) {
    const auto& digit = grid[cell.index()];
    places.push_back(!digit                             ? InArea::perhaps
                     : values_of(spec).contains(*digit) ? InArea::yes
                                                        : InArea::no);
  }
  const auto num_in =
      static_cast<std::size_t>(std::count(places.begin(), places.end(), InArea::yes));
  return num_in <= most_of(spec) &&
         can_lie_together(*graph_of(*puzzle.board, spec.cells), places, least_of(spec));
}

void lower(const model::Puzzle& puzzle, const model::ConstraintSpec& spec, Lowering& out) {
  std::vector<model::Variable> variables;
  for (const Cell cell : spec.cells) variables.push_back(model::variable_of(cell));
  out.connected(std::move(variables), values_of(spec), graph_of(*puzzle.board, spec.cells),
                least_of(spec), most_of(spec));
}

/// The digits of the first two cells, often with how many cells have them.
std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  if (cells.size() < 2) return std::nullopt;
  model::Arguments arguments;
  DigitSet digits;
  digits.insert(*filled[cells[0].index()]);
  digits.insert(*filled[cells[1].index()]);
  arguments.set(kValues, digits);
  const auto count = std::count_if(cells.begin(), cells.end(), [&](Cell cell) {
    return digits.contains(*filled[cell.index()]);
  });
  if (cells.size() % 2 == 0) arguments.set(kSize, std::int64_t{count});
  if (!holds(puzzle, {"connected_values", "", cells, arguments}, filled)) return std::nullopt;
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& puzzle, const model::ConstraintSpec& spec) {
  std::string text;
  values_of(spec).for_each([&](geometry::Digit digit) {
    text += (text.empty() ? "" : " ") + puzzle.symbols.text(digit);
  });
  if (least_of(spec) > 0) text += " = " + std::to_string(least_of(spec));
  return {model::Outline{spec.cells, model::Outline::Style::dotted},
          model::CornerText{*std::min_element(spec.cells.begin(), spec.cells.end()), text}};
}

std::string asks(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                 const std::vector<Cell>& /*cells*/) {
  return "of " + listed(puzzle, spec.cells) + " those with " + listed(puzzle, values_of(spec)) +
         " lie together, joined from side to side" +
         (least_of(spec) > 0 ? ", and are " + std::to_string(least_of(spec)) + " cells" : "");
}

constexpr ConstraintType kTypes[] = {{
    .id = "connected_values",
    .title = "Connected values",
    .noun = "area of connected values",
    .also = "area, joined digits",
    .rule =
        "Within a dotted outline the cells with the digits named in its corner lie together, each "
        "joined to the others from side to side; a number behind these says how many there are.",
    .shape = SpecShape::cell_set,
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

}  // namespace omnidoku::constraints::connected_values_constraint
