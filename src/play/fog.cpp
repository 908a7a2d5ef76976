// SPDX-License-Identifier: MIT
#include "play/fog.h"

#include "constraints/adjacency.h"

namespace omnidoku::play {

using geometry::Cell;

std::vector<Cell> dark_cells(const model::Puzzle& puzzle, const model::PartialGrid& entries,
                             const model::FilledGrid* solution) {
  std::vector<Cell> dark;
  if (!puzzle.fog) return dark;
  std::vector<bool> is_lit(static_cast<std::size_t>(puzzle.num_cells()));
  for (const Cell cell : *puzzle.fog) is_lit[cell.index()] = true;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (!entries[i] || (solution != nullptr && (*solution)[i] != *entries[i])) continue;
    is_lit[i] = true;
    for (const Cell around : constraints::cells_around(*puzzle.board, Cell(i)))
      is_lit[around.index()] = true;
  }
  for (std::size_t i = 0; i < is_lit.size(); ++i) {
    if (!is_lit[i]) dark.emplace_back(i);
  }
  return dark;
}

}  // namespace omnidoku::play
