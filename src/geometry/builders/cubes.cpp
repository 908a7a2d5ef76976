// SPDX-License-Identifier: MIT
//
// Any arrangement of cubes of one base, given by the offsets of their first cells.
#include "geometry/cubes.h"

#include "geometry/builder.h"

namespace omnidoku::geometry::cubes_board {
namespace {

/// "0,0,0;2,2,0" to [[0,0,0],[2,2,0]].
base::Result<base::Value> parse_offsets(std::string_view text) {
  base::Value::Array offsets;
  for (const std::string_view part : split(text, ';')) {
    base::Value::Array offset;
    for (const std::string_view word : split(part, ',')) {
      const auto number = parse_int(word, 0, kMaxLattice);
      if (number) offset.emplace_back(*number);
    }
    if (offset.size() != 3 || split(part, ',').size() != 3) {
      return base::make_error(base::ErrorCode::bad_geometry,
                              quote(part) + " is not an offset ROW,COLUMN,LAYER",
                              "such as 0,0,0;2,2,0 for two cubes; counted from 0");
    }
    offsets.emplace_back(std::move(offset));
  }
  return base::Value(std::move(offsets));
}

base::Result<base::Value> parse(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view size = text.substr(0, colon);
  const auto number = size.empty() ? std::optional(3) : parse_int(size, 1, kMaxCubeBase);
  if (!number) {
    return base::make_error(
        base::ErrorCode::bad_geometry,
        quote(size) + " is not the side of a cube, 1 to " + std::to_string(kMaxCubeBase));
  }
  const bool alone = colon == std::string_view::npos || colon + 1 == text.size();
  auto offsets = parse_offsets(alone ? "0,0,0" : text.substr(colon + 1));
  if (!offsets) return offsets;
  return base::Value::object({{"base", *number}, {"offsets", *std::move(offsets)}});
}

base::Result<BoardDraft> build(const base::Value& spec) {
  const auto side = read_int(spec, "base", 1, kMaxCubeBase, 3);
  if (!side) return side.error();
  std::vector<CubeOffset> offsets;
  if (const base::Value* list = spec.find("offsets")) {
    if (!list->is_array()) {
      return base::make_error(base::ErrorCode::bad_geometry,
                              "\"offsets\" must be a list of [row, column, layer], not " +
                                  std::string(list->kind_name()));
    }
    for (const base::Value& item : list->items()) {
      const std::string what = "offset " + std::to_string(offsets.size() + 1);
      const auto numbers = read_ints(item, what, 0, kMaxLattice);
      if (!numbers) return numbers.error();
      if (numbers->size() != 3) {
        return base::make_error(base::ErrorCode::bad_geometry,
                                what + " must be [row, column, layer]");
      }
      offsets.push_back({(*numbers)[0], (*numbers)[1], (*numbers)[2]});
    }
  } else {
    offsets.push_back({0, 0, 0});
  }
  return build_cubes(*side, offsets);
}

constexpr BuilderParameter kParameters[] = {
    {"base", "cells along the side of a cube, 1 to 8; default 3; there are base * base symbols",
     BuilderParameter::Kind::integer},
    {"offsets", "row, column and layer of the first cell of each cube, from 0; default one cube",
     BuilderParameter::Kind::list},
};

}  // namespace

extern const BoardType descriptor{
    .id = "cubes",
    .title = "Cubes",
    .rule = "Every slice of a cube, in each of the three directions, holds each symbol once.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::cubes_board
