// SPDX-License-Identifier: MIT
//
// Roxdoku: one cube of 27 cells with nine symbols.
#include "geometry/cubes.h"

namespace omnidoku::geometry::roxdoku_board {
namespace {

constexpr CubeOffset kOffsets[] = {{0, 0, 0}};
constexpr CubePreset kPreset{
    .id = "roxdoku",
    .title = "Roxdoku",
    .rule = "Every slice of the cube, in each of the three directions, holds each symbol once.",
    .base = 3,
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = cube_preset<kPreset>();

}  // namespace omnidoku::geometry::roxdoku_board
