// SPDX-License-Identifier: MIT
//
// Uniqueness: is a known solution the only one? The question is asked as "is there a solution that
// differs from it here?", which is a single search with the known digit excluded and ends at the
// first hit, and so costs about half of a search for two solutions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "generate/budget.h"
#include "model/puzzle.h"
#include "solve/solve.h"

namespace omnidoku::generate {

/// What is known about a second solution.
enum class Other : std::uint8_t {
  none,     ///< proven: there is none
  found,    ///< there is one, see Uniqueness::other()
  unknown,  ///< the node limit was reached first
  stopped,  ///< the budget of the whole call ran out
};

/// The cells in which two grids of one board differ, in order.
[[nodiscard]] std::vector<geometry::Cell> cells_between(const model::FilledGrid& one,
                                                        const model::FilledGrid& other);

class Uniqueness {
 public:
  /// `structure`: board, constraints and pencilmark clues; its givens do not matter. `solution`
  /// must be one of its solutions. The budget must outlive this object.
  Uniqueness(const model::Puzzle& structure, model::FilledGrid solution, Budget& budget);

  /// Whether some solution with these givens (taken from the known solution) differs from it in one
  /// of `cells`, none of which may be a given. At most `nodes` nodes for each of the cells.
  Other differs_in(const model::PartialGrid& givens, std::span<const geometry::Cell> cells,
                   std::optional<std::uint64_t> nodes);

  /// Whether some solution with these givens differs from the known one anywhere. With a seed the
  /// search tries digits in random order, so that one gets to see different solutions.
  Other differs(const model::PartialGrid& givens, std::optional<std::uint64_t> nodes,
                std::optional<std::uint64_t> shuffle_seed = std::nullopt);

  /// The other solution, after `found`.
  [[nodiscard]] const model::FilledGrid& other() const { return other_; }
  [[nodiscard]] const model::FilledGrid& solution() const { return solution_; }
  /// The cells in which other() is not the known solution.
  [[nodiscard]] std::vector<geometry::Cell> difference() const;
  [[nodiscard]] Budget& budget() { return budget_; }

 private:
  Other judge(const solve::Outcome& outcome);

  solve::Prepared prepared_;
  model::FilledGrid solution_;
  model::FilledGrid other_;
  Budget& budget_;
};

}  // namespace omnidoku::generate
