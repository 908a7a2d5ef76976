// SPDX-License-Identifier: MIT
//
// OneStep: several actions as one step of the history, or as if none of them had been tried.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/document.h"
#include "play/session.h"

namespace omnidoku::play {

/// What the session does while it lives is one step of the history once it is kept; else it is
/// taken back. Meant for actions that are steps of the history themselves (is_step): the others
/// (undo, options) it does not take back. Costs a copy of the puzzle.
class OneStep {
 public:
  explicit OneStep(Session& session);
  ~OneStep();
  OneStep(const OneStep&) = delete;
  OneStep& operator=(const OneStep&) = delete;

  void keep();

 private:
  Session& session_;
  model::Moment before_;
  std::vector<model::HistoryStep> redo_;
  std::size_t num_steps_;
  std::uint64_t revision_;
  std::uint64_t puzzle_revision_;
  bool kept_ = false;
};

/// Whether an action is a step of the history, if it changes anything.
[[nodiscard]] bool is_step(const Action& action);

}  // namespace omnidoku::play
