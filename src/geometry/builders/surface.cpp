// SPDX-License-Identifier: MIT
//
// Any surface, described face by face and gluing by gluing. Tredoku, cube corners and the like have
// short descriptions of their own; whatever those say can be said here.
//
//   {"type": "surface", "digits": 9, "glue": [["F1", "right", "F2", "left"]], "faces": [
//     {"rows": 3, "columns": 3, "plane": "left", "at": [0, 0, 3]},
//     {"rows": 3, "columns": 3, "plane": "right", "at": [0, 3, 3]}]}
//
// The default is a folding screen: three leaves of two faces, one above the other.
#include "geometry/surface.h"

#include <algorithm>
#include <utility>

#include "geometry/builder.h"
#include "geometry/spec_reader.h"
#include "geometry/surface_reader.h"

namespace omnidoku::geometry::surface_board {
namespace {

using base::Result;
using base::Value;

base::Error bad(std::string what, std::string hint = {}) {
  return base::make_error(base::ErrorCode::bad_geometry, std::move(what), std::move(hint));
}

constexpr std::array<std::string_view, 7> kFaceMembers = {"name",  "rows", "columns", "box",
                                                          "plane", "at",   "axes"};

Result<void> check_face_members(const Value& spec) {
  if (!spec.is_object()) return bad("must be an object, not " + std::string(spec.kind_name()));
  for (const auto& [key, value] : spec.members()) {
    if (std::find(kFaceMembers.begin(), kFaceMembers.end(), key) == kFaceMembers.end()) {
      return base::make_error(base::ErrorCode::unknown_name, "unknown member " + quote(key),
                              "known are name, rows, columns, box, plane, at, axes");
    }
  }
  return {};
}

Result<Axis> read_axis(const Value& value) {
  constexpr std::array<std::string_view, 6> kWords = {"x", "y", "z", "-x", "-y", "-z"};
  if (const std::string* word = value.if_string()) {
    const auto found = std::find(kWords.begin(), kWords.end(), *word);
    if (found != kWords.end()) return static_cast<Axis>(found - kWords.begin());
  }
  return bad("\"axes\" must be two of x, y, z, -x, -y, -z",
             "the directions in which columns and rows count; x runs down to the left, y down to "
             "the right, z up");
}

Result<std::optional<FacePlacement>> read_placement(const Value& spec) {
  const bool placed = spec.has("plane") || spec.has("axes");
  if (!spec.has("at")) {
    if (placed) return bad("a place in space needs \"at\": [x, y, z] as well");
    return std::optional<FacePlacement>();
  }
  if (spec.has("plane") == spec.has("axes")) {
    return bad("\"at\" goes with either \"plane\" or \"axes\"");
  }
  const auto numbers = read_ints(*spec.find("at"), "\"at\"", -kMaxCells, kMaxCells);
  if (!numbers) return numbers.error();
  if (numbers->size() != 3) return bad("\"at\" must be a list of three numbers: [x, y, z]");
  const std::array<int, 3> at = {(*numbers)[0], (*numbers)[1], (*numbers)[2]};
  if (const Value* axes = spec.find("axes")) {
    if (axes->items().size() != 2) return bad("\"axes\" must be a list of two directions");
    const auto right = read_axis(axes->items()[0]);
    if (!right) return right.error();
    const auto down = read_axis(axes->items()[1]);
    if (!down) return down.error();
    return std::optional(FacePlacement{at, *right, *down});
  }
  const auto plane = read_string(spec, "plane");
  if (!plane) return plane.error();
  if (*plane == "top") return std::optional(place_on(Plane::top, at));
  if (*plane == "left") return std::optional(place_on(Plane::left, at));
  if (*plane == "right") return std::optional(place_on(Plane::right, at));
  return bad("\"plane\" must be top, left or right, not " + quote(*plane));
}

Result<Face> read_face(const Value& spec, int num_digits, std::size_t number) {
  if (auto members = check_face_members(spec); !members) return members.error();
  Face face;
  face.name = "F" + std::to_string(number);
  if (spec.has("name")) {
    const auto name = read_string(spec, "name");
    if (!name) return name.error();
    face.name = *name;
  }
  const auto rows = read_int(spec, "rows", 1, kMaxFaceSide, 3);
  if (!rows) return rows.error();
  const auto columns = read_int(spec, "columns", 1, kMaxFaceSide, 3);
  if (!columns) return columns.error();
  face.rows = *rows;
  face.columns = *columns;
  const bool is_box = face.rows * face.columns == num_digits;
  face.box_rows = is_box ? face.rows : 0;
  face.box_columns = is_box ? face.columns : 0;
  if (auto box = read_box(spec, face); !box) return box.error();
  const auto placement = read_placement(spec);
  if (!placement) return placement.error();
  face.placement = *placement;
  return face;
}

/// Three leaves of a folding screen, alternately on the left and the right plane.
void fill_with_screen(SurfaceRequest& request) {
  const auto add = [&request](Plane plane, std::array<int, 3> at) {
    Face face;
    face.name = "F" + std::to_string(request.faces.size() + 1);
    face.placement = place_on(plane, at);
    request.faces.push_back(std::move(face));
  };
  for (const int height : {6, 3}) {
    add(Plane::left, {3, 0, height});
    add(Plane::right, {3, 3, height});
    add(Plane::left, {0, 3, height});
  }
  for (const int left : {0, 1, 3, 4}) {
    request.gluings.push_back({{left, Side::right}, {left + 1, Side::left}, false});
  }
  for (const int upper : {0, 1, 2}) {
    request.gluings.push_back({{upper, Side::bottom}, {upper + 3, Side::top}, false});
  }
  request.short_lanes = ShortLanes::no_repeat;
}

Result<Value> parse(std::string_view text) {
  if (text.empty()) return Value::object();
  return bad(
      "a surface cannot be described in one word: " + quote(text),
      "write the description into a JSON file; tredoku, cube_corner, su_dokube, cylinder and "
      "moebius have short forms");
}

Result<BoardDraft> build(const Value& spec) {
  SurfaceRequest request;
  const auto digits = read_int(spec, "digits", 1, kMaxDigits, 9);
  if (!digits) return digits.error();
  request.num_digits = *digits;
  if (!spec.has("faces")) {
    for (const std::string_view key : {"digits", "glue", "cuts"}) {
      if (spec.has(key)) return bad("the member \"faces\" is missing");
    }
    fill_with_screen(request);
  } else {
    const auto list = read_list(spec, "faces");
    if (!list) return list.error();
    for (const Value& entry : *list) {
      const std::size_t number = request.faces.size() + 1;
      if (number > static_cast<std::size_t>(kMaxFaces)) break;  // build_surface refuses them
      auto face = read_face(entry, request.num_digits, number);
      if (!face) return in_part("face " + std::to_string(number), face.error());
      request.faces.push_back(*std::move(face));
    }
    if (list->size() > static_cast<std::size_t>(kMaxFaces)) {
      return base::make_error(base::ErrorCode::too_large,
                              "the surface has " + std::to_string(list->size()) +
                                  " faces; the limit is " + std::to_string(kMaxFaces));
    }
  }
  if (auto glued = read_gluings(spec, "glue", request); !glued) return glued.error();
  if (auto rules = read_lane_rules(spec, request); !rules) return rules.error();
  return build_surface(request);
}

constexpr BuilderParameter kParameters[] = {
    {"digits", "number of symbols, 1 to 64; default 9", BuilderParameter::Kind::integer},
    {"faces",
     "list of faces {name, rows, columns, box, plane, at, axes}: name F1, F2, ... by default; rows "
     "and columns 1 to 64, default 3; box [height, width] or null, default the whole face if it "
     "has "
     "a cell for every digit; in the folded drawing at [x, y, z] is the corner of the first cell "
     "(x "
     "runs down to the left, y down to the right, z up), plane is top, left or right, or axes the "
     "directions of the columns and rows, such as [\"y\", \"-z\"]",
     BuilderParameter::Kind::faces},
    {"glue",
     "list of [face, side, face, side, way]: the sides are one line; way same (default) when their "
     "cells, counted from the left or top, meet in the same order, or reversed",
     BuilderParameter::Kind::list},
    {"cuts", kCutsMeaning, BuilderParameter::Kind::list},
    {"short_lanes", kShortLanesMeaning},
};

}  // namespace

extern const BoardType descriptor{
    .id = "surface",
    .title = "Surface of faces glued along sides",
    .rule =
        "Every box and every straight or bent lane with a cell for each symbol holds each symbol "
        "once.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::surface_board
