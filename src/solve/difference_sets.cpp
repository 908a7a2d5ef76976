// SPDX-License-Identifier: MIT
//
// Bookkeeping of difference sets, and the two-digit swaps of a grid.
#include "solve/difference_sets.h"

namespace omnidoku::solve {

using geometry::Cell;
using geometry::Digit;

DifferenceSets::DifferenceSets(int num_cells)
    : given_(static_cast<std::size_t>(num_cells), true),
      sets_of_(static_cast<std::size_t>(num_cells)) {}

void DifferenceSets::add(std::span<const Cell> cells) {
  if (total_ + cells.size() > kMaxTotal) return;
  total_ += cells.size();
  const auto set = static_cast<std::uint32_t>(givens_in_.size());
  std::uint32_t givens = 0;
  for (const Cell cell : cells) {
    sets_of_[cell.index()].push_back(set);
    if (given_[cell.index()]) ++givens;
  }
  givens_in_.push_back(givens);
  hits_.push_back(0);
}

void DifferenceSets::add_swaps(const geometry::Board& board, const model::FilledGrid& grid) {
  const auto num_digits = static_cast<std::size_t>(board.num_digits());
  std::vector<std::vector<Cell>> cells_of(num_digits);
  for (std::size_t i = 0; i < grid.size(); ++i) cells_of[grid[i].index()].emplace_back(i);
  // Per house and digit: the cell that holds it. A cell's partners for a swap of a and b are the
  // cells with the other digit in its houses.
  std::vector<std::int32_t> place(board.houses().size() * num_digits, -1);
  for (std::size_t house = 0; house < board.houses().size(); ++house) {
    for (const Cell cell : board.houses()[house].cells) {
      place[house * num_digits + grid[cell.index()].index()] =
          static_cast<std::int32_t>(cell.index());
    }
  }
  std::vector<std::size_t> seen_in(grid.size(), 0);  // number of the pair that saw the cell last
  std::size_t pair = 0;
  for (std::size_t a = 0; a < num_digits; ++a) {
    for (std::size_t b = a + 1; b < num_digits; ++b) {
      ++pair;
      std::vector<Cell> starts = cells_of[a];
      starts.insert(starts.end(), cells_of[b].begin(), cells_of[b].end());
      for (const Cell start : starts) {
        if (seen_in[start.index()] == pair) continue;
        std::vector<Cell> part = {start};
        seen_in[start.index()] = pair;
        for (std::size_t next = 0; next < part.size(); ++next) {
          const Cell cell = part[next];
          const std::size_t partner = grid[cell.index()].index() == a ? b : a;
          for (const geometry::HouseId house : board.houses_of(cell)) {
            const std::int32_t found = place[house.index() * num_digits + partner];
            if (found < 0 || seen_in[static_cast<std::size_t>(found)] == pair) continue;
            seen_in[static_cast<std::size_t>(found)] = pair;
            part.emplace_back(static_cast<std::size_t>(found));
          }
        }
        add(part);
      }
    }
  }
}

void DifferenceSets::set_given(Cell cell, bool given) {
  if (given_[cell.index()] == given) return;
  given_[cell.index()] = given;
  for (const std::uint32_t set : sets_of_[cell.index()]) {
    if (given) {
      ++givens_in_[set];
    } else {
      --givens_in_[set];
    }
  }
}

bool DifferenceSets::pin(std::span<const Cell> cells) {
  bool pinned = false;
  for (const Cell cell : cells) {
    for (const std::uint32_t set : sets_of_[cell.index()]) {
      if (++hits_[set] == givens_in_[set]) pinned = true;
    }
  }
  for (const Cell cell : cells) {
    for (const std::uint32_t set : sets_of_[cell.index()]) hits_[set] = 0;
  }
  return pinned;
}

}  // namespace omnidoku::solve
