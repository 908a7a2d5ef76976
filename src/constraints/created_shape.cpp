// SPDX-License-Identifier: MIT
//
// Created shapes are added up term by term into net coefficients. Shapes that are referred to more
// than once are resolved once (a chain of doubling references would otherwise cost exponential
// time), and nesting is bounded.
#include "constraints/created_shape.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>
#include <system_error>
#include <unordered_map>

#include "constraints/shape_sums.h"

namespace omnidoku::constraints {

using base::ErrorCode;
using base::make_error;
using geometry::Cell;

namespace {

constexpr int kMaxNesting = 64;
constexpr std::string_view kCreated = "created";

const std::vector<model::ShapeTerm>* terms_of(const model::ConstraintSpec& spec) {
  return spec.arguments.get<std::vector<model::ShapeTerm>>("terms");
}

class Resolver {
 public:
  explicit Resolver(const model::Puzzle& puzzle) : puzzle_(puzzle) {}

  /// `position` is the spec's place in the puzzle: only constraints before it may be referred to.
  base::Result<ShapeFacts> resolve(const model::ConstraintSpec& spec, std::size_t position,
                                   int depth);

 private:
  base::Result<ShapeFacts> shape_named(const std::string& name, std::size_t position, int depth);
  base::Result<ShapeFacts> constraint_shape(std::size_t index, const std::string& name, int depth);
  base::Result<ShapeFacts> house_shape(const geometry::House& house) const;
  [[nodiscard]] std::vector<std::size_t> earlier_constraints(const std::string& name,
                                                             std::size_t position) const;

  const model::Puzzle& puzzle_;
  std::unordered_map<std::size_t, ShapeFacts> resolved_;
};

/// 4 for "#5"; nothing for names that are no such number.
std::optional<std::size_t> index_in(const std::string& name) {
  if (name.size() < 2 || name[0] != '#' || name[1] == '0') return std::nullopt;
  std::size_t number = 0;
  const char* end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data() + 1, end, number);
  if (error != std::errc() || stop != end || number == 0) return std::nullopt;
  return number - 1;
}

base::Error error_in(const model::ConstraintSpec& spec, ErrorCode code, std::string what,
                     std::string hint = {}) {
  std::string prefix(kCreated);
  if (!spec.label.empty()) prefix += " '" + spec.label + "'";
  return make_error(code, prefix + ": " + std::move(what), std::move(hint));
}

base::Result<ShapeFacts> Resolver::resolve(const model::ConstraintSpec& spec, std::size_t position,
                                           int depth) {
  if (depth > kMaxNesting) {
    return error_in(spec, ErrorCode::too_large, "created shapes are nested more than 64 deep");
  }
  const auto* terms = terms_of(spec);
  if (terms == nullptr || terms->empty()) {
    return error_in(spec, ErrorCode::bad_constraint, "it has no terms",
                    "give \"terms\" as a list of {\"shape\": ..., \"times\": ...}")
        .at_argument("terms");
  }
  std::map<Cell, std::int64_t> net;
  std::int64_t sum = 0;
  for (const model::ShapeTerm& term : *terms) {
    if (term.times > kMaxCoefficient || term.times < -kMaxCoefficient) {
      return error_in(spec, ErrorCode::too_large, "\"times\" is out of range",
                      "at most 10000 either way");
    }
    auto shape = shape_named(term.shape, position, depth);
    if (!shape) return error_in(spec, shape.error().code, shape.error().what, shape.error().hint);
    for (const WeightedCell& part : shape->terms) {
      std::int64_t& coefficient = net[part.cell];
      coefficient += term.times * part.coefficient;
      if (coefficient > kMaxCoefficient || coefficient < -kMaxCoefficient) {
        return error_in(spec, ErrorCode::too_large, "a coefficient is out of range",
                        "at most 10000 either way");
      }
    }
    sum += term.times * *shape->sum;
    if (sum > kMaxSum || sum < -kMaxSum)
      return error_in(spec, ErrorCode::too_large, "its sum is out of range");
  }
  ShapeFacts result;
  result.sum = sum;
  std::vector<Cell> cells;
  bool plain = true;
  for (const auto& [cell, coefficient] : net) {
    if (coefficient == 0) continue;
    result.terms.push_back({cell, coefficient});
    cells.push_back(cell);
    plain = plain && coefficient == 1;
  }
  result.no_repeats = plain && !cells.empty() && lie_in_one_no_repeat_shape(puzzle_, cells);
  return result;
}

base::Result<ShapeFacts> Resolver::house_shape(const geometry::House& house) const {
  if (!puzzle_.board->is_full(house)) {
    return make_error(
        ErrorCode::bad_constraint,
        "'" + house.name + "' has fewer cells than there are symbols, so its sum is not known");
  }
  return ShapeFacts{unit_terms(house.cells), puzzle_.symbols.total(), true};
}

std::vector<std::size_t> Resolver::earlier_constraints(const std::string& name,
                                                       std::size_t position) const {
  const std::size_t end = std::min(position, puzzle_.constraints.size());
  const std::optional<std::size_t> numbered = index_in(name);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < end; ++i) {
    if (puzzle_.constraints[i].label == name || numbered == i) found.push_back(i);
  }
  return found;
}

base::Result<ShapeFacts> Resolver::constraint_shape(std::size_t index, const std::string& name,
                                                    int depth) {
  if (const auto known = resolved_.find(index); known != resolved_.end()) return known->second;
  const model::ConstraintSpec& spec = puzzle_.constraints[index];
  std::optional<ShapeFacts> facts;
  if (spec.type == kCreated) {
    auto nested = resolve(spec, index, depth + 1);
    if (!nested) return nested;
    facts = *nested;
  } else {
    if (auto valid = validate(puzzle_, spec); !valid) return valid.error();
    const ConstraintType* type = find_constraint_type(spec.type);
    if (type->facts != nullptr) facts = type->facts(puzzle_, spec);
  }
  if (!facts || !facts->sum) {
    return make_error(ErrorCode::bad_constraint, "the shape '" + name + "' has no known sum");
  }
  resolved_.emplace(index, *facts);
  return *facts;
}

base::Result<ShapeFacts> Resolver::shape_named(const std::string& name, std::size_t position,
                                               int depth) {
  const std::vector<std::size_t> constraints = earlier_constraints(name, position);
  const auto house = puzzle_.board->find_house(name);
  if (constraints.size() + (house ? 1 : 0) > 1) {
    const auto called = [this](std::size_t index) {
      return "constraint #" + std::to_string(index + 1) + " (" + puzzle_.constraints[index].type +
             ")";
    };
    return make_error(
        ErrorCode::bad_constraint,
        "'" + name + "' names both " + called(constraints[0]) + " and " +
            (house ? "the house " + puzzle_.board->house(*house).name : called(constraints[1])),
        "give the constraint another label");
  }
  if (!constraints.empty()) return constraint_shape(constraints.front(), name, depth);
  if (house) return house_shape(puzzle_.board->house(*house));
  return make_error(
      ErrorCode::bad_constraint, "there is no shape '" + name + "' before it",
      "name a house such as \"row 1\", or the label or #number of an earlier constraint");
}

}  // namespace

base::Result<ShapeFacts> resolve_created(const model::Puzzle& puzzle,
                                         const model::ConstraintSpec& spec) {
  const auto self = std::find(puzzle.constraints.begin(), puzzle.constraints.end(), spec);
  const auto position = static_cast<std::size_t>(self - puzzle.constraints.begin());
  return Resolver(puzzle).resolve(spec, position, 0);
}

std::optional<model::ConstraintSpec> renumbered(
    model::ConstraintSpec spec, const std::vector<std::optional<std::size_t>>& indices) {
  const auto* terms = terms_of(spec);
  if (terms == nullptr) return spec;
  std::vector<model::ShapeTerm> moved = *terms;
  for (model::ShapeTerm& term : moved) {
    const auto index = index_in(term.shape);
    if (!index) continue;
    if (*index >= indices.size() || !indices[*index]) return std::nullopt;
    term.shape = "#" + std::to_string(*indices[*index] + 1);
  }
  spec.arguments.set("terms", std::move(moved));
  return spec;
}

bool lie_in_one_no_repeat_shape(const model::Puzzle& puzzle, const std::vector<Cell>& cells) {
  if (cells.empty()) return true;
  const geometry::CellSet wanted(puzzle.num_cells(), cells);
  const auto contains_all = [&](const std::vector<Cell>& shape) {
    return shape.size() >= cells.size() &&
           geometry::CellSet(puzzle.num_cells(), shape).contains_all(wanted);
  };
  for (const geometry::HouseId id : puzzle.board->houses_of(cells.front())) {
    if (contains_all(puzzle.board->house(id).cells)) return true;
  }
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (spec.type == kCreated || spec.cells.size() < cells.size()) continue;
    const ConstraintType* type = find_constraint_type(spec.type);
    if (type == nullptr || type->facts == nullptr || !contains_all(spec.cells)) continue;
    const auto facts = type->facts(puzzle, spec);
    if (facts && facts->no_repeats) return true;
  }
  return false;
}

}  // namespace omnidoku::constraints
