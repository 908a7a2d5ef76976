// SPDX-License-Identifier: MIT
//
// Tredoku: faces of 3x3 cells drawn as rhombi of the isometric lattice. Lattice vectors a, b, c
// with a + b + c = 0; the point (i, j) is i*a + j*b. A face is named by its kind and the corner p
// from which its sides lead: T (top) has a and b, R (right) a and c, L (left) b and c.
//
//         p            In the picture a runs down to the left, b down to the right, c up, so that
//       a' 'b          they are the axes x, y, z of surface.h, seen along the diagonal. Two rhombi
//      '  T  '         that share a side are glued there; walking over such sides gives every face
//      |'. .'|         its place in space, up to steps along the line of sight, which the picture
//      | L|R |         does not show.
//       '.|.'
//
// In a proper Tredoku every lane runs over three faces, or over one only: S. R. Blackburn, Tredoku
// Patterns, arXiv 2407.10752. Improper ones are built too; lanes over four faces are refused as too
// long. Faces of other square sizes work alike (digits 4, 9, 16, 25, ...).
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "geometry/builder.h"
#include "geometry/spec_reader.h"
#include "geometry/surface.h"
#include "geometry/surface_reader.h"

namespace omnidoku::geometry::tredoku_board {
namespace {

using base::Result;
using base::Value;

constexpr int kFarthest = 1000;
/// Boards of our own, found by a search for patterns whose runs are all three faces long.
struct Preset {
  std::string_view name;
  std::string_view faces;
};
constexpr Preset kPresets[] = {
    {"hourglass", "T0,0;R0,2;L2,1;R1,2;T2,1;T1,2;R3,3;L3,3;L3,4;T3,3"},
    {"star", "L1,0;R0,2;L2,1;R1,2;T2,0;T2,1;T1,2;T1,3;R3,3;L3,3;R4,3;L4,4"},
    {"terrace", "R0,1;T0,1;L2,1;T2,0;L2,2;R1,3;T2,1;R4,1;L4,1;T2,2;L4,2;T4,1;R5,3"},
    {"towers", "T0,0;R0,2;L2,1;R1,2;R1,3;T0,3;L3,2;R2,3;R2,4;L2,4;R1,5;L3,5;R2,6;L2,6"},
};

/// A point of the isometric lattice.
using LatticePoint = std::pair<int, int>;
using SpacePoint = std::array<int, 3>;

LatticePoint seen(const SpacePoint& p) { return {p[0] - p[2], p[1] - p[2]}; }

SpacePoint moved(SpacePoint p, Axis axis) {
  const auto number = static_cast<std::size_t>(axis);
  p[number % 3] += number < 3 ? 1 : -1;
  return p;
}

struct Rhombus {
  char kind = 'T';
  int i = 0;
  int j = 0;

  [[nodiscard]] std::string text() const {
    return kind + std::to_string(i) + "," + std::to_string(j);
  }
  /// Placed with its first cell's corner somewhere on the line of sight through the right point.
  [[nodiscard]] FacePlacement placement() const {
    if (kind == 'T') return place_on(Plane::top, {i, j, 0});
    if (kind == 'L') return place_on(Plane::left, {i, j, 1});
    return place_on(Plane::right, {i + 1, j, 1});
  }
};

/// The two ends of a side in space, in the order in which its cells count.
std::pair<SpacePoint, SpacePoint> ends_of(const FacePlacement& face, Side side) {
  const SpacePoint& top_left = face.at;
  const SpacePoint top_right = moved(top_left, face.right);
  const SpacePoint bottom_left = moved(top_left, face.down);
  switch (side) {
    case Side::top: return {top_left, top_right};
    case Side::right: return {top_right, moved(top_right, face.down)};
    case Side::bottom: return {bottom_left, moved(top_right, face.down)};
    case Side::left: break;
  }
  return {top_left, bottom_left};
}

/// The two unit triangles of a rhombus: the corner they start from, and whether they lie beyond the
/// step a first (0) or b first (1).
std::array<std::array<int, 3>, 2> triangles_of(const Rhombus& face) {
  const auto [kind, i, j] = face;
  if (kind == 'T') return {{{0, i, j}, {1, i, j}}};
  if (kind == 'R') return {{{0, i - 1, j - 1}, {1, i, j - 1}}};
  return {{{1, i - 1, j - 1}, {0, i - 1, j}}};
}

Result<Rhombus> read_rhombus(const Value& value) {
  constexpr std::string_view kHint = R"(such as ["T", 0, 0], ["L", 2, 1] or ["R", -1, 3])";
  if (!value.is_array() || value.items().size() != 3) {
    return bad_geometry("must be a list [kind, i, j]", std::string(kHint));
  }
  const std::string* kind = value.items()[0].if_string();
  const std::int64_t* i = value.items()[1].if_int();
  const std::int64_t* j = value.items()[2].if_int();
  if (kind == nullptr || (*kind != "T" && *kind != "L" && *kind != "R")) {
    return bad_geometry("its kind must be T (top), L (left) or R (right)", std::string(kHint));
  }
  for (const std::int64_t* number : {i, j}) {
    if (number == nullptr || *number < -kFarthest || *number > kFarthest) {
      return bad_geometry("its corner must be two whole numbers from -1000 to 1000",
                          std::string(kHint));
    }
  }
  return Rhombus{kind->front(), static_cast<int>(*i), static_cast<int>(*j)};
}

Result<std::vector<Rhombus>> read_rhombi(const Value& list) {
  std::vector<Rhombus> faces;
  std::map<std::array<int, 3>, std::size_t> covered;
  for (const Value& entry : list.items()) {
    const std::string part = "face " + std::to_string(faces.size() + 1);
    const auto face = read_rhombus(entry);
    if (!face) return in_part(part, face.error());
    for (const auto& triangle : triangles_of(*face)) {
      const auto [place, is_new] = covered.emplace(triangle, faces.size());
      if (!is_new) {
        return bad_geometry(part + ": " + face->text() + " overlaps face " +
                                std::to_string(place->second + 1) + ", " +
                                faces[place->second].text(),
                            "the rhombi of a drawing must not cover one another");
      }
    }
    faces.push_back(*face);
  }
  return faces;
}

/// The sides that two drawn rhombi share.
std::vector<Gluing> shared_sides(const std::vector<FacePlacement>& faces) {
  using Ends = std::pair<LatticePoint, LatticePoint>;
  std::map<Ends, FaceSide> open;
  std::vector<Gluing> gluings;
  for (std::size_t f = 0; f < faces.size(); ++f) {
    for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
      const auto [from, to] = ends_of(faces[f], side);
      const FaceSide here{static_cast<int>(f), side};
      const Ends ends{seen(from), seen(to)};
      const Ends back{ends.second, ends.first};
      if (const auto other = open.find(ends); other != open.end()) {
        gluings.push_back({other->second, here, false});
      } else if (const auto turned = open.find(back); turned != open.end()) {
        gluings.push_back({turned->second, here, true});
      } else {
        open.emplace(ends, here);
      }
    }
  }
  return gluings;
}

/// Moves the faces along the line of sight so that glued ones meet in space. Round a hole there may
/// be no way to do so (an impossible figure); the picture is right all the same.
void lift(std::vector<FacePlacement>& faces, const std::vector<Gluing>& gluings) {
  std::vector<std::vector<std::size_t>> of_face(faces.size());
  for (std::size_t g = 0; g < gluings.size(); ++g) {
    of_face[static_cast<std::size_t>(gluings[g].first.face)].push_back(g);
    of_face[static_cast<std::size_t>(gluings[g].second.face)].push_back(g);
  }
  std::vector<bool> done(faces.size());
  for (std::size_t root = 0; root < faces.size(); ++root) {
    if (done[root]) continue;
    done[root] = true;
    std::vector<std::size_t> queue = {root};
    for (std::size_t k = 0; k < queue.size(); ++k) {
      for (const std::size_t g : of_face[queue[k]]) {
        const bool forwards = static_cast<std::size_t>(gluings[g].first.face) == queue[k];
        const FaceSide here = forwards ? gluings[g].first : gluings[g].second;
        const FaceSide there = forwards ? gluings[g].second : gluings[g].first;
        const auto next = static_cast<std::size_t>(there.face);
        if (done[next]) continue;
        done[next] = true;
        const auto ends = ends_of(faces[next], there.side);
        const SpacePoint& wanted = ends_of(faces[queue[k]], here.side).first;
        const int step = wanted[2] - (gluings[g].reversed ? ends.second : ends.first)[2];
        for (int& coordinate : faces[next].at) coordinate += step;
        queue.push_back(next);
      }
    }
  }
}

Result<void> unglue(const Value& spec, SurfaceRequest& request) {
  const auto list = read_list(spec, "unglue");
  if (!list) return list.error();
  const FaceNames names(request.faces);
  for (std::size_t i = 0; i < list->size(); ++i) {
    const std::string what = "ungluing " + std::to_string(i + 1);
    if (!(*list)[i].is_array() || (*list)[i].items().size() != 2) {
      return bad_geometry(what + " must be a list [face, side]", R"(such as ["F1", "right"])");
    }
    const auto side = read_face_side((*list)[i], 0, names, what);
    if (!side) return side.error();
    const auto found = std::find_if(
        request.gluings.begin(), request.gluings.end(),
        [&side](const Gluing& gluing) { return gluing.first == *side || gluing.second == *side; });
    if (found == request.gluings.end()) {
      return bad_geometry(what + ": the " + std::string(side_name(side->side)) + " of face " +
                          names.face(side->face).name + " is not glued");
    }
    request.gluings.erase(found);
  }
  return {};
}

/// "T0,0;L2,1;..." as the list of the native description.
Result<Value> parse_faces(std::string_view text) {
  Value faces = Value::array();
  for (const std::string_view part : split(text, ';')) {
    const auto numbers = split(part.empty() ? part : part.substr(1), ',');
    const std::string kind = upper_case(part.substr(0, 1));
    const bool known = kind == "T" || kind == "L" || kind == "R";
    const auto i = parse_int(numbers[0], -kFarthest, kFarthest);
    const auto j =
        numbers.size() == 2 ? parse_int(numbers[1], -kFarthest, kFarthest) : std::nullopt;
    if (!known || !i || !j) {
      std::string names;
      for (const Preset& preset : kPresets) names += ", " + std::string(preset.name);
      return bad_geometry(
          quote(part) + " is not a face",
          "faces are written like T0,0;L2,1;R1,3; ready-made boards are" + names.substr(1));
    }
    faces.push_back(Value::Array{kind, *i, *j});
  }
  return faces;
}

Result<Value> parse(std::string_view text) {
  if (text.empty()) return Value::object();
  for (const Preset& preset : kPresets) {
    if (preset.name == text) text = preset.faces;
  }
  auto faces = parse_faces(text);
  if (!faces) return faces;
  return Value::object({{"faces", *std::move(faces)}});
}

/// The side of a square face; nothing when the number is not a square.
std::optional<int> face_size(int num_digits) {
  for (int size = 2; size * size <= num_digits; ++size) {
    if (size * size == num_digits) return size;
  }
  return std::nullopt;
}

Result<std::vector<Rhombus>> read_faces(const Value& spec) {
  if (spec.has("faces")) {
    const auto list = read_list(spec, "faces");
    if (!list) return list.error();
    if (list->size() > static_cast<std::size_t>(kMaxFaces)) {
      return base::make_error(base::ErrorCode::too_large,
                              "the board has " + std::to_string(list->size()) +
                                  " faces; the limit is " + std::to_string(kMaxFaces));
    }
    return read_rhombi(*list);
  }
  const auto list = parse_faces(kPresets[0].faces);
  if (!list) return list.error();
  return read_rhombi(*list);
}

Result<BoardDraft> build(const Value& spec) {
  SurfaceRequest request;
  const auto digits = read_int(spec, "digits", 4, kMaxDigits, 9);
  if (!digits) return digits.error();
  const auto size = face_size(*digits);
  if (!size) {
    return bad_geometry(
        "faces are square, so there cannot be " + std::to_string(*digits) + " digits",
        "4, 9, 16, 25, 36, 49 or 64");
  }
  request.num_digits = *digits;
  const auto rhombi = read_faces(spec);
  if (!rhombi) return rhombi.error();

  std::vector<FacePlacement> places;
  for (const Rhombus& rhombus : *rhombi) places.push_back(rhombus.placement());
  request.gluings = shared_sides(places);
  lift(places, request.gluings);
  for (FacePlacement& place : places) {
    for (int& coordinate : place.at) coordinate *= *size;
    const std::string name = "F" + std::to_string(request.faces.size() + 1);
    request.faces.push_back({name, *size, *size, *size, *size, place});
  }
  if (auto unglued = unglue(spec, request); !unglued) return unglued.error();
  if (auto glued = read_gluings(spec, "glue", request); !glued) return glued.error();
  if (auto rules = read_lane_rules(spec, request); !rules) return rules.error();
  return build_surface(request);
}

constexpr BuilderParameter kParameters[] = {
    {"faces",
     "list of rhombi [kind, i, j]: kind T (top), L (left) or R (right), and the corner from which "
     "its sides lead, i steps down to the left and j down to the right; default a board of 10 "
     "faces. Text: T0,0;L2,1;... or one of hourglass, star, terrace, towers",
     BuilderParameter::Kind::rhombi},
    {"digits", "a square number, 4 to 64; default 9 (faces of 3x3 cells)",
     BuilderParameter::Kind::integer},
    {"glue", "list of further gluings [face, side, face, side, way], as for surface",
     BuilderParameter::Kind::list},
    {"unglue", "list of [face, side] that are not glued although the rhombi share the side",
     BuilderParameter::Kind::list},
    {"cuts", kCutsMeaning, BuilderParameter::Kind::list},
    {"short_lanes", kShortLanesMeaning},
};

}  // namespace

extern const BoardType descriptor{
    .id = "tredoku",
    .title = "Tredoku",
    .rule =
        "Every face and every straight or bent line with a cell for each symbol holds each symbol "
        "once.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::tredoku_board
