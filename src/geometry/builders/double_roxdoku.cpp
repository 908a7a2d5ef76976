// SPDX-License-Identifier: MIT
//
// Double Roxdoku: two cubes that share an upright edge of three cells.
#include "geometry/cubes.h"

namespace omnidoku::geometry::double_roxdoku_board {
namespace {

constexpr CubeOffset kOffsets[] = {{0, 0, 0}, {2, 2, 0}};
constexpr CubePreset kPreset{
    .id = "double_roxdoku",
    .title = "Double Roxdoku",
    .rule =
        "Two cubes share an edge; every slice of a cube, in each of the three directions, holds "
        "each symbol once.",
    .base = 3,
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = cube_preset<kPreset>();

}  // namespace omnidoku::geometry::double_roxdoku_board
