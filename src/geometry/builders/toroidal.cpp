// SPDX-License-Identifier: MIT
//
// Toroidal: opposite edges of the grid are glued, regions may leave on one side and enter on the
// other. Neighbours go across the seams; every region has its own tint, so that its parts on both
// sides are seen to belong together.
#include <cstdlib>

#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/random_map.h"
#include "geometry/region_map.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::toroidal_board {
namespace {

/// The map of wrapping regions of a size when none is given: boxes bent to arrowheads. The stacks
/// of boxes start one column before the edge, each one row higher than the one before, and the
/// columns of a stack drop towards its sides:  .X.
///                     XXX
///                     XXX
///                     X.X
base::Value default_map(int size) {
  const int box_rows = default_box_rows(size);
  const int box_columns = size / box_rows;
  base::Value::Array rows;
  for (int r = 0; r < size; ++r) {
    base::Value::Array row;
    for (int c = 0; c < size; ++c) {
      const int shifted = (c + 1) % size;
      const int stack = shifted / box_columns;
      const int drop = std::abs(2 * (shifted % box_columns) - (box_columns - 1)) / 2;
      const int line = (r - drop + stack + size) % size;
      row.emplace_back(line / box_rows * (size / box_columns) + stack + 1);
    }
    rows.emplace_back(std::move(row));
  }
  return base::Value::object({{"size", size}, {"regions", std::move(rows)}});
}

base::Result<base::Value> parse(std::string_view text) { return parse_region_map_text(text); }

base::Value draw_map(int size, base::Random& random) {
  return random_region_map(size, true, random);
}

base::Result<BoardDraft> build(const base::Value& asked) {
  const base::Value spec = with_default_map(asked, default_map);
  const auto map = read_region_map(spec);
  if (!map) return map.error();
  BoardDraft draft;
  draft.spec = spec;
  draft.num_digits = map->size;
  const GridRequest request{0, 0, map->size, 0, 0};
  if (auto placed = place_grids(draft, {request}, true); !placed) return placed.error();
  add_rows_and_columns(draft);
  add_regions(draft, *map);
  for (const House& house : draft.houses) {
    if (house.kind == HouseKind::region) tint_cells(draft, house.cells);
  }
  return draft;
}

constexpr BuilderParameter kParameters[] = {
    {"size", "number of rows, columns and symbols; default from the map",
     BuilderParameter::Kind::integer},
    {"regions",
     "a label for every cell: one string, a string per row, or a list of labels; with the size "
     "alone each puzzle that is made gets a new map"},
};

}  // namespace

extern const BoardType descriptor{
    .id = "toroidal",
    .title = "Toroidal",
    .rule =
        "Every row, column and region holds each symbol once. Opposite edges of the grid are "
        "joined, so that a region may go on at the other side.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
    .draw_map = draw_map,
};

}  // namespace omnidoku::geometry::toroidal_board
