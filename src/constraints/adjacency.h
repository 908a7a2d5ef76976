// SPDX-License-Identifier: MIT
//
// Which cells lie next to each other, on any board: what lines and marks between cells need.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "geometry/board.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// Whether the cells have a side in common, also across a seam. Boards that know no neighbours
/// leave it to the person: any two cells do.
[[nodiscard]] bool are_side_by_side(const geometry::Board& board, geometry::Cell a,
                                    geometry::Cell b);
/// Whether the board knows neighbours, but none of this cell: it lies outside of the grid, and a
/// line may come to it from anywhere.
[[nodiscard]] bool lies_apart(const geometry::Board& board, geometry::Cell cell);
/// Whether they are side by side or meet at a corner.
[[nodiscard]] bool touch(const geometry::Board& board, geometry::Cell a, geometry::Cell b);
/// Whether houses make all of these cells different from each other.
[[nodiscard]] bool all_differ(const geometry::Board& board,
                              const std::vector<geometry::Cell>& cells);
/// Whether these are all the cells around one point, three or more.
[[nodiscard]] bool meet_at_a_corner(const geometry::Board& board,
                                    const std::vector<geometry::Cell>& cells);
/// Whether these are the cells of one of the board's lanes, in order from either end.
[[nodiscard]] bool is_lane(const geometry::Board& board, const std::vector<geometry::Cell>& cells);
/// The slanting lines of two cells and more that begin and end at the rim of the board, each from
/// either end. None on boards without a rim.
[[nodiscard]] std::vector<std::vector<geometry::Cell>> diagonals_of(const geometry::Board& board);
/// Whether these are the cells of one of them, in order.
[[nodiscard]] bool is_diagonal(const geometry::Board& board,
                               const std::vector<geometry::Cell>& cells);
/// The cells beside a cell, in order, each once.
[[nodiscard]] std::vector<geometry::Cell> cells_beside(const geometry::Board& board,
                                                       geometry::Cell cell);
/// The cells beside a cell or at its corners, in order, each once.
[[nodiscard]] std::vector<geometry::Cell> cells_around(const geometry::Board& board,
                                                       geometry::Cell cell);

/// The cells reached from a cell by so many steps straight on, one or more, and so many aside, also
/// over seams; in order, each once.
[[nodiscard]] std::vector<geometry::Cell> cells_a_leap_away(const geometry::Board& board,
                                                            geometry::Cell cell, int steps_on,
                                                            int steps_aside);
/// The cells that a chess knight reaches from a cell: two steps on and one aside.
[[nodiscard]] std::vector<geometry::Cell> cells_a_knight_away(const geometry::Board& board,
                                                              geometry::Cell cell);
/// The cells to which the shortest way from a cell, each step to a cell beside, has so many steps,
/// one or more; in order.
[[nodiscard]] std::vector<geometry::Cell> cells_at_distance(const geometry::Board& board,
                                                            geometry::Cell cell, int num_steps);
/// The four cells around a point where no more and no less meet: the cell, the one beside it behind
/// that side, the one across, the one behind the side that follows as they turn. Nothing where
/// there is no such point.
[[nodiscard]] std::optional<std::array<geometry::Cell, 4>> square_at(const geometry::Board& board,
                                                                     geometry::Cell cell,
                                                                     geometry::Side side);
/// The cells that meet a cell at a corner only; in order, each once.
[[nodiscard]] std::vector<geometry::Cell> cells_at_corners(const geometry::Board& board,
                                                           geometry::Cell cell);

/// The pairs of cells side by side that no constraint of these types, on just them, joins: each
/// once, the lesser cell first, in order. Those within groups of rules count (marks.h).
[[nodiscard]] std::vector<std::pair<geometry::Cell, geometry::Cell>> unjoined_pairs(
    const model::Puzzle& puzzle, std::span<const std::string_view> types);
/// The error for a rule about cells side by side on a board that does not know them; nothing else.
[[nodiscard]] base::Result<void> check_has_neighbours(const model::Puzzle& puzzle,
                                                      const std::string& title);

}  // namespace omnidoku::constraints
