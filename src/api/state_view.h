// SPDX-License-Identifier: MIT
//
// What a page is told of a game: what stands in the cells, and what follows from it.
#pragma once

#include <vector>

#include "api/game_table.h"
#include "api/type.h"
#include "base/value.h"

namespace omnidoku::api {

/// The state with what stands in these cells.
[[nodiscard]] base::Value state_view(OpenGame& game, const std::vector<geometry::Cell>& cells);
/// The state with every cell.
[[nodiscard]] base::Value state_view(OpenGame& game);

namespace types {
[[nodiscard]] Type state_view();
[[nodiscard]] Type pen_kind();
}  // namespace types
/// "state" of a result.
[[nodiscard]] Field state_result();

}  // namespace omnidoku::api
