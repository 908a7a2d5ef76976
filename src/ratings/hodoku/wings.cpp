// SPDX-License-Identifier: MIT
#include "ratings/hodoku/wings.h"

#include <utility>

namespace omnidoku::ratings::hodoku {
namespace {

/// Whether a conjugate pair of the digit has one end by each of the cells, neither of them an end.
bool linked(const Board& board, int digit, int a, int b) {
  for (int unit = 0; unit < kUnits; ++unit) {
    if (board.free(unit, digit) != 2) continue;
    bool sees_a = false;
    bool sees_b = false;
    for_each(board.places(digit) & cells_of(unit), [&](int cell) {
      if (cell == a || cell == b) return;
      if (peers_of(cell).contains(a)) {
        sees_a = true;
      } else if (peers_of(cell).contains(b)) {
        sees_b = true;
      }
    });
    if (sees_a && sees_b) return true;
  }
  return false;
}

int cells_with(const Board& board, int candidates, int* cells) {
  int found = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    if (board.candidate_count(cell) == candidates) cells[found++] = cell;
  }
  return found;
}

/// A wing of three cells with the pivot first; `with_pivot`: what goes sees the pivot too.
bool wing_of(const Board& board, int pivot, int a, int b, bool with_pivot, Step& step) {
  if (!peers_of(pivot).contains(a) || !peers_of(pivot).contains(b)) return false;
  const Mask common = board.candidates(a) & board.candidates(b);
  if (count(common) != 1) return false;
  CellSet losers = peers_of(a) & peers_of(b) & board.places(lowest(common));
  if (with_pivot) losers &= peers_of(pivot);
  if (losers.empty()) return false;
  step.reset(with_pivot ? StepKind::xyz_wing : StepKind::xy_wing);
  step.remove(losers, lowest(common));
  return true;
}

}  // namespace

bool w_wing(const Board& board, Step& step) {
  for (int a = 0; a < kCells; ++a) {
    if (board.candidate_count(a) != 2) continue;
    const Mask digits = board.candidates(a);
    const int pair[2] = {lowest(digits), lowest(without(digits, bit(lowest(digits))))};
    for (int b = a + 1; b < kCells; ++b) {
      if (board.candidates(b) != digits) continue;
      for (int i = 0; i < 2; ++i) {
        const CellSet losers = peers_of(a) & peers_of(b) & board.places(pair[i]);
        if (losers.empty() || !linked(board, pair[1 - i], a, b)) continue;
        step.reset(StepKind::w_wing);
        step.remove(losers, pair[i]);
        return true;
      }
    }
  }
  return false;
}

bool xy_wing(const Board& board, Step& step) {
  int cells[kCells];
  const int found = cells_with(board, 2, cells);
  for (int i = 0; i < found; ++i) {
    for (int j = i + 1; j < found; ++j) {
      const Mask two = board.candidates(cells[i]) | board.candidates(cells[j]);
      if (count(two) != 3) continue;
      for (int k = j + 1; k < found; ++k) {
        const Mask third = board.candidates(cells[k]);
        if ((two | third) != two || third == board.candidates(cells[i]) ||
            third == board.candidates(cells[j])) {
          continue;
        }
        if (wing_of(board, cells[i], cells[j], cells[k], false, step) ||
            wing_of(board, cells[j], cells[i], cells[k], false, step) ||
            wing_of(board, cells[k], cells[j], cells[i], false, step)) {
          return true;
        }
      }
    }
  }
  return false;
}

bool xyz_wing(const Board& board, Step& step) {
  int pivots[kCells];
  int cells[kCells];
  const int pivot_count = cells_with(board, 3, pivots);
  const int found = cells_with(board, 2, cells);
  for (int i = 0; i < pivot_count; ++i) {
    const Mask digits = board.candidates(pivots[i]);
    for (int j = 0; j < found; ++j) {
      const Mask second = board.candidates(cells[j]);
      if ((digits | second) != digits) continue;
      for (int k = j + 1; k < found; ++k) {
        const Mask third = board.candidates(cells[k]);
        if ((digits | third) != digits || third == second) continue;
        if (wing_of(board, pivots[i], cells[j], cells[k], true, step)) return true;
      }
    }
  }
  return false;
}

bool bug_plus_1(const Board& board, Step& step) {
  int rest = -1;
  for (int cell = 0; cell < kCells; ++cell) {
    const int candidates = board.candidate_count(cell);
    if (candidates > 3 || (candidates == 3 && rest != -1)) return false;
    if (candidates == 3) rest = cell;
  }
  if (rest == -1) return false;
  int thrice = -1;
  int units[3] = {-1, -1, -1};
  for (int unit = 0; unit < kUnits; ++unit) {
    for (int digit = 0; digit < kDigits; ++digit) {
      const int free = board.free(unit, digit);
      if (free > 3) return false;
      if (free != 3) continue;
      if (units[unit / 9] != -1 || (thrice != -1 && thrice != digit)) return false;
      thrice = digit;
      units[unit / 9] = unit;
    }
  }
  if (thrice == -1 || !board.has(rest, thrice)) return false;
  for (int kind = 0; kind < 3; ++kind) {
    if (kUnitTables.units_of[rest][kind] != units[kind]) return false;
  }
  step.reset(StepKind::bug_plus_1);
  step.remove_all(rest, without(board.candidates(rest), bit(thrice)));
  return true;
}

}  // namespace omnidoku::ratings::hodoku
