// SPDX-License-Identifier: MIT
#include "geometry/surface.h"

#include <algorithm>
#include <set>
#include <utility>

#include "geometry/spec_reader.h"
#include "geometry/surface_lanes.h"
#include "geometry/surface_net.h"
#include "geometry/surface_views.h"

namespace omnidoku::geometry {
namespace {

constexpr std::size_t at(Side side) { return static_cast<std::size_t>(side); }
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

base::Error too_large(std::string what) {
  return base::make_error(base::ErrorCode::too_large, std::move(what));
}

std::string size_text(int rows, int columns) {
  return std::to_string(rows) + "x" + std::to_string(columns);
}

bool is_face_name(std::string_view name) {
  const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  const auto is_word = [is_letter](char c) { return is_letter(c) || (c >= '0' && c <= '9'); };
  return !name.empty() && name.size() <= 16 && is_letter(name.front()) &&
         std::all_of(name.begin(), name.end(), is_word);
}

base::Result<void> check_boxes(const Face& face, int num_digits) {
  if (face.box_rows == 0 && face.box_columns == 0) return {};
  const std::string box = size_text(face.box_rows, face.box_columns);
  if (face.box_rows < 1 || face.box_columns < 1 || face.rows % face.box_rows != 0 ||
      face.columns % face.box_columns != 0) {
    return bad_geometry(
        "face " + face.name + ": boxes of " + box + " cells do not fill a face of " +
            size_text(face.rows, face.columns),
        "the box height must divide the rows, the box width the columns; [0, 0] = no boxes");
  }
  if (face.box_rows * face.box_columns > num_digits) {
    return bad_geometry("face " + face.name + ": a box of " + box +
                        " has more cells than there are digits (" + std::to_string(num_digits) +
                        ")");
  }
  return {};
}

base::Result<void> check_placement(const Face& face) {
  if (!face.placement) return {};
  const FacePlacement& placement = *face.placement;
  for (const int coordinate : placement.at) {
    if (coordinate < -kMaxCells || coordinate > kMaxCells) {
      return bad_geometry("face " + face.name + " lies too far away");
    }
  }
  const auto right = static_cast<int>(placement.right);
  const auto down = static_cast<int>(placement.down);
  if (right % 3 == down % 3) {
    return bad_geometry("face " + face.name + ": its rows and its columns lie along the same axis");
  }
  const Point u = axis_in_picture(placement.right);
  const Point v = axis_in_picture(placement.down);
  if (u.x * v.y - u.y * v.x < 0) {
    return bad_geometry("face " + face.name + " would be drawn as in a mirror",
                        "turn one of its axes round, or swap them");
  }
  return {};
}

base::Result<void> check_faces(const SurfaceRequest& request) {
  if (request.num_digits < 1 || request.num_digits > kMaxDigits) {
    return bad_geometry("a surface has from 1 to " + std::to_string(kMaxDigits) + " digits");
  }
  if (request.faces.empty()) return bad_geometry("a surface needs at least one face");
  if (request.faces.size() > at(kMaxFaces)) {
    return too_large("the surface has " + std::to_string(request.faces.size()) +
                     " faces; the limit is " + std::to_string(kMaxFaces));
  }
  std::set<std::string> names;
  int num_cells = 0;
  for (const Face& face : request.faces) {
    if (!is_face_name(face.name)) {
      return bad_geometry("a face cannot be called " + quote(face.name),
                          "a letter, then letters and digits, at most 16 in all");
    }
    if (!names.insert(upper_case(face.name)).second) {
      return bad_geometry("two faces are called " + quote(face.name));
    }
    if (face.rows < 1 || face.columns < 1 || face.rows > kMaxFaceSide ||
        face.columns > kMaxFaceSide) {
      return bad_geometry("face " + face.name + " has a size of " +
                          size_text(face.rows, face.columns) + "; from 1 to " +
                          std::to_string(kMaxFaceSide) + " rows and columns are possible");
    }
    num_cells += face.rows * face.columns;
    if (num_cells > kMaxCells) {
      return too_large("the faces have more than " + std::to_string(kMaxCells) + " cells");
    }
    if (auto checked = check_boxes(face, request.num_digits); !checked) return checked;
    if (auto checked = check_placement(face); !checked) return checked;
  }
  return {};
}

std::string side_text(const SurfaceRequest& request, FaceSide side) {
  return "the " + std::string(side_name(side.side)) + " of face " +
         request.faces[at(side.face)].name;
}

base::Result<void> check_gluings(const SurfaceRequest& request) {
  const auto num_faces = static_cast<int>(request.faces.size());
  std::vector<std::array<bool, 4>> glued(request.faces.size());
  for (const Gluing& gluing : request.gluings) {
    for (const FaceSide side : {gluing.first, gluing.second}) {
      if (side.face < 0 || side.face >= num_faces)
        return bad_geometry("a gluing names a face that is not there");
      bool& is_glued = glued[at(side.face)][at(side.side)];
      if (is_glued) {
        return bad_geometry(gluing.first == gluing.second
                                ? side_text(request, side) + " is glued to itself"
                                : side_text(request, side) + " is glued twice",
                            "a side can be glued to one other side");
      }
      is_glued = true;
    }
    const int first = side_length(request.faces[at(gluing.first.face)], gluing.first.side);
    const int second = side_length(request.faces[at(gluing.second.face)], gluing.second.side);
    if (first != second) {
      return bad_geometry(side_text(request, gluing.first) + " has " + std::to_string(first) +
                              " cells, but " + side_text(request, gluing.second) + " has " +
                              std::to_string(second),
                          "only sides of equal length can be glued");
    }
  }
  return {};
}

std::vector<std::string> name_cells(const SurfaceRequest& request) {
  std::vector<std::string> names;
  for (const Face& face : request.faces) {
    for (int row = 1; row <= face.rows; ++row) {
      for (int column = 1; column <= face.columns; ++column) {
        names.push_back(face.name + "R" + std::to_string(row) + "C" + std::to_string(column));
      }
    }
  }
  return names;
}

/// The neighbours inside the faces, across_seam left false.
NeighbourTable neighbours_in_faces(const SurfaceRequest& request, const std::vector<int>& first) {
  NeighbourTable table(at(first.back()));
  const auto join = [&table](Cell a, Side side, Cell b) {
    table[a.index()][at(side)] = Neighbour{b, opposite(side)};
    table[b.index()][at(opposite(side))] = Neighbour{a, side};
  };
  for (int f = 0; f < static_cast<int>(request.faces.size()); ++f) {
    const Face& face = request.faces[at(f)];
    for (int row = 0; row < face.rows; ++row) {
      for (int column = 0; column < face.columns; ++column) {
        const Cell cell = cell_of(request, first, f, row, column);
        if (column + 1 < face.columns) join(cell, Side::right, Cell(cell.index() + 1));
        if (row + 1 < face.rows)
          join(cell, Side::bottom, cell_of(request, first, f, row + 1, column));
      }
    }
  }
  return table;
}

/// The cells of a face's side, counted its way.
std::vector<Cell> cells_of_side(const SurfaceRequest& request, const std::vector<int>& first,
                                FaceSide side) {
  const Face& face = request.faces[at(side.face)];
  std::vector<Cell> cells;
  for (int k = 0; k < side_length(face, side.side); ++k) {
    const auto [row, column] = side_cell(face, side.side, k);
    cells.push_back(cell_of(request, first, side.face, row, column));
  }
  return cells;
}

base::Result<void> glue(const SurfaceRequest& request, const std::vector<int>& first,
                        const Net& net, NeighbourTable& table,
                        const std::vector<std::string>& names) {
  for (const Gluing& gluing : request.gluings) {
    const std::vector<Cell> ones = cells_of_side(request, first, gluing.first);
    std::vector<Cell> others = cells_of_side(request, first, gluing.second);
    if (gluing.reversed) std::reverse(others.begin(), others.end());
    const bool apart = !net.meets(gluing);
    for (std::size_t k = 0; k < ones.size(); ++k) {
      if (ones[k] == others[k]) {
        return bad_geometry(
                   "the gluing makes cell " + names[ones[k].index()] + " its own neighbour",
                   "a face glued to itself needs at least two cells between the sides")
            .at_cell(names[ones[k].index()]);
      }
      table[ones[k].index()][at(gluing.first.side)] =
          Neighbour{others[k], gluing.second.side, apart};
      table[others[k].index()][at(gluing.second.side)] =
          Neighbour{ones[k], gluing.first.side, apart};
    }
  }
  return {};
}

base::Result<CutTable> cut_lanes(const SurfaceRequest& request, const std::vector<int>& first,
                                 const NeighbourTable& table,
                                 const std::vector<std::string>& names) {
  CutTable cuts(table.size());
  for (const LaneCut& cut : request.cuts) {
    if (cut.face < 0 || cut.face >= static_cast<int>(request.faces.size())) {
      return bad_geometry("a cut names a face that is not there");
    }
    std::vector<Cell> cells;
    if (cut.cell) {
      const Face& face = request.faces[at(cut.face)];
      const auto [row, column] = *cut.cell;
      if (row < 0 || column < 0 || row >= face.rows || column >= face.columns) {
        return bad_geometry("a cut names a cell that face " + face.name + " does not have");
      }
      cells = {cell_of(request, first, cut.face, row, column)};
    } else {
      cells = cells_of_side(request, first, {cut.face, cut.side});
    }
    for (const Cell cell : cells) {
      const std::optional<Neighbour>& beyond = table[cell.index()][at(cut.side)];
      if (!beyond) {
        return bad_geometry("there is nothing to cut at the " + std::string(side_name(cut.side)) +
                                " of " + names[cell.index()],
                            "that side is free, so lanes end there anyway")
            .at_cell(names[cell.index()]);
      }
      cuts[cell.index()][at(cut.side)] = true;
      cuts[beyond->cell.index()][at(beyond->entry)] = true;
    }
  }
  return cuts;
}

void add_boxes_of_faces(const SurfaceRequest& request, const std::vector<int>& first,
                        std::vector<House>& houses) {
  for (int f = 0; f < static_cast<int>(request.faces.size()); ++f) {
    const Face& face = request.faces[at(f)];
    if (face.box_rows == 0) continue;
    const bool only_box = face.box_rows == face.rows && face.box_columns == face.columns;
    int number = 0;
    for (int top = 0; top < face.rows; top += face.box_rows) {
      for (int left = 0; left < face.columns; left += face.box_columns) {
        House house{"face " + face.name, HouseKind::box, {}};
        ++number;
        if (!only_box) house.name += " box " + std::to_string(number);
        const int start = left + face.box_shift * (top / face.box_rows);
        for (int row = top; row < top + face.box_rows; ++row) {
          for (int column = start; column < start + face.box_columns; ++column) {
            house.cells.push_back(cell_of(request, first, f, row, column % face.columns));
          }
        }
        houses.push_back(std::move(house));
      }
    }
  }
}

/// "lane F2R1": the face and the row (or column) in which the lane starts.
std::string lane_name(const SurfaceRequest& request, const std::vector<int>& first,
                      const TracedLane& lane) {
  const auto start = static_cast<int>(lane.cells.front().index());
  const auto next = std::upper_bound(first.begin(), first.end(), start);
  const Face& face = request.faces[at(static_cast<int>(next - first.begin()) - 1)];
  const int place = start - *(next - 1);
  if (lane.heading == Side::left || lane.heading == Side::right) {
    return "lane " + face.name + "R" + std::to_string(place / face.columns + 1);
  }
  return "lane " + face.name + "C" + std::to_string(place % face.columns + 1);
}

/// Per cell the number of its box, -1 where there is none.
std::vector<int> box_of_cells(const std::vector<House>& boxes, std::size_t num_cells) {
  std::vector<int> box_of(num_cells, -1);
  for (std::size_t b = 0; b < boxes.size(); ++b) {
    for (const Cell cell : boxes[b].cells) box_of[cell.index()] = static_cast<int>(b);
  }
  return box_of;
}

/// Adds the lanes, and those that are houses as such. draft.houses holds the boxes only as yet.
void add_lanes(const SurfaceRequest& request, const std::vector<int>& first,
               const std::vector<TracedLane>& traced, BoardDraft& draft) {
  const std::vector<int> box_of = box_of_cells(draft.houses, draft.cell_names.size());
  std::set<std::string> names;
  std::size_t num_short = 0;
  for (const TracedLane& lane : traced) {
    std::string name = lane_name(request, first, lane);
    // Only where lanes are cut inside a face can two start in the same row of it.
    if (!names.insert(name).second) name += " from " + draft.cell_names[lane.cells.front().index()];
    const auto size = static_cast<int>(lane.cells.size());
    const int box = box_of[lane.cells.front().index()];
    const bool says_more_than_box =
        size > 1 && (box < 0 || std::any_of(lane.cells.begin(), lane.cells.end(), [&](Cell cell) {
                       return box_of[cell.index()] != box;
                     }));
    const bool is_short = size < request.num_digits;
    if (is_short && says_more_than_box) ++num_short;
    if (!is_short || (request.short_lanes == ShortLanes::no_repeat && says_more_than_box)) {
      draft.houses.push_back({name, HouseKind::lane, lane.cells});
    }
    draft.lanes.push_back({std::move(name), HouseKind::lane, lane.cells, lane.closed});
  }
  if (num_short > 0) {
    const bool free = request.short_lanes == ShortLanes::none;
    draft.notes.push_back({std::to_string(num_short) + " of " + std::to_string(traced.size()) +
                           " lanes have fewer than " + std::to_string(request.num_digits) +
                           " cells; " +
                           (free ? "there is no rule for them." : "no symbol repeats in them.")});
  }
}

/// A surface of one face is a grid as well, so that extras such as diagonals can be added.
void add_grid(const SurfaceRequest& request, BoardDraft& draft) {
  if (request.faces.size() != 1) return;
  const Face& face = request.faces.front();
  GridPlacement grid{0, 0, face.rows, face.columns, face.box_rows, face.box_columns, {}};
  if (face.box_shift != 0) grid.box_rows = grid.box_columns = 0;  // none of the usual form
  for (std::size_t i = 0; i < draft.cell_names.size(); ++i) grid.cells.push_back(Cell(i));
  draft.grids.push_back(std::move(grid));
}

}  // namespace

FacePlacement place_on(Plane plane, std::array<int, 3> at) {
  switch (plane) {
    case Plane::top: return {at, Axis::plus_y, Axis::plus_x};
    case Plane::left: return {at, Axis::plus_y, Axis::minus_z};
    case Plane::right: break;
  }
  return {at, Axis::minus_x, Axis::minus_z};
}

std::string_view side_name(Side side) {
  constexpr std::array<std::string_view, 4> kNames = {"top", "right", "bottom", "left"};
  return kNames[at(side)];
}

std::pair<int, int> side_cell(const Face& face, Side side, int k) {
  switch (side) {
    case Side::top: return {0, k};
    case Side::right: return {k, face.columns - 1};
    case Side::bottom: return {face.rows - 1, k};
    case Side::left: break;
  }
  return {k, 0};
}

std::vector<int> first_cells(const std::vector<Face>& faces) {
  std::vector<int> first = {0};
  for (const Face& face : faces) first.push_back(first.back() + face.rows * face.columns);
  return first;
}

base::Result<BoardDraft> build_surface(const SurfaceRequest& request) {
  if (auto checked = check_faces(request); !checked) return checked.error();
  if (auto checked = check_gluings(request); !checked) return checked.error();

  const std::vector<int> first = first_cells(request.faces);
  BoardDraft draft;
  draft.num_digits = request.num_digits;
  draft.cell_names = name_cells(request);
  draft.neighbours = neighbours_in_faces(request, first);
  const Net net = lay_out_net(request);
  if (auto glued = glue(request, first, net, draft.neighbours, draft.cell_names); !glued) {
    return glued.error();
  }
  const auto cuts = cut_lanes(request, first, draft.neighbours, draft.cell_names);
  if (!cuts) return cuts.error();
  const auto traced = trace_lanes(draft.neighbours, *cuts, request.num_digits, draft.cell_names);
  if (!traced) return traced.error();

  add_boxes_of_faces(request, first, draft.houses);
  add_lanes(request, first, *traced, draft);
  add_grid(request, draft);
  draft.lattice = net_lattice(request, net);
  add_surface_views(request, net, draft);
  return draft;
}

}  // namespace omnidoku::geometry
