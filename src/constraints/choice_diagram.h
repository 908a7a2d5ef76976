// SPDX-License-Identifier: MIT
//
// Diagrams of choices. Each alternative is walked over its own variables alone, and then all of
// them are put together behind the selector that tells which one holds: to an alternative a
// variable that is not its own changes nothing. A rule of the whole board has thousands of
// alternatives over two cells each, of which most are alike but for the cells, and a walk over all
// the cells with all of them in mind takes a hundred times as long.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "constraints/leaf.h"
#include "model/primitives/diagram.h"

namespace omnidoku::constraints {

/// Leaves that hold together as a diagram over their own variables.
struct WalkedLeaves {
  std::shared_ptr<const model::DiagramTable> table;
  // How large the walk was before it was reduced.
  std::vector<std::size_t> num_states;  ///< before each variable, and behind the last
  std::size_t num_keys = 0;             ///< different ones
  std::size_t num_words = 0;            ///< what they remember altogether
  /// Per layer of the table: how many nodes there are behind which something matters.
  std::vector<std::uint32_t> num_bound;
  /// Per node: its number among these of its layer; DiagramTable::kNone: nothing matters.
  std::vector<std::uint32_t> bound_number;
};

/// Walks leaves, and those that are alike but for their variables only once.
class LeafWalks {
 public:
  explicit LeafWalks(int num_digits) : num_digits_(num_digits) {}

  /// The leaves together over their variables in this order, each there once. Null pointer: that
  /// would take too much. The leaves must outlive this.
  [[nodiscard]] std::shared_ptr<const WalkedLeaves> walk(std::span<const Leaf* const> leaves,
                                                         std::span<const model::Variable> order);
  /// What that took so far (Lowering::limit_work).
  [[nodiscard]] std::size_t work() const { return work_; }

 private:
  using Walked = std::shared_ptr<const WalkedLeaves>;

  [[nodiscard]] Walked walk_one(const Leaf& leaf, std::span<const model::Variable> order);
  [[nodiscard]] Walked walk_many(std::span<const Leaf* const> leaves,
                                 std::span<const model::Variable> order);
  [[nodiscard]] Walked finished(const std::optional<model::DiagramLayers>& layers,
                                std::size_t num_keys, std::size_t num_words) const;

  int num_digits_;
  std::size_t work_ = 0;
  std::map<Leaf::Content, Walked> known_;
};

/// An alternative of a choice: its variables as places, increasing, among those of all.
struct Alternative {
  std::shared_ptr<const WalkedLeaves> leaves;
  std::vector<std::size_t> places;
};

/// Whether a walk over so many guards, the selector and `length` variables that keeps all of the
/// alternatives in mind is small enough.
[[nodiscard]] bool is_small_choice(std::size_t num_digits, std::size_t num_guards,
                                   std::span<const Alternative> alternatives, std::size_t length);

/// The sequences of the guards, the selector, and `length` variables in which a guard has another
/// digit, or the selector the digit of an alternative, by its index, that the variables are allowed
/// by. There are at most as many alternatives as digits, and these are two or more.
[[nodiscard]] model::DiagramTable choice_diagram(int num_digits,
                                                 std::span<const geometry::Digit> guards,
                                                 std::span<const Alternative> alternatives,
                                                 std::size_t length);

}  // namespace omnidoku::constraints
