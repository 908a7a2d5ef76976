// SPDX-License-Identifier: MIT
#include "ratings/hodoku/nodes.h"

namespace omnidoku::ratings::hodoku {

void Nodes::add_groups(const Board& board, int first_line) {
  for (int line = first_line; line < first_line + 9; ++line) {
    const int first_box =
        line < kFirstColumn ? kFirstBox + line / 3 * 3 : kFirstBox + (line - kFirstColumn) / 3;
    const int step = line < kFirstColumn ? 1 : 3;
    for (int digit = 0; digit < kDigits; ++digit) {
      const CellSet in_line = board.places(digit) & cells_of(line);
      for (int i = 0; i < 3; ++i) {
        const CellSet cells = in_line & cells_of(first_box + i * step);
        if (cells.empty() || (cells - CellSet::of(cells.first())).empty()) continue;
        groups_[digit].push_back(static_cast<Node>(size()));
        places_.push_back({cells, cells.first(), digit});
      }
    }
  }
}

void Nodes::number(const Board& board, bool groups) {
  candidates_.clear();
  places_.clear();
  for (std::vector<Node>& of_digit : groups_) of_digit.clear();
  for (int cell = 0; cell < kCells; ++cell) {
    base::for_each_bit(board.candidates(cell), [&](int digit) {
      number_[cell][digit] = candidates();
      candidates_.push_back(hodoku::candidate(cell, digit));
      places_.push_back({CellSet::of(cell), cell, digit});
    });
  }
  if (!groups) return;
  add_groups(board, 0);
  add_groups(board, kFirstColumn);
}

}  // namespace omnidoku::ratings::hodoku
