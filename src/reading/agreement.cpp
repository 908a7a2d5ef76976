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

/// Fillings of some cells.
class Fillings {
 public:
  /// In which order digits are tried.
  enum class Order : std::uint8_t { rising, falling, random };

  /// Of what all the constraints keep.
  Fillings(const model::Puzzle& puzzle, std::vector<const ConstraintSpec*> kept,
           std::vector<Cell> cells)
      : puzzle_(puzzle),
        kept_(std::move(kept)),
        cells_(std::move(cells)),
        grid_(static_cast<std::size_t>(puzzle.num_cells())) {}

  /// Calls `visit` with each until it returns false; whether that were all, or it returned false.
  template <typename Visit>
  bool each(Visit visit) {
    begin(Order::rising, kMostStepsOfAll);
    fill(0, visit);
    return steps_left_ > 0;
  }

  /// One of them, in random order of the cells; null if none is found.
  const model::PartialGrid* one(Order order) {
    random_.shuffle(std::span(cells_));
    begin(order, kMostSteps);
    bool is_found = false;
    fill(0, [&is_found](const model::PartialGrid&) {
      is_found = true;
      return false;
    });
    return is_found ? &grid_ : nullptr;
  }

 private:
  static constexpr int kMostSteps = 400;
  static constexpr int kMostStepsOfAll = 6000;

  void begin(Order order, int most_steps) {
    std::fill(grid_.begin(), grid_.end(), std::nullopt);
    order_ = order;
    steps_left_ = most_steps;
  }

  /// False where no more is to be looked for; the grid stays as it is then.
  template <typename Visit>
  bool fill(std::size_t at, Visit&& visit) {
    if (at == cells_.size()) return visit(grid_);
    std::vector<int> digits(static_cast<std::size_t>(puzzle_.num_digits()));
    std::iota(digits.begin(), digits.end(), 0);
    if (order_ == Order::falling) std::reverse(digits.begin(), digits.end());
    if (order_ == Order::random) random_.shuffle(std::span(digits));
    std::optional<Digit>& cell = grid_[cells_[at].index()];
    for (const int digit : digits) {
      if (--steps_left_ <= 0) return false;
      cell = Digit(digit);
      if (may_stand(cells_[at]) && !fill(at + 1, visit)) return false;
    }
    cell.reset();
    return true;
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
  Order order_ = Order::rising;
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

/// The least and the greatest that may be filled in are among them, where sums end.
constexpr Fillings::Order order_of(int sample) {
  return sample == 0   ? Fillings::Order::rising
         : sample == 1 ? Fillings::Order::falling
                       : Fillings::Order::random;
}

/// More cells are not filled at random.
constexpr std::size_t kMostCells = 24;

/// The cells that a constraint looks at; its own alone where they are too many to fill.
std::vector<Cell> looked_at(const model::Puzzle& puzzle, const ConstraintSpec& spec) {
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
  Fillings fillings(puzzle, {&said}, cells);
  for (int i = 0; i < kSamples; ++i) {
    const model::PartialGrid* grid = fillings.one(order_of(i));
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
  int kept = 0;
  int found = 0;
  const auto look_at = [&](const model::PartialGrid& grid) {
    ++found;
    if (type->holds(puzzle, said, grid)) ++kept;
    return kept == 0 || kept == found;
  };
  Fillings fillings(puzzle, named, cells);
  if (fillings.each(look_at)) {
    if (kept == found) return Agreement::implied;
    return kept > 0 ? Agreement::narrower : Agreement::contrary;
  }
  for (int i = 0; i < kSamples; ++i) {
    const model::PartialGrid* grid = fillings.one(order_of(i));
    if (grid != nullptr && !look_at(*grid)) return Agreement::narrower;
  }
  if (found == 0) return Agreement::narrower;
  if (kept == found) return Agreement::implied;
  named.push_back(&said);
  Fillings of_both(puzzle, std::move(named), std::move(cells));
  for (int i = 0; i < kSamples; ++i) {
    if (of_both.one(order_of(i)) != nullptr) return Agreement::narrower;
  }
  return Agreement::contrary;
}

namespace {

constexpr int kTrials = 200;

/// How many of so many random fillings keep a constraint; nothing is kept where none is found.
int num_kept_fillings(const model::Puzzle& puzzle, const ConstraintSpec& spec,
                      const std::vector<Cell>& cells) {
  const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
  Fillings fillings(puzzle, {}, cells);
  int kept = 0;
  for (int i = 0; i < kTrials; ++i) {
    const model::PartialGrid* grid = fillings.one(Fillings::Order::random);
    if (grid == nullptr || type->holds(puzzle, spec, *grid)) ++kept;
  }
  return kept;
}

/// How many of so many ways to exchange the digits of the stored solution keep a constraint.
int num_kept_exchanges(const model::Puzzle& puzzle, const ConstraintSpec& spec) {
  const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
  base::Random random{20261130};
  std::vector<int> digits(static_cast<std::size_t>(puzzle.num_digits()));
  std::iota(digits.begin(), digits.end(), 0);
  int kept = 0;
  for (int i = 0; i < kTrials; ++i) {
    random.shuffle(std::span(digits));
    model::PartialGrid grid;
    for (const Digit digit : *puzzle.solution)
      grid.emplace_back(Digit(digits[static_cast<std::size_t>(digit.index())]));
    if (type->holds(puzzle, spec, grid)) ++kept;
  }
  return kept;
}

}  // namespace

double chance_to_keep(const model::Puzzle& puzzle, const std::vector<ConstraintSpec>& specs) {
  double chance = 1;
  constexpr double kLeast = 1e-12;
  for (const ConstraintSpec& spec : specs) {
    if (chance < kLeast) break;
    const std::vector<Cell> cells = constraints::scope_of(puzzle, spec);
    const int kept = cells.size() <= kMostCells ? num_kept_fillings(puzzle, spec, cells)
                                                : num_kept_exchanges(puzzle, spec);
    chance *= std::max(static_cast<double>(kept), 0.5) / kTrials;
  }
  return chance;
}

}  // namespace omnidoku::reading
