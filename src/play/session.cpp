// SPDX-License-Identifier: MIT
//
// The state of a session and its history. What single actions do is in perform.cpp.
#include "play/session.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include "play/edit.h"
#include "play/rule_table.h"

namespace omnidoku::play {

using base::ErrorCode;
using base::make_error;
using base::Result;
using model::CellState;
using model::HistoryStep;
using model::Moment;

Session::Session(model::Document document) : document_(std::move(document)) {
  if (!document_.play) document_.play = model::empty_play_state(document_.puzzle);
  for (std::size_t i = 0; i < puzzle().givens.size(); ++i) {
    if (puzzle().givens[i]) play().entries[i].reset();
  }
  refill();
}

Session::~Session() = default;
Session::Session(Session&& other) noexcept = default;
Session& Session::operator=(Session&& other) noexcept = default;

void Session::refill() {
  filled_ = puzzle();
  for (std::size_t i = 0; i < filled_.givens.size(); ++i) {
    if (!filled_.givens[i]) filled_.givens[i] = state().entries[i];
  }
}

std::vector<constraints::Conflict> Session::conflicts() const { return conflicts(filled_); }

std::vector<constraints::Conflict> Session::conflicts(const model::Puzzle& told) const {
  std::vector<constraints::Conflict> all = constraints::find_conflicts(told);
  std::vector<constraints::Conflict> certain = certain_breaks_.find(told);
  std::move(certain.begin(), certain.end(), std::back_inserter(all));
  return all;
}

std::vector<Cell> Session::stuck_cells() const {
  model::Puzzle filled = filled_;
  return rules().stuck(filled);
}

bool Session::is_complete() const { return is_full(filled_.givens); }

CellState Session::cell_state(Cell cell) const {
  const std::size_t i = cell.index();
  return {puzzle().givens[i], puzzle().allowed[i], state().entries[i], state().marks[i]};
}

void Session::put(Cell cell, const CellState& to) {
  const std::size_t i = cell.index();
  document_.puzzle.givens[i] = to.given;
  document_.puzzle.allowed[i] = to.allowed;
  filled_.givens[i] = to.given ? to.given : to.entry;
  if (filled_.allowed[i] != to.allowed) certain_breaks_ = {};
  filled_.allowed[i] = to.allowed;
  play().entries[i] = to.entry;
  play().marks[i] = to.marks;
}

Moment Session::moment() const { return {puzzle(), state(), record().savepoints}; }

void Session::put(const Moment& to) {
  document_.puzzle = to.puzzle;
  document_.play = to.state;
  document_.record.savepoints = to.savepoints;
  rules_.reset();
  certain_breaks_ = {};
  refill();
}

const RuleTable& Session::rules() const {
  if (rules_ == nullptr) rules_ = std::make_unique<RuleTable>(puzzle());
  return *rules_;
}

Change Session::turn(HistoryStep& step) {
  Change change;
  if (step.moment != nullptr) {
    auto before = std::make_shared<const Moment>(moment());
    put(*std::exchange(step.moment, std::move(before)));
    return whole_change();
  }
  for (auto& [cell, kept] : step.cells) {
    CellState before = cell_state(cell);
    change.puzzle_changed |= before.given != kept.given || before.allowed != kept.allowed;
    put(cell, kept);
    kept = std::move(before);
    change.cells.push_back(cell);
  }
  return change;
}

Change Session::whole_change() const {
  Change change;
  change.puzzle_changed = true;
  for (int i = 0; i < puzzle().num_cells(); ++i) change.cells.emplace_back(i);
  return change;
}

Change Session::commit(HistoryStep step, Change change) {
  document_.record.undo.push_back(std::move(step));
  document_.record.redo.clear();
  return noted(std::move(change));
}

Change Session::noted(Change change) {
  ++revision_;
  if (change.puzzle_changed) ++puzzle_revision_;
  return change;
}

Result<Change> Session::step_back() {
  std::vector<HistoryStep>& undo = document_.record.undo;
  if (undo.empty()) return make_error(ErrorCode::usage, "there is nothing to undo");
  HistoryStep step = std::move(undo.back());
  undo.pop_back();
  Change change = turn(step);
  document_.record.redo.push_back(std::move(step));
  return noted(std::move(change));
}

Result<Change> Session::step_forward() {
  std::vector<HistoryStep>& redo = document_.record.redo;
  if (redo.empty()) return make_error(ErrorCode::usage, "there is nothing to redo");
  HistoryStep step = std::move(redo.back());
  redo.pop_back();
  Change change = turn(step);
  document_.record.undo.push_back(std::move(step));
  return noted(std::move(change));
}

Result<Change> Session::replace_puzzle(model::Puzzle next) {
  if (const Result<void> valid = constraints::validate_puzzle(next); !valid) return valid.error();
  return step_to({std::move(next), state(), record().savepoints});
}

Result<Change> Session::replace_board(const geometry::BoardPtr& board) {
  Lost lost;
  const OtherBoard way(puzzle(), board);
  model::Puzzle next = way.puzzle(lost);
  if (const Result<void> valid = constraints::validate_puzzle(next); !valid) return valid.error();
  Moment to{std::move(next), way.state(state(), lost), record().savepoints};
  Lost ignored;  // what stood in the cells another time
  for (model::Savepoint& savepoint : to.savepoints) {
    savepoint.state = way.state(savepoint.state, ignored);
  }
  Change change = step_to(to);
  change.lost = std::move(lost);
  return change;
}

Change Session::step_to(const Moment& to) {
  HistoryStep step;
  step.moment = std::make_shared<const Moment>(moment());
  put(to);
  return commit(std::move(step), whole_change());
}

// ---------------------------------------------------------------------------------------------

Edit::Edit(Session& session) : session_(session) {}

CellState Edit::at(Cell cell) const { return session_.cell_state(cell); }

void Edit::set(Cell cell, const CellState& to) {
  CellState before = session_.cell_state(cell);
  if (before == to) return;
  if (before.given != to.given || before.allowed != to.allowed) {
    clues_changed_ = true;
    if (session_.puzzle().solution || !session_.puzzle().metadata.difficulty.empty()) {
      keep_moment();
    }
  }
  before_.try_emplace(cell, std::move(before));
  session_.put(cell, to);
}

/// A clue changes what the stored solution is worth, so the step has to bring back that as well.
void Edit::keep_moment() {
  Moment moment = session_.moment();
  for (const auto& [cell, state] : before_) {
    const std::size_t i = cell.index();
    moment.puzzle.givens[i] = state.given;
    moment.puzzle.allowed[i] = state.allowed;
    moment.state.entries[i] = state.entry;
    moment.state.marks[i] = state.marks;
  }
  moment_ = std::make_shared<const Moment>(std::move(moment));
  session_.document_.puzzle.solution.reset();
  session_.document_.puzzle.metadata.difficulty.clear();
  session_.filled_.solution.reset();
}

Change Edit::finish() {
  Change change;
  HistoryStep step;
  for (auto& [cell, before] : before_) {
    if (before == session_.cell_state(cell)) continue;
    change.cells.push_back(cell);
    step.cells.emplace_back(cell, std::move(before));
  }
  change.puzzle_changed = clues_changed_;
  if (moment_ != nullptr) {
    step.cells.clear();
    step.moment = moment_;
  }
  if (step.cells.empty() && step.moment == nullptr) return change;
  return session_.commit(std::move(step), std::move(change));
}

}  // namespace omnidoku::play
