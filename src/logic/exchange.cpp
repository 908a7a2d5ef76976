// SPDX-License-Identifier: MIT
#include "logic/exchange.h"

#include <algorithm>
#include <variant>

namespace omnidoku::logic {

ExchangeRules::ExchangeRules(const Structure& structure)
    : touches_(static_cast<std::size_t>(structure.num_cells())), fixed_(structure.num_cells()) {
  const model::Problem& problem = structure.problem();
  const model::Puzzle& puzzle = structure.puzzle();
  for (int i = 0; i < structure.num_cells(); ++i) {
    const Cell cell(i);
    if (puzzle.givens[cell.index()]) fixed_.insert(cell);
    allowed_.push_back(puzzle.allowed.empty() ? structure.all_digits()
                                              : puzzle.allowed[cell.index()]);
  }
  const auto touch = [&](model::Variable variable, std::uint32_t primitive, std::int64_t weight) {
    if (variable.index() < touches_.size()) {
      touches_[variable.index()].push_back({primitive, weight});
    }
  };
  // A rule of another kind would have to be touched here as well, or its cells be fixed; else
  // digits would be exchanged behind its back.
  static_assert(std::variant_size_v<model::Primitive> == 2);
  for (std::uint32_t p = 0; p < problem.primitives.size(); ++p) {
    const model::PostedPrimitive& posted = problem.primitives[p];
    if (const auto* different = std::get_if<model::AllDifferent>(&posted.primitive)) {
      for (const model::Variable variable : different->variables) touch(variable, p, 1);
    } else if (const auto* sum = std::get_if<model::LinearSum>(&posted.primitive)) {
      if (posted.origin.kind == model::Origin::Kind::derived) continue;
      for (const model::LinearSum::Term& term : sum->terms) {
        touch(term.variable, p, term.coefficient);
      }
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
