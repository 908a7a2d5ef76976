// SPDX-License-Identifier: MIT
#include "constraints/leaf.h"

#include <algorithm>
#include <utility>

#include "base/overloaded.h"

namespace omnidoku::constraints {

using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;
using model::Variable;

namespace {

using State = Leaf::State;

DiagramStep with_digit(State mask, Digit digit) {
  const State bit = State{1} << digit.index();
  return (mask & bit) != 0 ? std::nullopt : DiagramStep(mask | bit);
}

DiagramStep step_of_pair(const model::PairRelation& relation, State state, Variable variable,
                         Digit digit) {
  constexpr State kBoth = State{1} << 40U;
  if (state == 0) return digit.index() + 1;
  const Digit other(state - 1);
  const bool is_first = variable == relation.first;
  const bool fits = is_first ? relation.table->partners[digit.index()].contains(other)
                             : relation.table->partners[other.index()].contains(digit);
  return fits ? DiagramStep(kBoth) : std::nullopt;
}

DiagramStep step_of_diagram(const model::DiagramTable& table, State state, Digit digit) {
  if (table.empty()) return std::nullopt;
  const std::uint32_t node = table.child(static_cast<std::uint32_t>(state), digit);
  return node == model::DiagramTable::kNone ? std::nullopt : DiagramStep(node);
}

DiagramStep step_of_sets(const std::vector<DigitSet>& sets, State state, Digit digit) {
  const DiagramStep next = with_digit(state, digit);
  if (!next) return next;
  const bool fits = std::any_of(sets.begin(), sets.end(),
                                [&](DigitSet set) { return (set.mask() & *next) == *next; });
  return fits ? next : std::nullopt;
}

}  // namespace

bool remembers_too_much(const model::Primitive& primitive) {
  return std::holds_alternative<model::Connected>(primitive) ||
         std::holds_alternative<model::DifferentPairs>(primitive) ||
         std::holds_alternative<model::LineRank>(primitive) ||
         std::holds_alternative<model::DigitCounts>(primitive);
}

Leaf::Leaf(const model::Problem& problem, model::Primitive primitive, bool is_denied)
    : values_(&problem.values),
      primitive_(std::move(primitive)),
      scope_(model::scope_of(primitive_)),
      is_denied_(is_denied) {
  const auto* sum = std::get_if<model::LinearSum>(&primitive_);
  if (sum == nullptr) return;
  only_grows_ = std::all_of(sum->terms.begin(), sum->terms.end(), [&](const auto& term) {
    return std::all_of(values_->begin(), values_->end(),
                       [&](std::int64_t value) { return term.coefficient * value >= 0; });
  });
}

std::optional<Leaf::Content> Leaf::content(std::span<const Variable> order) const {
  const auto told_by = [&](const void* table, std::uint64_t form) {
    return std::optional(Content{primitive_.index(), table, form, is_denied_});
  };
  return std::visit(
      base::Overloaded{
          [&](const model::AllDifferent& set) { return told_by(nullptr, set.variables.size()); },
          [&](const model::PairRelation& relation) {
            return told_by(relation.table.get(), order[0] == relation.first ? 0 : 1);
          },
          [&](const model::Restriction& restriction) {
            return told_by(nullptr, restriction.digits.mask());
          },
          [&](const model::Diagram& diagram) { return told_by(diagram.table.get(), 0); },
          [&](const model::DigitSets& choice) {
            return told_by(choice.sets.get(), choice.variables.size());
          },
          [](const auto&) { return std::optional<Content>(); },
      },
      primitive_);
}

DiagramStep Leaf::step(State state, Variable variable, Digit digit) const {
  if (state == kSettled) return state;
  const DiagramStep next = step_if_it_holds(state, variable, digit);
  return next || !is_denied_ ? next : DiagramStep(kSettled);
}

DiagramStep Leaf::step_if_it_holds(State state, Variable variable, Digit digit) const {
  return std::visit(
      base::Overloaded{
          [&](const model::AllDifferent&) { return with_digit(state, digit); },
          [&](const model::LinearSum& sum) { return step_of_sum(sum, state, variable, digit); },
          [&](const model::PairRelation& relation) {
            return step_of_pair(relation, state, variable, digit);
          },
          [&](const model::Restriction& restriction) {
            return restriction.digits.contains(digit) ? DiagramStep(state) : std::nullopt;
          },
          [&](const model::Diagram& diagram) {
            return step_of_diagram(*diagram.table, state, digit);
          },
          [&](const model::DigitSets& choice) { return step_of_sets(*choice.sets, state, digit); },
          // No leaves (remembers_too_much).
          [](const model::DifferentPairs&) { return DiagramStep(); },
          [](const model::Connected&) { return DiagramStep(); },
          [](const model::LineRank&) { return DiagramStep(); },
          [](const model::DigitCounts&) { return DiagramStep(); },
      },
      primitive_);
}

DiagramStep Leaf::step_of_sum(const model::LinearSum& sum, State state, Variable variable,
                              Digit digit) const {
  const auto term = std::find_if(sum.terms.begin(), sum.terms.end(),
                                 [&](const auto& one) { return one.variable == variable; });
  const State next = state + static_cast<State>(term->coefficient * (*values_)[digit.index()]);
  const bool is_too_much = only_grows_ && static_cast<std::int64_t>(next - kMiddle) > sum.total;
  return is_too_much ? std::nullopt : DiagramStep(next);
}

bool Leaf::accepts(State state) const {
  if (state == kSettled) return true;
  const bool is_true = std::visit(
      base::Overloaded{
          [&](const model::LinearSum& sum) {
            const auto value = static_cast<std::int64_t>(state - kMiddle);
            return sum.relation == model::LinearSum::Relation::equal ? value == sum.total
                                                                     : value <= sum.total;
          },
          [&](const model::Diagram& diagram) {
            return !diagram.table->empty() && state + 1 == diagram.table->num_nodes();
          },
          [&](const model::DigitSets& choice) {
            return std::any_of(choice.sets->begin(), choice.sets->end(),
                               [&](DigitSet set) { return set.mask() == state; });
          },
          [](const auto&) { return true; },
      },
      primitive_);
  return is_true != is_denied_;
}

}  // namespace omnidoku::constraints
