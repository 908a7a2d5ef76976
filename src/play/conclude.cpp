// SPDX-License-Identifier: MIT
#include "play/conclude.h"

#include <map>

namespace omnidoku::play {

Conclude conclude(const model::Step& step, const logic::Position& position) {
  Conclude conclusions;
  conclusions.placements = step.placements;
  std::map<Cell, DigitSet> marks;
  for (const Candidate gone : step.eliminations) {
    marks.try_emplace(gone.cell, position.candidates(gone.cell)).first->second.erase(gone.digit);
  }
  conclusions.marks.assign(marks.begin(), marks.end());
  return conclusions;
}

}  // namespace omnidoku::play
