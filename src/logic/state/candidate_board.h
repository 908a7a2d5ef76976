// SPDX-License-Identifier: MIT
//
// CandidateBoard: which candidates are left, as bit sets per cell, per house and per digit that are
// kept in step, so that every technique reads the view it needs without searching.
// A placed cell has no candidates any more; its digit is in value().
#pragma once

#include <optional>
#include <vector>

#include "logic/state/structure.h"

namespace omnidoku::logic {

class CandidateBoard {
 public:
  /// Every candidate that the clues allow, nothing placed and nothing removed for it. The structure
  /// must outlive the board.
  explicit CandidateBoard(const Structure& structure);

  /// The start of a puzzle: givens placed, their digits removed from the cells that see them.
  [[nodiscard]] static CandidateBoard start(const Structure& structure);

  [[nodiscard]] const Structure& structure() const { return *structure_; }

  /// Candidates of a cell; empty when the cell is placed.
  [[nodiscard]] DigitSet candidates(Cell cell) const { return candidates_[cell.index()]; }
  [[nodiscard]] bool has(Candidate candidate) const {
    return candidates_[candidate.cell.index()].contains(candidate.digit);
  }
  [[nodiscard]] bool is_placed(Cell cell) const { return values_[cell.index()] != kOpen; }
  [[nodiscard]] std::optional<Digit> value(Cell cell) const {
    if (!is_placed(cell)) return std::nullopt;
    return Digit(static_cast<int>(values_[cell.index()]));
  }
  /// Per cell the digits that it can have: its candidates, for a placed cell its digit alone.
  [[nodiscard]] std::vector<DigitSet> digits_left() const;
  /// Places of a digit in a house where it is a candidate.
  [[nodiscard]] PlaceMask places(std::size_t house, Digit digit) const {
    return places_[house * digits_ + digit.index()];
  }
  /// Digits placed in a house.
  [[nodiscard]] DigitSet placed_digits(std::size_t house) const { return placed_digits_[house]; }
  /// Open cells of a house.
  [[nodiscard]] PlaceMask open_places(std::size_t house) const { return open_places_[house]; }
  /// Cells where a digit is a candidate.
  [[nodiscard]] const CellSet& cells_with(Digit digit) const { return cells_with_[digit.index()]; }

  [[nodiscard]] int num_open() const { return num_open_; }
  [[nodiscard]] bool is_complete() const { return num_open_ == 0; }
  /// Whether some open cell has no candidate, or some full house no place for a digit.
  [[nodiscard]] bool is_contradictory() const;

  /// Removes a candidate; nothing happens when it is not there.
  void eliminate(Candidate candidate);
  /// Puts a digit into an open cell and removes it from the cells that see it.
  void place(Candidate candidate);

  /// Calls f(Cell) for every open cell in order.
  template <class F>
  void for_each_open(F&& f) const {
    for (std::size_t i = 0; i < values_.size(); ++i) {
      if (values_[i] == kOpen) f(Cell(i));
    }
  }

 private:
  static constexpr std::uint8_t kOpen = 0xff;

  /// Whether two cells that a rule ties together have no digits left that go together.
  [[nodiscard]] bool has_broken_pair() const;
  [[nodiscard]] bool has_broken_rule() const;

  const Structure* structure_;
  std::size_t digits_;
  std::vector<DigitSet> candidates_;
  std::vector<std::uint8_t> values_;
  std::vector<PlaceMask> places_;
  std::vector<DigitSet> placed_digits_;
  std::vector<PlaceMask> open_places_;
  std::vector<CellSet> cells_with_;
  int num_open_ = 0;
};

}  // namespace omnidoku::logic
