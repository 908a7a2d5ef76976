// SPDX-License-Identifier: MIT
//
// Chains inside chains: what a chain step leaves behind for the chain that uses it as one of its
// own links.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ratings/grid.h"
#include "ratings/se/chain_links.h"
#include "ratings/se/hint.h"

namespace omnidoku::ratings::se {

/// A chain step that another chain may use. Its ways lead from the conclusion back to where the
/// step starts: one for each branch, each node once, the nearest first.
struct NestedChain {
  std::vector<Removal> removals;     ///< in the order of the program's table of cells
  int complexity = 0;                ///< of the step, with all that is nested in it
  std::vector<Node> nodes;           ///< of all ways, one way after another
  std::vector<std::int16_t> causes;  ///< of a node that is there: why, or kNoCause
  std::vector<std::uint16_t> ends;   ///< where each way ends in `nodes`

  /// Whether it is the same step for the program, found again.
  [[nodiscard]] bool same_ways(const NestedChain& other) const {
    return this == &other || (ends == other.ends && nodes == other.nodes);
  }
};

/// The rules that go on where the links of a chain end.
class NestedRules {
 public:
  NestedRules() = default;
  NestedRules(const NestedRules&) = delete;
  NestedRules& operator=(const NestedRules&) = delete;
  virtual ~NestedRules() = default;

  [[nodiscard]] virtual int number_of_rules() const = 0;
  /// The steps of a rule in a grid, the easiest first, of those with equal removals the first
  /// alone. They stay where they are until the next grid is rated.
  virtual std::span<const NestedChain> find(int rule, const Grid& grid) = 0;
};

/// Removals in the order of a hash table of cells whose number is their hash: by slot, and in a
/// slot as they came.
[[nodiscard]] std::vector<Removal> in_table_order(std::span<const Removal> removals);

}  // namespace omnidoku::ratings::se
