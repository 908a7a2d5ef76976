// SPDX-License-Identifier: MIT
//
// Whether two cells of a drawing lie on each other, even in part: a person could not read them.
#pragma once

#include <optional>
#include <span>
#include <utility>

#include "geometry/board.h"

namespace omnidoku::geometry {

/// The two cells, lower number first, of some pair whose quadrilaterals (corners in order) share
/// more than a sliver of area; nothing when there is none. Touching sides and corners, and what
/// rounding adds to them, do not count. An aid: of a drawing with millions of close pairs only some
/// are looked at.
[[nodiscard]] std::optional<std::pair<Cell, Cell>> overlapping_cells(
    std::span<const std::array<Point, 4>> corners);

}  // namespace omnidoku::geometry
