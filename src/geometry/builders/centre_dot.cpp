// SPDX-License-Identifier: MIT
//
// Extra: the middle cells of all boxes of a grid are a house. The boxes must have a middle cell, so
// both their sides are odd; a grid without boxes is taken as if it had the default ones.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::centre_dot_board {
namespace {

base::Result<void> extend(BoardDraft& draft, const base::Value&) {
  if (auto grids = require_grids(draft); !grids) return grids;
  std::vector<Cell> tinted;
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    const GridPlacement& grid = draft.grids[g];
    const int box_rows = grid.box_rows != 0 ? grid.box_rows : default_box_rows(grid.rows);
    const int box_columns = grid.rows / box_rows;
    if (box_rows % 2 == 0 || box_columns % 2 == 0) {
      return base::make_error(base::ErrorCode::bad_geometry,
                              "boxes of " + std::to_string(box_rows) + "x" +
                                  std::to_string(box_columns) + " have no middle cell");
    }
    House house{grid_prefix(draft, g) + "centre dots", HouseKind::group, {}};
    for (int top = 0; top < grid.rows; top += box_rows) {
      for (int left = 0; left < grid.columns; left += box_columns) {
        house.cells.push_back(grid.at(top + box_rows / 2, left + box_columns / 2));
      }
    }
    tinted.insert(tinted.end(), house.cells.begin(), house.cells.end());
    draft.houses.push_back(std::move(house));
  }
  tint_cells(draft, tinted);
  return {};
}

}  // namespace

extern const BoardType descriptor{
    .id = "centre_dot",
    .title = "Centre dot",
    .rule = "The middle cells of the boxes hold each symbol once.",
    .parameters = {},
    .parse = parse_nothing,
    .extend = extend,
};

}  // namespace omnidoku::geometry::centre_dot_board
