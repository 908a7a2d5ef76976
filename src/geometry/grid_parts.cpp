// SPDX-License-Identifier: MIT
#include "geometry/grid_parts.h"

#include <algorithm>
#include <limits>

#include "geometry/spec_reader.h"

namespace omnidoku::geometry {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;

std::size_t lattice_index(const Lattice& lattice, int row, int column) {
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(lattice.columns) +
         static_cast<std::size_t>(column);
}

/// The smallest lattice that holds all grids, every place empty.
Result<Lattice> empty_lattice(const std::vector<GridRequest>& requests) {
  std::int64_t rows = 0;
  std::int64_t columns = 0;
  std::int64_t area = 0;
  for (const GridRequest& request : requests) {
    if (request.row < 0 || request.column < 0) {
      return make_error(ErrorCode::bad_geometry, "the offset " + std::to_string(request.row) + "," +
                                                     std::to_string(request.column) +
                                                     " of a grid is negative");
    }
    rows = std::max(rows, static_cast<std::int64_t>(request.row) + request.size);
    columns = std::max(columns, static_cast<std::int64_t>(request.column) + request.size);
    area += static_cast<std::int64_t>(request.size) * request.size;
  }
  // Grids may overlap, so the sum of their areas may exceed the number of cells.
  constexpr std::int64_t kMaxArea = 16 * static_cast<std::int64_t>(kMaxLattice);
  if (rows * columns > kMaxLattice || area > kMaxArea) {
    return make_error(ErrorCode::too_large,
                      "the grids span " + std::to_string(rows) + " rows and " +
                          std::to_string(columns) + " columns, which is too large",
                      "at most " + std::to_string(kMaxLattice) + " places, with or without a cell");
  }
  Lattice lattice;
  lattice.rows = static_cast<int>(rows);
  lattice.columns = static_cast<int>(columns);
  lattice.at.resize(static_cast<std::size_t>(rows * columns));
  return lattice;
}

/// Puts numbered cells under the grids; returns how many, or an error when there are too many.
Result<std::size_t> number_cells(Lattice& lattice, const std::vector<GridRequest>& requests) {
  for (const GridRequest& request : requests) {
    for (int r = 0; r < request.size; ++r) {
      for (int c = 0; c < request.size; ++c) {
        lattice.at[lattice_index(lattice, request.row + r, request.column + c)] = Cell(0);
      }
    }
  }
  std::size_t count = 0;
  for (const std::optional<Cell>& place : lattice.at) {
    if (place) ++count;
  }
  if (count > kMaxCells) {
    return make_error(ErrorCode::too_large, "the board has " + std::to_string(count) +
                                                " cells, more than the limit of " +
                                                std::to_string(kMaxCells));
  }
  std::size_t next = 0;
  for (std::optional<Cell>& place : lattice.at) {
    if (place) place = Cell(next++);
  }
  return count;
}

/// Neighbours of the cells that touch on the lattice and, with `wraps`, across its opposite edges.
void connect(BoardDraft& draft, bool wraps) {
  const Lattice& lattice = draft.lattice;
  draft.neighbours.assign(draft.cell_names.size(), {});
  const auto join = [&draft](Cell a, Side side, Cell b, bool seam) {
    if (a == b) return;
    draft.neighbours[a.index()][static_cast<std::size_t>(side)] =
        Neighbour{b, opposite(side), seam};
    draft.neighbours[b.index()][static_cast<std::size_t>(opposite(side))] =
        Neighbour{a, side, seam};
  };
  for (int r = 0; r < lattice.rows; ++r) {
    for (int c = 0; c < lattice.columns; ++c) {
      const auto& here = lattice.at[lattice_index(lattice, r, c)];
      if (!here) continue;
      const bool last_column = c + 1 == lattice.columns;
      const bool last_row = r + 1 == lattice.rows;
      if (!last_column || wraps) {
        const auto& there = lattice.at[lattice_index(lattice, r, last_column ? 0 : c + 1)];
        if (there) join(*here, Side::right, *there, last_column);
      }
      if (!last_row || wraps) {
        const auto& there = lattice.at[lattice_index(lattice, last_row ? 0 : r + 1, c)];
        if (there) join(*here, Side::bottom, *there, last_row);
      }
    }
  }
}

}  // namespace

int default_box_rows(int num_digits) {
  int best = 1;
  for (int rows = 1; rows * rows <= num_digits; ++rows) {
    if (num_digits % rows == 0) best = rows;
  }
  return best;
}

Result<void> place_grids(BoardDraft& draft, const std::vector<GridRequest>& requests, bool wraps) {
  auto lattice = empty_lattice(requests);
  if (!lattice) return lattice.error();
  const auto num_cells = number_cells(*lattice, requests);
  if (!num_cells) return num_cells.error();

  draft.lattice = *std::move(lattice);
  draft.lattice.holes_in_lines = *num_cells < draft.lattice.at.size();
  draft.cell_names.reserve(*num_cells);
  for (int r = 0; r < draft.lattice.rows; ++r) {
    for (int c = 0; c < draft.lattice.columns; ++c) {
      if (draft.lattice.at[lattice_index(draft.lattice, r, c)]) {
        draft.cell_names.push_back(cell_name(r, c));
      }
    }
  }
  for (const GridRequest& request : requests) {
    GridPlacement grid{request.row,
                       request.column,
                       request.size,
                       request.size,
                       request.box_rows,
                       request.box_columns,
                       {}};
    for (int r = 0; r < request.size; ++r) {
      for (int c = 0; c < request.size; ++c) {
        grid.cells.push_back(
            *draft.lattice.at[lattice_index(draft.lattice, request.row + r, request.column + c)]);
      }
    }
    draft.grids.push_back(std::move(grid));
  }
  connect(draft, wraps);
  draft.views.push_back(flat_view(draft.lattice, *num_cells));
  return {};
}

void add_rows_and_columns(BoardDraft& draft) {
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    const GridPlacement& grid = draft.grids[g];
    // `cell_at(line, i)` is the i-th cell of a row, or of a column.
    const auto add = [&](HouseKind kind, int num_lines, int length, const auto& cell_at) {
      for (int line = 0; line < num_lines; ++line) {
        std::string name =
            grid_prefix(draft, g) + std::string(to_string(kind)) + " " + std::to_string(line + 1);
        std::vector<Cell> cells;
        cells.reserve(static_cast<std::size_t>(length));
        for (int i = 0; i < length; ++i) cells.push_back(cell_at(line, i));
        draft.lanes.push_back(Lane{name, kind, cells, false});
        draft.houses.push_back(House{std::move(name), kind, std::move(cells)});
      }
    };
    add(HouseKind::row, grid.rows, grid.columns, [&grid](int r, int c) { return grid.at(r, c); });
    add(HouseKind::column, grid.columns, grid.rows,
        [&grid](int c, int r) { return grid.at(r, c); });
  }
}

void add_boxes(BoardDraft& draft) {
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    const GridPlacement& grid = draft.grids[g];
    if (grid.box_rows == 0) continue;
    int number = 0;
    for (int top = 0; top < grid.rows; top += grid.box_rows) {
      for (int left = 0; left < grid.columns; left += grid.box_columns) {
        House house{grid_prefix(draft, g) + "box " + std::to_string(++number), HouseKind::box, {}};
        for (int i = 0; i < grid.box_rows * grid.box_columns; ++i) {
          house.cells.push_back(grid.at(top + i / grid.box_columns, left + i % grid.box_columns));
        }
        draft.houses.push_back(std::move(house));
      }
    }
  }
}

std::string grid_prefix(const BoardDraft& draft, std::size_t grid) {
  return draft.grids.size() == 1 ? "" : "grid " + std::to_string(grid + 1) + " ";
}

std::string cell_name(int row, int column) {
  return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
}

View flat_view(const Lattice& lattice, std::size_t num_cells) {
  View view;
  view.id = "flat";
  view.width = lattice.columns;
  view.height = lattice.rows;
  view.corners.resize(num_cells);
  view.tint.assign(num_cells, 0);
  for (std::size_t i = 0; i < num_cells; ++i) view.paint_order.emplace_back(i);
  for (int r = 0; r < lattice.rows; ++r) {
    for (int c = 0; c < lattice.columns; ++c) {
      const auto& cell = lattice.at[lattice_index(lattice, r, c)];
      if (!cell) continue;
      const double left = c;
      const double top = r;
      view.corners[cell->index()] = {Point{left, top}, Point{left + 1, top},
                                     Point{left + 1, top + 1}, Point{left, top + 1}};
    }
  }
  return view;
}

Result<GridRequest> read_grid_request(const base::Value& spec, int fallback_size) {
  GridRequest request;
  const auto size = read_int(spec, "size", 1, kMaxDigits, fallback_size);
  if (!size) return size.error();
  request.size = *size;
  request.box_rows = default_box_rows(*size);
  request.box_columns = *size / request.box_rows;
  const base::Value* box = spec.find("box");
  if (box == nullptr) return request;
  if (box->is_null()) {
    request.box_rows = 0;
    request.box_columns = 0;
    return request;
  }
  const auto dimensions = read_int_pair(spec, "box", 1, kMaxDigits);
  if (!dimensions) return dimensions.error();
  if (dimensions->first * dimensions->second != *size) {
    return make_error(ErrorCode::bad_geometry,
                      "a box of " + std::to_string(dimensions->first) + " rows and " +
                          std::to_string(dimensions->second) + " columns has " +
                          std::to_string(dimensions->first * dimensions->second) +
                          " cells, but the size is " + std::to_string(*size),
                      "box height times box width must be the size");
  }
  request.box_rows = dimensions->first;
  request.box_columns = dimensions->second;
  return request;
}

Result<base::Value> parse_grid_text(std::string_view text) {
  const std::string hint = "write SIZE or SIZExSIZE, then perhaps :HEIGHTxWIDTH of a box or :none";
  const auto parts = split(text, ':');
  if (parts.size() > 2) {
    return make_error(ErrorCode::bad_geometry, quote(text) + " has too many colons", hint);
  }
  base::Value spec = base::Value::object();
  if (!parts[0].empty()) {
    auto size = parse_int(parts[0], 1, kMaxDigits);
    const auto pair = parse_int_pair(parts[0], 1, kMaxDigits);
    if (pair && pair->first != pair->second) {
      return make_error(ErrorCode::bad_geometry,
                        "a grid has as many rows as columns, unlike " + quote(parts[0]));
    }
    if (pair) size = pair->first;
    if (!size) {
      return make_error(ErrorCode::bad_geometry,
                        quote(parts[0]) + " is not a size from 1 to " + std::to_string(kMaxDigits),
                        hint);
    }
    spec.set("size", *size);
  } else {
    spec.set("size", 9);
  }
  if (parts.size() == 1 || parts[1].empty()) return spec;
  if (parts[1] == "none") {
    spec.set("box", base::Value());
    return spec;
  }
  const auto box = parse_int_pair(parts[1], 1, kMaxDigits);
  if (!box) {
    return make_error(ErrorCode::bad_geometry, quote(parts[1]) + " is not a box", hint);
  }
  spec.set("box", base::Value(base::Value::Array{box->first, box->second}));
  return spec;
}

int next_tint(const BoardDraft& draft) {
  const std::vector<std::uint8_t>& tint = draft.views.front().tint;
  return tint.empty() ? 1 : *std::max_element(tint.begin(), tint.end()) + 1;
}

void set_tint(BoardDraft& draft, const std::vector<Cell>& cells, int tint) {
  constexpr int kHighest = std::numeric_limits<std::uint8_t>::max();
  const auto value = static_cast<std::uint8_t>((tint - 1) % kHighest + 1);
  for (const Cell cell : cells) draft.views.front().tint[cell.index()] = value;
}

void tint_cells(BoardDraft& draft, const std::vector<Cell>& cells) {
  set_tint(draft, cells, next_tint(draft));
}

Result<void> require_grids(const BoardDraft& draft, int size) {
  if (draft.grids.empty()) {
    return make_error(ErrorCode::bad_geometry, "the board has no grid to which this can be added");
  }
  for (const GridPlacement& grid : draft.grids) {
    if (grid.rows != draft.num_digits || grid.columns != draft.num_digits) {
      return make_error(ErrorCode::bad_geometry,
                        "this can be added only to grids with as many rows and columns as digits");
    }
    if (size != 0 && grid.rows != size) {
      const std::string side = std::to_string(size);
      const std::string found = std::to_string(grid.rows);
      return make_error(ErrorCode::bad_geometry, "this is defined on " + side + "x" + side +
                                                     " grids only, not on " + found + "x" + found);
    }
  }
  return {};
}

void add_cell_list_house(BoardDraft& draft, std::string_view name, const std::vector<int>& places) {
  std::vector<Cell> tinted;
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    House house{grid_prefix(draft, g) + std::string(name), HouseKind::group, {}};
    for (const int place : places) {
      house.cells.push_back(draft.grids[g].cells[static_cast<std::size_t>(place)]);
    }
    tinted.insert(tinted.end(), house.cells.begin(), house.cells.end());
    draft.houses.push_back(std::move(house));
  }
  tint_cells(draft, tinted);
}

}  // namespace omnidoku::geometry
