// SPDX-License-Identifier: MIT
//
// Tiny Samurai: four 4x4 grids around a fifth, which shares a corner cell with each of them.
#include "geometry/overlap.h"

namespace omnidoku::geometry::tiny_samurai_board {
namespace {

constexpr GridOffset kOffsets[] = {{0, 0}, {0, 6}, {3, 3}, {6, 0}, {6, 6}};
constexpr OverlapPreset kPreset{
    .id = "tiny_samurai",
    .title = "Tiny Samurai",
    .rule =
        "Five grids share cells; every row, column and box of each grid holds each symbol once.",
    .shape = {.size = 4, .box_rows = 2, .box_columns = 2},
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = overlap_preset<kPreset>();

}  // namespace omnidoku::geometry::tiny_samurai_board
