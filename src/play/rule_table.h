// SPDX-License-Identifier: MIT
//
// RuleTable: what the rules of a puzzle say about single cells, for erasing and filling in marks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/cell_set.h"
#include "geometry/digit_set.h"
#include "model/puzzle.h"

namespace omnidoku::play {

class RuleTable {
 public:
  /// The puzzle must be valid (constraints::validate_puzzle); its givens do not matter.
  explicit RuleTable(const model::Puzzle& puzzle);

  /// The cells that must differ from this one, in order.
  [[nodiscard]] std::vector<geometry::Cell> peers(geometry::Cell cell) const;

  /// The digits that no rule excludes at once from an open cell of `filled`: the same puzzle with
  /// all digits on the board as givens.
  [[nodiscard]] geometry::DigitSet possible(model::Puzzle& filled, geometry::Cell cell) const;

  /// The open cells from which all digits are excluded at once, in order.
  [[nodiscard]] std::vector<geometry::Cell> stuck(model::Puzzle& filled) const;

 private:
  /// The digits that the cell may hold and that no filled cell in one of its groups does.
  [[nodiscard]] geometry::DigitSet not_seen(const model::Puzzle& filled, geometry::Cell cell) const;

  std::vector<std::vector<geometry::Cell>> groups_;         ///< cells that all differ
  std::vector<std::vector<std::uint32_t>> groups_of_;       ///< per cell, indices into groups_
  std::vector<std::vector<std::uint32_t>> constraints_of_;  ///< per cell, into puzzle.constraints
};

}  // namespace omnidoku::play
