// SPDX-License-Identifier: MIT
//
// The ordinary board: N x N cells, N symbols, rows, columns and boxes of one height and width.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"

namespace omnidoku::geometry::grid_board {
namespace {

// Not the function's own address: where its types are not complete yet clang gives it another
// signature in WebAssembly, and what is called then is nothing.
base::Result<base::Value> parse(std::string_view text) { return parse_grid_text(text); }

base::Result<BoardDraft> build(const base::Value& spec) {
  const auto request = read_grid_request(spec);
  if (!request) return request.error();
  BoardDraft draft;
  draft.num_digits = request->size;
  if (auto placed = place_grids(draft, {*request}); !placed) return placed.error();
  add_rows_and_columns(draft);
  add_boxes(draft);
  return draft;
}

constexpr BuilderParameter kParameters[] = {
    {"size", "number of rows, columns and symbols, 1 to 64; default 9",
     BuilderParameter::Kind::integer},
    {"box", "height x width of a box, or none; default the squarest, wider than high",
     BuilderParameter::Kind::pair},
};

}  // namespace

extern const BoardType descriptor{
    .id = "grid",
    .title = "Classic Sudoku",
    .rule = "Every row, column and box holds each symbol once.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::grid_board
