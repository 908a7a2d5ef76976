// SPDX-License-Identifier: MIT
//
// Extra: the main diagonals of every grid are houses. The falling diagonal runs from the top left
// to the bottom right, the rising one from the bottom left to the top right.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::x_board {
namespace {

base::Result<std::string> read_diagonals(const base::Value& spec) {
  if (!spec.has("diagonals")) return std::string("both");
  auto word = read_string(spec, "diagonals");
  if (word && *word != "both" && *word != "falling" && *word != "rising") {
    return base::make_error(base::ErrorCode::bad_geometry,
                            "\"diagonals\" must be both, falling or rising, not " + quote(*word));
  }
  return word;
}

base::Result<base::Value> parse(std::string_view text) {
  base::Value spec = base::Value::object();
  if (!text.empty()) spec.set("diagonals", text);
  if (auto word = read_diagonals(spec); !word) return word.error();
  return spec;
}

base::Result<void> extend(BoardDraft& draft, const base::Value& spec) {
  const auto word = read_diagonals(spec);
  if (!word) return word.error();
  if (auto grids = require_grids(draft); !grids) return grids;
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    const GridPlacement& grid = draft.grids[g];
    std::vector<Cell> falling;
    std::vector<Cell> rising;
    for (int i = 0; i < grid.rows; ++i) {
      falling.push_back(grid.at(i, i));
      rising.push_back(grid.at(grid.rows - 1 - i, i));
    }
    const std::string prefix = grid_prefix(draft, g);
    if (*word != "rising") {
      draft.houses.push_back(House{prefix + "falling diagonal", HouseKind::diagonal, falling});
    }
    if (*word != "falling") {
      draft.houses.push_back(House{prefix + "rising diagonal", HouseKind::diagonal, rising});
    }
  }
  return {};
}

constexpr BuilderParameter kParameters[] = {
    {"diagonals", "both (default), falling (from the top left) or rising (from the bottom left)"},
};

}  // namespace

extern const BoardType descriptor{
    .id = "x",
    .title = "X: diagonals",
    .rule = "The marked diagonals hold each symbol once.",
    .parameters = kParameters,
    .parse = parse,
    .extend = extend,
};

}  // namespace omnidoku::geometry::x_board
