// SPDX-License-Identifier: MIT
//
// Following a hint: what a step of logic comes to on a person's board.
#pragma once

#include "logic/state/position.h"
#include "model/step.h"
#include "play/action.h"

namespace omnidoku::play {

/// The digits to enter, and the marks that are left in the cells the step thins out, given the
/// candidates before it.
[[nodiscard]] Conclude conclude(const model::Step& step, const logic::Position& position);

}  // namespace omnidoku::play
