// SPDX-License-Identifier: MIT
#include "constraints/lowering.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/derived_shapes.h"

namespace omnidoku::constraints {

using geometry::Cell;
using model::AllDifferent;
using model::LinearSum;
using model::Origin;

namespace {

/// Where cells lie in no cage, nothing else speaks of their sums.
constexpr int kMaxCellsBeyondCages = 12;

/// Leaves out each AllDifferent whose variables all lie in another one.
void drop_contained(model::Problem& problem) {
  std::vector<std::vector<std::size_t>> sets_of(static_cast<std::size_t>(problem.num_variables()));
  std::vector<geometry::CellSet> members(problem.primitives.size());
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    const auto* set = std::get_if<AllDifferent>(&problem.primitives[i].primitive);
    if (set == nullptr) continue;
    members[i] = geometry::CellSet(problem.num_variables());
    for (const model::Variable variable : set->variables) {
      members[i].insert(Cell(variable.index()));
      sets_of[variable.index()].push_back(i);
    }
  }
  std::vector<bool> dropped(problem.primitives.size(), false);
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    const auto* set = std::get_if<AllDifferent>(&problem.primitives[i].primitive);
    if (set == nullptr) continue;
    for (const std::size_t other : sets_of[set->variables.front().index()]) {
      if (other == i || dropped[other] || !members[other].contains_all(members[i])) continue;
      if (members[other] == members[i] && other > i) continue;  // of two equal ones the first stays
      dropped[i] = true;
      break;
    }
  }
  if (std::find(dropped.begin(), dropped.end(), true) == dropped.end()) return;
  std::vector<model::PostedPrimitive> kept;
  for (std::size_t i = 0; i < problem.primitives.size(); ++i) {
    if (!dropped[i]) kept.push_back(std::move(problem.primitives[i]));
  }
  problem.primitives = std::move(kept);
}

void add_derived_sums(const model::Puzzle& puzzle, Lowering& lowering) {
  for (DerivedSum& sum : derive_sums(puzzle, kMaxDerivedCells, kMaxCellsBeyondCages)) {
    lowering.begin_derived(std::move(sum.derivation));
    lowering.sum_equals(sum.terms, sum.total);
  }
}

/// The table among those posted so far, or behind them.
template <class Table>
std::shared_ptr<const Table> shared(std::vector<std::shared_ptr<const Table>>& all, Table table) {
  const auto known =
      std::find_if(all.begin(), all.end(), [&table](const auto& one) { return *one == table; });
  if (known != all.end()) return *known;
  return all.emplace_back(std::make_shared<const Table>(std::move(table)));
}

/// Equal diagrams have the same.
std::uint64_t hash_of(const model::DiagramTable& table) {
  constexpr std::uint64_t kFactor = 0x9e3779b97f4a7c15U;  // odd, its bits well mixed
  std::uint64_t hash = table.layer_begin.size();
  for (const auto* numbers : {&table.layer_begin, &table.children}) {
    for (const std::uint32_t number : *numbers) {
      hash = (hash ^ number) * kFactor;
      hash ^= hash >> 32U;
    }
  }
  return hash;
}

}  // namespace

Lowering::Lowering(const model::Puzzle& puzzle) {
  problem_.num_cells = puzzle.num_cells();
  problem_.num_digits = puzzle.num_digits();
  for (int i = 0; i < puzzle.num_digits(); ++i)
    problem_.values.push_back(puzzle.symbols.value(geometry::Digit(i)));
  problem_.domains = puzzle.allowed;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    if (puzzle.givens[i]) problem_.domains[i] &= geometry::DigitSet::single(*puzzle.givens[i]);
  }
}

void Lowering::all_different(const std::vector<Cell>& cells) { all_different(variables_of(cells)); }

void Lowering::all_different(std::vector<model::Variable> variables) {
  if (variables.size() < 2) return;
  AllDifferent set;
  set.variables = std::move(variables);
  post(std::move(set));
}

void Lowering::sum_equals(const std::vector<WeightedCell>& terms, std::int64_t total) {
  LinearSum sum;
  sum.total = total;
  for (const WeightedCell& term : terms) {
    if (term.coefficient != 0)
      sum.terms.push_back({model::variable_of(term.cell), term.coefficient});
  }
  if (!sum.terms.empty() || total != 0) post(std::move(sum));
}

void Lowering::sum(std::vector<LinearSum::Term> terms, LinearSum::Relation relation,
                   std::int64_t total) {
  std::erase_if(terms, [](const LinearSum::Term& term) { return term.coefficient == 0; });
  post(LinearSum{std::move(terms), relation, total});
}

model::Variable Lowering::add_hidden(geometry::DigitSet digits) {
  problem_.domains.push_back(digits);
  return model::Variable(problem_.domains.size() - 1);
}

model::Variable Lowering::add_number(std::vector<std::int64_t> values) {
  OMNIDOKU_CHECK(values.size() <= model::kMostNumberValues);
  OMNIDOKU_CHECK(std::adjacent_find(values.begin(), values.end(), std::greater_equal<>()) ==
                 values.end());
  const model::Variable variable = add_hidden({});
  problem_.numbers.push_back({variable, std::move(values)});
  return variable;
}

void Lowering::restrict(Cell cell, geometry::DigitSet digits) {
  problem_.domains[cell.index()] &= digits;
  post(model::Restriction{model::variable_of(cell), digits});
}

void Lowering::relate(Cell first, Cell second,
                      const std::function<bool(geometry::Digit, geometry::Digit)>& goes_together) {
  relate({{first, second}}, goes_together);
}

void Lowering::relate(const std::vector<std::pair<Cell, Cell>>& pairs,
                      const std::function<bool(geometry::Digit, geometry::Digit)>& goes_together) {
  if (pairs.empty()) return;
  model::PairTable made;
  for (int a = 0; a < problem_.num_digits; ++a) {
    geometry::DigitSet& partners = made.partners.emplace_back();
    for (int b = 0; b < problem_.num_digits; ++b) {
      if (goes_together(geometry::Digit(a), geometry::Digit(b))) {
        partners.insert(geometry::Digit(b));
      }
    }
  }
  const auto table = shared(tables_, std::move(made));
  for (const auto& [first, second] : pairs) {
    OMNIDOKU_CHECK(first != second);
    post(model::PairRelation{model::variable_of(first), model::variable_of(second), table});
  }
}

void Lowering::one_of_sets(const std::vector<Cell>& cells, std::vector<geometry::DigitSet> sets) {
  model::DigitSets choice;
  for (const Cell cell : cells) choice.variables.push_back(model::variable_of(cell));
  std::sort(sets.begin(), sets.end(),
            [](geometry::DigitSet a, geometry::DigitSet b) { return a.mask() < b.mask(); });
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  choice.sets = shared(sets_, std::move(sets));
  post(std::move(choice));
}

void Lowering::connected(std::vector<model::Variable> variables, geometry::DigitSet digits,
                         std::shared_ptr<const model::PlaceGraph> graph, std::size_t least,
                         std::size_t most) {
  model::Connected area;
  area.variables = std::move(variables);
  area.digits = digits;
  area.graph = std::move(graph);
  area.least = static_cast<std::uint32_t>(least);
  area.most = static_cast<std::uint32_t>(most);
  post(std::move(area));
}

void Lowering::different_pairs(std::vector<model::Variable> first,
                               std::vector<model::Variable> second) {
  post(model::DifferentPairs{std::move(first), std::move(second)});
}

void Lowering::numbering(std::vector<model::Variable> variables, std::size_t num_names) {
  const SharedDiagram table =
      shared_diagram(model::numbering_diagram(problem_.num_digits, variables.size(), num_names));
  post_diagram(std::move(variables), table);
}

std::vector<model::Variable> Lowering::variables_of(const std::vector<Cell>& cells) {
  std::vector<model::Variable> variables;
  for (const Cell cell : cells) variables.push_back(model::variable_of(cell));
  return variables;
}

Lowering::SharedDiagram Lowering::shared_diagram(std::optional<model::DiagramTable> table) {
  if (!table) return nullptr;
  return known_diagram(std::make_shared<const model::DiagramTable>(std::move(*table)));
}

Lowering::SharedDiagram Lowering::known_diagram(SharedDiagram table) {
  // Most that are asked for again are the very same one.
  if (known_diagrams_.count(table.get()) != 0) return table;
  const std::uint64_t hash = hash_of(*table);
  const auto [first, last] = diagrams_.equal_range(hash);
  const auto alike =
      std::find_if(first, last, [&](const auto& entry) { return *entry.second == *table; });
  if (alike != last) return alike->second;
  diagrams_.emplace(hash, table);
  known_diagrams_.insert(table.get());
  spend(table->children.size());
  if (left_for_diagrams_ == kNoLimit) return table;
  const std::size_t size = table->num_nodes() * static_cast<std::size_t>(problem_.num_digits);
  if (size > left_for_diagrams_) gave_up_ = true;
  left_for_diagrams_ -= std::min(size, left_for_diagrams_);
  return table;
}

void Lowering::post_diagram(std::vector<model::Variable> variables, const SharedDiagram& table) {
  if (table == nullptr) {
    gave_up_ = true;
    return;
  }
  model::Diagram diagram;
  diagram.variables = std::move(variables);
  diagram.table = table;
  post(std::move(diagram));
}

void Lowering::sequences(const std::vector<Cell>& cells,
                         std::shared_ptr<const model::DiagramTable> table) {
  sequences(variables_of(cells), std::move(table));
}

void Lowering::sequences(std::vector<model::Variable> variables,
                         std::shared_ptr<const model::DiagramTable> table) {
  post_diagram(std::move(variables), known_diagram(std::move(table)));
}

void Lowering::begin_derived(model::Derivation derivation) {
  set_origin({Origin::Kind::derived, static_cast<std::uint32_t>(problem_.derivations.size())});
  problem_.derivations.push_back(std::move(derivation));
}

void Lowering::post(model::Primitive primitive) {
  if (work_left_ != kNoLimit) {
    constexpr std::size_t kWorkOfPosting = 100;
    if (gave_up_) return;
    spend(kWorkOfPosting);
  }
  problem_.primitives.push_back({std::move(primitive), origin_});
}

model::SharedLowered lower(const model::Puzzle& puzzle) {
  Lowering lowering(puzzle);
  const auto houses = puzzle.board->houses();
  for (std::size_t i = 0; i < houses.size(); ++i) {
    lowering.set_origin({Origin::Kind::house, static_cast<std::uint32_t>(i)});
    lowering.all_different(houses[i].cells);
  }
  lowering.assume_houses();
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const ConstraintType* type = find_constraint_type(puzzle.constraints[i].type);
    OMNIDOKU_CHECK(type != nullptr);
    lowering.set_origin({Origin::Kind::constraint, static_cast<std::uint32_t>(i)});
    type->lower(puzzle, puzzle.constraints[i], lowering);
  }
  OMNIDOKU_CHECK(!lowering.gave_up());
  add_derived_sums(puzzle, lowering);
  model::Problem problem = lowering.take();
  drop_contained(problem);
  return std::make_shared<const model::Lowered>(model::Lowered{puzzle, std::move(problem)});
}

}  // namespace omnidoku::constraints
