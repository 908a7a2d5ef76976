// SPDX-License-Identifier: MIT
#include "logic/state/position.h"

namespace omnidoku::logic {

void Position::apply(const model::Step& step) {
  tables_.clear();
  contradictory_.reset();
  for (const Candidate candidate : step.eliminations) board_.eliminate(candidate);
  for (const Candidate candidate : step.placements) {
    if (!board_.is_placed(candidate.cell)) board_.place(candidate);
  }
}

}  // namespace omnidoku::logic
