// SPDX-License-Identifier: MIT
#include "geometry/surface_reader.h"

#include <tuple>
#include <utility>

#include "geometry/spec_reader.h"

namespace omnidoku::geometry {
namespace {

using base::Result;
using base::Value;

/// More entries than any surface within the limits can use.
constexpr std::size_t kLongestList = 4 * static_cast<std::size_t>(kMaxCells);

Result<std::string> read_word(const Value& list, std::size_t place, const std::string& what,
                              std::string_view meaning) {
  if (list.items().size() <= place) return bad_geometry(what + " lacks " + std::string(meaning));
  const std::string* word = list.items()[place].if_string();
  if (word == nullptr) {
    return bad_geometry(what + ": " + std::string(meaning) + " must be a string, not " +
                        std::string(list.items()[place].kind_name()));
  }
  return *word;
}

Result<Side> read_side(const Value& value, const std::string& what) {
  if (const std::string* word = value.if_string()) {
    for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
      if (*word == side_name(side)) return side;
    }
    return bad_geometry(what + ": " + quote(*word) + " is not a side",
                        "top, right, bottom or left");
  }
  return bad_geometry(what + ": a side must be a string, not " + std::string(value.kind_name()),
                      "top, right, bottom or left");
}

base::Error no_such_face(const std::string& what, std::string_view name) {
  return base::make_error(base::ErrorCode::unknown_name, what + ": there is no face " + quote(name),
                          "faces without a name of their own are called F1, F2, and so on");
}

struct NamedCell {
  int face = 0;
  int row = 0;
  int column = 0;
};

/// "F2R1C3" taken apart; nothing when it is not the name of a cell.
std::optional<NamedCell> find_named_cell(const FaceNames& names, std::string_view name) {
  const std::string text = upper_case(name);
  const std::size_t c = text.rfind('C');
  const std::size_t r = c == std::string::npos ? c : text.rfind('R', c);
  if (r == std::string::npos || c == std::string::npos) return std::nullopt;
  const std::string_view view = text;
  const auto face = names.find(view.substr(0, r));
  if (!face) return std::nullopt;
  const Face& patch = names.face(*face);
  const auto row = parse_int(view.substr(r + 1, c - r - 1), 1, patch.rows);
  const auto column = parse_int(view.substr(c + 1), 1, patch.columns);
  if (!row || !column) return std::nullopt;
  return NamedCell{*face, *row - 1, *column - 1};
}

Result<Gluing> read_gluing(const Value& entry, const FaceNames& names, const std::string& what) {
  if (!entry.is_array() || entry.items().size() < 4 || entry.items().size() > 5) {
    return bad_geometry(
        what + " must be a list [face, side, face, side] or [face, side, face, side, way]",
        R"(such as ["F1", "right", "F2", "left"], way = "same" or "reversed")");
  }
  const auto first = read_face_side(entry, 0, names, what);
  if (!first) return first.error();
  const auto second = read_face_side(entry, 2, names, what);
  if (!second) return second.error();
  Gluing gluing{*first, *second, false};
  if (entry.items().size() == 5) {
    const auto way = read_word(entry, 4, what, "its fifth word");
    if (!way) return way.error();
    if (*way != "same" && *way != "reversed") {
      return bad_geometry(what + ": " + quote(*way) + " is not a way to glue", "same or reversed");
    }
    gluing.reversed = *way == "reversed";
  }
  return gluing;
}

Result<LaneCut> read_cut(const Value& entry, const FaceNames& names, const std::string& what) {
  if (!entry.is_array() || entry.items().size() != 2) {
    return bad_geometry(what + " must be a list [cell or face, side]",
                        R"(such as ["F1R2C3", "right"])");
  }
  const auto name = read_word(entry, 0, what, "the name of a cell or face");
  if (!name) return name.error();
  const auto side = read_side(entry.items()[1], what);
  if (!side) return side.error();
  if (const auto face = names.find(*name)) return LaneCut{*face, std::nullopt, *side};
  const auto cell = find_named_cell(names, *name);
  if (!cell) {
    return base::make_error(base::ErrorCode::unknown_name,
                            what + ": there is no cell or face " + quote(*name),
                            "cells are called like F1R2C3: face, row, column");
  }
  return LaneCut{cell->face, std::pair(cell->row, cell->column), *side};
}

}  // namespace

FaceNames::FaceNames(const std::vector<Face>& faces) : faces_(faces) {
  for (std::size_t f = 0; f < faces.size(); ++f) {
    by_name_.emplace(upper_case(faces[f].name), static_cast<int>(f));
  }
}

std::optional<int> FaceNames::find(std::string_view name) const {
  const auto found = by_name_.find(upper_case(name));
  if (found == by_name_.end()) return std::nullopt;
  return found->second;
}

Result<FaceSide> read_face_side(const Value& list, std::size_t place, const FaceNames& names,
                                const std::string& what) {
  const auto name = read_word(list, place, what, "the name of a face");
  if (!name) return name.error();
  const auto face = names.find(*name);
  if (!face) return no_such_face(what, *name);
  if (list.items().size() <= place + 1) return bad_geometry(what + " lacks a side");
  const auto side = read_side(list.items()[place + 1], what);
  if (!side) return side.error();
  return FaceSide{*face, *side};
}

Result<void> read_gluings(const Value& spec, std::string_view key, SurfaceRequest& request) {
  const auto list = read_list(spec, key);
  if (!list) return list.error();
  const FaceNames names(request.faces);
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto gluing = read_gluing((*list)[i], names, "gluing " + std::to_string(i + 1));
    if (!gluing) return gluing.error();
    request.gluings.push_back(*gluing);
  }
  return {};
}

Result<void> read_lane_rules(const Value& spec, SurfaceRequest& request) {
  const auto list = read_list(spec, "cuts");
  if (!list) return list.error();
  const FaceNames names(request.faces);
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto cut = read_cut((*list)[i], names, "cut " + std::to_string(i + 1));
    if (!cut) return cut.error();
    request.cuts.push_back(*cut);
  }
  if (!spec.has("short_lanes")) return {};
  const auto rule = read_string(spec, "short_lanes");
  if (!rule) return rule.error();
  if (*rule != "none" && *rule != "no_repeat") {
    return bad_geometry("\"short_lanes\" must be none or no_repeat, not " + quote(*rule));
  }
  request.short_lanes = *rule == "none" ? ShortLanes::none : ShortLanes::no_repeat;
  return {};
}

Result<void> read_box(const Value& spec, Face& face) {
  const Value* box = spec.find("box");
  if (box == nullptr) return {};
  if (box->is_null()) {
    face.box_rows = 0;
    face.box_columns = 0;
    return {};
  }
  const auto size = read_int_pair(spec, "box", 1, kMaxFaceSide);
  if (!size) return size.error();
  std::tie(face.box_rows, face.box_columns) = *size;
  return {};
}

void set_default_box(Face& face, int num_digits) {
  face.box_rows = 0;
  face.box_columns = 0;
  for (int rows = 1; rows * rows <= num_digits; ++rows) {
    const int columns = num_digits / rows;
    if (rows * columns == num_digits && face.rows % rows == 0 && face.columns % columns == 0) {
      face.box_rows = rows;
      face.box_columns = columns;
    }
  }
}

Result<Value::Array> read_list(const Value& spec, std::string_view key) {
  const Value* list = spec.find(key);
  if (list == nullptr) return Value::Array{};
  if (!list->is_array()) {
    return bad_geometry(quote(key) + " must be a list, not " + std::string(list->kind_name()));
  }
  if (list->items().size() > kLongestList) {
    return base::make_error(base::ErrorCode::too_large,
                            quote(key) + " has " + std::to_string(list->items().size()) +
                                " entries; the limit is " + std::to_string(kLongestList));
  }
  return list->items();
}

base::Error in_part(const std::string& part, base::Error error) {
  error.what = part + ": " + error.what;
  return error;
}

Result<Value> parse_digits_and_box(std::string_view text) {
  Value spec = Value::object();
  if (text.empty()) return spec;
  const auto parts = split(text, ':');
  const auto digits = parse_int(parts[0], 1, kMaxDigits);
  if (!digits || parts.size() > 2) {
    return bad_geometry(
        quote(text) + " is not a number of digits from 1 to " + std::to_string(kMaxDigits),
        "such as 8, or 8:2x4 with the height and width of the boxes");
  }
  spec.set("digits", *digits);
  if (parts.size() == 1) return spec;
  if (parts[1] == "none") {
    spec.set("box", Value());
    return spec;
  }
  const auto box = parse_int_pair(parts[1], 1, kMaxFaceSide);
  if (!box)
    return bad_geometry(quote(parts[1]) + " is not the size of a box", "such as 2x4, or none");
  spec.set("box", Value::Array{box->first, box->second});
  return spec;
}

}  // namespace omnidoku::geometry
