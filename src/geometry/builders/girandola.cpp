// SPDX-License-Identifier: MIT
//
// Extra: nine cells of every 9x9 grid, one in each box, in the form of a firework wheel.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::girandola_board {
namespace {

base::Result<void> extend(BoardDraft& draft, const base::Value&) {
  if (auto grids = require_grids(draft, 9); !grids) return grids;
  add_cell_list_house(draft, "girandola", {0, 8, 13, 37, 40, 43, 67, 72, 80});
  return {};
}

}  // namespace

extern const BoardType descriptor{
    .id = "girandola",
    .title = "Girandola",
    .rule = "The nine shaded cells hold each symbol once.",
    .parameters = {},
    .parse = parse_nothing,
    .extend = extend,
};

}  // namespace omnidoku::geometry::girandola_board
