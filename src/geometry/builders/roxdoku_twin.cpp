// SPDX-License-Identifier: MIT
//
// Roxdoku Twin: two cubes that share a corner cell.
#include "geometry/cubes.h"

namespace omnidoku::geometry::roxdoku_twin_board {
namespace {

constexpr CubeOffset kOffsets[] = {{0, 0, 0}, {2, 2, 2}};
constexpr CubePreset kPreset{
    .id = "roxdoku_twin",
    .title = "Roxdoku Twin",
    .rule =
        "Two cubes share a cell; every slice of a cube, in each of the three directions, holds "
        "each symbol once.",
    .base = 3,
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = cube_preset<kPreset>();

}  // namespace omnidoku::geometry::roxdoku_twin_board
