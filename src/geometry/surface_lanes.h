// SPDX-License-Identifier: MIT
//
// Lanes of a surface, traced cell by cell through the neighbour relation. Every cell lies on two
// tracks, one through its left and right sides and one through its top and bottom sides; because
// the neighbour relation is mutual, the tracks are disjoint paths and rings, so each is traced
// once. A lane is such a path or ring (a hoop), parted further where the description cuts it.
//
// Cost: linear in the cells; a lane is given up as soon as it has more cells than digits.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::geometry {

using NeighbourTable = std::vector<std::array<std::optional<Neighbour>, 4>>;
/// Per cell and side: whether lanes end there.
using CutTable = std::vector<std::array<bool, 4>>;

/// A lane with what its name needs.
struct TracedLane {
  std::vector<Cell> cells;
  Side heading = Side::right;  ///< the side by which its first cell is left
  bool closed = false;
};

/// All lanes, those that start to the right or to the left first, each starting from the end that
/// comes first in reading order. Error (bad_geometry, with the cell): a lane that meets a cell
/// twice or has more than `longest` cells. `names` are the names of the cells.
[[nodiscard]] base::Result<std::vector<TracedLane>> trace_lanes(
    const NeighbourTable& neighbours, const CutTable& cuts, int longest,
    const std::vector<std::string>& names);

}  // namespace omnidoku::geometry
