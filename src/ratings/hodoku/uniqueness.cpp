// SPDX-License-Identifier: MIT
#include "ratings/hodoku/uniqueness.h"

#include <algorithm>
#include <utility>

namespace omnidoku::ratings::hodoku {
namespace {

constexpr int kRow = 0;
constexpr int kColumn = 1;
constexpr int kBox = 2;

bool share(int a, int b, int kind) {
  return kUnitTables.units_of[a][kind] == kUnitTables.units_of[b][kind];
}

/// The corners: a and b in one box and line, c across from a, d across from b.
struct Corners {
  int a, b, c, d;
};

/// Which rectangles were seen in a walk. HoDoKu tells them by a number that not every rectangle has
/// for itself.
class SeenRectangles {
 public:
  /// Whether the number of the rectangle was new.
  bool add(const Corners& corners) {
    int cells[4] = {corners.a, corners.b, corners.c, corners.d};
    std::sort(std::begin(cells), std::end(cells));
    const int number = ((cells[0] * 10 + cells[1]) * 10 + cells[2]) * 10 + cells[3];
    if (std::find(std::begin(numbers_), std::end(numbers_), number) != numbers_.end()) return false;
    numbers_.push_back(number);
    return true;
  }

 private:
  std::vector<int> numbers_;
};

/// Calls visit(corners) for the rectangles from a corner on, first those with a second corner
/// earlier in the box.
template <class Visit>
void each_rectangle(int a, Visit&& visit) {
  for (const int b : kUnitTables.cell_at[kUnitTables.units_of[a][kBox]]) {
    if (b == a || (!share(a, b, kRow) && !share(a, b, kColumn))) continue;
    const int across = share(a, b, kRow) ? kColumn : kRow;
    const auto& from_a = kUnitTables.cell_at[kUnitTables.units_of[a][across]];
    const auto& from_b = kUnitTables.cell_at[kUnitTables.units_of[b][across]];
    for (int i = 0; i < 9; ++i) {
      if (!share(a, from_a[i], kBox)) visit(Corners{a, b, from_a[i], from_b[i]});
    }
  }
}

/// One rectangle of two digits and the steps that it gives.
class Rectangle {
 public:
  Rectangle(const Board& board, const Corners& corners, const int (&digits)[2],
            std::vector<Step>& met)
      : board_(board),
        digits_{digits[0], digits[1]},
        pair_(bit(digits[0]) | bit(digits[1])),
        met_(met) {
    for (const int cell : {corners.a, corners.b, corners.c, corners.d}) {
      (without(board.candidates(cell), pair_) == 0 ? plain_ : extra_).add(cell);
    }
  }

  void find_steps() {
    const int plain = plain_.size();
    if (plain == 3) type_1();
    if (plain == 2 || plain == 1) types_2_and_5();
    if (plain == 2) {
      first_ = extra_.first();
      second_ = (extra_ - CellSet::of(first_)).first();
      for (const int kind : {kRow, kColumn, kBox}) {
        if (share(first_, second_, kind)) type_3(kind);
      }
      if (share(first_, second_, kRow) || share(first_, second_, kColumn)) {
        type_4();
      } else {
        type_6();
      }
    }
    if (plain == 1) hidden(plain_.first());
    if (plain == 2 && !share(first_, second_, kRow) && !share(first_, second_, kColumn)) {
      for_each(plain_, [&](int corner) { hidden(corner); });
    }
  }

 private:
  void keep() {
    if (!step_.removals.empty()) met_.push_back(step_);
  }

  void type_1() {
    step_.reset(StepKind::uniqueness_1);
    const int cell = extra_.first();
    step_.remove_all(cell, board_.candidates(cell) & pair_);
    keep();
  }

  void types_2_and_5() {
    Mask digits = 0;
    for_each(extra_, [&](int cell) { digits |= without(board_.candidates(cell), pair_); });
    if (count(digits) != 1) return;
    const int a = extra_.first();
    const int b = (extra_ - CellSet::of(a)).first();
    const bool in_line = share(a, b, kRow) || share(a, b, kColumn);
    step_.reset(extra_.size() == 3 || !in_line ? StepKind::uniqueness_5 : StepKind::uniqueness_2);
    step_.remove(common_peers(extra_) & board_.places(lowest(digits)), lowest(digits));
    keep();
  }

  void type_3(int kind) {
    Mask digits = 0;
    for_each(extra_, [&](int cell) { digits |= without(board_.candidates(cell), pair_); });
    const int unit = kUnitTables.units_of[first_][kind];
    CellSet others;
    for (const int cell : kUnitTables.cell_at[unit]) {
      const Mask candidates = board_.candidates(cell);
      if (candidates != 0 && (candidates & pair_) == 0 && !plain_.contains(cell) &&
          !extra_.contains(cell)) {
        others.add(cell);
      }
    }
    choose_set(kind, unit, others, extra_, digits);
  }

  /// Naked sets of cells of the unit with the extra corners, which count as one cell.
  void choose_set(int kind, int unit, CellSet rest, const CellSet& chosen, Mask digits) {
    while (!rest.empty()) {
      const int cell = rest.first();
      rest.remove(cell);
      const CellSet set = chosen | CellSet::of(cell);
      const Mask with = digits | board_.candidates(cell);
      if (count(with) == set.size() - 1 && (kind != kBox || !in_one_line(set))) {
        naked_set(kind, unit, set, with);
      }
      choose_set(kind, unit, rest, set, with);
    }
  }

  static bool in_one_line(const CellSet& set) {
    return cells_of(kUnitTables.units_of[set.first()][kRow]).contains(set) ||
           cells_of(kUnitTables.units_of[set.first()][kColumn]).contains(set);
  }

  void naked_set(int kind, int unit, const CellSet& set, Mask digits) {
    step_.reset(StepKind::uniqueness_3);
    remove_from(cells_of(unit) - set, digits);
    if (step_.removals.empty()) return;
    const CellSet& box = cells_of(kUnitTables.units_of[set.first()][kBox]);
    if (kind != kBox && box.contains(set)) remove_from(box - set, digits);
    keep();
  }

  void remove_from(const CellSet& cells, Mask digits) {
    for_each(cells, [&](int cell) { step_.remove_all(cell, board_.candidates(cell) & digits); });
  }

  void type_4() {
    const CellSet seen = peers_of(first_) & peers_of(second_);
    for (int i = 0; i < 2; ++i) {
      if (seen.meets(board_.places(digits_[i]))) continue;
      remove_from_extra(StepKind::uniqueness_4, digits_[1 - i]);
      return;
    }
  }

  void type_6() {
    CellSet lines;
    for (const int cell : {first_, second_}) {
      lines |= cells_of(kUnitTables.units_of[cell][kRow]) |
               cells_of(kUnitTables.units_of[cell][kColumn]);
    }
    lines -= plain_ | extra_;
    for (const int digit : digits_) {
      if (lines.meets(board_.places(digit))) continue;
      remove_from_extra(StepKind::uniqueness_6, digit);
      return;
    }
  }

  void remove_from_extra(StepKind kind, int digit) {
    step_.reset(kind);
    step_.remove(extra_ & board_.places(digit), digit);
    keep();
  }

  /// The corner opposite to a plain one: if one digit stands in its lines only in the rectangle, it
  /// is not the other.
  void hidden(int corner) {
    int row = -1;
    int column = -1;
    for_each(extra_, [&](int cell) {
      if (row == -1 && row_of(cell) != row_of(corner)) row = row_of(cell);
      if (column == -1 && column_of(cell) != column_of(corner)) column = column_of(cell);
    });
    const CellSet outside = (cells_of(row) | cells_of(kFirstColumn + column)) - (plain_ | extra_);
    const int opposite = row * 9 + column;
    for (int i = 0; i < 2; ++i) {
      if (outside.meets(board_.places(digits_[i]))) continue;
      if (!board_.has(opposite, digits_[1 - i])) continue;
      step_.reset(StepKind::hidden_rectangle);
      step_.remove(opposite, digits_[1 - i]);
      keep();
    }
  }

  const Board& board_;
  int digits_[2];
  Mask pair_;
  std::vector<Step>& met_;
  CellSet plain_;  // corners with candidates of the two digits only
  CellSet extra_;  // the others
  int first_ = 0;  // of two extra corners
  int second_ = 0;
  Step step_;
};

void walk_rectangles(const Board& board, std::vector<Step>& met) {
  CellSet allowed[kDigits];
  for (int digit = 0; digit < kDigits; ++digit) allowed[digit] = board.allowed(digit);
  SeenRectangles seen;
  for (int start = 0; start < kCells; ++start) {
    if (board.candidate_count(start) != 2) continue;
    const Mask pair = board.candidates(start);
    const int digits[2] = {lowest(pair), lowest(without(pair, bit(lowest(pair))))};
    each_rectangle(start, [&](const Corners& corners) {
      // That the corner across need not allow the second digit is HoDoKu's way.
      if (!allowed[digits[0]].contains(corners.b) || !allowed[digits[1]].contains(corners.b) ||
          !allowed[digits[0]].contains(corners.c) || !allowed[digits[0]].contains(corners.d) ||
          !allowed[digits[1]].contains(corners.d) || !seen.add(corners)) {
        return;
      }
      Rectangle(board, corners, digits, met).find_steps();
    });
  }
}

/// Whether the cell holds the digit and is not a given.
bool was_placed(const Board& board, int cell, int digit) {
  return board.digit(cell) == digit && !board.is_given(cell);
}

bool is_pair_with(const Board& board, int cell, int digit) {
  return board.candidate_count(cell) == 2 && board.has(cell, digit);
}

/// The step of a rectangle whose first two corners are placed: c would be `digits[1]`, d
/// `digits[0]`.
void avoid(const Board& board, const Corners& corners, const int (&digits)[2],
           std::vector<Step>& met) {
  Step step;
  if (board.digit(corners.c) != Board::kEmpty || board.digit(corners.d) != Board::kEmpty) {
    step.reset(StepKind::avoidable_rectangle_1);
    if (board.digit(corners.c) != Board::kEmpty) {
      step.remove(corners.d, digits[0]);
    } else {
      step.remove(corners.c, digits[1]);
    }
    met.push_back(step);
    return;
  }
  const Mask extra = without(board.candidates(corners.c), bit(digits[1]));
  const int digit = lowest(extra);
  if (!board.has(corners.d, digit)) return;
  step.reset(StepKind::avoidable_rectangle_2);
  step.remove(peers_of(corners.c) & peers_of(corners.d) & board.places(digit), digit);
  if (!step.removals.empty()) met.push_back(step);
}

void walk_avoidable(const Board& board, std::vector<Step>& met) {
  SeenRectangles seen;
  for (int start = 0; start < kCells; ++start) {
    if (board.digit(start) == Board::kEmpty || board.is_given(start)) continue;
    each_rectangle(start, [&](const Corners& corners) {
      const auto [a, b, c, d] = corners;
      if (board.digit(b) == Board::kEmpty || board.is_given(b)) return;
      const int digits[2] = {board.digit(a), board.digit(b)};
      const bool c_fits = is_pair_with(board, c, digits[1]);
      const bool d_fits = is_pair_with(board, d, digits[0]);
      const bool fits = (was_placed(board, c, digits[1]) && d_fits) ||
                        (was_placed(board, d, digits[0]) && c_fits) || (c_fits && d_fits);
      if (fits && seen.add(corners)) avoid(board, corners, digits, met);
    });
  }
}

}  // namespace

void Uniqueness::begin_turn() {
  for (Family* family : {&rectangles_, &avoidable_}) {
    family->walked = false;
    family->met.clear();
  }
}

bool Uniqueness::take(const Family& family, StepKind kind, Step& step) {
  const auto found = std::find_if(family.met.begin(), family.met.end(),
                                  [&](const Step& met) { return met.kind == kind; });
  if (found == family.met.end()) return false;
  step = *found;
  return true;
}

bool Uniqueness::rectangle(const Board& board, StepKind kind, Step& step) {
  if (!std::exchange(rectangles_.walked, true)) walk_rectangles(board, rectangles_.met);
  return take(rectangles_, kind, step);
}

bool Uniqueness::avoidable_rectangle(const Board& board, StepKind kind, Step& step) {
  if (!std::exchange(avoidable_.walked, true)) walk_avoidable(board, avoidable_.met);
  return take(avoidable_, kind, step);
}

}  // namespace omnidoku::ratings::hodoku
