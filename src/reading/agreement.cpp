// SPDX-License-Identifier: MIT
#include "reading/agreement.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <variant>

#include "base/random.h"
#include "constraints/constraint_type.h"

namespace omnidoku::reading {
namespace {

using geometry::Cell;
using geometry::Digit;
using model::ConstraintSpec;

/// Fillings of some cells at random.
class Sampler {
 public:
  /// Of what all the constraints keep.
  Sampler(const model::Puzzle& puzzle, std::vector<const ConstraintSpec*> kept,
          std::vector<Cell> cells)
      : puzzle_(puzzle),
        kept_(std::move(kept)),
        cells_(std::move(cells)),
        grid_(static_cast<std::size_t>(puzzle.num_cells())) {}

  /// Another one; null if none is found.
  const model::PartialGrid* next() {
    std::fill(grid_.begin(), grid_.end(), std::nullopt);
    random_.shuffle(std::span(cells_));
    steps_left_ = kMostSteps;
    return fill(0) ? &grid_ : nullptr;
  }

 private:
  static constexpr int kMostSteps = 400;

  bool fill(std::size_t at) {
    if (at == cells_.size()) return true;
    std::vector<int> digits(static_cast<std::size_t>(puzzle_.num_digits()));
    std::iota(digits.begin(), digits.end(), 0);
    random_.shuffle(std::span(digits));
    std::optional<Digit>& cell = grid_[cells_[at].index()];
    for (const int digit : digits) {
      if (--steps_left_ < 0) break;
      cell = Digit(digit);
      if (may_stand(cells_[at]) && fill(at + 1)) return true;
    }
    cell.reset();
    return false;
  }

  [[nodiscard]] bool may_stand(Cell cell) const {
    for (const geometry::House& house : puzzle_.board->houses()) {
      if (std::find(house.cells.begin(), house.cells.end(), cell) == house.cells.end()) continue;
      for (const Cell other : house.cells) {
        if (other != cell && grid_[other.index()] == grid_[cell.index()]) return false;
      }
    }
    return std::all_of(kept_.begin(), kept_.end(), [this](const ConstraintSpec* spec) {
      return constraints::find_constraint_type(spec->type)->holds(puzzle_, *spec, grid_);
    });
  }

  const model::Puzzle& puzzle_;
  std::vector<const ConstraintSpec*> kept_;
  std::vector<Cell> cells_;
  model::PartialGrid grid_;
  base::Random random_{20261128};
  int steps_left_ = 0;
};

}  // namespace

std::vector<Cell> all_cells_of(const ConstraintSpec& spec) {
  std::vector<Cell> cells = spec.cells;
  for (const auto& [name, argument] : spec.arguments.all()) {
    if (const auto* more = std::get_if<std::vector<Cell>>(&argument))
      cells.insert(cells.end(), more->begin(), more->end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

namespace {

constexpr int kSamples = 24;

/// The cells that a constraint looks at; its own alone where they are too many to fill.
std::vector<Cell> looked_at(const model::Puzzle& puzzle, const ConstraintSpec& spec) {
  constexpr std::size_t kMostCells = 24;
  std::vector<Cell> cells = constraints::scope_of(puzzle, spec);
  return cells.size() <= kMostCells ? cells : all_cells_of(spec);
}

/// The cells that all of them look at, increasing.
std::vector<Cell> cells_of_both(const model::Puzzle& puzzle,
                                const std::vector<const ConstraintSpec*>& named,
                                const ConstraintSpec& said) {
  std::vector<Cell> cells = looked_at(puzzle, said);
  for (const ConstraintSpec* spec : named) {
    const std::vector<Cell> own = looked_at(puzzle, *spec);
    cells.insert(cells.end(), own.begin(), own.end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace

bool says_as_much(const model::Puzzle& puzzle, const std::vector<const ConstraintSpec*>& named,
                  const ConstraintSpec& said) {
  const std::vector<Cell> cells = cells_of_both(puzzle, named, said);
  Sampler sampler(puzzle, {&said}, cells);
  for (int i = 0; i < kSamples; ++i) {
    const model::PartialGrid* grid = sampler.next();
    if (grid == nullptr) continue;
    std::vector<std::optional<Digit>> digits;
    for (const Cell cell : cells) digits.push_back((*grid)[cell.index()]);
    std::sort(digits.begin(), digits.end());
    if (std::adjacent_find(digits.begin(), digits.end()) != digits.end()) continue;
    for (const ConstraintSpec* spec : named) {
      if (!constraints::find_constraint_type(spec->type)->holds(puzzle, *spec, *grid)) return false;
    }
  }
  return true;
}

Agreement agreement(const model::Puzzle& puzzle, std::vector<const ConstraintSpec*> named,
                    const ConstraintSpec& said) {
  std::vector<Cell> cells = cells_of_both(puzzle, named, said);
  const constraints::ConstraintType* type = constraints::find_constraint_type(said.type);
  Sampler sampler(puzzle, named, cells);
  int kept = 0;
  int found = 0;
  for (int i = 0; i < kSamples; ++i) {
    const model::PartialGrid* grid = sampler.next();
    if (grid == nullptr) continue;
    ++found;
    if (type->holds(puzzle, said, *grid)) ++kept;
  }
  if (kept == found) return Agreement::implied;
  if (kept > 0) return Agreement::narrower;
  named.push_back(&said);
  Sampler of_both(puzzle, std::move(named), std::move(cells));
  for (int i = 0; i < kSamples; ++i) {
    if (of_both.next() != nullptr) return Agreement::narrower;
  }
  return Agreement::contrary;
}

}  // namespace omnidoku::reading
