// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "geometry/digit_set.h"
#include "model/variable.h"

namespace omnidoku::model {

/// A multi-valued decision diagram: a graph in layers whose paths from the one node of the first
/// layer to the one of the last spell the allowed sequences of digits. Each node lies on such a
/// path, and no two nodes of a layer are followed by the same.
///
///   layer 0   layer 1   ...   layer length
///      o --3--> o                 o
///       \--5--> o --1--> ...
///
/// After S. Bryant's and others' decision diagrams; as a constraint: H. Andersen, T. Hadzic,
/// J. Hooker, P. Tiedemann, "A Constraint Store Based on Multivalued Decision Diagrams" (2007).
struct DiagramTable {
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  int num_digits = 0;
  std::vector<std::uint32_t> layer_begin;  ///< per layer its first node, and the number of nodes
  std::vector<std::uint32_t> children;     ///< per node and digit: a node of the next layer, kNone

  [[nodiscard]] std::size_t length() const { return layer_begin.size() - 2; }
  [[nodiscard]] std::uint32_t num_nodes() const { return layer_begin.back(); }
  /// The node that a digit leads to; kNone if it is not allowed there.
  [[nodiscard]] std::uint32_t child(std::uint32_t node, geometry::Digit digit) const {
    return children[node * static_cast<std::size_t>(num_digits) + digit.index()];
  }
  /// Whether no sequence is allowed.
  [[nodiscard]] bool empty() const { return children.empty(); }
  friend bool operator==(const DiagramTable&, const DiagramTable&) = default;
};

/// What can become of a state of a walk when it meets a digit; nothing: that is not allowed.
using DiagramStep = std::optional<std::uint64_t>;

/// The diagram of the sequences of `length` digits of a walk: it begins in the state `start`, goes
/// on with step(state, place, digit) -> DiagramStep, and may end where accepts(state). Nothing if
/// that would take more than kMostDiagramSteps steps.
inline constexpr std::size_t kMostDiagramSteps = 2'000'000;
template <class Step, class Accepts>
[[nodiscard]] std::optional<DiagramTable> make_diagram(int num_digits, std::size_t length,
                                                       std::uint64_t start, Step&& step,
                                                       Accepts&& accepts);

/// The diagram of `length` digits that number things in the order in which they are met: the first
/// `num_names` digits occur (1 to num_digits), none before one that is less has, and no others.
/// Nothing if it would take too many steps, as above.
[[nodiscard]] std::optional<DiagramTable> numbering_diagram(int num_digits, std::size_t length,
                                                            std::size_t num_names);

/// The sequences that begin with these digits and go on as the diagram says, or, if `is_denied`, as
/// it does not, and all that begin with others. In a part of the time of a walk over the same.
[[nodiscard]] DiagramTable guarded_diagram(const DiagramTable& table,
                                           std::span<const geometry::Digit> guards, bool is_denied);

/// The digits of different variables, in their order, are a sequence that a diagram allows. Tables
/// are shared between primitives.
struct Diagram {
  std::vector<Variable> variables;
  std::shared_ptr<const DiagramTable> table;

  [[nodiscard]] std::vector<Variable> scope() const { return variables; }
  [[nodiscard]] bool excludes(Choice a, Choice b) const;
  /// Nothing can be said of exchanged digits.
  [[nodiscard]] static std::optional<std::int64_t> weight(Variable /*variable*/) {
    return std::nullopt;
  }
  void add_to(base::Hash& hash) const;
  friend bool operator==(const Diagram& a, const Diagram& b) {
    return a.variables == b.variables && (a.table == b.table || *a.table == *b.table);
  }
};

/// Numbers the states of a layer in the order in which they are met.
class StateNumbers {
 public:
  [[nodiscard]] std::uint32_t number_of(std::uint64_t state);
  [[nodiscard]] const std::vector<std::uint64_t>& states() const { return states_; }

 private:
  void grow();

  std::vector<std::uint64_t> states_;
  std::vector<std::uint32_t> slots_;  ///< by hash: a number, or kNone; a power of two of them
};

/// The layers of a diagram before what leads nowhere is gone: per layer and state, in the order in
/// which the walk meets them, what each digit leads to, as a place in the next layer.
struct DiagramLayers {
  std::vector<std::vector<std::uint32_t>> children;  ///< per layer; of each state num_digits
  std::vector<bool> accepted;                        ///< per state of the last layer
};
/// Drops what leads to no accepted state and puts together what is followed by the same.
[[nodiscard]] DiagramTable reduced(int num_digits, const DiagramLayers& layers);

/// The walk of make_diagram() before it is reduced.
template <class Step, class Accepts>
[[nodiscard]] std::optional<DiagramLayers> diagram_layers(int num_digits, std::size_t length,
                                                          std::uint64_t start, Step&& step,
                                                          Accepts&& accepts) {
  DiagramLayers layers;
  std::vector<std::uint64_t> states{start};
  std::size_t steps = 0;
  for (std::size_t place = 0; place < length; ++place) {
    StateNumbers next;
    std::vector<std::uint32_t>& children = layers.children.emplace_back();
    steps += states.size() * static_cast<std::size_t>(num_digits);
    if (steps > kMostDiagramSteps) return std::nullopt;
    children.reserve(states.size() * static_cast<std::size_t>(num_digits));
    for (const std::uint64_t state : states) {
      for (int digit = 0; digit < num_digits; ++digit) {
        const DiagramStep reached = step(state, place, geometry::Digit(digit));
        children.push_back(reached ? next.number_of(*reached) : DiagramTable::kNone);
      }
    }
    states = next.states();
  }
  for (const std::uint64_t state : states) layers.accepted.push_back(accepts(state));
  return layers;
}

template <class Step, class Accepts>
std::optional<DiagramTable> make_diagram(int num_digits, std::size_t length, std::uint64_t start,
                                         Step&& step, Accepts&& accepts) {
  const auto layers = diagram_layers(num_digits, length, start, std::forward<Step>(step),
                                     std::forward<Accepts>(accepts));
  if (!layers) return std::nullopt;
  return reduced(num_digits, *layers);
}

}  // namespace omnidoku::model
