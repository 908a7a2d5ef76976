// SPDX-License-Identifier: MIT

#include "support/problems.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace omnidoku::testing_support {

namespace {

model::Variable variable(int index) { return model::Variable(index); }

/// `count` different variables out of `total`, in random order.
std::vector<int> choose(base::Random& random, int count, int total) {
  std::vector<int> all(static_cast<std::size_t>(total));
  for (int i = 0; i < total; ++i) all[static_cast<std::size_t>(i)] = i;
  random.shuffle(std::span<int>{all});
  all.resize(static_cast<std::size_t>(count));
  return all;
}

int between(base::Random& random, int low, int high) {
  return static_cast<int>(random.between(low, high));
}

std::vector<std::int64_t> random_values(base::Random& random, int digits) {
  std::vector<std::int64_t> values;
  const int style = between(random, 0, 5);
  for (int digit = 0; digit < digits; ++digit) {
    switch (style) {
      case 0: values.push_back(digit); break;
      case 1: values.push_back(random.between(-4, 4)); break;           // negative, repeated
      case 2: values.push_back(random.between(0, 3) * 100 - 7); break;  // far apart
      case 3: values.push_back((digit % 2 == 0 ? 1 : -1) * (std::int64_t{1} << 59) + digit); break;
      default: values.push_back(digit + 1); break;
    }
  }
  if (random.chance(1, 4)) random.shuffle(std::span<std::int64_t>{values});
  return values;
}

std::int64_t random_coefficient(base::Random& random, int style) {
  std::int64_t coefficient = 1;
  if (style == 1) coefficient = random.chance(1, 2) ? 1 : -1;
  if (style == 2) coefficient = random.between(-5, 5);
  if (style == 3) coefficient = random.between(-3, 3) * (std::int64_t{1} << 57);
  return coefficient == 0 ? 2 : coefficient;
}

/// A sum that the assignment satisfies, most of the time.
model::LinearSum random_sum(base::Random& random, const model::Problem& problem,
                            const std::vector<int>& assignment) {
  model::LinearSum sum;
  const int variables = problem.num_variables();
  const int style = between(random, 0, 7);
  // Unsigned arithmetic: huge numbers may wrap, which only makes the total another one.
  std::uint64_t total = 0;
  for (const int index : choose(random, between(random, 1, std::min(variables, 6)), variables)) {
    const std::int64_t coefficient = random_coefficient(random, style);
    sum.terms.push_back({variable(index), coefficient});
    const int digit = assignment[static_cast<std::size_t>(index)];
    total += static_cast<std::uint64_t>(coefficient) *
             static_cast<std::uint64_t>(problem.values[static_cast<std::size_t>(digit)]);
  }
  sum.total = static_cast<std::int64_t>(total);
  if (random.chance(1, 8)) sum.total = random.between(-20, 20);
  if (random.chance(1, 4)) sum.relation = model::LinearSum::Relation::at_most;
  return sum;
}

}  // namespace

model::Problem plain_problem(int cells, int digits) {
  model::Problem problem;
  problem.num_cells = cells;
  problem.num_digits = digits;
  for (int digit = 1; digit <= digits; ++digit) problem.values.push_back(digit);
  problem.domains.assign(static_cast<std::size_t>(cells), geometry::DigitSet::all(digits));
  return problem;
}

void add_all_different(model::Problem& problem, const std::vector<int>& variables) {
  model::AllDifferent different;
  for (const int index : variables) different.variables.push_back(variable(index));
  const auto number = static_cast<std::uint32_t>(problem.primitives.size());
  problem.primitives.push_back({different, {model::Origin::Kind::house, number}});
}

void add_sum(model::Problem& problem, const std::vector<int>& variables, std::int64_t total) {
  model::LinearSum sum;
  for (const int index : variables) sum.terms.push_back({variable(index), 1});
  sum.total = total;
  const auto number = static_cast<std::uint32_t>(problem.primitives.size());
  problem.primitives.push_back({sum, {model::Origin::Kind::constraint, number}});
}

model::Problem grid_problem(int box_height, int box_width) {
  const int side = box_height * box_width;
  std::string map;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      map.push_back(static_cast<char>('!' + row / box_height * box_height + column / box_width));
    }
  }
  return jigsaw_problem(map);
}

model::Problem jigsaw_problem(std::string_view region_map) {
  int side = 1;
  while (side * side < static_cast<int>(region_map.size())) ++side;
  model::Problem problem = plain_problem(side * side, side);
  std::map<char, std::vector<int>> regions;
  for (int line = 0; line < side; ++line) {
    std::vector<int> row;
    std::vector<int> column;
    for (int i = 0; i < side; ++i) {
      row.push_back(line * side + i);
      column.push_back(i * side + line);
      regions[region_map.at(static_cast<std::size_t>(row.back()))].push_back(row.back());
    }
    add_all_different(problem, row);
    add_all_different(problem, column);
  }
  for (const auto& [letter, cells] : regions) add_all_different(problem, cells);
  return problem;
}

void set_givens(model::Problem& problem, std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char symbol = line[i];
    if (symbol == '.' || symbol == '0') continue;
    const int digit = symbol <= '9' ? symbol - '1' : symbol - 'A' + 9;
    problem.domains[i] &= geometry::DigitSet::single(geometry::Digit(digit));
  }
}

namespace {

/// One or two hidden variables that hold numbers: totals of some variables, perhaps of each other.
void add_numbers(base::Random& random, model::Problem& problem,
                 const std::vector<int>& assignment) {
  const auto digit_variables = static_cast<int>(assignment.size());
  std::vector<model::LinearSum::Term> numbers;
  for (int count = between(random, 1, 2); count > 0; --count) {
    const model::Variable variable(problem.domains.size());
    problem.domains.emplace_back();
    model::LinearSum sum;
    sum.relation = random.chance(1, 5) ? model::LinearSum::Relation::at_most
                                       : model::LinearSum::Relation::equal;
    std::int64_t planted = 0;
    for (const int index :
         choose(random, between(random, 1, std::min(3, digit_variables)), digit_variables)) {
      sum.terms.push_back({model::Variable(index), between(random, 1, 3)});
      planted +=
          sum.terms.back().coefficient *
          (problem.values[static_cast<std::size_t>(assignment[static_cast<std::size_t>(index)])] %
           1'000'000);
    }
    std::set<std::int64_t> values{planted};
    for (int i = between(random, 0, 5); i > 0; --i) values.insert(planted + between(random, -9, 9));
    problem.numbers.push_back({variable, {values.begin(), values.end()}});
    sum.terms.push_back({variable, -1});
    numbers.push_back({variable, between(random, 1, 2)});
    const auto number = static_cast<std::uint32_t>(problem.primitives.size());
    problem.primitives.push_back({std::move(sum), {model::Origin::Kind::constraint, number}});
  }
  if (numbers.size() < 2) return;
  const std::int64_t total = numbers[0].coefficient * problem.numbers[0].values.front() +
                             numbers[1].coefficient * problem.numbers[1].values.back();
  const auto number = static_cast<std::uint32_t>(problem.primitives.size());
  problem.primitives.push_back(
      {model::LinearSum{numbers, model::LinearSum::Relation::at_most, total},
       {model::Origin::Kind::constraint, number}});
}

}  // namespace

model::Problem random_problem(base::Random& random) {
  const int digits = between(random, 2, 6);
  const int most_variables = digits <= 3 ? 9 : digits <= 4 ? 8 : 7;
  const int variables = between(random, 1, most_variables);
  model::Problem problem = plain_problem(variables, digits);
  if (random.chance(1, 3)) problem.num_cells = between(random, 0, variables);
  problem.values = random_values(random, digits);
  // Most problems are made around an assignment, so that many have solutions.
  const bool planted = random.chance(3, 4);
  std::vector<int> assignment;
  for (geometry::DigitSet& domain : problem.domains) {
    assignment.push_back(between(random, 0, digits - 1));
    if (!random.chance(1, 3)) continue;
    geometry::DigitSet cut = geometry::DigitSet::from_mask(random.next()) & domain;
    if (planted) cut.insert(geometry::Digit(assignment.back()));
    if (!cut.empty() || random.chance(1, 20)) domain = cut;
  }
  const int sets = between(random, 0, 5);
  for (int i = 0; i < sets; ++i) {
    int size = between(random, 1, std::min(variables, digits));
    if (random.chance(1, 2)) size = std::min(variables, digits);
    if (random.chance(1, 50)) size = variables;  // perhaps more than there are digits
    std::vector<int> set = choose(random, size, variables);
    if (planted) {
      std::set<int> taken;
      std::erase_if(set, [&](int index) {
        return !taken.insert(assignment[static_cast<std::size_t>(index)]).second;
      });
    }
    add_all_different(problem, set);
  }
  const int sums = random.chance(1, 3) ? 0 : between(random, 1, 4);
  for (int i = 0; i < sums; ++i) {
    const auto number = static_cast<std::uint32_t>(problem.primitives.size());
    problem.primitives.push_back(
        {random_sum(random, problem, assignment), {model::Origin::Kind::constraint, number}});
  }
  if (random.chance(1, 3)) add_numbers(random, problem, assignment);
  return problem;
}

void add_random_rules(base::Random& random, const std::vector<geometry::Digit>& grid,
                      model::Problem& problem) {
  using geometry::DigitSet;
  const auto value = [&](std::size_t cell) { return problem.values[grid[cell].index()]; };
  const auto cells = static_cast<std::size_t>(problem.num_cells);
  const auto pick = [&] { return static_cast<std::size_t>(random.below(cells)); };
  for (std::size_t i = 0; i < cells; ++i) {
    if (random.chance(1, 4)) problem.domains[i] = DigitSet::single(grid[i]);
    if (random.chance(1, 6)) {
      problem.domains[i] &= DigitSet::from_mask(random.next()) | DigitSet::single(grid[i]);
    }
  }
  for (std::uint64_t sums = random.below(cells / 2); sums > 0; --sums) {
    model::LinearSum sum;
    std::set<std::size_t> members;
    const std::size_t first = pick();
    const bool near = random.chance(3, 4);
    const bool all_positive = random.chance(2, 3);
    for (std::uint64_t size = 1 + random.below(6); size > 0; --size)
      members.insert(near ? std::min(cells - 1, first + random.below(9)) : pick());
    for (const std::size_t cell : members) {
      const std::int64_t coefficient = all_positive || random.chance(1, 2) ? 1 : -1;
      sum.terms.push_back({model::Variable(cell), coefficient});
      sum.total += coefficient * value(cell);
    }
    if (random.chance(1, 200)) ++sum.total;
    problem.primitives.push_back({std::move(sum), {}});
  }
  for (std::uint64_t pairs = random.below(6); pairs > 0; --pairs) {
    const std::size_t a = pick();
    const std::size_t b = pick();
    if (a == b) continue;
    auto table = std::make_shared<model::PairTable>();
    for (int digit = 0; digit < problem.num_digits; ++digit)
      table->partners.push_back(DigitSet::from_mask(random.next()) &
                                DigitSet::all(problem.num_digits));
    table->partners[grid[a].index()].insert(grid[b]);
    problem.primitives.push_back(
        {model::PairRelation{model::Variable(a), model::Variable(b), table}, {}});
  }
  for (std::uint64_t choices = random.below(3); choices > 0; --choices) {
    // Cells that differ in the grid, and the digits they have there among others.
    std::vector<std::size_t> members;
    DigitSet held;
    for (std::uint64_t size = 2 + random.below(4); size > 0; --size) {
      const std::size_t cell = pick();
      if (held.contains(grid[cell])) continue;
      held.insert(grid[cell]);
      members.push_back(cell);
    }
    std::vector<DigitSet> sets{held};
    for (std::uint64_t more = random.below(20); more > 0; --more) {
      DigitSet set;
      while (set.size() < held.size())
        set.insert(geometry::Digit(random.below(static_cast<std::uint64_t>(problem.num_digits))));
      if (std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
    }
    model::DigitSets choice{{}, std::make_shared<const std::vector<DigitSet>>(std::move(sets))};
    for (const std::size_t cell : members) choice.variables.emplace_back(cell);
    problem.primitives.push_back({std::move(choice), {}});
  }
  if (random.chance(1, 4)) {
    // What a walk over random cells meets, and the digits it meets there.
    model::Connected area;
    model::PlaceGraph graph(cells);
    for (std::size_t i = 0; i < cells; ++i) area.variables.emplace_back(i);
    const auto join = [&](std::size_t a, std::size_t b) {
      if (a == b || std::count(graph[a].begin(), graph[a].end(), b) != 0) return;
      graph[a].push_back(static_cast<std::uint32_t>(b));
      graph[b].push_back(static_cast<std::uint32_t>(a));
    };
    area.digits.insert(grid[pick()]);
    area.digits.insert(grid[pick()]);
    std::vector<std::size_t> members;
    for (std::size_t i = 0; i < cells; ++i) {
      if (area.digits.contains(grid[i])) members.push_back(i);
    }
    for (std::size_t i = 1; i < members.size(); ++i)
      join(members[i], members[static_cast<std::size_t>(random.below(i))]);
    for (std::uint64_t more = random.below(2 * cells); more > 0; --more) join(pick(), pick());
    for (auto& beside : graph) std::sort(beside.begin(), beside.end());
    area.graph = std::make_shared<const model::PlaceGraph>(std::move(graph));
    area.least = static_cast<std::uint32_t>(random.below(members.size() + 1));
    area.most = static_cast<std::uint32_t>(members.size() + random.below(3));
    problem.primitives.push_back({std::move(area), {}});
  }
  if (random.chance(1, 4)) {
    model::DifferentPairs pairs;
    std::set<std::pair<std::size_t, std::size_t>> held;
    std::set<std::size_t> members;
    for (std::uint64_t more = 2 + random.below(cells / 2); more > 0; --more) {
      const std::size_t a = pick();
      const std::size_t b = pick();
      if (a == b || members.count(a) + members.count(b) != 0) continue;
      if (!held.emplace(grid[a].index(), grid[b].index()).second) continue;
      members.insert({a, b});
      pairs.first.emplace_back(a);
      pairs.second.emplace_back(b);
    }
    problem.primitives.push_back({std::move(pairs), {}});
  }
  if (random.chance(1, 6)) {
    // Of some cells, what they hold, and another number.
    model::DigitCounts counted;
    std::set<std::size_t> members;
    for (std::uint64_t more = 2 + random.below(cells); more > 0; --more) members.insert(pick());
    counted.counts.assign(static_cast<std::size_t>(problem.num_digits), 0);
    std::vector<std::uint64_t> held(counted.counts.size(), 0);
    for (const std::size_t cell : members) {
      if (counted.variables.size() == model::DigitCounts::kMostCounted) break;
      counted.variables.emplace_back(cell);
      ++held[grid[cell].index()];
    }
    for (std::size_t i = 0; i < held.size(); ++i) {
      counted.counts[i] |= std::uint64_t{1} << held[i];
      counted.counts[i] |= std::uint64_t{1} << random.below(5);
    }
    problem.primitives.push_back({std::move(counted), {}});
  }
  if (random.chance(1, 6)) {
    // Random lines and the rank of one or two of them.
    model::RankedLines lines(2 + random.below(4));
    const std::size_t length = 1 + random.below(std::min<std::size_t>(4, cells));
    for (auto& line : lines) {
      std::set<std::size_t> members;
      while (members.size() < length) {
        const std::size_t cell = pick();
        if (members.insert(cell).second) line.emplace_back(cell);
      }
    }
    const auto shared = std::make_shared<const model::RankedLines>(lines);
    const auto read = [&](const std::vector<model::Variable>& line) {
      std::vector<std::pair<std::int64_t, std::size_t>> digits;
      for (const model::Variable variable : line) {
        const std::size_t digit = grid[variable.index()].index();
        digits.emplace_back(problem.values[digit], digit);
      }
      return digits;
    };
    const bool has_first = random.chance(1, 2);
    for (std::uint32_t i = 0; i < 2; ++i) {
      const auto own = read(lines[i]);
      model::LineRank rank{shared, i, {}, 0, 0, false};
      if (has_first) rank.first = grid[lines[i][0].index()];
      for (std::size_t k = 0; k < lines.size(); ++k) {
        const auto other = read(lines[k]);
        if (k == i || (has_first && other[0] != own[0])) continue;
        if (other < own) ++rank.less;
        if (own < other) ++rank.greater;
        rank.may_tie = rank.may_tie || own == other;
      }
      problem.primitives.push_back({std::move(rank), {}});
    }
  }
  for (std::uint64_t diagrams = random.below(3); diagrams > 0; --diagrams) {
    std::set<std::size_t> members;
    for (std::uint64_t size = 2 + random.below(5); size > 0; --size) members.insert(pick());
    // The number of even digits, as in the grid, and the first one at random.
    std::vector<std::size_t> order(members.begin(), members.end());
    std::uint64_t wanted = 0;
    model::Diagram diagram;
    for (const std::size_t cell : order) {
      diagram.variables.emplace_back(cell);
      wanted += (grid[cell].index() + 1) % 2;
    }
    const DigitSet first = DigitSet::from_mask(random.next()) | DigitSet::single(grid[order[0]]);
    const auto table = model::make_diagram(
        problem.num_digits, order.size(), 0,
        [&](std::uint64_t even, std::size_t place, geometry::Digit digit) {
          const bool is_allowed = place != 0 || first.contains(digit);
          return is_allowed ? model::DiagramStep(even + (digit.index() + 1) % 2) : std::nullopt;
        },
        [wanted](std::uint64_t even) { return even == wanted; });
    diagram.table = std::make_shared<const model::DiagramTable>(*table);
    problem.primitives.push_back({std::move(diagram), {}});
  }
}

}  // namespace omnidoku::testing_support
