// SPDX-License-Identifier: MIT
//
// How often each digit stands on a solved board, where the houses alone say so.
#pragma once

#include <optional>

#include "geometry/board.h"

namespace omnidoku::geometry {

/// The number of cells that every solution gives to each digit: houses with every digit, some of
/// them counted several times or taken away, make up the board (the rows of a grid; the rows of the
/// grids of a Samurai less the boxes that two of them share). Nothing where they do not, so that
/// solutions may differ in it. Cost: a few dozen passes over the houses.
[[nodiscard]] std::optional<int> placements_per_digit(const Board& board);

}  // namespace omnidoku::geometry
