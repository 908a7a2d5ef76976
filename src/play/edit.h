// SPDX-License-Identifier: MIT
//
// Edit: one step of the history in the making. Cells are changed through it; finish() notes what
// they were before. Not part of the public surface.
#pragma once

#include <map>
#include <memory>

#include "model/play_state.h"
#include "play/session.h"

namespace omnidoku::play {

class Edit {
 public:
  explicit Edit(Session& session);

  [[nodiscard]] model::CellState at(Cell cell) const;
  void set(Cell cell, const model::CellState& to);
  /// Makes a step of all that was set; none if nothing is different.
  [[nodiscard]] Change finish();

 private:
  void keep_moment();

  Session& session_;
  std::map<Cell, model::CellState> before_;
  std::shared_ptr<const model::Moment> moment_;  ///< if the step has to bring back more than cells
  bool clues_changed_ = false;
};

}  // namespace omnidoku::play
