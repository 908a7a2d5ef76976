// SPDX-License-Identifier: MIT
#include "ratings/hodoku/board.h"

#include <algorithm>

namespace omnidoku::ratings::hodoku {

void SinglesQueue::drop(int unit, int digit) {
  for (int i = begin_; i < end_; ++i) {
    if (items_[i].digit != digit || !cells_of(unit).contains(items_[i].cell)) continue;
    std::copy(items_ + i + 1, items_ + end_, items_ + i);
    --end_;
    return;
  }
}

Board::Board(std::span<const int, kCells> givens) {
  std::fill(std::begin(digits_), std::end(digits_), kEmpty);
  std::fill(std::begin(candidates_), std::end(candidates_), kAll);
  std::fill(std::begin(places_), std::end(places_), CellSet::all());
  for (auto& unit : free_) std::fill(std::begin(unit), std::end(unit), 9);
  std::fill(std::begin(versions_), std::end(versions_), 1);
  int cell = 0;
  for (const int given : givens) {
    if (given != 0) {
      place(cell, given - 1);
      given_.add(cell);
    }
    ++cell;
  }
}

CellSet Board::unsolved() const {
  CellSet result;
  for (int cell = 0; cell < kCells; ++cell) {
    if (digits_[cell] == kEmpty) result.add(cell);
  }
  return result;
}

CellSet Board::allowed(int digit) const {
  CellSet result = unsolved();
  for (int cell = 0; cell < kCells; ++cell) {
    if (digits_[cell] == digit) result -= peers_of(cell);
  }
  return result;
}

void Board::queue_hidden(int unit, int digit) {
  const CellSet cells = places_[digit] & cells_of(unit);
  if (!cells.empty()) hidden_.add(cells.first(), digit);
}

void Board::remove(int cell, int digit) {
  if (!has(cell, digit)) return;
  const Mask rest = without(candidates_[cell], bit(digit));
  candidates_[cell] = rest;
  places_[digit].remove(cell);
  for (const int unit : kUnitTables.units_of[cell]) ++versions_[unit];
  if (rest == 0) return;
  if (count(rest) == 1) naked_.add(cell, lowest(rest));
  for (const int unit : kUnitTables.units_of[cell]) {
    std::int8_t& left = free_[unit][digit];
    --left;
    if (left == 1) {
      queue_hidden(unit, digit);
    } else if (left == 0) {
      hidden_.drop(unit, digit);
    }
  }
}

void Board::place(int cell, int digit) {
  if (digits_[cell] == digit) return;
  const Mask former = candidates_[cell];
  digits_[cell] = static_cast<std::int8_t>(digit);
  candidates_[cell] = 0;
  base::for_each_bit(former, [&](int other) { places_[other].remove(cell); });
  --empty_;
  for (const int unit : kUnitTables.units_of[cell]) ++versions_[unit];
  for (const int peer : kTables.peers[cell]) remove(peer, digit);
  base::for_each_bit(former, [&](int other) {
    for (const int unit : kUnitTables.units_of[cell]) {
      std::int8_t& left = free_[unit][other];
      --left;
      if (left == 1 && other != digit) queue_hidden(unit, other);
    }
  });
}

}  // namespace omnidoku::ratings::hodoku
