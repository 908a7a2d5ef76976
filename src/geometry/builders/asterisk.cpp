// SPDX-License-Identifier: MIT
//
// Extra: nine cells of every 9x9 grid, one in each box, in the form of an asterisk.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::asterisk_board {
namespace {

base::Result<void> extend(BoardDraft& draft, const base::Value&) {
  if (auto grids = require_grids(draft, 9); !grids) return grids;
  add_cell_list_house(draft, "asterisk", {13, 20, 24, 37, 40, 43, 56, 60, 67});
  return {};
}

}  // namespace

extern const BoardType descriptor{
    .id = "asterisk",
    .title = "Asterisk",
    .rule = "The nine shaded cells hold each symbol once.",
    .parameters = {},
    .parse = parse_nothing,
    .extend = extend,
};

}  // namespace omnidoku::geometry::asterisk_board
