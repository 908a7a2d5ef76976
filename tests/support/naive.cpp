// SPDX-License-Identifier: MIT

#include "support/naive.h"

#include <algorithm>

#include "base/overloaded.h"

namespace omnidoku::testing_support {

namespace {

// Exact for the few terms and numbers below 2^60 that the tests use.
__extension__ using Int128 = __int128;

std::vector<std::size_t> variables_of(const model::Primitive& primitive) {
  std::vector<std::size_t> indices;
  for (const model::Variable variable : model::scope_of(primitive)) {
    indices.push_back(variable.index());
  }
  return indices;
}

const model::NumberDomain* number_of(const model::Problem& problem, std::size_t variable) {
  for (const model::NumberDomain& number : problem.numbers) {
    if (number.variable.index() == variable) return &number;
  }
  return nullptr;
}

std::int64_t value_of(const model::Problem& problem, std::size_t variable, std::size_t choice) {
  const model::NumberDomain* number = number_of(problem, variable);
  return number != nullptr ? number->values[choice] : problem.values[choice];
}

}  // namespace

bool satisfies(const model::Problem& problem, const model::Primitive& primitive,
               const Choices& choices) {
  const auto held = [&choices](model::Variable variable) { return choices[variable.index()]; };
  return std::visit(
      base::Overloaded{
          [&](const model::AllDifferent& different) {
            std::set<std::size_t> seen;
            return std::all_of(
                different.variables.begin(), different.variables.end(),
                [&](model::Variable variable) { return seen.insert(held(variable)).second; });
          },
          [&](const model::LinearSum& sum) {
            Int128 value = 0;
            for (const auto& term : sum.terms) {
              value += Int128{term.coefficient} *
                       value_of(problem, term.variable.index(), held(term.variable));
            }
            return sum.relation == model::LinearSum::Relation::equal ? value == sum.total
                                                                     : value <= sum.total;
          },
          [&](const model::PairRelation& pair) {
            return pair.table->partners[held(pair.first)].contains(
                geometry::Digit(held(pair.second)));
          },
          [&](const model::DigitSets& choice) {
            geometry::DigitSet all;
            for (const model::Variable variable : choice.variables)
              all.insert(geometry::Digit(held(variable)));
            const auto& sets = *choice.sets;
            return static_cast<std::size_t>(all.size()) == choice.variables.size() &&
                   std::find(sets.begin(), sets.end(), all) != sets.end();
          },
          [&](const model::Diagram& diagram) {
            if (diagram.table->empty()) return false;
            std::uint32_t node = 0;
            for (const model::Variable variable : diagram.variables) {
              node = diagram.table->child(node, geometry::Digit(held(variable)));
              if (node == model::DiagramTable::kNone) return false;
            }
            return true;
          },
          [&](const model::Connected& area) {
            // What is joined to the first, round by round until no more is.
            const std::size_t size = area.variables.size();
            std::set<std::size_t> members;
            for (std::size_t i = 0; i < size; ++i) {
              if (area.digits.contains(geometry::Digit(held(area.variables[i])))) members.insert(i);
            }
            if (members.size() < area.least || members.size() > area.most) return false;
            if (members.empty()) return true;
            std::set<std::size_t> joined{*members.begin()};
            for (std::size_t before = 0; before < joined.size();) {
              before = joined.size();
              for (const std::size_t a : std::set<std::size_t>(joined)) {
                for (const std::size_t b : (*area.graph)[a]) {
                  if (members.count(b) != 0) joined.insert(b);
                }
              }
            }
            return joined.size() == members.size();
          },
          [&](const model::DifferentPairs& pairs) {
            std::set<std::pair<std::size_t, std::size_t>> seen;
            for (std::size_t i = 0; i < pairs.first.size(); ++i) {
              if (!seen.emplace(held(pairs.first[i]), held(pairs.second[i])).second) return false;
            }
            return true;
          },
          [&](const model::LineRank& rank) {
            const auto of = [&](const std::vector<model::Variable>& line) {
              std::vector<std::pair<std::int64_t, std::size_t>> read;
              for (const model::Variable variable : line)
                read.emplace_back(problem.values[held(variable)], held(variable));
              return read;
            };
            const auto own = of((*rank.lines)[rank.ranked]);
            if (rank.first && own[0].second != rank.first->index()) return false;
            std::size_t less = 0;
            std::size_t greater = 0;
            bool is_tied = false;
            for (std::size_t i = 0; i < rank.lines->size(); ++i) {
              const auto other = of((*rank.lines)[i]);
              if (i == rank.ranked || (rank.first && other[0] != own[0])) continue;
              if (other < own) ++less;
              if (own < other) ++greater;
              is_tied = is_tied || other == own;
            }
            return less == rank.less &&
                   (rank.may_tie ? greater <= rank.greater : greater == rank.greater && !is_tied);
          },
          [&](const model::DigitCounts& counted) {
            std::vector<std::size_t> count(counted.counts.size(), 0);
            for (const model::Variable variable : counted.variables) ++count[held(variable)];
            for (std::size_t i = 0; i < count.size(); ++i) {
              if ((counted.counts[i] >> count[i] & 1U) == 0) return false;
            }
            return true;
          },
          [&](const model::Restriction& one) {
            return one.digits.contains(geometry::Digit(held(one.variable)));
          },
      },
      primitive);
}

namespace {

struct Walk {
  const model::Problem& problem;
  const std::vector<geometry::DigitSet>& start;
  std::size_t limit;
  std::vector<std::vector<std::size_t>> complete_at;  // per variable: primitives it completes
  Choices choices;
  std::set<CellDigits> found;

  void from(std::size_t variable) {
    if (limit != 0 && found.size() >= limit) return;
    if (variable == choices.size()) {
      CellDigits cells;
      for (int cell = 0; cell < problem.num_cells; ++cell)
        cells.emplace_back(choices[static_cast<std::size_t>(cell)]);
      found.insert(std::move(cells));
      return;
    }
    const auto next = [&](std::size_t choice) {
      choices[variable] = choice;
      for (const std::size_t i : complete_at[variable]) {
        if (!satisfies(problem, problem.primitives[i].primitive, choices)) return;
      }
      from(variable + 1);
    };
    if (const model::NumberDomain* number = number_of(problem, variable)) {
      for (std::size_t i = 0; i < number->values.size(); ++i) next(i);
      return;
    }
    geometry::DigitSet digits = problem.domains[variable];
    if (variable < start.size()) digits &= start[variable];
    digits.for_each([&](geometry::Digit digit) { next(digit.index()); });
  }
};

}  // namespace

std::set<CellDigits> naive_solutions(const model::Problem& problem,
                                     const std::vector<geometry::DigitSet>& start,
                                     std::size_t limit) {
  Walk walk{problem, start, limit, {}, {}, {}};
  walk.complete_at.resize(problem.domains.size());
  walk.choices.resize(problem.domains.size());
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    const std::vector<std::size_t> variables = variables_of(problem.primitives[i].primitive);
    if (variables.empty()) {
      if (!satisfies(problem, problem.primitives[i].primitive, walk.choices)) return {};
    } else {
      walk.complete_at[*std::max_element(variables.begin(), variables.end())].push_back(i);
    }
  }
  walk.from(0);
  return walk.found;
}

std::set<CellDigits> naive_solutions(const model::Problem& problem, std::size_t limit) {
  return naive_solutions(problem, problem.cell_domains(), limit);
}

}  // namespace omnidoku::testing_support
