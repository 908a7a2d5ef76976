// SPDX-License-Identifier: MIT
//
// The three faces at a corner of a cube ("3-D Sudoku"), for N digits. Each face has N/2 x N/2 cells
// and is cut into boxes; every line runs over two faces, so it has N cells. With N = 8: faces of
// 4x4 cells in two boxes of 2x4, 12 lines.
//
// N must be divisible by 4: a digit stands once on each of the 3 * N/2 lines, and every cell lies
// on two of them, so it stands in 3 * N/4 cells. With N = 6 or 10 no filled board exists.
#include <algorithm>
#include <utility>

#include "geometry/builder.h"
#include "geometry/spec_reader.h"
#include "geometry/surface.h"
#include "geometry/surface_reader.h"

namespace omnidoku::geometry::cube_corner_board {
namespace {

base::Result<BoardDraft> build(const base::Value& spec) {
  const auto digits = read_int(spec, "digits", 4, kMaxDigits, 8);
  if (!digits) return digits.error();
  if (*digits % 4 != 0) {
    return base::make_error(
        base::ErrorCode::bad_geometry,
        "a cube corner with " + std::to_string(*digits) + " digits cannot be filled",
        "each digit would stand in three quarters as many cells: take a multiple of 4");
  }
  const int size = *digits / 2;
  Face face;
  face.rows = size;
  face.columns = size;
  set_default_box(face, *digits);
  if (auto box = read_box(spec, face); !box) return box.error();

  SurfaceRequest request;
  request.num_digits = *digits;
  const auto add = [&](std::string name, FacePlacement placement) {
    face.name = std::move(name);
    face.placement = placement;
    request.faces.push_back(face);
  };
  add("F1", place_on(Plane::top, {0, 0, size}));
  add("F2", place_on(Plane::left, {size, 0, size}));
  add("F3", place_on(Plane::right, {size, size, size}));
  request.gluings = {{{0, Side::bottom}, {1, Side::top}, false},
                     {{0, Side::right}, {2, Side::top}, true},
                     {{1, Side::right}, {2, Side::left}, false}};
  return build_surface(request);
}

constexpr BuilderParameter kParameters[] = {
    {"digits", "number of symbols, a multiple of 4 up to 64; default 8. Text: 8 or 8:2x4",
     BuilderParameter::Kind::integer},
    {"box", "height x width of a box, or none; default the squarest that fills the faces",
     BuilderParameter::Kind::pair},
};

}  // namespace

extern const BoardType descriptor{
    .id = "cube_corner",
    .title = "Corner of a cube",
    .rule = "Every box and every line bent over an edge of the cube holds each symbol once.",
    .parameters = kParameters,
    .parse = parse_digits_and_box,
    .build = build,
};

}  // namespace omnidoku::geometry::cube_corner_board
