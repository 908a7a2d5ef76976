// SPDX-License-Identifier: MIT
//
// weighted_sum: the values of some cells, each so many times, add up to a number. The equation
// "10 = 1 1 -2" says the number, then the weight of each cell in order; "10" alone gives every cell
// the weight 1.
#include <charconv>
#include <map>
#include <optional>
#include <string_view>

#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints::weighted_sum_constraint {
namespace {

using geometry::Cell;

constexpr std::string_view kEquation = "equation";
constexpr Parameter kParameters[] = {
    {kEquation, Parameter::Kind::text, true,
     "the sum, '=' and how many times each cell counts, in their order: 10 = 1 1 -2"}};
constexpr ForeignName kForeign[] = {{"iss", "Sum"}, {"iss", "Arrow"}};

struct Equation {
  std::int64_t total = 0;
  std::vector<std::int64_t> weights;
};

/// Nothing where the text is no equation for so many cells.
std::optional<Equation> read_equation(std::string_view text, std::size_t num_cells) {
  std::vector<std::int64_t> numbers;
  std::vector<std::size_t> signs;  // before which number there is a '='
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ' ' || text[at] == '=') {
      if (text[at] == '=') signs.push_back(numbers.size());
      ++at;
      continue;
    }
    const char* const last = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data() + at, last, numbers.emplace_back());
    if (problem != std::errc() || (stop != last && *stop != ' ' && *stop != '='))
      return std::nullopt;
    at = static_cast<std::size_t>(stop - text.data());
  }
  if (signs.empty() && numbers.size() == 1) numbers.resize(num_cells + 1, 1);
  const bool is_whole =
      numbers.size() == num_cells + 1 && (signs.empty() || signs == std::vector<std::size_t>{1});
  if (!is_whole) return std::nullopt;
  return Equation{numbers.front(), {numbers.begin() + 1, numbers.end()}};
}

Equation equation_of(const model::ConstraintSpec& spec) {
  return *read_equation(*spec.arguments.get<std::string>(kEquation), spec.cells.size());
}

/// Each cell once, in order.
std::vector<WeightedCell> terms_of(const model::ConstraintSpec& spec) {
  const Equation equation = equation_of(spec);
  std::map<Cell, std::int64_t> weight_of;
  for (std::size_t i = 0; i < spec.cells.size(); ++i)
    weight_of[spec.cells[i]] += equation.weights[i];
  std::vector<WeightedCell> terms;
  for (const auto& [cell, weight] : weight_of) {
    if (weight != 0) terms.push_back({cell, weight});
  }
  return terms;
}

base::Result<void> validate(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  const auto refuse = [&](std::string what, std::string advice) {
    return base::make_error(base::ErrorCode::bad_constraint,
                            title_of(spec) + ": " + std::move(what), std::move(advice));
  };
  const std::string& text = *spec.arguments.get<std::string>(kEquation);
  const auto equation = read_equation(text, spec.cells.size());
  if (!equation)
    return refuse(
        "'" + text + "' is no equation for " + std::to_string(spec.cells.size()) + " cells",
        "write the sum, '=' and a weight for each cell: 10 = 1 1 -2");
  if (equation->total > kMaxSum || equation->total < -kMaxSum)
    return refuse("its sum is too large", "name one up to " + std::to_string(kMaxSum));
  for (const std::int64_t weight : equation->weights) {
    if (weight > kMaxCoefficient || weight < -kMaxCoefficient)
      return refuse("the weight " + std::to_string(weight) + " is too large",
                    "name weights up to " + std::to_string(kMaxCoefficient));
  }
  return {};
}

bool holds(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
           const model::PartialGrid& grid) {
  const Equation equation = equation_of(spec);
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < spec.cells.size(); ++i) {
    const auto digit = grid[spec.cells[i].index()];
    if (!digit) return true;
    sum += equation.weights[i] * puzzle.symbols.value(*digit);
  }
  return sum == equation.total;
}

void lower(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec, Lowering& out) {
  out.sum_equals(terms_of(spec), equation_of(spec).total);
}

std::optional<ShapeFacts> facts(const model::Puzzle& /*puzzle*/,
                                const model::ConstraintSpec& spec) {
  return ShapeFacts{terms_of(spec), equation_of(spec).total, false};
}

/// Every second cell is taken away.
std::optional<model::Arguments> arguments_for(const model::Puzzle& puzzle,
                                              const std::vector<Cell>& cells,
                                              const model::PartialGrid& filled) {
  std::int64_t sum = 0;
  std::string weights;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::int64_t weight = i % 2 == 0 ? 1 : -1;
    sum += weight * puzzle.symbols.value(*filled[cells[i].index()]);
    weights += " " + std::to_string(weight);
  }
  model::Arguments arguments;
  arguments.set(kEquation, std::to_string(sum) + " =" + weights);
  return arguments;
}

std::vector<model::Atom> glyph(const model::Puzzle& /*puzzle*/, const model::ConstraintSpec& spec) {
  if (spec.cells.empty()) return {};
  return {model::Outline{spec.cells, model::Outline::Style::solid},
          model::CornerText{spec.cells.front(), *spec.arguments.get<std::string>(kEquation)}};
}

constexpr ConstraintType kTypes[] = {{
    .id = "weighted_sum",
    .title = "Weighted sum",
    .also = "equation, linear, formula",
    .rule = "The values in the cells of a weighted sum, each as often as its equation says, add up "
            "to its number; symbols may repeat there.",
    .shape = SpecShape::sequence,
    .parameters = kParameters,
    .foreign = kForeign,
    .validate = validate,
    .holds = holds,
    .lower = lower,
    .facts = facts,
    .arguments_for = arguments_for,
    .glyph = glyph,
}};

}  // namespace

extern const TypeFamily family;
const TypeFamily family{kTypes};

}  // namespace omnidoku::constraints::weighted_sum_constraint
