// SPDX-License-Identifier: MIT
#include "support/naive_counter.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "constraints/constraint_type.h"

namespace omnidoku::testing_support {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

class Counter {
 public:
  Counter(const model::Puzzle& puzzle, std::uint64_t limit, std::uint64_t max_steps)
      : puzzle_(puzzle), limit_(limit), max_steps_(max_steps), grid_(puzzle.givens.size()) {
    filled_.assign(puzzle.givens.size(), false);
    constraints_of_.resize(puzzle.givens.size());
    for (const model::ConstraintSpec& spec : puzzle.constraints) {
      const std::vector<Cell> cells = constraints::scope_of(puzzle, spec);
      constraints_.push_back({&spec, cells});
      if (cells.empty()) loose_.push_back(constraints_.size() - 1);
      for (const Cell cell : cells)
        constraints_of_[cell.index()].push_back(constraints_.size() - 1);
    }
  }

  NaiveCount run() {
    for (std::size_t i = 0; i < grid_.size(); ++i) {
      if (!puzzle_.givens[i]) continue;
      const Cell cell(i);
      if (!digits_left(cell).contains(*puzzle_.givens[i]) || !place(cell, *puzzle_.givens[i]))
        return result_;
    }
    for (const std::size_t index : loose_) {
      if (!holds(*constraints_[index].spec)) return result_;
    }
    fill();
    return result_;
  }

 private:
  struct Placed {
    const model::ConstraintSpec* spec;
    std::vector<Cell> cells;
  };

  bool holds(const model::ConstraintSpec& spec) const {
    return constraints::find_constraint_type(spec.type)->holds(
        puzzle_, spec, model::PartialGrid(grid_.begin(), grid_.end()));
  }

  DigitSet digits_left(Cell cell) const {
    DigitSet left = puzzle_.allowed[cell.index()];
    for (const geometry::HouseId id : puzzle_.board->houses_of(cell)) {
      for (const Cell other : puzzle_.board->house(id).cells) {
        if (other != cell && filled_[other.index()]) left.erase(grid_[other.index()]);
      }
    }
    return left;
  }

  /// Fills a cell; false when a constraint whose cells are now all filled does not hold.
  bool place(Cell cell, Digit digit) {
    grid_[cell.index()] = digit;
    filled_[cell.index()] = true;
    for (const std::size_t index : constraints_of_[cell.index()]) {
      const Placed& placed = constraints_[index];
      const bool full = std::all_of(placed.cells.begin(), placed.cells.end(),
                                    [this](Cell other) { return filled_[other.index()]; });
      if (full && !holds(*placed.spec)) return false;
    }
    return true;
  }

  /// Returns whether to go on.
  bool fill() {
    std::optional<Cell> best;
    DigitSet best_digits;
    for (std::size_t i = 0; i < grid_.size(); ++i) {
      if (filled_[i]) continue;
      const DigitSet left = digits_left(Cell(i));
      if (!best || left.size() < best_digits.size()) {
        best = Cell(i);
        best_digits = left;
      }
      if (left.size() <= 1) break;
    }
    if (!best) return ++result_.count < limit_;
    bool go_on = true;
    best_digits.for_each([&](Digit digit) {
      if (!go_on) return;
      if (++steps_ > max_steps_) {
        result_.complete = false;
        go_on = false;
        return;
      }
      if (place(*best, digit)) go_on = fill();
      filled_[best->index()] = false;
    });
    return go_on;
  }

  const model::Puzzle& puzzle_;
  std::uint64_t limit_;
  std::uint64_t max_steps_;
  std::uint64_t steps_ = 0;
  model::FilledGrid grid_;
  std::vector<bool> filled_;
  std::vector<Placed> constraints_;
  std::vector<std::size_t> loose_;
  std::vector<std::vector<std::size_t>> constraints_of_;
  NaiveCount result_;
};

}  // namespace

NaiveCount naive_count(const model::Puzzle& puzzle, std::uint64_t limit, std::uint64_t max_steps) {
  return Counter(puzzle, limit, max_steps).run();
}

}  // namespace omnidoku::testing_support
