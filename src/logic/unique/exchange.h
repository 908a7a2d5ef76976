// SPDX-License-Identifier: MIT
//
// Which digits may be exchanged without any rule noticing: the ground of all uniqueness techniques.
// Two groups of cells are balanced when every all-different rule meets both equally often and every
// sum counts both equally much. If the cells of the one group hold x and those of the other y, the
// rules see no difference when x and y change places.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/state/structure.h"

namespace omnidoku::logic {

/// Made once per structure: structure.table<ExchangeRules>().
class ExchangeRules {
 public:
  explicit ExchangeRules(const Structure& structure);

  /// A rule over a cell, by its index into Problem::primitives, and how much the cell counts in it
  /// (1 where all cells differ).
  struct Touch {
    std::uint32_t primitive = 0;
    std::int64_t weight = 1;
    friend bool operator==(const Touch&, const Touch&) = default;
  };
  /// The rules over a cell in increasing order. Derived sums are left out: they follow from others.
  [[nodiscard]] std::span<const Touch> touches(Cell cell) const { return touches_[cell.index()]; }
  /// Whether the cell's digit can never be exchanged: it is a given, or under a rule that would
  /// notice.
  [[nodiscard]] bool is_fixed(Cell cell) const { return fixed_.contains(cell); }
  /// Digits that the clues and the rules that look at single cells allow in the cell; none under a
  /// rule that would notice any exchange.
  [[nodiscard]] DigitSet allowed(Cell cell) const { return allowed_[cell.index()]; }
  /// Whether the two groups are balanced; no cell may be in both, or twice in one.
  [[nodiscard]] bool balanced(std::span<const Cell> one, std::span<const Cell> other) const;

 private:
  std::vector<std::vector<Touch>> touches_;
  std::vector<DigitSet> allowed_;
  CellSet fixed_;
};

}  // namespace omnidoku::logic
