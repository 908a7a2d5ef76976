// SPDX-License-Identifier: MIT
//
// What a page is told of a game: what stands in the cells, and what follows from it.
#pragma once

#include <vector>

#include "base/value.h"
#include "play/session.h"

namespace omnidoku::api {

/// The state with what stands in these cells.
[[nodiscard]] base::Value state_view(const play::Session& session,
                                     const std::vector<geometry::Cell>& cells);
/// The state with every cell.
[[nodiscard]] base::Value state_view(const play::Session& session);

}  // namespace omnidoku::api
