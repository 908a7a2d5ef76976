// SPDX-License-Identifier: MIT
//
// Extra: disjoint groups. For each position inside a box, the cells at that position in all boxes
// of a grid are a house. A grid without boxes is taken as if it had the default ones.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::disjoint_board {
namespace {

base::Result<void> extend(BoardDraft& draft, const base::Value&) {
  if (auto grids = require_grids(draft); !grids) return grids;
  const int first_tint = next_tint(draft);
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    const GridPlacement& grid = draft.grids[g];
    const int box_rows = grid.box_rows != 0 ? grid.box_rows : default_box_rows(grid.rows);
    const int box_columns = grid.rows / box_rows;
    for (int position = 0; position < grid.rows; ++position) {
      House house{
          grid_prefix(draft, g) + "group " + std::to_string(position + 1), HouseKind::group, {}};
      for (int top = 0; top < grid.rows; top += box_rows) {
        for (int left = 0; left < grid.columns; left += box_columns) {
          house.cells.push_back(
              grid.at(top + position / box_columns, left + position % box_columns));
        }
      }
      set_tint(draft, house.cells, first_tint + position);
      draft.houses.push_back(std::move(house));
    }
  }
  return {};
}

}  // namespace

extern const BoardType descriptor{
    .id = "disjoint",
    .title = "Disjoint groups",
    .rule = "Cells at the same position in their boxes hold each symbol once.",
    .parameters = {},
    .parse = parse_nothing,
    .extend = extend,
};

}  // namespace omnidoku::geometry::disjoint_board
