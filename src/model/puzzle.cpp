// SPDX-License-Identifier: MIT
#include "model/puzzle.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/check.h"

namespace omnidoku::model {

bool Puzzle::has_pencilmark_clues() const {
  const geometry::DigitSet all = all_digits();
  return std::any_of(allowed.begin(), allowed.end(),
                     [all](geometry::DigitSet digits) { return digits != all; });
}

std::vector<geometry::Cell> in_order(std::vector<geometry::Cell> cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

Puzzle without_clues(Puzzle puzzle) {
  puzzle.givens.assign(puzzle.givens.size(), std::nullopt);
  puzzle.allowed.assign(puzzle.allowed.size(), puzzle.all_digits());
  return puzzle;
}

Puzzle make_puzzle(geometry::BoardPtr board) {
  Symbols symbols = Symbols::standard(board->num_digits());
  return make_puzzle(std::move(board), std::move(symbols));
}

Puzzle make_puzzle(geometry::BoardPtr board, Symbols symbols) {
  OMNIDOKU_CHECK(symbols.size() == board->num_digits());
  Puzzle puzzle;
  puzzle.board = std::move(board);
  puzzle.symbols = std::move(symbols);
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  puzzle.givens.resize(num_cells);
  puzzle.allowed.assign(num_cells, puzzle.all_digits());
  return puzzle;
}

}  // namespace omnidoku::model
