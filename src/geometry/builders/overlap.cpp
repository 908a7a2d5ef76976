// SPDX-License-Identifier: MIT
//
// Any arrangement of overlapping grids of one size, given by the offsets of their top-left cells.
#include "geometry/overlap.h"

#include "geometry/builder.h"

namespace omnidoku::geometry::overlap_board {
namespace {

constexpr std::string_view kDefaultOffsets = "0,0;6,6";

/// "0,0;6,6" to [[0,0],[6,6]].
base::Result<base::Value> parse_offsets(std::string_view text) {
  base::Value::Array offsets;
  for (const std::string_view part : split(text, ';')) {
    const auto numbers = split(part, ',');
    const auto row = parse_int(numbers[0], 0, kMaxLattice);
    const auto column = numbers.size() == 2 ? parse_int(numbers[1], 0, kMaxLattice) : std::nullopt;
    if (!row || !column) {
      return base::make_error(base::ErrorCode::bad_geometry,
                              quote(part) + " is not an offset ROW,COLUMN",
                              "such as 0,0;6,6 for two grids; counted from 0");
    }
    offsets.emplace_back(base::Value::Array{*row, *column});
  }
  return base::Value(std::move(offsets));
}

base::Result<base::Value> parse(std::string_view text) {
  // The offsets stand behind the last colon and are told from a box by their comma.
  const std::size_t comma = text.find(',');
  std::size_t start = comma == std::string_view::npos ? text.size() : text.rfind(':', comma);
  start = start == std::string_view::npos ? 0 : start;
  auto spec = parse_grid_text(text.substr(0, start));
  if (!spec) return spec;
  std::string_view list = text.substr(start);
  if (!list.empty() && list.front() == ':') list.remove_prefix(1);
  if (list.empty() && *spec->find("size") != base::Value(9)) {
    return base::make_error(base::ErrorCode::bad_geometry, "the offsets of the grids are missing",
                            "write SIZE:OFFSETS, such as 9:0,0;6,6");
  }
  auto offsets = parse_offsets(list.empty() ? kDefaultOffsets : list);
  if (!offsets) return offsets;
  spec->set("offsets", *std::move(offsets));
  return spec;
}

base::Result<BoardDraft> build(const base::Value& spec) {
  const auto shape = read_grid_request(spec);
  if (!shape) return shape.error();
  const base::Value* list = spec.find("offsets");
  if (list == nullptr || !list->is_array()) {
    return base::make_error(base::ErrorCode::bad_geometry,
                            "\"offsets\" must be a list of [row, column] pairs");
  }
  std::vector<GridOffset> offsets;
  for (const base::Value& item : list->items()) {
    const std::string what = "offset " + std::to_string(offsets.size() + 1);
    const auto numbers = read_ints(item, what, 0, kMaxLattice);
    if (!numbers) return numbers.error();
    if (numbers->size() != 2) {
      return base::make_error(base::ErrorCode::bad_geometry, what + " must be [row, column]");
    }
    offsets.emplace_back((*numbers)[0], (*numbers)[1]);
  }
  return build_overlap(*shape, offsets);
}

constexpr BuilderParameter kParameters[] = {
    {"size", "number of rows, columns and symbols of each grid, 1 to 64; default 9",
     BuilderParameter::Kind::integer},
    {"box", "height x width of a box, or none; default the squarest, wider than high",
     BuilderParameter::Kind::pair},
    {"offsets", "row and column of the top-left cell of each grid, counted from 0",
     BuilderParameter::Kind::list},
};

}  // namespace

extern const BoardType descriptor{
    .id = "overlap",
    .title = "Overlapping grids",
    .rule = "Every row, column and box of each grid holds each symbol once; the grids share cells.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::overlap_board
