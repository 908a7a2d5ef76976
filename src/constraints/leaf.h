// SPDX-License-Identifier: MIT
//
// Leaf: a primitive of a rule within a rule that consists of others, as a walk over its variables:
// what it remembers while they are read one after the other, and whether it holds in the end.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "model/primitive.h"
#include "model/problem.h"

namespace omnidoku::constraints {

/// What no walk over its variables can keep in mind: it can be no leaf.
[[nodiscard]] bool remembers_too_much(const model::Primitive& primitive);

class Leaf {
 public:
  using State = std::uint64_t;

  /// That the primitive holds, or that it does not. The problem must outlive the leaf.
  Leaf(const model::Problem& problem, model::Primitive primitive, bool is_denied);

  [[nodiscard]] const std::vector<model::Variable>& scope() const { return scope_; }
  /// Whether its variables must be read in their order.
  [[nodiscard]] bool is_ordered() const {
    return std::holds_alternative<model::Diagram>(primitive_);
  }
  [[nodiscard]] bool is_denied() const { return is_denied_; }
  /// What tells it from leaves that are alike but for their variables.
  struct Content {
    std::size_t kind = 0;
    const void* table = nullptr;
    std::uint64_t form = 0;
    bool is_denied = false;
    friend auto operator<=>(const Content&, const Content&) = default;
  };
  /// The same of its variables read in this order; nothing where few are alike.
  [[nodiscard]] std::optional<Content> content(std::span<const model::Variable> order) const;
  /// What it has in common with other leaves, whose diagrams are equal if the same is denied; null
  /// pointer: nothing.
  [[nodiscard]] std::shared_ptr<const model::DiagramTable> shared_content() const {
    const auto* diagram = std::get_if<model::Diagram>(&primitive_);
    return diagram == nullptr ? nullptr : diagram->table;
  }

  /// Behind a digit that settles it nothing matters.
  static constexpr State kSettled = ~State{0};

  [[nodiscard]] State start() const {
    return std::holds_alternative<model::LinearSum>(primitive_) ? kMiddle : 0;
  }
  [[nodiscard]] model::DiagramStep step(State state, model::Variable variable,
                                        geometry::Digit digit) const;
  [[nodiscard]] bool accepts(State state) const;

 private:
  /// Where a sum begins, which may fall.
  static constexpr State kMiddle = State{1} << 62U;

  [[nodiscard]] model::DiagramStep step_if_it_holds(State state, model::Variable variable,
                                                    geometry::Digit digit) const;
  [[nodiscard]] model::DiagramStep step_of_sum(const model::LinearSum& sum, State state,
                                               model::Variable variable,
                                               geometry::Digit digit) const;

  const std::vector<std::int64_t>* values_;
  model::Primitive primitive_;
  std::vector<model::Variable> scope_;
  bool is_denied_;
  bool only_grows_ = false;  ///< of a sum: no term takes anything away
};

}  // namespace omnidoku::constraints
