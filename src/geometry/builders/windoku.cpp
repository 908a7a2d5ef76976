// SPDX-License-Identifier: MIT
//
// Extra: the inner windows of every grid are houses. A grid with b x b boxes has (b-1)^2 of them,
// each as large as a box, one cell away from each other and from the edge.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::windoku_board {
namespace {

base::Result<void> extend(BoardDraft& draft, const base::Value&) {
  if (auto grids = require_grids(draft); !grids) return grids;
  const int side = default_box_rows(draft.num_digits);
  bool square = side * side == draft.num_digits;
  for (const GridPlacement& grid : draft.grids) {
    square = square && (grid.box_rows == 0 || grid.box_rows == side);
  }
  if (!square || side < 2) {
    return base::make_error(base::ErrorCode::bad_geometry,
                            "windows exist only on grids with square boxes of 2x2 or more");
  }
  std::vector<Cell> tinted;
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    const GridPlacement& grid = draft.grids[g];
    int number = 0;
    for (int top = 1; top + side < grid.rows; top += side + 1) {
      for (int left = 1; left + side < grid.columns; left += side + 1) {
        House house{
            grid_prefix(draft, g) + "window " + std::to_string(++number), HouseKind::window, {}};
        for (int i = 0; i < side * side; ++i) {
          house.cells.push_back(grid.at(top + i / side, left + i % side));
        }
        tinted.insert(tinted.end(), house.cells.begin(), house.cells.end());
        draft.houses.push_back(std::move(house));
      }
    }
  }
  tint_cells(draft, tinted);
  return {};
}

}  // namespace

extern const BoardType descriptor{
    .id = "windoku",
    .title = "Windoku: inner windows",
    .rule = "The shaded windows hold each symbol once.",
    .parameters = {},
    .parse = parse_nothing,
    .extend = extend,
};

}  // namespace omnidoku::geometry::windoku_board
