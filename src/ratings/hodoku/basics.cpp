// SPDX-License-Identifier: MIT
#include "ratings/hodoku/basics.h"

#include <algorithm>

namespace omnidoku::ratings::hodoku {
namespace {

bool only_digit_of(const Board& board, int unit, int digit) {
  for (int other = 0; other < kDigits; ++other) {
    if (other != digit && board.free(unit, other) != 0) return false;
  }
  return true;
}

/// The removals of a naked set into `step`; says whether it is a locked one.
bool naked_removals(const Board& board, std::span<const int> cells, Mask digits, Step& step) {
  CellSet set;
  for (const int cell : cells) set.add(cell);
  const int box = kUnitTables.units_of[cells[0]][2];
  bool shared[3] = {};
  int units_that_lose = 0;
  for (int kind = 0; kind < 3; ++kind) {
    const int unit = kUnitTables.units_of[cells[0]][kind];
    shared[kind] = cells_of(unit).contains(set);
    if (!shared[kind]) continue;
    bool loses = false;
    for (const int cell : kUnitTables.cell_at[unit]) {
      const Mask lost = board.candidates(cell) & digits;
      if (set.contains(cell) || lost == 0) continue;
      step.remove_all(cell, lost);
      loses = loses || kind == 2 || !cells_of(box).contains(cell);
    }
    if (loses) ++units_that_lose;
  }
  return cells.size() < 4 && units_that_lose > 1 && shared[2] && (shared[0] || shared[1]);
}

/// Chooses the cells of a naked set of a unit in lexicographic order and takes the first set that
/// removes something and is locked as asked.
class NakedSets {
 public:
  NakedSets(const Board& board, int size, bool locked, Step& step)
      : board_(board), size_(size), locked_(locked), step_(step) {}

  bool find_in(int unit) {
    cells_ = 0;
    for (const int cell : kUnitTables.cell_at[unit]) {
      const int candidates = board_.candidate_count(cell);
      if (candidates != 0 && candidates <= size_) cell_[cells_++] = cell;
    }
    return cells_ >= size_ && choose(0, 0, 0);
  }

 private:
  bool choose(int from, int chosen, Mask digits) {
    for (int i = from; i < cells_ - size_ + chosen + 1; ++i) {
      const Mask with = digits | board_.candidates(cell_[i]);
      if (chosen > 0 && count(with) > size_) continue;
      set_[chosen] = cell_[i];
      if (chosen + 1 < size_) {
        if (choose(i + 1, chosen + 1, with)) return true;
      } else if (count(with) == size_ && accept(with)) {
        return true;
      }
    }
    return false;
  }

  bool accept(Mask digits) {
    constexpr StepKind kNaked[] = {StepKind::naked_pair, StepKind::naked_triple,
                                   StepKind::naked_quadruple};
    constexpr StepKind kLocked[] = {StepKind::locked_pair, StepKind::locked_triple};
    step_.reset(locked_ ? kLocked[size_ - 2] : kNaked[size_ - 2]);
    const std::span<const int> set = std::span(set_).first(static_cast<std::size_t>(size_));
    return naked_removals(board_, set, digits, step_) == locked_ && !step_.removals.empty();
  }

  const Board& board_;
  int size_;
  bool locked_;
  Step& step_;
  int cell_[9] = {};
  int cells_ = 0;
  int set_[4] = {};
};

/// Chooses the digits of a hidden set of a unit in lexicographic order.
class HiddenSets {
 public:
  HiddenSets(const Board& board, int size, Step& step) : board_(board), size_(size), step_(step) {}

  bool find_in(int unit) {
    int empty = 0;
    for (const int cell : kUnitTables.cell_at[unit]) {
      if (board_.candidates(cell) != 0) ++empty;
    }
    if (empty <= size_) return false;
    digits_ = 0;
    for (int digit = 0; digit < kDigits; ++digit) {
      const int free = board_.free(unit, digit);
      if (free == 0 || free > size_) continue;
      places_[digits_] = board_.places(digit) & cells_of(unit);
      digit_[digits_++] = digit;
    }
    return digits_ >= size_ && choose(0, 0, 0, {});
  }

 private:
  bool choose(int from, int chosen, Mask digits, const CellSet& cells) {
    for (int i = from; i < digits_ - size_ + chosen + 1; ++i) {
      const Mask with = digits | bit(digit_[i]);
      const CellSet all = cells | places_[i];
      if (chosen + 1 < size_) {
        if (choose(i + 1, chosen + 1, with, all)) return true;
      } else if (all.size() == size_ && accept(with, all)) {
        return true;
      }
    }
    return false;
  }

  bool accept(Mask digits, const CellSet& cells) {
    constexpr StepKind kHidden[] = {StepKind::hidden_pair, StepKind::hidden_triple,
                                    StepKind::hidden_quadruple};
    step_.reset(kHidden[size_ - 2]);
    for_each(cells,
             [&](int cell) { step_.remove_all(cell, without(board_.candidates(cell), digits)); });
    return !step_.removals.empty();
  }

  const Board& board_;
  int size_;
  Step& step_;
  int digit_[9] = {};
  CellSet places_[9] = {};
  int digits_ = 0;
};

/// Removes the digit from the cells of `unit` outside of `kept`, which hold all of it.
void lock(const Board& board, StepKind kind, int digit, int kept, int unit, Step& step) {
  step.reset(kind);
  step.remove((board.places(digit) & cells_of(unit)) - cells_of(kept), digit);
}

/// The digits of the box that are in one line of it.
bool point(const Board& board, int box, Step& step) {
  for (int digit = 0; digit < kDigits; ++digit) {
    const int free = board.free(box, digit);
    if (free != 2 && free != 3) continue;
    const CellSet places = board.places(digit) & cells_of(box);
    if (places.empty()) continue;
    for (int kind = 0; kind < 2; ++kind) {
      const int line = kUnitTables.units_of[places.first()][kind];
      if (!cells_of(line).contains(places) || board.free(line, digit) <= free) continue;
      lock(board, StepKind::locked_candidates_1, digit, box, line, step);
      return true;
    }
  }
  return false;
}

/// The digits of the line that are in one box.
bool claim(const Board& board, int line, Step& step) {
  for (int digit = 0; digit < kDigits; ++digit) {
    const int free = board.free(line, digit);
    if (free != 2 && free != 3) continue;
    const CellSet places = board.places(digit) & cells_of(line);
    if (places.empty()) continue;
    const int box = kUnitTables.units_of[places.first()][2];
    if (!cells_of(box).contains(places) || board.free(box, digit) <= free) continue;
    lock(board, StepKind::locked_candidates_2, digit, line, box, step);
    return true;
  }
  return false;
}

/// Whether find(unit) says yes for a unit: boxes, then rows, then columns.
template <class Find>
bool any_unit(Find&& find) {
  for (const int first : {kFirstBox, 0, kFirstColumn}) {
    for (int unit = first; unit < first + 9; ++unit) {
      if (find(unit)) return true;
    }
  }
  return false;
}

}  // namespace

bool full_house(const Board& board, Step& step) {
  for (const Candidate& single : board.naked_singles().items()) {
    if (board.digit(single.cell) != Board::kEmpty) continue;
    const auto& units = kUnitTables.units_of[single.cell];
    if (std::none_of(std::begin(units), std::end(units),
                     [&](int unit) { return only_digit_of(board, unit, single.digit); })) {
      continue;
    }
    step.reset(StepKind::full_house);
    step.place(single.cell, single.digit);
    return true;
  }
  return false;
}

bool naked_single(Board& board, Step& step) {
  SinglesQueue& queue = board.naked_singles();
  while (!queue.empty()) {
    const Candidate single = queue.take();
    if (board.digit(single.cell) != Board::kEmpty) continue;
    step.reset(StepKind::naked_single);
    step.place(single.cell, single.digit);
    return true;
  }
  return false;
}

bool hidden_single(Board& board, Step& step) {
  SinglesQueue& queue = board.hidden_singles();
  while (!queue.empty()) {
    const Candidate single = queue.take();
    if (board.digit(single.cell) != Board::kEmpty) continue;
    const auto& units = kUnitTables.units_of[single.cell];
    if (std::none_of(std::begin(units), std::end(units),
                     [&](int unit) { return board.free(unit, single.digit) == 1; })) {
      return false;
    }
    step.reset(StepKind::hidden_single);
    step.place(single.cell, single.digit);
    return true;
  }
  return false;
}

bool Basics::locked_candidates_1(const Board& board, Step& step) {
  for (int box = kFirstBox; box < kUnits; ++box) {
    if (locked_candidates_.look_at(board, box, [&] { return point(board, box, step); }))
      return true;
  }
  return false;
}

bool Basics::locked_candidates_2(const Board& board, Step& step) {
  for (int line = 0; line < kFirstBox; ++line) {
    if (locked_candidates_.look_at(board, line, [&] { return claim(board, line, step); })) {
      return true;
    }
  }
  return false;
}

bool Basics::locked_set(const Board& board, int size, Step& step) {
  NakedSets sets(board, size, true, step);
  for (int box = kFirstBox; box < kUnits; ++box) {
    if (locked_sets_[size].look_at(board, box, [&] { return sets.find_in(box); })) return true;
  }
  return false;
}

bool Basics::naked_set(const Board& board, int size, Step& step) {
  NakedSets sets(board, size, false, step);
  return any_unit([&](int unit) {
    return naked_sets_[size].look_at(board, unit, [&] { return sets.find_in(unit); });
  });
}

bool Basics::hidden_set(const Board& board, int size, Step& step) {
  HiddenSets sets(board, size, step);
  return any_unit([&](int unit) {
    return hidden_sets_[size].look_at(board, unit, [&] { return sets.find_in(unit); });
  });
}

}  // namespace omnidoku::ratings::hodoku
