// SPDX-License-Identifier: MIT
#include "geometry/cubes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace omnidoku::geometry {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;

constexpr std::size_t kMaxCubes = 1000;

/// The box of space that holds all cubes, with the cells in it numbered layer by layer.
struct Space {
  int rows = 0;
  int columns = 0;
  int layers = 0;
  std::size_t num_cells = 0;
  std::vector<std::optional<Cell>> at;

  [[nodiscard]] std::size_t index(int row, int column, int layer) const {
    return (static_cast<std::size_t>(layer) * static_cast<std::size_t>(rows) +
            static_cast<std::size_t>(row)) *
               static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
  }
  /// Calls f(cell, row, column, layer) in cell order.
  template <class F>
  void for_each(F&& f) const {
    for (int layer = 0; layer < layers; ++layer) {
      for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
          if (const auto& cell = at[index(row, column, layer)]) f(*cell, row, column, layer);
        }
      }
    }
  }
};

Result<void> check_offsets(std::span<const CubeOffset> offsets) {
  if (offsets.empty()) {
    return make_error(ErrorCode::bad_geometry, "there is no cube: the list of offsets is empty");
  }
  if (offsets.size() > kMaxCubes) {
    return make_error(ErrorCode::too_large, "there are " + std::to_string(offsets.size()) +
                                                " cubes, more than the limit of " +
                                                std::to_string(kMaxCubes));
  }
  std::map<CubeOffset, std::size_t> first_with;
  for (std::size_t i = 0; i < offsets.size(); ++i) {
    const std::string name = "cube " + std::to_string(i + 1);
    if (*std::min_element(offsets[i].begin(), offsets[i].end()) < 0) {
      return make_error(ErrorCode::bad_geometry, "the offset of " + name + " is negative");
    }
    const auto [it, is_new] = first_with.emplace(offsets[i], i);
    if (!is_new) {
      return make_error(ErrorCode::bad_geometry,
                        name + " lies on cube " + std::to_string(it->second + 1));
    }
  }
  return {};
}

Result<Space> fill_space(int base, std::span<const CubeOffset> offsets) {
  std::array<std::int64_t, 3> extent{};
  for (const CubeOffset& offset : offsets) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      extent[axis] = std::max(extent[axis], std::int64_t{offset[axis]} + base);
    }
  }
  // One axis at a time, so that the product cannot overflow; the gaps of the lattice count as well.
  const std::int64_t area = extent[0] * extent[1];
  if (area > kMaxLattice || (extent[0] + 1) * extent[1] * extent[2] > kMaxLattice) {
    return make_error(ErrorCode::too_large, "the cubes span " + std::to_string(extent[0]) +
                                                " rows, " + std::to_string(extent[1]) +
                                                " columns and " + std::to_string(extent[2]) +
                                                " layers, which is too large");
  }
  Space space{static_cast<int>(extent[0]), static_cast<int>(extent[1]), static_cast<int>(extent[2]),
              0, std::vector<std::optional<Cell>>(static_cast<std::size_t>(area * extent[2]))};
  for (const CubeOffset& offset : offsets) {
    for (int i = 0; i < base * base * base; ++i) {
      space.at[space.index(offset[0] + i / base % base, offset[1] + i % base,
                           offset[2] + i / (base * base))] = Cell(0);
    }
  }
  for (std::optional<Cell>& place : space.at) {
    if (!place) continue;
    place = Cell(space.num_cells++);
    if (space.num_cells > kMaxCells) {
      return make_error(ErrorCode::too_large,
                        "the board has more than " + std::to_string(kMaxCells) + " cells");
    }
  }
  return space;
}

void add_cells(BoardDraft& draft, const Space& space) {
  draft.neighbours.resize(space.num_cells);
  draft.lattice.rows = space.layers * (space.rows + 1) - 1;
  draft.lattice.columns = space.columns;
  draft.lattice.at.resize(static_cast<std::size_t>(draft.lattice.rows) *
                          static_cast<std::size_t>(space.columns));
  const auto join = [&](Cell cell, Side side, const std::optional<Cell>& other) {
    if (!other) return;
    draft.neighbours[cell.index()][static_cast<std::size_t>(side)] =
        Neighbour{*other, opposite(side), false};
    draft.neighbours[other->index()][static_cast<std::size_t>(opposite(side))] =
        Neighbour{cell, side, false};
  };
  space.for_each([&](Cell cell, int row, int column, int layer) {
    draft.cell_names.push_back("L" + std::to_string(layer + 1) + "R" + std::to_string(row + 1) +
                               "C" + std::to_string(column + 1));
    draft.lattice.at[static_cast<std::size_t>(layer * (space.rows + 1) + row) *
                         static_cast<std::size_t>(space.columns) +
                     static_cast<std::size_t>(column)] = cell;
    if (column + 1 < space.columns)
      join(cell, Side::right, space.at[space.index(row, column + 1, layer)]);
    if (row + 1 < space.rows)
      join(cell, Side::bottom, space.at[space.index(row + 1, column, layer)]);
  });
}

/// The three families of slices of every cube. In a slice across `axis` the other two axes run in
/// the order layer, row, column.
void add_slices(BoardDraft& draft, const Space& space, int base,
                std::span<const CubeOffset> offsets) {
  constexpr std::string_view kFamilies[] = {"row slice ", "column slice ", "layer "};
  for (std::size_t cube = 0; cube < offsets.size(); ++cube) {
    const std::string prefix = offsets.size() == 1 ? "" : "cube " + std::to_string(cube + 1) + " ";
    for (const std::size_t axis : {2U, 0U, 1U}) {
      for (int number = 0; number < base; ++number) {
        House house{prefix + std::string(kFamilies[axis]) + std::to_string(number + 1),
                    HouseKind::slice,
                    {}};
        for (int i = 0; i < base * base; ++i) {
          const int outer = i / base;
          const int inner = i % base;
          CubeOffset place{};
          place[axis] = number;
          place[axis == 2 ? 0 : 2] = outer;
          place[axis == 1 ? 0 : 1] = inner;
          house.cells.push_back(
              *space.at[space.index(offsets[cube][0] + place[0], offsets[cube][1] + place[1],
                                    offsets[cube][2] + place[2])]);
        }
        draft.houses.push_back(std::move(house));
      }
    }
  }
}

/// Column slices are told by tint (a row slice is a straight band across the layers of the flat
/// view).
View empty_view(const Space& space, std::string_view id) {
  View view;
  view.id = id;
  view.corners.resize(space.num_cells);
  view.tint.resize(space.num_cells);
  space.for_each([&](Cell cell, int, int column, int) {
    view.tint[cell.index()] = static_cast<std::uint8_t>(1 + column % 8);
  });
  return view;
}

/// How many layers stand together in a line, so that lines beside each other make a drawing that is
/// no longer along a line than `longest` times its other side. All lines but the last are equal.
int layers_in_line(int layers, double along, double across, double longest) {
  int lines = 1;
  while (lines < layers) {
    const int in_line = (layers + lines - 1) / lines;
    if (in_line * along <= longest * lines * across) break;
    ++lines;
  }
  return (layers + lines - 1) / lines;
}

/// The layers side by side, the first one at the left, with their names above them; in several rows
/// where one would be very long.
View make_flat_view(const Space& space) {
  constexpr double kGap = 1.0;
  constexpr double kHeading = 0.7;
  constexpr double kRowGap = 0.3;
  constexpr double kLongest = 3.3;
  View view = empty_view(space, "flat");
  const double across = space.columns + kGap;
  const double down = space.rows + kHeading + kRowGap;
  const int in_row = layers_in_line(space.layers, across, down, kLongest);
  const auto corner_of = [&](int layer) {
    const int line = layer / in_row;
    return Point{layer % in_row * across, line * down};
  };
  view.width = in_row * across - kGap;
  view.height = corner_of(space.layers - 1).y + down - kRowGap;
  for (int layer = 0; layer < space.layers; ++layer) {
    const Point corner = corner_of(layer);
    view.labels.push_back(
        View::Label{Point{corner.x + space.columns / 2.0, corner.y + kHeading / 2},
                    "L" + std::to_string(layer + 1)});
  }
  space.for_each([&](Cell cell, int row, int column, int layer) {
    const Point corner = corner_of(layer);
    const double left = corner.x + column;
    const double top = corner.y + row + kHeading;
    view.corners[cell.index()] = {Point{left, top}, Point{left + 1, top}, Point{left + 1, top + 1},
                                  Point{left, top + 1}};
    view.paint_order.push_back(cell);
  });
  return view;
}

/// The layers pulled apart along the upright axis, the first one on top, none hiding another; in
/// several piles where one would be very high. Columns run down to the right, rows down to the
/// left, both at 30 degrees.
View make_folded_view(const Space& space) {
  constexpr double kCos30 = 0.8660254037844386;
  constexpr double kGap = 0.5;
  constexpr double kHighest = 2.1;
  View view = empty_view(space, "folded");
  const double layer_width = (space.rows + space.columns) * kCos30;
  const double layer_height = (space.rows + space.columns) / 2.0;
  const int in_pile =
      layers_in_line(space.layers, layer_height + kGap, layer_width + kGap, kHighest);
  const auto corner_of = [&](int layer) {
    const int pile = layer / in_pile;
    return Point{pile * (layer_width + kGap), layer % in_pile * (layer_height + kGap)};
  };
  view.width = corner_of(space.layers - 1).x + layer_width;
  view.height = in_pile * (layer_height + kGap) - kGap;
  const auto project = [&](int row, int column, int layer) {
    const Point corner = corner_of(layer);
    return Point{corner.x + (space.rows + column - row) * kCos30, corner.y + (row + column) / 2.0};
  };
  for (int layer = 0; layer < space.layers; ++layer) {
    const Point corner = corner_of(layer);
    view.labels.push_back(
        View::Label{Point{corner.x + kCos30 / 2, corner.y + 0.5}, "L" + std::to_string(layer + 1)});
  }
  space.for_each([&](Cell cell, int row, int column, int layer) {
    view.corners[cell.index()] = {project(row, column, layer), project(row, column + 1, layer),
                                  project(row + 1, column + 1, layer),
                                  project(row + 1, column, layer)};
    view.paint_order.push_back(cell);
  });
  std::reverse(view.paint_order.begin(), view.paint_order.end());
  return view;
}

}  // namespace

Result<BoardDraft> build_cubes(int base, std::span<const CubeOffset> offsets) {
  if (auto checked = check_offsets(offsets); !checked) return checked.error();
  const auto space = fill_space(base, offsets);
  if (!space) return space.error();
  BoardDraft draft;
  draft.num_digits = base * base;
  add_cells(draft, *space);
  add_slices(draft, *space, base, offsets);
  draft.views.push_back(make_flat_view(*space));
  draft.views.push_back(make_folded_view(*space));
  return draft;
}

}  // namespace omnidoku::geometry
