// SPDX-License-Identifier: MIT
//
// Su DoKube: the whole skin of a cube, six faces of n x n cells; 4n digits, so that every hoop
// round the cube holds each once. With n = 4 so does every face: 16 symbols, 6 faces, 12 hoops.
//
//        F1              F1 top, F2 left, F3 front, F4 right, F5 back, F6 bottom, each as seen from
//     F2 F3 F4 F5        outside. The folded drawing shows the cube from two opposite corners: on
//        F6              the left F1, F3 and F4, on the right, from below, F5, F2 and F6.
#include "geometry/builder.h"
#include "geometry/spec_reader.h"
#include "geometry/surface.h"
#include "geometry/surface_reader.h"

namespace omnidoku::geometry::su_dokube_board {
namespace {

std::array<FacePlacement, 6> places(int size) {
  // How far the second cube lies from the first, along -x and y: to the right in the picture.
  const int far = size + 2;
  return {place_on(Plane::top, {0, 0, size}),
          place_on(Plane::left, {-far, far, size}),
          place_on(Plane::left, {size, 0, size}),
          place_on(Plane::right, {size, size, size}),
          place_on(Plane::right, {size - far, far, size}),
          FacePlacement{{-far, far + size, 0}, Axis::plus_x, Axis::minus_y}};
}

base::Result<BoardDraft> build(const base::Value& spec) {
  const auto size = read_int(spec, "size", 2, 4, 4);
  if (!size) return size.error();
  if (*size == 3) {
    return base::make_error(base::ErrorCode::bad_geometry,
                            "a cube with edges of 3 cells cannot be filled",
                            "each digit would stand in four and a half cells: take 2 or 4");
  }
  SurfaceRequest request;
  request.num_digits = 4 * *size;
  for (const FacePlacement& place : places(*size)) {
    const std::string name = "F" + std::to_string(request.faces.size() + 1);
    request.faces.push_back({name, *size, *size, *size, *size, place});
  }
  constexpr int kTop = 0;
  constexpr int kLeft = 1;
  constexpr int kFront = 2;
  constexpr int kRight = 3;
  constexpr int kBack = 4;
  constexpr int kBottom = 5;
  request.gluings = {
      {{kFront, Side::left}, {kLeft, Side::right}, false},
      {{kFront, Side::right}, {kRight, Side::left}, false},
      {{kRight, Side::right}, {kBack, Side::left}, false},
      {{kBack, Side::right}, {kLeft, Side::left}, false},
      {{kTop, Side::bottom}, {kFront, Side::top}, false},
      {{kTop, Side::left}, {kLeft, Side::top}, false},
      {{kTop, Side::right}, {kRight, Side::top}, true},
      {{kTop, Side::top}, {kBack, Side::top}, true},
      {{kBottom, Side::top}, {kFront, Side::bottom}, false},
      {{kBottom, Side::left}, {kLeft, Side::bottom}, true},
      {{kBottom, Side::right}, {kRight, Side::bottom}, false},
      {{kBottom, Side::bottom}, {kBack, Side::bottom}, true},
  };
  return build_surface(request);
}

base::Result<base::Value> parse(std::string_view text) {
  if (text.empty()) return base::Value::object();
  if (const auto size = parse_int(text, 2, 4)) return base::Value::object({{"size", *size}});
  return base::make_error(base::ErrorCode::bad_geometry, quote(text) + " is not the edge of a cube",
                          "2, 3 or 4 cells");
}

constexpr BuilderParameter kParameters[] = {
    {"size",
     "cells along an edge of the cube, 2 or 4; default 4; there are 4 times as many symbols",
     BuilderParameter::Kind::integer},
};

}  // namespace

extern const BoardType descriptor{
    .id = "su_dokube",
    .title = "Su DoKube: the six faces of a cube",
    .rule = "Every hoop round the cube holds each symbol once, and no symbol repeats on a face.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::su_dokube_board
