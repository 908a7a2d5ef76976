// SPDX-License-Identifier: MIT
//
// Position: a puzzle in the middle of being solved. The candidates, what may be assumed, and tables
// that techniques derive from the candidates and share with each other (lists of almost locked
// sets, link graphs): made when first asked for, dropped when a candidate goes.
#pragma once

#include <memory>
#include <typeindex>
#include <utility>
#include <vector>

#include "logic/candidate_board.h"
#include "model/step.h"

namespace omnidoku::logic {

class Position {
 public:
  /// `unique`: the puzzle is known to have exactly one solution. The structure must outlive it.
  explicit Position(CandidateBoard board, bool unique)
      : board_(std::move(board)), unique_(unique) {}

  [[nodiscard]] const Structure& structure() const { return board_.structure(); }
  [[nodiscard]] const CandidateBoard& board() const { return board_; }
  [[nodiscard]] DigitSet candidates(Cell cell) const { return board_.candidates(cell); }
  [[nodiscard]] bool unique() const { return unique_; }
  /// Whether the cell's digit was given by the puzzle.
  [[nodiscard]] bool is_given(Cell cell) const {
    return structure().puzzle().givens[cell.index()].has_value();
  }

  /// Carries out a step's conclusions.
  void apply(const model::Step& step);

  /// The table T of this position, made by T(*this) when first asked for. T must not depend on
  /// anything but the position. Not thread-safe; a position belongs to one thread.
  template <class T>
  [[nodiscard]] const T& table() const {
    for (const auto& [type, table] : tables_) {
      if (type == typeid(T)) return *static_cast<const T*>(table.get());
    }
    auto made = std::make_shared<T>(*this);
    const T& result = *made;
    tables_.emplace_back(typeid(T), std::move(made));
    return result;
  }

 private:
  CandidateBoard board_;
  bool unique_ = false;
  mutable std::vector<std::pair<std::type_index, std::shared_ptr<void>>> tables_;
};

}  // namespace omnidoku::logic
