// SPDX-License-Identifier: MIT
//
// Every kind of propagator by itself, against enumeration: random small states of problems with one
// primitive that it is for. What filter() takes away is in no solution, it refutes only what has
// none, a state in which all is fixed and wrong is refuted, and after entail() whatever is left
// satisfies the primitive. How much it sees is told, and where it is to be exact that is asked. A
// kind of the registry without an example here fails.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "engine/work.h"
#include "support/effort.h"
#include "support/naive.h"
#include "support/problems.h"

namespace omnidoku::engine {
namespace {

using base::Random;
using geometry::Digit;
using geometry::DigitSet;
using testing_support::Choices;

constexpr std::string_view kKinds[] = {
#define OMNIDOKU_PROPAGATOR(name) #name,
#include "engine/propagators/registry.inc"
#undef OMNIDOKU_PROPAGATOR
};

/// Per variable what it can still hold: digits by index, numbers by their place in the list.
using Left = std::vector<std::vector<std::size_t>>;

int between(Random& random, int low, int high) {
  return static_cast<int>(random.between(low, high));
}

std::vector<int> some_of(Random& random, int count, int total) {
  std::vector<int> all(static_cast<std::size_t>(total));
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
  random.shuffle(std::span<int>{all});
  all.resize(static_cast<std::size_t>(count));
  return all;
}

std::vector<int> first_of(int count) {
  std::vector<int> all;
  for (int i = 0; i < count; ++i) all.push_back(i);
  return all;
}

/// Values that are not 1, 2, 3 in a row now and then: negative ones, gaps, equal ones, any order.
void change_values(Random& random, model::Problem& problem) {
  if (random.chance(1, 2)) return;
  for (std::int64_t& value : problem.values) value = between(random, -4, 7);
}

model::Problem house_example(Random& random) {
  const int digits = between(random, 3, 5);
  model::Problem problem = testing_support::plain_problem(between(random, 3, digits), digits);
  testing_support::add_all_different(problem, first_of(problem.num_cells));
  return problem;
}

model::Problem matching_example(Random& random) {
  const int cells = 10;  // smaller houses have none
  model::Problem problem = testing_support::plain_problem(cells, between(random, cells, cells + 2));
  testing_support::add_all_different(problem, first_of(cells));
  return problem;
}

/// Two houses side by side, and two others that lie in them but for a cell each.
model::Problem leftovers_example(Random& random) {
  model::Problem problem = testing_support::plain_problem(8, 3);
  const std::vector<int> cells = some_of(random, 8, 8);
  const auto at = [&cells](std::size_t i) { return cells[i]; };
  testing_support::add_all_different(problem, {at(0), at(1), at(2)});
  testing_support::add_all_different(problem, {at(3), at(4), at(5)});
  const bool upright = random.chance(1, 2);
  testing_support::add_all_different(problem, {at(0), at(upright ? 3 : 1), at(6)});
  testing_support::add_all_different(problem, {at(4), at(upright ? 1 : 5), at(7)});
  return problem;
}

/// The variables cannot both hold the digit, nor some others.
void keep_apart(model::Problem& problem, int one, int other, int digit, Random& random) {
  auto table = std::make_shared<model::PairTable>();
  for (int i = 0; i < problem.num_digits; ++i) {
    DigitSet partners = random.chance(1, 2) ? DigitSet::from_mask(random.next())
                                            : DigitSet::all(problem.num_digits);
    partners = partners & DigitSet::all(problem.num_digits);
    if (i == digit) partners.erase(Digit(i));
    table->partners.push_back(partners);
  }
  problem.primitives.push_back(
      {model::PairRelation{model::Variable(one), model::Variable(other), std::move(table)}, {}});
}

/// A diagram that needs one of two digits and another one, and a variable that several of its
/// variables take a digit from: as they differ, or by relations.
model::Problem needed_class_example(Random& random) {
  const int digits = between(random, 3, 5);
  const int outside = digits;
  model::Problem problem = testing_support::plain_problem(digits + 1, digits);
  constexpr std::uint64_t kBoth = 3;
  auto diagram = model::make_diagram(
      digits, static_cast<std::size_t>(digits), 0,
      [](std::uint64_t seen, std::size_t /*place*/, Digit digit) -> model::DiagramStep {
        return seen | (digit.index() < 2 ? 1U : digit.index() == 2 ? 2U : 0U);
      },
      [](std::uint64_t seen) { return seen == kBoth; });
  std::vector<model::Variable> variables;
  for (const int cell : first_of(digits)) variables.emplace_back(cell);
  problem.primitives.push_back(
      {model::Diagram{std::move(variables),
                      std::make_shared<const model::DiagramTable>(*std::move(diagram))},
       {}});
  const int shared = between(random, 0, digits - 1);
  for (const int cell : some_of(random, between(random, 2, digits), digits)) {
    if (random.chance(1, 2)) {
      testing_support::add_all_different(problem, {cell, outside});
    } else {
      keep_apart(problem, cell, outside, shared, random);
    }
  }
  return problem;
}

/// A diagram that needs a digit of each of some classes, told by their digits, besides others.
std::shared_ptr<const model::DiagramTable> cover_table(int num_digits, std::size_t length,
                                                       const std::vector<std::size_t>& class_of,
                                                       std::size_t num_needed) {
  const std::uint64_t all = (std::uint64_t{1} << num_needed) - 1;
  auto diagram = model::make_diagram(
      num_digits, length, 0,
      [&](std::uint64_t seen, std::size_t /*place*/, Digit digit) -> model::DiagramStep {
        return seen | (std::uint64_t{1} << class_of[digit.index()] & all);
      },
      [all](std::uint64_t seen) { return seen == all; });
  return std::make_shared<const model::DiagramTable>(*std::move(diagram));
}

/// Digits in `num_needed` classes, and perhaps some in none.
std::vector<std::size_t> random_classes(Random& random, int num_digits, std::size_t num_needed) {
  std::vector<std::size_t> class_of;
  for (std::size_t i = 0; i < static_cast<std::size_t>(num_digits); ++i)
    class_of.push_back(
        i < num_needed || (i == 1 && num_needed == 1) ? i : random.below(num_needed + 1));
  random.shuffle(std::span<std::size_t>{class_of});
  return class_of;
}

void add_cover(model::Problem& problem, const std::vector<int>& cells,
               std::shared_ptr<const model::DiagramTable> table) {
  model::Diagram diagram{{}, std::move(table)};
  for (const int cell : cells) diagram.variables.emplace_back(cell);
  problem.primitives.push_back({std::move(diagram), {}});
}

/// The same few variables need the same classes many times, in any order: as exact as once.
model::Problem class_cover_example(Random& random) {
  const int cells = between(random, 1, 4);
  const std::size_t num_needed = 1 + random.below(static_cast<std::uint64_t>(std::min(3, cells)));
  const int digits = between(random, static_cast<int>(num_needed) + 1, 5);
  model::Problem problem = testing_support::plain_problem(cells, digits);
  change_values(random, problem);
  const auto table = cover_table(digits, static_cast<std::size_t>(cells),
                                 random_classes(random, digits, num_needed), num_needed);
  const int count = random.chance(1, 20) ? 70 : 8;
  for (int i = 0; i < count; ++i) add_cover(problem, some_of(random, cells, cells), table);
  return problem;
}

/// A full house, and twice as many variables outside of it, from each of which several of its
/// variables take a digit.
model::Problem house_places_example(Random& random) {
  constexpr int kDigits = 3;
  model::Problem problem = testing_support::plain_problem(3 * kDigits, kDigits);
  testing_support::add_all_different(problem, first_of(kDigits));
  for (int outside = kDigits; outside < 3 * kDigits; ++outside) {
    const int shared = between(random, 0, kDigits - 1);
    for (const int cell : some_of(random, between(random, 2, kDigits), kDigits)) {
      if (random.chance(1, 2)) {
        testing_support::add_all_different(problem, {cell, outside});
      } else {
        keep_apart(problem, cell, outside, shared, random);
      }
    }
  }
  return problem;
}

/// Two houses that share two or three cells.
model::Problem overlap_example(Random& random) {
  const int digits = between(random, 3, 4);
  const int shared = between(random, 2, digits - 1);
  const int size = between(random, shared + 1, digits);
  model::Problem problem = testing_support::plain_problem(2 * size - shared, digits);
  testing_support::add_all_different(problem, first_of(size));
  std::vector<int> other;
  for (int i = size - shared; i < 2 * size - shared; ++i) other.push_back(i);
  testing_support::add_all_different(problem, other);
  return problem;
}

model::Problem pair_relation_example(Random& random) {
  model::Problem problem = testing_support::plain_problem(2, between(random, 2, 9));
  change_values(random, problem);
  auto table = std::make_shared<model::PairTable>();
  const bool thick = random.chance(1, 2);
  for (int i = 0; i < problem.num_digits; ++i) {
    DigitSet partners = DigitSet::from_mask(random.next());
    if (thick) partners |= DigitSet::from_mask(random.next());
    table->partners.push_back(partners & DigitSet::all(problem.num_digits));
  }
  // Two digits that a third excludes: else the next kind is for it.
  const std::uint64_t first = random.below(table->partners.size() - 1);
  table->partners[random.below(table->partners.size())] -=
      DigitSet::from_mask(std::uint64_t{3} << first);
  problem.primitives.push_back(
      {model::PairRelation{model::Variable(0), model::Variable(1), std::move(table)}, {}});
  return problem;
}

/// Each digit excludes one of the other's at most.
model::Problem fixed_relations_example(Random& random) {
  model::Problem problem = testing_support::plain_problem(2, between(random, 1, 9));
  change_values(random, problem);
  auto table = std::make_shared<model::PairTable>();
  for (const int excluded : some_of(random, problem.num_digits, problem.num_digits)) {
    DigitSet partners = DigitSet::all(problem.num_digits);
    if (random.chance(2, 3)) partners -= DigitSet::single(Digit(excluded));
    table->partners.push_back(partners);
  }
  problem.primitives.push_back(
      {model::PairRelation{model::Variable(1), model::Variable(0), std::move(table)}, {}});
  return problem;
}

/// A few sets of digits, for variables that must differ.
model::Problem set_choice_example(Random& random) {
  const int size = between(random, 1, 4);
  model::Problem problem = testing_support::plain_problem(size, between(random, size, 7));
  change_values(random, problem);
  std::vector<DigitSet> sets;
  for (std::uint64_t i = 1 + random.below(6); i > 0; --i) {
    DigitSet set;
    while (set.size() < size) set.insert(geometry::Digit(random.below(problem.values.size())));
    if (std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
  }
  std::sort(sets.begin(), sets.end(), [](DigitSet a, DigitSet b) { return a.mask() < b.mask(); });
  model::DigitSets choice{{}, std::make_shared<const std::vector<DigitSet>>(std::move(sets))};
  for (const int i : first_of(problem.num_cells)) choice.variables.emplace_back(i);
  problem.primitives.push_back({std::move(choice), {}});
  return problem;
}

/// A walk over a few states; of no cells it is allowed or not.
model::Problem diagram_example(Random& random) {
  model::Problem problem =
      testing_support::plain_problem(between(random, 1, 4), between(random, 1, 6));
  change_values(random, problem);
  const std::uint64_t num_states = 1 + random.below(5);
  std::vector<model::DiagramStep> steps;  // by place, state and digit
  const std::size_t places = random.below(problem.domains.size() + 1);
  const auto num_digits = static_cast<std::size_t>(problem.num_digits);
  for (std::size_t i = 0; i < places * num_states * num_digits; ++i) {
    const bool goes_on = random.chance(1, 2);
    steps.push_back(goes_on ? model::DiagramStep(random.below(num_states)) : std::nullopt);
  }
  const auto table = model::make_diagram(
      problem.num_digits, places, 0,
      [&](std::uint64_t state, std::size_t place, geometry::Digit digit) {
        return steps[(place * num_states + state) * num_digits + digit.index()];
      },
      [](std::uint64_t state) { return state % 3 != 1; });
  model::Diagram diagram{{}, std::make_shared<const model::DiagramTable>(*table)};
  for (const int i : first_of(static_cast<int>(places))) diagram.variables.emplace_back(i);
  std::reverse(diagram.variables.begin(), diagram.variables.end());
  problem.primitives.push_back({std::move(diagram), {}});
  return problem;
}

/// An area of some digits in a random graph.
model::Problem connected_example(Random& random) {
  const int size = between(random, 1, 7);
  model::Problem problem = testing_support::plain_problem(size, between(random, 2, 3));
  model::PlaceGraph graph(static_cast<std::size_t>(size));
  for (std::uint32_t a = 0; a < graph.size(); ++a) {
    for (std::uint32_t b = a + 1; b < graph.size(); ++b) {
      if (!random.chance(2, 5)) continue;
      graph[a].push_back(b);
      graph[b].push_back(a);
    }
  }
  for (auto& beside : graph) std::sort(beside.begin(), beside.end());
  model::Connected area;
  for (const int i : first_of(size)) area.variables.emplace_back(i);
  area.digits.insert(geometry::Digit(random.below(problem.values.size())));
  if (random.chance(1, 4)) area.digits.insert(geometry::Digit(0));
  area.graph = std::make_shared<const model::PlaceGraph>(std::move(graph));
  area.least = static_cast<std::uint32_t>(between(random, 0, size));
  area.most = static_cast<std::uint32_t>(between(random, std::max(1, int(area.least)), size));
  problem.primitives.push_back({std::move(area), {}});
  return problem;
}

/// Places of two variables, sometimes as many as there are pairs.
model::Problem different_pairs_example(Random& random) {
  const int digits = between(random, 2, 3);
  const int places = random.chance(1, 2) && digits == 2 ? 4 : between(random, 1, 4);
  model::Problem problem = testing_support::plain_problem(2 * places, digits);
  model::DifferentPairs pairs;
  for (const int i : first_of(places)) {
    pairs.first.emplace_back(i);
    pairs.second.emplace_back(places + i);
  }
  problem.primitives.push_back({std::move(pairs), {}});
  return problem;
}

/// Lines that cross, one or two of them ranked.
model::Problem line_rank_example(Random& random) {
  const int size = between(random, 2, 6);
  model::Problem problem = testing_support::plain_problem(size, between(random, 2, 4));
  change_values(random, problem);
  const int length = between(random, 1, std::min(3, size));
  model::RankedLines lines;
  for (int i = between(random, 2, 4); i > 0; --i) {
    std::vector<model::Variable>& line = lines.emplace_back();
    for (const int variable : some_of(random, length, size)) line.emplace_back(variable);
  }
  const auto shared = std::make_shared<const model::RankedLines>(lines);
  std::optional<geometry::Digit> first;
  if (random.chance(1, 2)) first = geometry::Digit(random.below(problem.values.size()));
  const bool may_tie = random.chance(1, 3);
  for (int i = between(random, 1, 2); i > 0; --i) {
    model::LineRank rank{shared, static_cast<std::uint32_t>(i - 1), first, 0, 0, may_tie};
    rank.less = static_cast<std::uint32_t>(between(random, 0, static_cast<int>(lines.size()) - 1));
    rank.greater = static_cast<std::uint32_t>(lines.size() - 1) - rank.less;
    if (first && rank.greater > 0 && random.chance(1, 2)) --rank.greater;
    problem.primitives.push_back({std::move(rank), {}});
  }
  if (random.chance(1, 2) && length <= problem.num_digits) {
    for (const auto& line : lines) {
      std::vector<int> cells;
      for (const model::Variable variable : line)
        cells.push_back(static_cast<int>(variable.index()));
      testing_support::add_all_different(problem, cells);
    }
  }
  return problem;
}

/// Some numbers for each digit, and houses over some of the variables.
model::Problem digit_counts_example(Random& random) {
  const int size = between(random, 1, 6);
  model::Problem problem = testing_support::plain_problem(size + 1, between(random, 2, 4));
  change_values(random, problem);
  model::DigitCounts counted;
  for (const int i : some_of(random, size, size + 1)) counted.variables.emplace_back(i);
  for (int i = 0; i < problem.num_digits; ++i) counted.counts.push_back(random.next() & 15U);
  problem.primitives.push_back({std::move(counted), {}});
  for (int sets = between(random, 0, 3); sets > 0; --sets) {
    const int most = std::min(problem.num_cells, problem.num_digits);
    testing_support::add_all_different(
        problem, some_of(random, between(random, 1, most), problem.num_cells));
  }
  return problem;
}

model::LinearSum sum_over(Random& random, const model::Problem& problem,
                          const std::vector<int>& variables, int most_coefficient) {
  model::LinearSum sum;
  for (const int index : variables) {
    int coefficient = 0;
    while (coefficient == 0) coefficient = between(random, -most_coefficient, most_coefficient);
    if (random.chance(1, 2)) coefficient = 1;
    sum.terms.push_back({model::Variable(index), coefficient});
    sum.total += coefficient * problem.values[random.below(problem.values.size())];
  }
  if (random.chance(1, 3)) sum.relation = model::LinearSum::Relation::at_most;
  return sum;
}

/// A sum, and sets of different variables, which make groups of it and houses beside it.
model::Problem linear_sum_example(Random& random) {
  const int digits = between(random, 2, 5);
  model::Problem problem = testing_support::plain_problem(between(random, 1, 5), digits);
  change_values(random, problem);
  const int size = between(random, 1, problem.num_cells);
  problem.primitives.push_back(
      {sum_over(random, problem, some_of(random, size, problem.num_cells), 3), {}});
  for (int sets = between(random, 0, 2); sets > 0; --sets) {
    const int most = std::min(problem.num_cells, digits);
    testing_support::add_all_different(
        problem, some_of(random, between(random, 1, most), problem.num_cells));
  }
  return problem;
}

/// Different variables that count alike, all at once or some of them in a house.
model::Problem digit_sets_example(Random& random) {
  const int digits = between(random, 3, 6);
  const int cells = between(random, 2, digits);
  model::Problem problem = testing_support::plain_problem(cells + 2, digits);
  change_values(random, problem);
  model::LinearSum sum;
  const int coefficient = random.chance(1, 4) ? -2 : 1;
  std::vector<int> choice = some_of(random, cells, digits);
  for (int i = 0; i < cells; ++i) {
    sum.terms.push_back({model::Variable(i), coefficient});
    sum.total += coefficient * problem.values[static_cast<std::size_t>(choice[std::size_t(i)])];
  }
  problem.primitives.push_back({std::move(sum), {}});
  testing_support::add_all_different(problem, first_of(cells));
  for (int sets = between(random, 0, 2); sets > 0; --sets) {
    testing_support::add_all_different(
        problem, some_of(random, std::min(digits, problem.num_cells), problem.num_cells));
  }
  return problem;
}

/// A sum that adds and takes away, and sets of different variables, which make groups of it.
model::Problem group_sums_example(Random& random) {
  const int digits = between(random, 2, 5);
  model::Problem problem = testing_support::plain_problem(between(random, 2, 6), digits);
  model::LinearSum sum;
  const int size = between(random, 1, problem.num_cells);
  for (const int index : some_of(random, size, problem.num_cells)) {
    const int coefficient = random.chance(1, 3) ? -1 : 1;
    sum.terms.push_back({model::Variable(index), coefficient});
    sum.total += coefficient * problem.values[random.below(problem.values.size())];
  }
  problem.primitives.push_back({std::move(sum), {}});
  for (int sets = between(random, 0, 2); sets > 0; --sets) {
    const int most = std::min(problem.num_cells, digits);
    testing_support::add_all_different(
        problem, some_of(random, between(random, 1, most), problem.num_cells));
  }
  return problem;
}

/// A sum with a number in it.
model::Problem bounds_sum_example(Random& random) {
  model::Problem problem =
      testing_support::plain_problem(between(random, 1, 3), between(random, 2, 5));
  change_values(random, problem);
  model::LinearSum sum = sum_over(random, problem, first_of(problem.num_cells), 3);
  const model::Variable number(problem.domains.size());
  problem.domains.emplace_back();
  model::NumberDomain domain{number, {}};
  for (std::int64_t value = between(random, -20, 0); value < 20; value += between(random, 1, 9))
    domain.values.push_back(value);
  problem.numbers.push_back(std::move(domain));
  sum.terms.push_back({number, random.chance(1, 2) ? -1 : 2});
  sum.total = between(random, -10, 10);
  problem.primitives.push_back({std::move(sum), {}});
  return problem;
}

/// A problem whose primitive 0 the kind is for; the others are what it may know besides.
struct Example {
  std::string_view kind;
  model::Problem (*make)(Random&);
  /// With at least so many variables open, and what is fixed taken from its peers, it leaves
  /// exactly what occurs in a solution; nothing where it may leave more.
  std::optional<int> exact_from = {};
  Form form =
      Form::plain;  ///< automatic: only the vector form has the kind, or not for all of them
};

constexpr Example kExamples[] = {
    {"house", house_example},
    {"fixed_relations", fixed_relations_example},
    {"pair_relation", pair_relation_example, 0},
    {"set_choice", set_choice_example},
    {"diagram", diagram_example, 0},
    {"class_cover", class_cover_example, 0},
    {"linear_sum", linear_sum_example},
    {"bounds_sum", bounds_sum_example},
    {"connected", connected_example},
    {"different_pairs", different_pairs_example},
    {"digit_counts", digit_counts_example},
    {"line_rank", line_rank_example},
    {"overlap", overlap_example},
    {"needed_class", needed_class_example},
    {"house_places", house_places_example},
    {"leftovers", leftovers_example},
    {"matching", matching_example, 4},
    {"digit_sets", digit_sets_example, {}, Form::automatic},
    {"group_sums", group_sums_example, {}, Form::automatic},
};

/// Calls `with` for every assignment of what is left that satisfies the primitives from `first` on.
void enumerate(const model::Problem& problem, const Left& left, std::size_t first,
               const std::function<void(const Choices&)>& with) {
  std::vector<std::vector<std::size_t>> complete_at(left.size());
  for (std::size_t i = first; i < problem.primitives.size(); ++i) {
    std::size_t last = 0;
    for (const model::Variable variable : model::scope_of(problem.primitives[i].primitive))
      last = std::max(last, std::size_t{variable.index()});
    complete_at[last].push_back(i);
  }
  Choices choices(left.size());
  const std::function<void(std::size_t)> from = [&](std::size_t variable) {
    if (variable == left.size()) {
      with(choices);
      return;
    }
    for (const std::size_t choice : left[variable]) {
      choices[variable] = choice;
      const auto& complete = complete_at[variable];
      if (std::all_of(complete.begin(), complete.end(), [&](std::size_t i) {
            return testing_support::satisfies(problem, problem.primitives[i].primitive, choices);
          })) {
        from(variable + 1);
      }
    }
  };
  from(0);
}

/// What each variable holds in some solution within what is left.
Left supported(const model::Problem& problem, const Left& left) {
  std::vector<std::set<std::size_t>> seen(left.size());
  enumerate(problem, left, 0, [&seen](const Choices& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) seen[i].insert(choices[i]);
  });
  Left result;
  for (const auto& set : seen) result.emplace_back(set.begin(), set.end());
  return result;
}

/// Random domains: a good deal of what there is, or one choice only.
Left random_left(Random& random, const model::Problem& problem) {
  Left left;
  const std::uint64_t percent = random.chance(1, 3) ? 85 : 50;
  for (std::size_t i = 0; i < problem.domains.size(); ++i) {
    std::size_t count = static_cast<std::size_t>(problem.num_digits);
    for (const model::NumberDomain& number : problem.numbers) {
      if (number.variable.index() == i) count = number.values.size();
    }
    // Ten variables of ten digits are too many to enumerate.
    const std::uint64_t kept = problem.num_cells >= 10 ? 25 : percent;
    std::vector<std::size_t>& one = left.emplace_back();
    for (std::size_t choice = 0; choice < count; ++choice) {
      if (random.chance(kept, 100)) one.push_back(choice);
    }
    if (one.empty() || random.chance(1, 6)) one = {random.below(count)};
  }
  return left;
}

/// Takes what is fixed from all that must differ from it, as the engine does before any propagator
/// runs. False when something has nothing left.
bool settle(const model::Problem& problem, Left& left) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const model::PostedPrimitive& posted : problem.primitives) {
      const auto* different = std::get_if<model::AllDifferent>(&posted.primitive);
      if (different == nullptr) continue;
      for (const model::Variable fixed : different->variables) {
        if (left[fixed.index()].size() != 1) continue;
        for (const model::Variable other : different->variables) {
          if (other == fixed) continue;
          changed |= std::erase(left[other.index()], left[fixed.index()].front()) != 0;
          if (left[other.index()].empty()) return false;
        }
      }
    }
  }
  return true;
}

/// How the runs of a kind went.
struct Tally {
  int states = 0;
  int refuted = 0;  ///< by the filter
  int without = 0;  ///< had no solution at all
  int exact = 0;    ///< of those with solutions: left exactly what occurs in one
  int bounds = 0;   ///< the least and the greatest that is left occur in one
  int entailed = 0;
  int asked_to_be_exact = 0;
};

template <class Mask>
class Trial {
 public:
  Trial(const model::Problem& problem, Form form)
      : tables_(std::make_shared<const model::Problem>(problem), form), work_(tables_) {
    state_.resize(tables_.layout.size + kStateAlignment);
  }

  [[nodiscard]] const std::vector<Propagator<Mask>>& propagators() const {
    return tables_.propagators;
  }

  /// Makes this the current state, with nothing looked at yet.
  void start(const Left& left) {
    void* at = state_.data();
    std::size_t space = state_.size();
    work_.look_at(
        static_cast<std::byte*>(std::align(kStateAlignment, tables_.layout.size, at, space)));
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (number_of(i) != nullptr) {
        work_.masks[i] = 1;
        continue;
      }
      DigitSet digits;
      for (const std::size_t digit : left[i]) digits.insert(Digit(digit));
      work_.masks[i] = tables_.to_internal(digits);
    }
    work_.begin();
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (const NumberVariable* number = number_of(i)) {
        work_.reduce_number(*number, [&](Index place) {
          return std::binary_search(left[i].begin(), left[i].end(), std::size_t{place});
        });
      }
    }
    work_.clear();
    work_.wake_all();
  }

  /// Runs one propagator alone; false when it refuted the state.
  bool run(Index propagator) {
    work_.clear();
    work_.mark_all();
    while (work_.take_marked() != propagator) {
    }
    const Propagator<Mask>& one = tables_.propagators[propagator];
    return one.kind->filter(work_, one.item);
  }
  bool run_all() { return propagate_all(work_); }

  [[nodiscard]] bool is_entailed(Index propagator) {
    work_.clear();
    work_.mark_all();
    for (Index next = work_.take_marked(); next < tables_.propagators.size();
         next = work_.take_marked()) {
      if (next == propagator) return false;
    }
    return true;
  }

  [[nodiscard]] Left left() {
    Left left;
    for (std::size_t i = 0; i < tables_.num_variables; ++i) {
      std::vector<std::size_t>& one = left.emplace_back();
      if (const NumberVariable* number = number_of(i)) {
        work_.reduce_number(*number, [&one](Index place) {
          one.push_back(place);
          return true;
        });
      } else {
        tables_.to_digits(work_.masks[i]).for_each([&one](Digit d) { one.push_back(d.index()); });
      }
    }
    return left;
  }

 private:
  const NumberVariable* number_of(std::size_t variable) const {
    return tables_.number_of(static_cast<Index>(variable));
  }

  const Tables<Mask> tables_;
  Work<Mask> work_;
  std::vector<std::byte> state_;
};

/// The least and the greatest value of what is left of a variable.
std::pair<std::int64_t, std::int64_t> ends(const model::Problem& problem, std::size_t variable,
                                           const std::vector<std::size_t>& left) {
  const std::vector<std::int64_t>* values = &problem.values;
  for (const model::NumberDomain& number : problem.numbers) {
    if (number.variable.index() == variable) values = &number.values;
  }
  std::vector<std::int64_t> of_left;
  for (const std::size_t choice : left) of_left.push_back((*values)[choice]);
  const auto [least, greatest] = std::minmax_element(of_left.begin(), of_left.end());
  return {*least, *greatest};
}

bool same_ends(const model::Problem& problem, const Left& one, const Left& other) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (ends(problem, i, one[i]) != ends(problem, i, other[i])) return false;
  }
  return true;
}

/// Whether all that was kept is in what there was, and all that solutions need was kept.
void expect_sound(const Left& before, const Left& after, const Left& needed) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_TRUE(std::includes(before[i].begin(), before[i].end(), after[i].begin(), after[i].end()))
        << "variable " << i << " was given what it did not have";
    EXPECT_TRUE(std::includes(after[i].begin(), after[i].end(), needed[i].begin(), needed[i].end()))
        << "variable " << i << " lost what a solution has";
  }
}

/// Runs one propagator on one state and judges it.
template <class Mask>
void judge(const Example& example, const model::Problem& problem, const Left& before,
           Trial<Mask>& trial, Index propagator, Tally& tally) {
  const Left needed = supported(problem, before);
  const bool solvable = !needed.front().empty();
  trial.start(before);
  const bool kept = trial.run(propagator);
  ++tally.states;
  tally.without += solvable ? 0 : 1;
  if (!kept) {
    ++tally.refuted;
    EXPECT_FALSE(solvable) << "refuted, but it has a solution";
    return;
  }
  const bool entailed = trial.is_entailed(propagator);
  const Left after = trial.left();
  expect_sound(before, after, needed);
  if (entailed) {
    ++tally.entailed;
    enumerate(problem, after, 1, [&](const Choices& choices) {
      EXPECT_TRUE(testing_support::satisfies(problem, problem.primitives[0].primitive, choices))
          << "entailed, but not satisfied by what is left";
    });
  }
  Left settled = before;
  const auto open =
      std::count_if(before.begin(), before.end(), [](const auto& one) { return one.size() > 1; });
  const bool is_exact = example.exact_from && open >= *example.exact_from &&
                        settle(problem, settled) && settled == before;
  tally.asked_to_be_exact += is_exact ? 1 : 0;
  if (is_exact) {
    EXPECT_TRUE(solvable) << "not refuted";
  }
  if (!solvable) return;
  tally.exact += after == needed ? 1 : 0;
  tally.bounds += same_ends(problem, after, needed) ? 1 : 0;
  if (is_exact) {
    EXPECT_EQ(after, needed);
  }
}

class PropagatorAlone : public ::testing::TestWithParam<std::size_t> {
 protected:
  template <class Mask>
  void judge_problem(const Example& example, const model::Problem& problem, Random& random) {
    Trial<Mask> trial(problem, example.form);
    const PropagatorKind<Mask>* wanted = nullptr;
    for (Index i = 0; i < trial.propagators().size(); ++i) {
      const PropagatorKind<Mask>* kind = trial.propagators()[i].kind;
      if (kind->number != GetParam()) continue;
      wanted = kind;
      Left before = random_left(random, problem);
      if (Left settled = before; random.chance(1, 2) && settle(problem, settled)) before = settled;
      judge(example, problem, before, trial, i, tally_);
    }
    EXPECT_TRUE(wanted != nullptr || example.form == Form::automatic)
        << "the example has nothing for this kind";
    // All fixed: what is wrong is refuted, if not by this kind then by the others.
    Left fixed = random_left(random, problem);
    for (auto& one : fixed) one.resize(1);
    trial.start(fixed);
    EXPECT_EQ(trial.run_all(), !supported(problem, fixed).front().empty());
  }

  Tally tally_;
};

TEST_P(PropagatorAlone, TakesNothingThatASolutionHas) {
  const std::string_view kind = kKinds[GetParam()];
  const auto* example = std::find_if(std::begin(kExamples), std::end(kExamples),
                                     [kind](const Example& one) { return one.kind == kind; });
  ASSERT_NE(example, std::end(kExamples)) << "no example for " << kind << " in kExamples";
  const auto num_rounds = testing_support::rounds<std::uint64_t>(20'000, 2'000);
  for (std::uint64_t round = 0; round < num_rounds && !HasFailure(); ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    Random random = Random::for_stream(20261123, round);
    const model::Problem problem = example->make(random);
    // The same problem at every width.
    judge_problem<std::uint16_t>(*example, problem, random);
    if (example->form == Form::automatic) continue;
    judge_problem<std::uint32_t>(*example, problem, random);
    judge_problem<std::uint64_t>(*example, problem, random);
  }
  const int with = tally_.states - tally_.without;
  const auto percent = [](int part, int all) { return all == 0 ? 0.0 : 100.0 * part / all; };
  std::printf(
      "%s: %d states; %d without a solution, %.0f %% of them refuted; the others left exact in "
      "%.0f %%, right bounds in %.0f %%; entailed in %d\n",
      std::string(kind).c_str(), tally_.states, tally_.without,
      percent(tally_.refuted, tally_.without), percent(tally_.exact, with),
      percent(tally_.bounds, with), tally_.entailed);
  EXPECT_GT(with, static_cast<int>(num_rounds / 20));
  if (example->exact_from) {
    EXPECT_GT(tally_.asked_to_be_exact, 100);
  }
}

/// Many covers of variables that they share, as one table or as a table for each, which is then
/// propagated by itself.
model::Problem shared_covers(std::uint64_t seed, bool is_one_table) {
  Random random(seed);
  constexpr int kCells = 9;
  const int cells_of_each = between(random, 3, 4);
  const int digits = between(random, 4, 9);
  model::Problem problem = testing_support::plain_problem(kCells, digits);
  const std::vector<std::size_t> class_of = random_classes(random, digits, 3);
  const auto table = cover_table(digits, static_cast<std::size_t>(cells_of_each), class_of, 3);
  const int count = random.chance(1, 4) ? 80 : 10;
  for (int i = 0; i < count; ++i) {
    add_cover(problem, some_of(random, cells_of_each, kCells),
              is_one_table ? table : std::make_shared<const model::DiagramTable>(*table));
  }
  for (int i = 0; i < 15; ++i)
    testing_support::add_all_different(problem, some_of(random, between(random, 2, 3), kCells));
  return problem;
}

TEST(ClassCovers, SayTogetherWhatDiagramsSayOneByOne) {
  int num_refuted = 0;
  int num_left = 0;
  const auto num_rounds = testing_support::rounds<std::uint64_t>(2'000, 200);
  for (std::uint64_t round = 0; round < num_rounds && !HasFailure(); ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    const model::Problem together = shared_covers(round, true);
    const model::Problem alone = shared_covers(round, false);
    Random random = Random::for_stream(20261130, round);
    const Left before = random_left(random, together);
    for (const Form form : {Form::plain, Form::automatic}) {
      Trial<std::uint16_t> one(together, form);
      Trial<std::uint16_t> other(alone, form);
      one.start(before);
      other.start(before);
      const bool holds = one.run_all();
      EXPECT_EQ(holds, other.run_all());
      if (holds) {
        EXPECT_EQ(one.left(), other.left());
      }
      ++(holds ? num_left : num_refuted);
    }
  }
  EXPECT_GT(num_refuted, static_cast<int>(num_rounds / 50));
  EXPECT_GT(num_left, static_cast<int>(num_rounds / 50));
}

TEST(Propagators, EveryPrimitiveHasAnExample) {
  Random random(1);
  std::set<std::size_t> seen;
  for (const Example& example : kExamples)
    seen.insert(example.make(random).primitives.at(0).primitive.index());
  // A restriction is in the domains and has nothing to propagate.
  seen.insert(model::Primitive(model::Restriction{}).index());
  EXPECT_EQ(seen.size(), std::variant_size_v<model::Primitive>);
}

INSTANTIATE_TEST_SUITE_P(Registry, PropagatorAlone,
                         ::testing::Range(std::size_t{0}, std::size(kKinds)),
                         [](const auto& instance) { return std::string(kKinds[instance.param]); });

}  // namespace
}  // namespace omnidoku::engine
