// SPDX-License-Identifier: MIT
//
// Which cells lie next to each other, on any board: what lines and marks between cells need.
#pragma once

#include <vector>

#include "geometry/board.h"

namespace omnidoku::constraints {

/// Whether the cells have a side in common, also across a seam. Boards that know no neighbours
/// leave it to the person: any two cells do.
[[nodiscard]] bool are_side_by_side(const geometry::Board& board, geometry::Cell a,
                                    geometry::Cell b);
/// Whether they are side by side or meet at a corner.
[[nodiscard]] bool touch(const geometry::Board& board, geometry::Cell a, geometry::Cell b);
/// Whether these are all the cells around one point, three or more.
[[nodiscard]] bool meet_at_a_corner(const geometry::Board& board,
                                    const std::vector<geometry::Cell>& cells);
/// Whether these are the cells of one of the board's lanes, in order from either end.
[[nodiscard]] bool is_lane(const geometry::Board& board, const std::vector<geometry::Cell>& cells);
/// The cells beside a cell, in order, each once.
[[nodiscard]] std::vector<geometry::Cell> cells_beside(const geometry::Board& board,
                                                       geometry::Cell cell);
/// The cells beside a cell or at its corners, in order, each once.
[[nodiscard]] std::vector<geometry::Cell> cells_around(const geometry::Board& board,
                                                       geometry::Cell cell);

}  // namespace omnidoku::constraints
