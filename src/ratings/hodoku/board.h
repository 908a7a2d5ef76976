// SPDX-License-Identifier: MIT
//
// The grid that HoDoKu 2.2.0 solves: candidates, counts by unit, and the two queues from which it
// takes singles. The queues are filled as candidates go, so what comes first is a matter of
// history.
#pragma once

#include <span>

#include "ratings/hodoku/cells.h"

namespace omnidoku::ratings::hodoku {

/// A cell and a digit, from 0.
struct Candidate {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;
  friend constexpr bool operator==(const Candidate&, const Candidate&) = default;
};
[[nodiscard]] constexpr Candidate candidate(int cell, int digit) {
  return {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)};
}

/// Singles in the order in which they came up. Taking the last one makes room again.
class SinglesQueue {
 public:
  /// Appends a single.
  void add(int cell, int digit) { items_[end_++] = candidate(cell, digit); }
  [[nodiscard]] bool empty() const { return begin_ >= end_; }
  /// Takes the first single of a queue that is not empty.
  Candidate take() {
    const Candidate taken = items_[begin_++];
    if (begin_ >= end_) begin_ = end_ = 0;
    return taken;
  }
  /// What is in the queue, first in first.
  [[nodiscard]] std::span<const Candidate> items() const {
    return std::span(items_).subspan(static_cast<std::size_t>(begin_),
                                     static_cast<std::size_t>(end_ - begin_));
  }
  /// Drops the first entry with the digit in a cell of the unit, if there is one.
  void drop(int unit, int digit);

 private:
  static constexpr int kRoom = kCells * 3;
  Candidate items_[kRoom] = {};
  int begin_ = 0;
  int end_ = 0;
};

class Board {
 public:
  static constexpr int kEmpty = -1;

  /// The grid with the givens (0 for an empty cell) set one after another.
  explicit Board(std::span<const int, kCells> givens);

  /// The digit of a cell, from 0, or kEmpty.
  [[nodiscard]] int digit(int cell) const { return digits_[cell]; }
  [[nodiscard]] bool is_given(int cell) const { return given_.contains(cell); }
  [[nodiscard]] int empty_cells() const { return empty_; }
  /// The cells without a digit.
  [[nodiscard]] CellSet unsolved() const;
  [[nodiscard]] Mask candidates(int cell) const { return candidates_[cell]; }
  [[nodiscard]] int candidate_count(int cell) const { return count(candidates_[cell]); }
  [[nodiscard]] bool has(int cell, int digit) const {
    return (candidates_[cell] >> digit & 1) != 0;
  }
  /// The cells where the digit is a candidate.
  [[nodiscard]] const CellSet& places(int digit) const { return places_[digit]; }
  /// How often the digit is a candidate of the unit, as HoDoKu counts: a cell that loses its last
  /// candidate is still counted.
  [[nodiscard]] int free(int unit, int digit) const { return free_[unit][digit]; }
  /// Grows with every change in a cell of the unit, from 1 on.
  [[nodiscard]] int version(int unit) const { return versions_[unit]; }
  /// The cells where no equal digit in a unit forbids the digit, whatever became of candidates.
  [[nodiscard]] CellSet allowed(int digit) const;

  /// Puts a digit into a cell, takes it from the peers and queues the singles that come up.
  void place(int cell, int digit);
  /// Takes a candidate away, if it is there, and queues the singles that come up.
  void remove(int cell, int digit);

  [[nodiscard]] SinglesQueue& naked_singles() { return naked_; }
  [[nodiscard]] SinglesQueue& hidden_singles() { return hidden_; }
  [[nodiscard]] const SinglesQueue& naked_singles() const { return naked_; }
  [[nodiscard]] const SinglesQueue& hidden_singles() const { return hidden_; }

 private:
  void queue_hidden(int unit, int digit);

  std::int8_t digits_[kCells] = {};
  Mask candidates_[kCells] = {};
  CellSet places_[kDigits] = {};
  std::int8_t free_[kUnits][kDigits] = {};
  int versions_[kUnits] = {};
  CellSet given_;
  SinglesQueue naked_;
  SinglesQueue hidden_;
  int empty_ = kCells;
};

}  // namespace omnidoku::ratings::hodoku
