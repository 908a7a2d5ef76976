// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>

#include "model/puzzle.h"

namespace omnidoku::analyze {

/// The board and the rules of a puzzle: nothing given, no pencilmark clues.
[[nodiscard]] inline model::Puzzle without_clues(model::Puzzle puzzle) {
  puzzle.givens.assign(puzzle.givens.size(), std::nullopt);
  puzzle.allowed.assign(puzzle.allowed.size(), puzzle.all_digits());
  return puzzle;
}

}  // namespace omnidoku::analyze
