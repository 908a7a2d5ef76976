// SPDX-License-Identifier: MIT
//
// Surfaces: boards that bend. A face is a rectangular patch of cells; gluings join sides of faces;
// a lane runs straight over the cells, from face to face, until a free side or back into its first
// cell (a hoop). Boxes, and lanes with a cell for every digit, are houses. Tredoku, cube corners,
// the six faces of a cube, cylinders and Moebius bands differ in their faces and gluings only: a
// builder fills in a SurfaceRequest and build_surface does the rest.
//
// Two drawings come of it. "flat" lays the faces out as an unfolded map (surface_net.h); "folded",
// where every face has a place in space, looks at them along (-1,-1,-1), so that the axes are
//
//            z  up                 x = (-cos 30, sin 30)
//            |                     y = ( cos 30, sin 30)   in picture coordinates, y downwards
//          .' '.                   z = (0, -1)
//         x     y                  and x + y + z = 0: moving towards the eye changes nothing.
//
// Cost: linear in the cells for neighbours, lanes and houses; see surface_net.h for the map.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::geometry {

/// Limits of what is accepted; kMaxCells holds besides.
inline constexpr int kMaxFaces = 1000;
inline constexpr int kMaxFaceSide = 64;

/// A direction along an axis of space. Negating is +3 modulo 6.
enum class Axis : std::uint8_t { plus_x, plus_y, plus_z, minus_x, minus_y, minus_z };

/// The three planes that are seen in the folded drawing; the value is the tint of their faces.
enum class Plane : std::uint8_t { top = 1, left = 2, right = 3 };

/// Where a face lies in space, in cells: the corner of its first cell at the left and top, and the
/// directions in which its columns and its rows count.
struct FacePlacement {
  std::array<int, 3> at{};
  Axis right = Axis::plus_y;
  Axis down = Axis::plus_x;
};

/// A placement on a plane, seen upright: columns run to the right in the picture, rows downwards.
[[nodiscard]] FacePlacement place_on(Plane plane, std::array<int, 3> at);

/// A patch of rows x columns cells; box_rows = 0 means no boxes.
struct Face {
  std::string name;  ///< letters and digits, begins with a letter
  int rows = 3;
  int columns = 3;
  int box_rows = 3;
  int box_columns = 3;
  std::optional<FacePlacement> placement;
  /// Each band of boxes lies this many columns to the right of the one above; what leaves the face
  /// at the right comes in at the left, so its left and right sides should be glued.
  int box_shift = 0;
};

/// A side of a face. Its cells are counted from left to right, or from top to bottom.
struct FaceSide {
  int face = 0;
  Side side = Side::top;
  friend bool operator==(const FaceSide&, const FaceSide&) = default;
};

/// Two sides that are one line in space; `reversed` when their cells count against each other.
struct Gluing {
  FaceSide first;
  FaceSide second;
  bool reversed = false;
};

/// Lanes end at this side of a cell, or at the whole side of a face. The cells stay neighbours.
struct LaneCut {
  int face = 0;
  std::optional<std::pair<int, int>> cell;  ///< 0-based row and column; nothing = the face's side
  Side side = Side::top;
};

/// What holds in lanes with fewer cells than digits.
enum class ShortLanes : std::uint8_t { none, no_repeat };

struct SurfaceRequest {
  int num_digits = 9;
  std::vector<Face> faces;
  std::vector<Gluing> gluings;
  std::vector<LaneCut> cuts;
  ShortLanes short_lanes = ShortLanes::none;
};

/// The whole board except its spec. Cells are named after their face ("F2R1C3") and numbered face
/// by face. Houses: boxes first, then lanes. Errors (bad_geometry, too_large): faces that are no
/// patches, boxes that do not fill a face, sides of unequal length, sides glued twice, a cell glued
/// to itself, lanes that meet a cell twice or have more cells than digits.
[[nodiscard]] base::Result<BoardDraft> build_surface(const SurfaceRequest& request);

/// "top", "right", "bottom" or "left".
[[nodiscard]] std::string_view side_name(Side side);

// What the parts of the surface builder share.

/// Cells along a side of a face.
[[nodiscard]] constexpr int side_length(const Face& face, Side side) {
  return side == Side::top || side == Side::bottom ? face.columns : face.rows;
}

/// Row and column of the k-th cell along a side of a face.
[[nodiscard]] std::pair<int, int> side_cell(const Face& face, Side side, int k);

/// Index of the first cell of every face, and the number of all cells at the end.
[[nodiscard]] std::vector<int> first_cells(const std::vector<Face>& faces);

/// The cell in that row and column of a face.
[[nodiscard]] inline Cell cell_of(const SurfaceRequest& request, const std::vector<int>& first,
                                  int face, int row, int column) {
  const auto f = static_cast<std::size_t>(face);
  return Cell(first[f] + row * request.faces[f].columns + column);
}

}  // namespace omnidoku::geometry
