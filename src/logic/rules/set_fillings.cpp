// SPDX-License-Identifier: MIT
#include "logic/rules/set_fillings.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "constraints/constraint_type.h"
#include "logic/rules/set_family.h"

namespace omnidoku::logic {

namespace {

/// A diagram with more nodes is left alone.
constexpr std::size_t kMostDiagramNodes = 20'000;

/// What a rule says of the digits in order: a diagram, or nothing; and which sets it ends with.
struct Walk {
  const model::DiagramTable* table = nullptr;   ///< null: any sequence
  const std::vector<DigitSet>* sets = nullptr;  ///< null: any set
  std::vector<std::size_t> order;               ///< the cells as it reads them, as places

  [[nodiscard]] std::uint32_t child(std::uint32_t node, std::size_t at, Digit digit) const {
    return table == nullptr ? static_cast<std::uint32_t>(at + 1) : table->child(node, digit);
  }
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> layer(std::size_t at) const {
    if (table == nullptr)
      return {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1)};
    return {table->layer_begin[at], table->layer_begin[at + 1]};
  }
  [[nodiscard]] std::size_t num_nodes() const {
    return table == nullptr ? order.size() + 1 : table->num_nodes();
  }
};

/// Per cell the digits of all ways to fill them differently as the walk says.
std::vector<DigitSet> digits_of(const Walk& walk, const std::vector<DigitSet>& left) {
  std::vector<SetFamily> reached(walk.num_nodes());
  reached[0].insert(0);
  const std::size_t length = walk.order.size();
  for (std::size_t at = 0; at < length; ++at) {
    const auto [begin, end] = walk.layer(at);
    for (std::uint32_t node = begin; node < end; ++node) {
      if (reached[node].empty()) continue;
      left[walk.order[at]].for_each([&](Digit digit) {
        const std::uint32_t next = walk.child(node, at, digit);
        if (next != model::DiagramTable::kNone) reached[next] |= reached[node].with(digit.index());
      });
    }
  }
  if (walk.sets != nullptr) {
    SetFamily ends;
    for (const DigitSet set : *walk.sets) ends.insert(set.mask());
    const auto [begin, end] = walk.layer(length);
    for (std::uint32_t node = begin; node < end; ++node) reached[node] &= ends;
  }
  // Back again: what leads on to the end.
  std::vector<DigitSet> digits(left.size());
  for (std::size_t at = length; at-- > 0;) {
    const auto [begin, end] = walk.layer(at);
    for (std::uint32_t node = begin; node < end; ++node) {
      if (reached[node].empty()) continue;
      SetFamily leading;
      left[walk.order[at]].for_each([&](Digit digit) {
        const std::uint32_t next = walk.child(node, at, digit);
        if (next == model::DiagramTable::kNone) return;
        SetFamily before = reached[next].without(digit.index());
        before &= reached[node];
        if (before.empty()) return;
        digits[walk.order[at]].insert(digit);
        leading |= before;
      });
      reached[node] = leading;
    }
  }
  return digits;
}

bool has_empty(const std::vector<DigitSet>& all) {
  return std::any_of(all.begin(), all.end(), [](DigitSet digits) { return digits.empty(); });
}

/// The one primitive of a rule that says more than that cells differ; null where there are others.
const model::Primitive* only_primitive(const Structure& structure, const RuleInfo& rule) {
  const model::Primitive* only = nullptr;
  const auto& primitives = structure.problem().primitives;
  for (std::uint32_t i = 0; i < primitives.size(); ++i) {
    const model::Origin origin = primitives[i].origin;
    if (origin.kind != model::Origin::Kind::constraint || origin.index != rule.constraint) continue;
    if (std::holds_alternative<model::AllDifferent>(primitives[i].primitive) ||
        std::holds_alternative<model::Restriction>(primitives[i].primitive))
      continue;
    if (i != rule.primitive &&
        constraints::scope_of_part(structure.puzzle(), structure.problem(), i) != rule.cells)
      continue;
    if (only != nullptr) return nullptr;
    only = &primitives[i].primitive;
  }
  return only;
}

bool all_see_each_other(const Structure& structure, const std::vector<Cell>& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!structure.sees(cells[i], cells[j])) return false;
    }
  }
  return true;
}

std::optional<Walk> walk_of(const Structure& structure, const RuleInfo& rule) {
  if (structure.num_digits() > kMostDigitsOfSets) return std::nullopt;
  const model::Primitive* primitive = only_primitive(structure, rule);
  if (primitive == nullptr) return std::nullopt;
  Walk walk;
  const std::vector<model::Variable> variables = model::scope_of(*primitive);
  if (variables.size() != rule.cells.size()) return std::nullopt;
  for (const model::Variable variable : variables) {
    const auto at =
        std::find(rule.cells.begin(), rule.cells.end(), Cell(std::size_t{variable.index()}));
    if (at == rule.cells.end()) return std::nullopt;  // a hidden one
    walk.order.push_back(static_cast<std::size_t>(at - rule.cells.begin()));
  }
  if (const auto* sets = std::get_if<model::DigitSets>(primitive)) {
    walk.sets = sets->sets.get();
    return walk;
  }
  const auto* diagram = std::get_if<model::Diagram>(primitive);
  if (diagram == nullptr || diagram->table->num_nodes() > kMostDiagramNodes ||
      diagram->table->empty())
    return std::nullopt;
  walk.table = diagram->table.get();
  // A diagram says nothing of digits that occur twice.
  if (!all_see_each_other(structure, rule.cells)) return std::nullopt;
  return walk;
}

}  // namespace

std::optional<std::vector<DigitSet>> possible_by_sets(const Structure& structure,
                                                      const RuleInfo& rule,
                                                      const std::vector<DigitSet>& left) {
  const std::optional<Walk> walk = walk_of(structure, rule);
  if (!walk) return std::nullopt;
  std::vector<DigitSet> possible = digits_of(*walk, left);
  if (has_empty(possible)) return std::vector<DigitSet>(possible.size());
  if (!all_see_each_other(structure, rule.cells)) return possible;
  // What the cells rule out without the rule is a subset of a house.
  const std::vector<DigitSet> without = digits_of({nullptr, nullptr, walk->order}, left);
  for (std::size_t i = 0; i < possible.size(); ++i) possible[i] |= left[i] - without[i];
  return possible;
}

std::optional<bool> can_be_filled_by_sets(const Structure& structure, const RuleInfo& rule,
                                          const std::vector<DigitSet>& left) {
  const std::optional<Walk> walk = walk_of(structure, rule);
  if (!walk) return std::nullopt;
  return !has_empty(digits_of(*walk, left));
}

}  // namespace omnidoku::logic
