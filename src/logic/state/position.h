// SPDX-License-Identifier: MIT
//
// Position: a puzzle in the middle of being solved. The candidates, what may be assumed, and tables
// that techniques derive from the candidates and share with each other (lists of almost locked
// sets, link graphs): made when first asked for, dropped when a candidate goes. What depends on a
// part of the candidates only may be remembered for longer.
#pragma once

#include <memory>
#include <optional>
#include <typeindex>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "logic/state/candidate_board.h"
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

  /// Whether something has nothing left (CandidateBoard::is_contradictory). Techniques are not
  /// asked about such a position: what would follow from it follows from nothing.
  [[nodiscard]] bool is_contradictory() const {
    if (!contradictory_) contradictory_ = board_.is_contradictory();
    return *contradictory_;
  }

  /// Techniques give up when the deadline has passed; without one they never do.
  void set_deadline(const base::Deadline& deadline) {
    deadline_ = deadline;
    tables_.clear();  // one may have been cut short by the deadline before
  }
  [[nodiscard]] bool out_of_time() const { return deadline_.passed(); }
  /// For loops whose rounds are short.
  [[nodiscard]] base::Watch watch(unsigned every = 64) const {
    return base::Watch(deadline_, every);
  }

  /// Carries out a step's conclusions.
  void apply(const model::Step& step);

  /// The table T of this position, made by T(*this) when first asked for. T must not depend on
  /// anything but the position. Not thread-safe; a position belongs to one thread.
  template <class T>
  [[nodiscard]] const T& table() const {
    if (const T* const known = find<T>(tables_)) return *known;
    auto made = std::make_shared<T>(*this);
    const T& result = *made;
    tables_.emplace_back(typeid(T), std::move(made));
    return result;
  }

  /// What a search remembers of this and of earlier positions of the puzzle: a T, empty when first
  /// asked for. It outlives apply() and is shared with copies, so what it holds must be stored with
  /// all that it depends on.
  template <class T>
  [[nodiscard]] T& memory() const {
    if (T* const known = find<T>(memories_)) return *known;
    auto made = std::make_shared<T>();
    T& result = *made;
    memories_.emplace_back(typeid(T), std::move(made));
    return result;
  }

 private:
  using ByType = std::vector<std::pair<std::type_index, std::shared_ptr<void>>>;

  template <class T>
  static T* find(const ByType& objects) {
    for (const auto& [type, object] : objects) {
      if (type == typeid(T)) return static_cast<T*>(object.get());
    }
    return nullptr;
  }

  CandidateBoard board_;
  bool unique_ = false;
  base::Deadline deadline_;
  mutable std::optional<bool> contradictory_;
  mutable ByType tables_;
  mutable ByType memories_;
};

}  // namespace omnidoku::logic
