// SPDX-License-Identifier: MIT
//
// Pieces that the builders of flat boards and the extras share: placing rectangular grids on a
// lattice, the rows, columns and boxes of a grid, reading sizes, tinting.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::geometry {

/// The height of the default box for n digits: the largest divisor of n not above its square root.
[[nodiscard]] int default_box_rows(int num_digits);

/// A grid to be placed; box_rows = 0 means no boxes.
struct GridRequest {
  int row = 0;
  int column = 0;
  int size = 9;
  int box_rows = 3;
  int box_columns = 3;
};

/// Makes the cells covered by the requests (named RrCc, numbered in reading order), lattice, flat
/// view, neighbours and grids of the draft; no houses yet. With `wraps` the opposite edges of the
/// lattice are glued (neighbours across the seam). Errors: a negative offset (bad_geometry), too
/// many cells or too wide a lattice (too_large, before anything of that size is allocated).
[[nodiscard]] base::Result<void> place_grids(BoardDraft& draft,
                                             const std::vector<GridRequest>& requests,
                                             bool wraps = false);

/// Adds the rows and columns of every grid, as houses and as lanes. House names start with
/// "grid G " where there are several grids.
void add_rows_and_columns(BoardDraft& draft);

/// Adds the boxes of every grid that has them.
void add_boxes(BoardDraft& draft);

/// "" for a single grid, else "grid G " for the G-th grid (0-based argument, 1-based text).
[[nodiscard]] std::string grid_prefix(const BoardDraft& draft, std::size_t grid);

/// "RrCc" for 0-based row and column.
[[nodiscard]] std::string cell_name(int row, int column);

/// The view "flat" of a board whose cells are the unit squares of its lattice.
[[nodiscard]] View flat_view(const Lattice& lattice, std::size_t num_cells);

/// Size and box of a grid as in a description: "size", and "box" [height, width], null for none.
/// `fallback_size` where "size" is absent. The box dimensions are 0 where there is none.
[[nodiscard]] base::Result<GridRequest> read_grid_request(const base::Value& spec,
                                                          int fallback_size = 9);

/// Text "9", "12x12", "12x12:3x4" or "9:none" to the members "size" and "box" of an object.
[[nodiscard]] base::Result<base::Value> parse_grid_text(std::string_view text);

/// The lowest tint above all that the flat view uses.
[[nodiscard]] int next_tint(const BoardDraft& draft);
/// Gives the cells a tint of the flat view; numbers beyond 255 start again at 1.
void set_tint(BoardDraft& draft, const std::vector<Cell>& cells, int tint);
/// Gives the cells the next free tint of the flat view.
void tint_cells(BoardDraft& draft, const std::vector<Cell>& cells);

/// The error of an extra whose board has no grid, or a grid of another size than it needs
/// (`size` 0 = any size, as long as rows, columns and digits are of one number).
[[nodiscard]] base::Result<void> require_grids(const BoardDraft& draft, int size = 0);

/// Adds a house of kind "group" to every grid, made of the given cells (row * size + column) of it,
/// and tints them.
void add_cell_list_house(BoardDraft& draft, std::string_view name, const std::vector<int>& places);

}  // namespace omnidoku::geometry
