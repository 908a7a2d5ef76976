// SPDX-License-Identifier: MIT
//
// Killer: every cell lies in a cage, each cage has the sum of its solution. A second solution has
// the same sums, so the two differ in whole patterns that no cage border tells apart; the cage of a
// cell where they differ is dissolved together with cages beside it and grown anew until the new
// sums give every known other grid away. That settles one ambiguity after the other without ever
// going back to an earlier one, because the other grids found so far stay forbidden.
#include <algorithm>

#include "base/check.h"
#include "generate/cage_partition.h"
#include "generate/placer.h"

namespace omnidoku::generate::killer_placer {
namespace {

using geometry::Cell;
using Cages = std::vector<std::vector<Cell>>;

// Weights for cages of 1, 2, 3, 4, 5 cells.
const CageSizes kUsual = {0, 30, 36, 24, 10};
const CageSizes kSmall = {0, 60, 34, 6};

constexpr std::size_t kLargest = 6;  // cells of a cage that was made of two
constexpr int kTries = 100;          // regrowths before giving up
constexpr int kTriesWithUsual = 60;  // the rest make small cages

std::int64_t sum(const model::Puzzle& puzzle, const std::vector<Cell>& cage,
                 const model::FilledGrid& grid) {
  std::int64_t total = 0;
  for (const Cell cell : cage) total += puzzle.symbols.value(grid[cell.index()]);
  return total;
}

bool is_killer(const model::ConstraintSpec& spec) { return spec.type == "killer"; }

Cages cages_of(const model::Puzzle& puzzle) {
  Cages cages;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (is_killer(spec)) cages.push_back(spec.cells);
  }
  return cages;
}

void write(model::Puzzle& puzzle, const Cages& cages) {
  std::erase_if(puzzle.constraints, is_killer);
  for (const std::vector<Cell>& cage : cages) {
    model::ConstraintSpec spec;
    spec.type = "killer";
    spec.cells = cage;
    spec.arguments.set("sum", sum(puzzle, cage, *puzzle.solution));
    puzzle.constraints.push_back(std::move(spec));
  }
}

/// Whether some cage tells that the grid is not the solution.
bool broken_by(const model::Puzzle& puzzle, const Cages& cages, const model::FilledGrid& grid) {
  for (const std::vector<Cell>& cage : cages) {
    if (sum(puzzle, cage, grid) != sum(puzzle, cage, *puzzle.solution)) return true;
    for (std::size_t i = 0; i < cage.size(); ++i) {
      for (std::size_t j = i + 1; j < cage.size(); ++j) {
        if (grid[cage[i].index()] == grid[cage[j].index()]) return true;
      }
    }
  }
  return false;
}

bool all_broken(const model::Puzzle& puzzle, const Cages& cages,
                std::span<const model::FilledGrid> others) {
  return std::all_of(others.begin(), others.end(),
                     [&](const model::FilledGrid& grid) { return broken_by(puzzle, cages, grid); });
}

/// Where to regrow: cells in which a grid that no cage tells apart differs from the solution; all
/// cells of cages with three or more when there is no such grid.
std::vector<Cell> places(const model::Puzzle& puzzle, const Cages& cages,
                         std::span<const model::FilledGrid> others) {
  std::vector<Cell> result;
  for (std::size_t i = others.size(); i-- > 0 && result.empty();) {
    if (broken_by(puzzle, cages, others[i])) continue;
    for (std::size_t cell = 0; cell < others[i].size(); ++cell) {
      if (others[i][cell] != (*puzzle.solution)[cell]) result.emplace_back(cell);
    }
  }
  if (!result.empty()) return result;
  for (const std::vector<Cell>& cage : cages) {
    if (cage.size() >= 3) result.insert(result.end(), cage.begin(), cage.end());
  }
  return result;
}

base::Result<void> place(const constraints::ConstraintType& /*type*/, model::Puzzle& puzzle,
                         bool gentle, base::Random& random) {
  const geometry::Board& board = *puzzle.board;
  if (auto possible = require_neighbours(board); !possible) return possible.error();
  CagePartition partition(board, *puzzle.solution);
  std::vector<Cell> all(puzzle.solution->size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = Cell(i);
  partition.regrow(all, gentle ? kSmall : kUsual, random);
  write(puzzle, partition.cages());
  return {};
}

bool tighten(model::Puzzle& puzzle, std::span<const model::FilledGrid> others,
             base::Random& random) {
  const Cages old_cages = cages_of(puzzle);
  const std::vector<Cell> where = places(puzzle, old_cages, others);
  if (where.empty()) return false;
  const bool too_hard = all_broken(puzzle, old_cages, others);
  for (int attempt = 0; attempt < kTries; ++attempt) {
    CagePartition partition(*puzzle.board, *puzzle.solution, old_cages);
    std::vector<Cell> region = {where[random.below(where.size())]};
    std::vector<Cell> beside = partition.beside(region.front());
    random.shuffle(std::span(beside));
    const std::size_t more = std::min<std::size_t>(beside.size(), random.below(4));
    region.insert(region.end(), beside.begin(), beside.begin() + static_cast<std::ptrdiff_t>(more));
    const bool small = too_hard || attempt >= kTriesWithUsual;
    partition.regrow(region, small ? kSmall : kUsual, random);
    const Cages cages = partition.cages();
    if (too_hard && cages.size() <= old_cages.size()) continue;
    if (!all_broken(puzzle, cages, others)) continue;
    write(puzzle, cages);
    return true;
  }
  return false;
}

/// Joins two cages that lie beside each other and have no digit in common.
bool loosen(model::Puzzle& puzzle, base::Random& random) {
  Cages cages = cages_of(puzzle);
  const CagePartition partition(*puzzle.board, *puzzle.solution, cages);
  const Cell cell(static_cast<std::size_t>(random.below(puzzle.solution->size())));
  std::vector<Cell> beside = partition.beside(cell);
  random.shuffle(std::span(beside));
  for (const Cell other : beside) {
    std::vector<Cell> joined = partition.cage_of(cell);
    const std::vector<Cell>& second = partition.cage_of(other);
    joined.insert(joined.end(), second.begin(), second.end());
    if (joined.size() > kLargest) continue;
    geometry::DigitSet digits;
    for (const Cell member : joined) digits.insert((*puzzle.solution)[member.index()]);
    if (static_cast<std::size_t>(digits.size()) < joined.size()) continue;
    std::sort(joined.begin(), joined.end());
    std::erase_if(cages, [&joined](const std::vector<Cell>& cage) {
      return std::find(joined.begin(), joined.end(), cage.front()) != joined.end();
    });
    cages.push_back(std::move(joined));
    std::sort(cages.begin(), cages.end());
    write(puzzle, cages);
    return true;
  }
  return false;
}

/// The cell becomes a cage of its own, and so does each part that it leaves of the one it was in.
void tell(model::Puzzle& puzzle, Cell cell) {
  Cages cages = cages_of(puzzle);
  const auto around = std::find_if(cages.begin(), cages.end(), [cell](const auto& cage) {
    return std::find(cage.begin(), cage.end(), cell) != cage.end();
  });
  OMNIDOKU_CHECK(around != cages.end());
  std::vector<Cell> left = std::move(*around);
  cages.erase(around);
  std::erase(left, cell);
  cages.push_back({cell});
  const std::vector<std::vector<Cell>> neighbours = neighbour_lists(*puzzle.board);
  while (!left.empty()) {
    std::vector<Cell> part = {left.back()};
    left.pop_back();
    for (std::size_t i = 0; i < part.size(); ++i) {
      for (const Cell beside : neighbours[part[i].index()]) {
        if (std::erase(left, beside) > 0) part.push_back(beside);
      }
    }
    std::sort(part.begin(), part.end());
    cages.push_back(std::move(part));
  }
  std::sort(cages.begin(), cages.end());
  write(puzzle, cages);
}

}  // namespace

extern const Placer descriptor;
const Placer descriptor{
    .id = "killer", .place = place, .tighten = tighten, .loosen = loosen, .tell = tell};

}  // namespace omnidoku::generate::killer_placer
