// SPDX-License-Identifier: MIT
#include "play/other_board.h"

#include <algorithm>
#include <utility>

#include "constraints/arguments.h"
#include "constraints/constraint_type.h"
#include "constraints/created_shape.h"

namespace omnidoku::play {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

OtherBoard::OtherBoard(const model::Puzzle& from, geometry::BoardPtr to)
    : from_(from), board_(std::move(to)) {
  for (int i = 0; i < from.num_cells(); ++i) {
    cells_.push_back(board_->find_cell(from.board->name(Cell(i))));
  }
}

bool OtherBoard::is_there(Digit digit) const {
  return static_cast<int>(digit.index()) < board_->num_digits();
}

model::Puzzle OtherBoard::puzzle(Lost& lost) const {
  model::Puzzle next = from_.symbols.size() == board_->num_digits()
                           ? model::make_puzzle(board_, from_.symbols)
                           : model::make_puzzle(board_);
  next.metadata = from_.metadata;
  next.metadata.difficulty.clear();
  next.unknown_rules = from_.unknown_rules;
  move_clues(next, lost);
  move_constraints(next, lost);
  return next;
}

void OtherBoard::move_clues(model::Puzzle& next, Lost& lost) const {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const std::optional<Cell> to = cells_[i];
    if (from_.givens[i]) {
      if (to && is_there(*from_.givens[i])) {
        next.givens[to->index()] = from_.givens[i];
      } else {
        lost.givens.emplace_back(i);
      }
    }
    if (from_.allowed[i] == from_.all_digits()) continue;
    const DigitSet left = from_.allowed[i] & next.all_digits();
    if (to && (!left.empty() || from_.allowed[i].empty())) {
      next.allowed[to->index()] = left;
    } else {
      lost.clues.emplace_back(i);
    }
  }
}

void OtherBoard::move_constraints(model::Puzzle& next, Lost& lost) const {
  std::vector<std::optional<std::size_t>> numbers;  // what became of each
  for (std::size_t i = 0; i < from_.constraints.size(); ++i) {
    std::optional<model::ConstraintSpec> spec =
        constraints::on_other_cells(from_.constraints[i], cells_);
    if (spec) spec = constraints::renumbered(*std::move(spec), numbers);
    if (spec && constraints::validate(next, *spec)) {
      numbers.emplace_back(next.constraints.size());
      next.constraints.push_back(*std::move(spec));
    } else {
      numbers.emplace_back();
      lost.constraints.push_back(i);
    }
  }
}

model::PlayState OtherBoard::state(const model::PlayState& state, Lost& lost) const {
  model::PlayState next = model::empty_play_state(model::make_puzzle(board_));
  const DigitSet digits = DigitSet::all(board_->num_digits());
  std::vector<bool> whole(cells_.size(), true);
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const bool holds = state.entries[i] || !state.centre_marks[i].empty() ||
                       !state.corner_marks[i].empty() || state.colours[i] != 0;
    if (!cells_[i]) {
      whole[i] = !holds;
      continue;
    }
    const std::size_t to = cells_[i]->index();
    if (state.entries[i] && is_there(*state.entries[i])) next.entries[to] = state.entries[i];
    next.centre_marks[to] = state.centre_marks[i] & digits;
    next.corner_marks[to] = state.corner_marks[i] & digits;
    next.colours[to] = state.colours[i];
    whole[i] = next.entries[to] == state.entries[i] &&
               next.centre_marks[to] == state.centre_marks[i] &&
               next.corner_marks[to] == state.corner_marks[i];
  }
  for (const auto& [candidate, colour] : state.candidate_colours) {
    const std::optional<Cell> to = cells_[candidate.cell.index()];
    if (to && is_there(candidate.digit)) {
      next.candidate_colours[{*to, candidate.digit}] = colour;
    } else {
      whole[candidate.cell.index()] = false;
    }
  }
  for (const model::PenStroke& stroke : state.pen) {
    const std::optional<Cell> a = cells_[stroke.cell.index()];
    const std::optional<Cell> b = cells_[stroke.other.index()];
    if (a && b) {
      next.pen.insert({std::min(*a, *b), std::max(*a, *b), stroke.kind, stroke.colour});
    } else {
      whole[stroke.cell.index()] = false;
    }
  }
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (!whole[i]) lost.entries.emplace_back(i);
  }
  return next;
}

}  // namespace omnidoku::play
