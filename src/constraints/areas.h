// SPDX-License-Identifier: MIT
//
// Areas: cells that lie together on a board, side by side.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "geometry/board.h"
#include "model/primitive.h"

namespace omnidoku::constraints {

/// Which of the cells lie side by side.
[[nodiscard]] std::shared_ptr<const model::PlaceGraph> graph_of(
    const geometry::Board& board, const std::vector<geometry::Cell>& cells);

/// Whether a place is in an area, can come into it, or neither.
enum class InArea : std::uint8_t { no, perhaps, yes };

/// Whether the places that are in an area can lie together in the graph, and those together with
/// them be `least`: false only if they cannot. Exact where no place is open.
[[nodiscard]] bool can_lie_together(const model::PlaceGraph& graph,
                                    const std::vector<InArea>& places, std::size_t least);

}  // namespace omnidoku::constraints
