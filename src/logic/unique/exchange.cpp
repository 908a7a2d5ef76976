// SPDX-License-Identifier: MIT
#include "logic/unique/exchange.h"

#include <algorithm>
#include <optional>

#include "constraints/constraint_type.h"

namespace omnidoku::logic {

namespace {

/// Whether a constraint is no shape and lies on several cells. What it says of them together is not
/// all in its primitives' weights (two restrictions may be one rule), so that its checker, which
/// knows it by its meaning, would not believe an exchange.
bool notices_exchanges(const model::Puzzle& puzzle, const model::ConstraintSpec& spec,
                       const std::vector<Cell>& scope) {
  const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
  return scope.size() > 1 && (type->facts == nullptr || !type->facts(puzzle, spec));
}

}  // namespace

ExchangeRules::ExchangeRules(const Structure& structure)
    : touches_(static_cast<std::size_t>(structure.num_cells())), fixed_(structure.num_cells()) {
  const model::Problem& problem = structure.problem();
  const model::Puzzle& puzzle = structure.puzzle();
  for (int i = 0; i < structure.num_cells(); ++i) {
    const Cell cell(i);
    if (puzzle.givens[cell.index()]) fixed_.insert(cell);
    allowed_.push_back(problem.domains[cell.index()]);
  }
  for (std::uint32_t p = 0; p < problem.primitives.size(); ++p) {
    const model::PostedPrimitive& posted = problem.primitives[p];
    if (posted.origin.kind == model::Origin::Kind::derived) continue;
    for (const model::Variable variable : model::scope_of(posted.primitive)) {
      if (variable.index() >= touches_.size()) continue;
      const std::optional<std::int64_t> weight = model::weight_in(posted.primitive, variable);
      if (!weight) {
        fixed_.insert(Cell(std::size_t{variable.index()}));
        allowed_[variable.index()] = {};
      } else if (*weight != 0) {
        touches_[variable.index()].push_back({p, *weight});
      }
    }
  }
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    const std::vector<Cell> scope = constraints::scope_of(puzzle, spec);
    if (!notices_exchanges(puzzle, spec, scope)) continue;
    for (const Cell cell : scope) {
      fixed_.insert(cell);
      allowed_[cell.index()] = {};
    }
  }
}

bool ExchangeRules::balanced(std::span<const Cell> one, std::span<const Cell> other) const {
  std::vector<Touch> all;
  for (const Cell cell : one) {
    const auto& list = touches_[cell.index()];
    all.insert(all.end(), list.begin(), list.end());
  }
  for (const Cell cell : other) {
    for (const Touch& touch : touches_[cell.index()]) {
      all.push_back({touch.primitive, -touch.weight});
    }
  }
  std::sort(all.begin(), all.end(),
            [](const Touch& a, const Touch& b) { return a.primitive < b.primitive; });
  for (auto at = all.begin(); at != all.end();) {
    std::int64_t weight = 0;
    const std::uint32_t primitive = at->primitive;
    for (; at != all.end() && at->primitive == primitive; ++at) weight += at->weight;
    if (weight != 0) return false;
  }
  return true;
}

}  // namespace omnidoku::logic
