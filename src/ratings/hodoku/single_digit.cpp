// SPDX-License-Identifier: MIT
#include "ratings/hodoku/single_digit.h"

#include <utility>

namespace omnidoku::ratings::hodoku {
namespace {

/// The two cells of a unit that hold a digit, ascending until they are swapped.
struct ConjugatePair {
  int end[2];
};

/// The links of a digit in units from `first` up to `last`, in their order.
int conjugate_pairs(const Board& board, int digit, int first, int last, ConjugatePair* links) {
  int found = 0;
  for (int unit = first; unit < last; ++unit) {
    if (board.free(unit, digit) != 2) continue;
    CellSet cells = board.places(digit) & cells_of(unit);
    if (cells.size() != 2) continue;
    const int one = cells.first();
    cells.remove(one);
    links[found++] = {{one, cells.first()}};
  }
  return found;
}

bool skyscraper_of(const Board& board, int first, int digit, Step& step) {
  const auto across = [&](int cell) { return first == 0 ? column_of(cell) : row_of(cell); };
  ConjugatePair links[9];
  const int count = conjugate_pairs(board, digit, first, first + 9, links);
  for (int i = 0; i < count; ++i) {
    for (int j = i + 1; j < count; ++j) {
      int free_end = 1;
      if (across(links[i].end[0]) != across(links[j].end[0])) {
        if (across(links[i].end[1]) != across(links[j].end[1])) continue;
        free_end = 0;
      }
      const int a = links[i].end[free_end];
      const int b = links[j].end[free_end];
      if (across(a) == across(b)) continue;
      const CellSet losers = board.places(digit) & peers_of(a) & peers_of(b);
      if (losers.empty()) continue;
      step.reset(StepKind::skyscraper);
      step.remove(losers, digit);
      return true;
    }
  }
  return false;
}

/// Turns the links so that their first ends share a box, in HoDoKu's order of tries; false if no
/// ends do.
bool join_in_box(ConjugatePair& row, ConjugatePair& column) {
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      if (box_of(row.end[i]) != box_of(column.end[j])) continue;
      if (i == 1) std::swap(row.end[0], row.end[1]);
      if (j == 1) std::swap(column.end[0], column.end[1]);
      return true;
    }
  }
  return false;
}

/// An empty rectangle's line with a conjugate pair: the crossing of the pair's far end with the
/// other arm goes.
bool erase_beyond(const Board& board, int digit, int box, int arm, int other_arm, Step& step) {
  const bool arm_is_row = arm < kFirstColumn;
  const int along = arm_is_row ? 1 : 0;  // the kind of the lines that cross the arm
  for (const int cell : kUnitTables.cell_at[arm]) {
    if (!board.has(cell, digit) || box_of(cell) == box) continue;
    const int crossing = kUnitTables.units_of[cell][along];
    CellSet pair = board.places(digit) & cells_of(crossing);
    if (pair.size() != 2) continue;
    pair.remove(cell);
    const int far = kUnitTables.units_of[pair.first()][1 - along];
    const CellSet loser =
        (board.places(digit) & cells_of(far) & cells_of(other_arm)) - cells_of(kFirstBox + box);
    if (loser.empty()) continue;
    step.reset(StepKind::empty_rectangle);
    step.remove(loser, digit);
    return true;
  }
  return false;
}

bool empty_rectangle_of(const Board& board, int digit, int box, Step& step) {
  const int free = board.free(kFirstBox + box, digit);
  if (free < 2 || free > 5) return false;
  const CellSet places = board.places(digit) & cells_of(kFirstBox + box);
  for (int i = 2; i >= 0; --i) {
    for (int j = 2; j >= 0; --j) {
      const int row = box / 3 * 3 + i;
      const int column = kFirstColumn + box % 3 * 3 + j;
      const CellSet in_row = places & cells_of(row);
      const CellSet in_column = places & cells_of(column);
      if (!(places - in_row - in_column).empty()) continue;
      if ((in_row - in_column).empty() || (in_column - in_row).empty()) continue;
      if (in_row.size() < 2 && in_column.size() < 2) continue;
      if (erase_beyond(board, digit, box, row, column, step)) return true;
      if (erase_beyond(board, digit, box, column, row, step)) return true;
    }
  }
  return false;
}

constexpr int kMostComponents = 20;

/// Two colours of cells, of which one holds the digit everywhere.
struct Colors {
  CellSet cells[2];
};

/// Components of conjugate pairs of a digit.
class Coloring {
 public:
  Coloring(const Board& board, int digit) : board_(board), digit_(digit) {
    for_each(board.places(digit), [&](int cell) {
      for (const int unit : kUnitTables.units_of[cell]) {
        if (board.free(unit, digit) == 2) open_.add(cell);
      }
    });
    while (!open_.empty() && count_ < kMostComponents) {
      components_[count_] = {};
      color(open_.first(), 0);
      const Colors& colors = components_[count_];
      if (!colors.cells[0].empty() && !colors.cells[1].empty()) ++count_;
    }
  }
  [[nodiscard]] std::span<const Colors> components() const {
    return std::span(components_).first(static_cast<std::size_t>(count_));
  }

 private:
  void color(int cell, int which) {
    if (!open_.contains(cell)) return;
    components_[count_].cells[which].add(cell);
    open_.remove(cell);
    for (const int unit : kUnitTables.units_of[cell]) {
      if (board_.free(unit, digit_) != 2) continue;
      CellSet pair = board_.places(digit_) & cells_of(unit);
      pair.remove(cell);
      if (!pair.empty()) color(pair.first(), 1 - which);
    }
  }

  const Board& board_;
  int digit_;
  CellSet open_;
  Colors components_[kMostComponents] = {};
  int count_ = 0;
};

/// The cells that see at least one of the set.
CellSet seen_by(const CellSet& cells) {
  CellSet result;
  for_each(cells, [&](int cell) { result |= peers_of(cell); });
  return result;
}

/// The places of the digit that see a cell of each set.
CellSet seen_by_both(const Board& board, int digit, const CellSet& a, const CellSet& b) {
  return seen_by(a) & seen_by(b) & board.places(digit);
}

bool simple_colors_of(const Board& board, int digit, Step& step) {
  const Coloring coloring(board, digit);
  for (const Colors& colors : coloring.components()) {
    step.reset(StepKind::simple_colors_wrap);
    for (const CellSet& color : colors.cells) {
      if (seen_by(color).meets(color)) step.remove(color, digit);
    }
    if (!step.removals.empty()) return true;
    step.reset(StepKind::simple_colors_trap);
    step.remove(seen_by_both(board, digit, colors.cells[0], colors.cells[1]), digit);
    if (!step.removals.empty()) return true;
  }
  return false;
}

bool multi_colors_of(const Board& board, int digit, Step& step) {
  const Coloring coloring(board, digit);
  for (const Colors& one : coloring.components()) {
    for (const Colors& two : coloring.components()) {
      if (&one == &two) continue;
      step.reset(StepKind::multi_colors_2);
      for (const CellSet& color : one.cells) {
        const CellSet seen = seen_by(color);
        if (seen.meets(two.cells[0]) && seen.meets(two.cells[1])) step.remove(color, digit);
      }
      if (!step.removals.empty()) return true;
      step.reset(StepKind::multi_colors_1);
      for (int i = 0; i < 2; ++i) {
        for (int j = 0; j < 2; ++j) {
          if (!seen_by(one.cells[i]).meets(two.cells[j])) continue;
          step.remove(seen_by_both(board, digit, one.cells[1 - i], two.cells[1 - j]), digit);
        }
      }
      if (!step.removals.empty()) return true;
    }
  }
  return false;
}

bool two_string_kite_of(const Board& board, int digit, Step& step) {
  ConjugatePair rows[9];
  ConjugatePair columns[9];
  const int row_count = conjugate_pairs(board, digit, 0, kFirstColumn, rows);
  const int column_count = conjugate_pairs(board, digit, kFirstColumn, kFirstBox, columns);
  for (int i = 0; i < row_count; ++i) {
    for (int j = 0; j < column_count; ++j) {
      ConjugatePair& row = rows[i];
      ConjugatePair& column = columns[j];
      if (!join_in_box(row, column)) continue;
      if (row.end[0] == column.end[0] || row.end[0] == column.end[1] ||
          row.end[1] == column.end[0] || row.end[1] == column.end[1]) {
        continue;
      }
      const int crossing = row_of(column.end[1]) * 9 + column_of(row.end[1]);
      if (!board.has(crossing, digit)) continue;
      step.reset(StepKind::two_string_kite);
      step.remove(crossing, digit);
      return true;
    }
  }
  return false;
}

}  // namespace

bool SingleDigitPatterns::skyscraper(const Board& board, Step& step) {
  constexpr int kFirstUnits[] = {0, kFirstColumn};
  for (int i = 0; i < 2; ++i) {
    if (skyscrapers_[i].first(
            board, [&](int digit) { return skyscraper_of(board, kFirstUnits[i], digit, step); })) {
      return true;
    }
  }
  return false;
}

bool SingleDigitPatterns::two_string_kite(const Board& board, Step& step) {
  return kites_.first(board, [&](int digit) { return two_string_kite_of(board, digit, step); });
}

bool SingleDigitPatterns::empty_rectangle(const Board& board, Step& step) {
  return empty_rectangles_.first(board, [&](int digit) {
    for (int box = 0; box < 9; ++box) {
      if (empty_rectangle_of(board, digit, box, step)) return true;
    }
    return false;
  });
}

bool SingleDigitPatterns::simple_colors(const Board& board, Step& step) {
  return simple_colors_.first(board,
                              [&](int digit) { return simple_colors_of(board, digit, step); });
}

bool SingleDigitPatterns::multi_colors(const Board& board, Step& step) {
  return multi_colors_.first(board, [&](int digit) { return multi_colors_of(board, digit, step); });
}

}  // namespace omnidoku::ratings::hodoku
