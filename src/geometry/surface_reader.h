// SPDX-License-Identifier: MIT
//
// Reading the members that descriptions of surfaces share. A face is named as in "faces", in upper
// or lower case; a side is "top", "right", "bottom" or "left".
//
//   "glue": [["F1", "right", "F2", "left"], ["F1", "top", "F2", "top", "reversed"]]
//   "cuts": [["F1", "right"], ["F1R2C3", "bottom"]]
//   "short_lanes": "none" or "no_repeat"
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/surface.h"

namespace omnidoku::geometry {

inline constexpr std::string_view kCutsMeaning =
    "list of [cell or face, side] at which lanes end; default none";
inline constexpr std::string_view kShortLanesMeaning =
    "rule for lanes with fewer cells than digits: \"none\" (default) or \"no_repeat\"";

/// Finds faces by name; the first of two with the same name. The faces must outlive it.
class FaceNames {
 public:
  explicit FaceNames(const std::vector<Face>& faces);
  [[nodiscard]] std::optional<int> find(std::string_view name) const;
  [[nodiscard]] const Face& face(int index) const {
    return faces_[static_cast<std::size_t>(index)];
  }

 private:
  const std::vector<Face>& faces_;
  std::map<std::string, int> by_name_;
};

/// A side of one of the faces from a list [..., face, side, ...], the face being at that place;
/// `what` names the list in errors.
[[nodiscard]] base::Result<FaceSide> read_face_side(const base::Value& list, std::size_t place,
                                                    const FaceNames& names,
                                                    const std::string& what);

/// Appends the gluings of a list to request.gluings; an absent member is an empty list.
[[nodiscard]] base::Result<void> read_gluings(const base::Value& spec, std::string_view key,
                                              SurfaceRequest& request);

/// Reads "cuts" and "short_lanes"; request.faces must be complete.
[[nodiscard]] base::Result<void> read_lane_rules(const base::Value& spec, SurfaceRequest& request);

/// Reads [height, width] of boxes, or null for none, into the face; absent: as it is.
[[nodiscard]] base::Result<void> read_box(const base::Value& spec, Face& face);

/// Gives the face the squarest boxes that fill it and have a cell for every digit, not higher than
/// wide; none where there are no such boxes.
void set_default_box(Face& face, int num_digits);

/// A list member; absent: an empty one.
[[nodiscard]] base::Result<base::Value::Array> read_list(const base::Value& spec,
                                                         std::string_view key);

/// The error with words that say which part of the description it is about: "face 3: ...".
[[nodiscard]] base::Error in_part(const std::string& part, base::Error error);

/// SIZE or SIZE:HxW, as the command line gives them to boards that are one patch, as {"digits":
/// SIZE, "box": [H, W]}; "none" in place of HxW is null.
[[nodiscard]] base::Result<base::Value> parse_digits_and_box(std::string_view text);

}  // namespace omnidoku::geometry
