// SPDX-License-Identifier: MIT
//
// Sohei: a ring of four grids; the square in the middle belongs to no grid of its own.
#include "geometry/overlap.h"

namespace omnidoku::geometry::sohei_board {
namespace {

constexpr GridOffset kOffsets[] = {{0, 6}, {6, 0}, {6, 12}, {12, 6}};
constexpr OverlapPreset kPreset{
    .id = "sohei",
    .title = "Sohei",
    .rule =
        "Four grids share boxes in a ring; every row, column and box of each grid holds each "
        "symbol once.",
    .shape = {.size = 9, .box_rows = 3, .box_columns = 3},
    .offsets = kOffsets,
};

}  // namespace

extern const BoardType descriptor = overlap_preset<kPreset>();

}  // namespace omnidoku::geometry::sohei_board
