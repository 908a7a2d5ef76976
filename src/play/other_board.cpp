// SPDX-License-Identifier: MIT
#include "play/other_board.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "constraints/arguments.h"
#include "constraints/constraint_type.h"
#include "constraints/created_shape.h"
#include "model/mark.h"

namespace omnidoku::play {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::CellMarks;

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
  if (from_.fog) next.fog = moved(*from_.fog);
  move_drawings(next, lost);
  move_clues(next, lost);
  move_constraints(next, lost);
  return next;
}

std::vector<Cell> OtherBoard::moved(const std::vector<Cell>& cells) const {
  std::vector<Cell> there;
  for (const Cell cell : cells) {
    if (const auto to = cells_[cell.index()]) there.push_back(*to);
  }
  return model::in_order(std::move(there));
}

void OtherBoard::move_drawings(model::Puzzle& next, Lost& lost) const {
  for (std::size_t i = 0; i < from_.drawings.size(); ++i) {
    model::Drawing drawing = from_.drawings[i];
    std::vector<Cell> there;
    for (const Cell cell : drawing.cells) {
      if (const auto to = cells_[cell.index()]) there.push_back(*to);
    }
    if (there.size() == drawing.cells.size() && model::can_be_drawn_on(*board_)) {
      drawing.cells = std::move(there);
      next.drawings.push_back(std::move(drawing));
    } else {
      lost.drawings.push_back(i);
    }
  }
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

bool OtherBoard::move(model::MarkOfDigits mark, Cell from, const CellMarks& marks,
                      model::PlayState& next) const {
  const std::optional<Cell> to = cells_[from.index()];
  if (!to) return (marks.*mark).empty();
  DigitSet& moved = next.marks[to->index()].*mark;
  moved = marks.*mark & DigitSet::all(board_->num_digits());
  return moved == marks.*mark;
}

bool OtherBoard::move(model::MarkOfCells mark, Cell from, const CellMarks& marks,
                      model::PlayState& next) const {
  const std::optional<Cell> to = cells_[from.index()];
  if (!to) return marks.*mark == 0;
  next.marks[to->index()].*mark = marks.*mark;
  return true;
}

bool OtherBoard::move(model::MarkOfCandidates mark, Cell from, const CellMarks& marks,
                      model::PlayState& next) const {
  const std::optional<Cell> to = cells_[from.index()];
  if (!to) return (marks.*mark).empty();
  model::CandidateColours& moved = next.marks[to->index()].*mark;
  std::copy_if((marks.*mark).begin(), (marks.*mark).end(), std::back_inserter(moved),
               [this](const auto& candidate) { return is_there(candidate.first); });
  return moved.size() == (marks.*mark).size();
}

bool OtherBoard::move(model::MarkOfLinks mark, Cell from, const CellMarks& marks,
                      model::PlayState& next) const {
  const std::optional<Cell> a = cells_[from.index()];
  bool is_whole = true;
  for (const model::PenEnd& end : marks.*mark) {
    const std::optional<Cell> b = cells_[end.other.index()];
    if (a && b) {
      model::PenEnds& moved = next.marks[std::min(*a, *b).index()].*mark;
      const model::PenEnd there{std::max(*a, *b), end.kind, end.colour};
      moved.insert(std::upper_bound(moved.begin(), moved.end(), there), there);
    } else {
      is_whole = false;
    }
  }
  return is_whole;
}

model::PlayState OtherBoard::state(const model::PlayState& state, Lost& lost) const {
  model::PlayState next = model::empty_play_state(model::make_puzzle(board_));
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const std::optional<Digit> entry = state.entries[i];
    bool is_whole = true;
    if (entry && cells_[i] && is_there(*entry)) {
      next.entries[cells_[i]->index()] = entry;
    } else if (entry) {
      is_whole = false;
    }
    for (const model::Mark* mark : model::marks()) {
      is_whole &= std::visit(
          [&](auto member) { return move(member, Cell(i), state.marks[i], next); }, mark->member);
    }
    if (!is_whole) lost.entries.emplace_back(i);
  }
  return next;
}

}  // namespace omnidoku::play
