// SPDX-License-Identifier: MIT
//
// Samurai Roxdoku: eight cubes around a ninth, which shares a corner cell with each of them.
#include "geometry/cubes.h"

namespace omnidoku::geometry::samurai_roxdoku_board {
namespace {

constexpr CubeOffset kOffsets[] = {{0, 0, 0}, {0, 4, 0}, {4, 0, 0}, {4, 4, 0}, {2, 2, 2},
                                   {0, 0, 4}, {0, 4, 4}, {4, 0, 4}, {4, 4, 4}};
constexpr CubePreset kPreset{
    .id = "samurai_roxdoku",
    .title = "Samurai Roxdoku",
    .rule =
        "Nine cubes share cells; every slice of a cube, in each of the three directions, holds "
        "each symbol once.",
    .base = 3,
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = cube_preset<kPreset>();

}  // namespace omnidoku::geometry::samurai_roxdoku_board
