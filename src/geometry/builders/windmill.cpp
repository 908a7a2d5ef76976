// SPDX-License-Identifier: MIT
//
// Windmill: four grids around a fifth, which shares two boxes with each of them.
#include "geometry/overlap.h"

namespace omnidoku::geometry::windmill_board {
namespace {

constexpr GridOffset kOffsets[] = {{3, 0}, {0, 9}, {6, 6}, {12, 3}, {9, 12}};
constexpr OverlapPreset kPreset{
    .id = "windmill",
    .title = "Windmill",
    .rule =
        "Five grids share boxes; every row, column and box of each grid holds each symbol once.",
    .shape = {.size = 9, .box_rows = 3, .box_columns = 3},
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = overlap_preset<kPreset>();

}  // namespace omnidoku::geometry::windmill_board
