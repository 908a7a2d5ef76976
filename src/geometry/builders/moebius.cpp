// SPDX-License-Identifier: MIT
//
// A Moebius band: a rectangle whose left side is glued to its right side upside down. A row comes
// back as the row opposite, so it closes after two turns, except a middle row, which closes after
// one. By default there are half as many columns as digits: every double turn then is a house.
// Wider bands need cuts, for example ["F1", "right"] to end all rows at the seam.
#include <algorithm>
#include <utility>

#include "geometry/builder.h"
#include "geometry/spec_reader.h"
#include "geometry/surface.h"
#include "geometry/surface_reader.h"

namespace omnidoku::geometry::moebius_board {
namespace {

base::Result<BoardDraft> build(const base::Value& spec) {
  SurfaceRequest request;
  const auto digits = read_int(spec, "digits", 2, kMaxDigits, 8);
  if (!digits) return digits.error();
  const auto rows = read_int(spec, "rows", 1, kMaxFaceSide, *digits);
  if (!rows) return rows.error();
  const bool halves = *digits % 2 == 0 && *digits >= 4;
  const auto columns = read_int(spec, "columns", 2, kMaxFaceSide,
                                halves ? std::optional(*digits / 2) : std::nullopt);
  if (!columns) {
    if (spec.has("columns")) return columns.error();
    return base::make_error(base::ErrorCode::bad_geometry,
                            "a row runs twice round the band, so there is no width for " +
                                std::to_string(*digits) + " digits",
                            "take an even number from 4, or give \"columns\" and \"cuts\"");
  }
  request.num_digits = *digits;
  Face face{"F1", *rows, *columns, 0, 0, std::nullopt};
  set_default_box(face, *digits);
  if (auto box = read_box(spec, face); !box) return box.error();
  request.faces.push_back(std::move(face));
  request.gluings.push_back({{0, Side::right}, {0, Side::left}, true});
  if (auto rules = read_lane_rules(spec, request); !rules) return rules.error();
  return build_surface(request);
}

constexpr BuilderParameter kParameters[] = {
    {"digits", "number of symbols, 2 to 64; default 8. Text: 8 or 8:2x4",
     BuilderParameter::Kind::integer},
    {"rows", "width of the band, 1 to 64; default the number of symbols",
     BuilderParameter::Kind::integer},
    {"columns", "cells once round the band, 2 to 64; default half the number of symbols",
     BuilderParameter::Kind::integer},
    {"box", "height x width of a box, or none; default the squarest that fills the board",
     BuilderParameter::Kind::pair},
    {"cuts", kCutsMeaning, BuilderParameter::Kind::list},
    {"short_lanes", kShortLanesMeaning},
};

}  // namespace

extern const BoardType descriptor{
    .id = "moebius",
    .title = "Moebius band",
    .rule =
        "Every box, and every column and line round the band with a cell for each symbol, holds "
        "each symbol once.",
    .parameters = kParameters,
    .parse = parse_digits_and_box,
    .build = build,
};

}  // namespace omnidoku::geometry::moebius_board
