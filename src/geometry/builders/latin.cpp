// SPDX-License-Identifier: MIT
//
// Latin square: N x N cells, rows and columns, no boxes.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::latin_board {
namespace {

base::Result<base::Value> parse(std::string_view text) {
  if (text.find(':') != std::string_view::npos) {
    return base::make_error(base::ErrorCode::bad_geometry, "a Latin square has no boxes",
                            "write the size only, or take \"grid\"");
  }
  return parse_grid_text(text);
}

base::Result<BoardDraft> build(const base::Value& spec) {
  auto request = read_grid_request(spec);
  if (!request) return request.error();
  request->box_rows = 0;
  request->box_columns = 0;
  BoardDraft draft;
  draft.num_digits = request->size;
  if (auto placed = place_grids(draft, {*request}); !placed) return placed.error();
  add_rows_and_columns(draft);
  return draft;
}

constexpr BuilderParameter kParameters[] = {
    {"size", "number of rows, columns and symbols, 1 to 64; default 9",
     BuilderParameter::Kind::integer},
};

}  // namespace

extern const BoardType descriptor{
    .id = "latin",
    .title = "Latin square",
    .rule = "Every row and column holds each symbol once.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::latin_board
