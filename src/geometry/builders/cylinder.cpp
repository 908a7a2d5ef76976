// SPDX-License-Identifier: MIT
//
// A rectangle whose left and right sides are glued: its rows are hoops. With as many columns as
// digits and straight stacks of boxes the houses are those of the grid; so a cylinder asked for by
// name has each band of boxes moved round by a column, and some boxes lie over the seam.
#include <utility>

#include "geometry/builder.h"
#include "geometry/spec_reader.h"
#include "geometry/surface.h"
#include "geometry/surface_reader.h"

namespace omnidoku::geometry::cylinder_board {
namespace {

base::Result<BoardDraft> build(const base::Value& spec) {
  SurfaceRequest request;
  const auto digits = read_int(spec, "digits", 2, kMaxDigits, 9);
  if (!digits) return digits.error();
  const auto rows = read_int(spec, "rows", 1, kMaxFaceSide, *digits);
  if (!rows) return rows.error();
  const auto columns = read_int(spec, "columns", 2, kMaxFaceSide, *digits);
  if (!columns) return columns.error();
  request.num_digits = *digits;
  Face face{"F1", *rows, *columns, 0, 0, std::nullopt};
  set_default_box(face, *digits);
  if (auto box = read_box(spec, face); !box) return box.error();
  const auto shift = read_int(spec, "shift", 0, kMaxFaceSide - 1, 0);
  if (!shift) return shift.error();
  face.box_shift = *shift;
  request.faces.push_back(std::move(face));
  request.gluings.push_back({{0, Side::right}, {0, Side::left}, false});
  if (auto rules = read_lane_rules(spec, request); !rules) return rules.error();
  return build_surface(request);
}

base::Result<base::Value> parse(std::string_view text) {
  auto spec = parse_digits_and_box(text);
  if (spec) spec->set("shift", 1);
  return spec;
}

constexpr BuilderParameter kParameters[] = {
    {"digits", "number of symbols, 2 to 64; default 9. Text: 9 or 9:3x3",
     BuilderParameter::Kind::integer},
    {"rows", "height, 1 to 64; default the number of symbols", BuilderParameter::Kind::integer},
    {"columns", "cells round the cylinder, 2 to 64; default the number of symbols",
     BuilderParameter::Kind::integer},
    {"box", "height x width of a box, or none; default the squarest that fills the board",
     BuilderParameter::Kind::pair},
    {"shift",
     "columns by which each band of boxes lies to the right of the one above, 0 to 63; default 0, "
     "in text 1",
     BuilderParameter::Kind::integer},
    {"cuts", kCutsMeaning, BuilderParameter::Kind::list},
    {"short_lanes", kShortLanesMeaning},
};

}  // namespace

extern const BoardType descriptor{
    .id = "cylinder",
    .title = "Cylinder",
    .rule =
        "Every box, and every row round the cylinder and column with a cell for each symbol, holds "
        "each symbol once.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::cylinder_board
