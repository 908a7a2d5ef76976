// SPDX-License-Identifier: MIT
//
// What a page is told of a puzzle: everything that does not change while it is played.
#pragma once

#include <array>
#include <vector>

#include "api/game_table.h"
#include "api/type.h"
#include "base/value.h"

namespace omnidoku::api {

[[nodiscard]] base::Value puzzle_view(OpenGame& game);

namespace types {
[[nodiscard]] Type puzzle_view();
}  // namespace types
/// "puzzle" of a result.
[[nodiscard]] Field puzzle_result();

/// Per cell: where the arrow keys lead, in the order of geometry::Side. The cell beyond that side
/// if there is one, else the next one that way in the drawing, around its end.
[[nodiscard]] std::vector<std::array<geometry::Cell, 4>> arrow_moves(const geometry::Board& board);

}  // namespace omnidoku::api
