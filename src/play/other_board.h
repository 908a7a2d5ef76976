// SPDX-License-Identifier: MIT
//
// A puzzle taken to another board. A cell stays the cell of the same name and a digit the symbol of
// the same number; what has neither there, or is no proper rule there, is left behind and named.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/board.h"
#include "model/play_state.h"
#include "model/puzzle.h"

namespace omnidoku::play {

/// What of a puzzle had no place on another board: cells of the board before, and indices into its
/// puzzle's constraints.
struct Lost {
  std::vector<geometry::Cell> givens;
  std::vector<geometry::Cell> clues;    ///< pencilmark clues none of whose digits is there
  std::vector<geometry::Cell> entries;  ///< with entries, marks or colours
  std::vector<std::size_t> constraints;
  std::vector<std::size_t> drawings;
  [[nodiscard]] bool empty() const {
    return givens.empty() && clues.empty() && entries.empty() && constraints.empty() &&
           drawings.empty();
  }
};

/// The way from one board to another.
class OtherBoard {
 public:
  OtherBoard(const model::Puzzle& from, geometry::BoardPtr to);

  /// The puzzle on the other board, valid and without a stored solution; its symbols stay if their
  /// number fits. What does not fit is added to `lost`.
  [[nodiscard]] model::Puzzle puzzle(Lost& lost) const;
  /// What a person entered and marked, in cells that have no given there. What does not fit is
  /// added to `lost`.
  [[nodiscard]] model::PlayState state(const model::PlayState& state, Lost& lost) const;

 private:
  /// Those of the cells that are on the new board.
  [[nodiscard]] std::vector<geometry::Cell> moved(const std::vector<geometry::Cell>& cells) const;
  void move_drawings(model::Puzzle& next, Lost& lost) const;
  void move_clues(model::Puzzle& next, Lost& lost) const;
  void move_constraints(model::Puzzle& next, Lost& lost) const;
  [[nodiscard]] bool is_there(geometry::Digit digit) const;
  /// Adds the marks of a kind that a cell of the board before has; whether all had a place.
  bool move(model::MarkOfDigits mark, geometry::Cell from, const model::CellMarks& marks,
            model::PlayState& next) const;
  bool move(model::MarkOfCells mark, geometry::Cell from, const model::CellMarks& marks,
            model::PlayState& next) const;
  bool move(model::MarkOfCandidates mark, geometry::Cell from, const model::CellMarks& marks,
            model::PlayState& next) const;
  bool move(model::MarkOfLinks mark, geometry::Cell from, const model::CellMarks& marks,
            model::PlayState& next) const;

  const model::Puzzle& from_;
  geometry::BoardPtr board_;
  std::vector<std::optional<geometry::Cell>> cells_;  ///< per cell of the board before
};

}  // namespace omnidoku::play
