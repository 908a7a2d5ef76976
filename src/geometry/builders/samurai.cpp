// SPDX-License-Identifier: MIT
//
// Samurai: four grids around a fifth, which shares a corner box with each of them.
#include "geometry/overlap.h"

namespace omnidoku::geometry::samurai_board {
namespace {

constexpr GridOffset kOffsets[] = {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}};
constexpr OverlapPreset kPreset{
    .id = "samurai",
    .title = "Samurai",
    .rule =
        "Five grids share boxes; every row, column and box of each grid holds each symbol once.",
    .shape = {.size = 9, .box_rows = 3, .box_columns = 3},
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = overlap_preset<kPreset>();

}  // namespace omnidoku::geometry::samurai_board
