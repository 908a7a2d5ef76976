// SPDX-License-Identifier: MIT
//
// Jigsaw: N regions of N cells, any shape and not necessarily in one piece, instead of the boxes or
// besides them. Regions that fall apart get a tint of their own, since a boundary cannot show them.
#include <array>

#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/random_map.h"
#include "geometry/region_map.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::jigsaw_board {
namespace {

/// The 9x9 board when no map is given; it looks the same after half a turn.
constexpr std::string_view kDefaultMap =
    "AABBBBBCC"
    "AAAABBCCD"
    "EEABBCCCD"
    "EEAFFFCCD"
    "EEAFFFGDD"
    "EHHFFFGDD"
    "EHHHIIGDD"
    "EHHIIGGGG"
    "HHIIIIIGG";

/// The map when only the size is given. For other sizes than 9 one of random shape, always the
/// same; with these numbers those up to 16x16 can be filled.
base::Value default_map(int size) {
  if (size == 9) return *parse_region_map_text(kDefaultMap);
  base::Random random(static_cast<std::uint64_t>(size + 2));
  return random_region_map(size, false, random);
}

base::Value draw_map(int size, base::Random& random) {
  return random_region_map(size, false, random);
}

base::Result<base::Value> parse(std::string_view text) {
  const std::size_t colon = text.find(':');
  auto spec = parse_region_map_text(text.substr(0, colon));
  if (!spec || colon == std::string_view::npos) return spec;
  if (text.substr(colon + 1) != "boxes") {
    return base::make_error(base::ErrorCode::bad_geometry,
                            quote(text.substr(colon + 1)) + " is not understood",
                            "write MAP or MAP:boxes, which keeps the boxes as well; or a size "
                            "instead of MAP");
  }
  spec->set("keep_boxes", true);
  return spec;
}

base::Result<bool> read_keep_boxes(const base::Value& spec) {
  const base::Value* value = spec.find("keep_boxes");
  if (value == nullptr) return false;
  if (const bool* keep = value->if_bool()) return *keep;
  return base::make_error(
      base::ErrorCode::bad_geometry,
      "\"keep_boxes\" must be true or false, not " + std::string(value->kind_name()));
}

bool in_one_piece(const BoardDraft& draft, const House& house) {
  CellSet left(static_cast<int>(draft.cell_names.size()), house.cells);
  std::vector<Cell> reached{house.cells.front()};
  left.erase(reached.front());
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const auto& neighbour : draft.neighbours[reached[i].index()]) {
      if (!neighbour || !left.contains(neighbour->cell)) continue;
      left.erase(neighbour->cell);
      reached.push_back(neighbour->cell);
    }
  }
  return left.empty();
}

base::Result<BoardDraft> build(const base::Value& asked) {
  const base::Value spec = with_default_map(asked, default_map);
  const auto map = read_region_map(spec);
  if (!map) return map.error();
  const auto keep_boxes = read_keep_boxes(spec);
  if (!keep_boxes) return keep_boxes.error();
  auto request = read_grid_request(spec, map->size);
  if (!request) return request.error();
  if (!*keep_boxes) request->box_rows = request->box_columns = 0;

  BoardDraft draft;
  draft.spec = spec;
  draft.num_digits = map->size;
  if (auto placed = place_grids(draft, {*request}); !placed) return placed.error();
  add_rows_and_columns(draft);
  const std::size_t first_region = draft.houses.size();
  add_regions(draft, *map);
  for (std::size_t h = first_region; h < draft.houses.size(); ++h) {
    if (!in_one_piece(draft, draft.houses[h])) tint_cells(draft, draft.houses[h].cells);
  }
  add_boxes(draft);
  return draft;
}

constexpr BuilderParameter kParameters[] = {
    {"size", "number of rows, columns and symbols; default from the map",
     BuilderParameter::Kind::integer},
    {"regions",
     "a label for every cell: one string, a string per row, or a list of labels; with the size "
     "alone each puzzle that is made gets a new map"},
    {"keep_boxes", "whether the boxes are houses as well; default false",
     BuilderParameter::Kind::flag},
    {"box", "height x width of the boxes that are kept", BuilderParameter::Kind::pair},
};

}  // namespace

extern const BoardType descriptor{
    .id = "jigsaw",
    .title = "Jigsaw regions",
    .rule = "Every row, column and outlined region holds each symbol once.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
    .draw_map = draw_map,
};

}  // namespace omnidoku::geometry::jigsaw_board
