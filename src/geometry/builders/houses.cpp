// SPDX-License-Identifier: MIT
//
// Extra: any houses, listed by their cells. Works on every board, also on those without grids.
// Houses that no boundary shows (windows, groups and other extra ones) get a tint each.
#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/house_list.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::houses_board {
namespace {

/// What `houses` alone means: corners, middles of the edges and the centre of a 9x9 grid.
constexpr std::string_view kDefaultHouses = "R1C1,R1C5,R1C9,R5C1,R5C5,R5C9,R9C1,R9C5,R9C9";

base::Result<base::Value> parse(std::string_view text) {
  base::Value::Array houses;
  for (const std::string_view part : split(text.empty() ? kDefaultHouses : text, ';')) {
    base::Value::Array cells;
    for (const std::string_view name : split(part, ',')) cells.emplace_back(name);
    houses.push_back(base::Value::object({{"cells", std::move(cells)}}));
  }
  return base::Value::object({{"houses", std::move(houses)}});
}

base::Result<void> extend(BoardDraft& draft, const base::Value& spec) {
  const auto names = CellNames::make(draft.cell_names);
  if (!names) return names.error();
  const base::Value* list = spec.find("houses");
  if (list == nullptr) {
    return base::make_error(base::ErrorCode::bad_geometry, "the member \"houses\" is missing");
  }
  auto houses = read_houses(*list, *names);
  if (!houses) return houses.error();
  int tint = next_tint(draft);
  for (House& house : *houses) {
    const bool hidden = house.kind == HouseKind::window || house.kind == HouseKind::group ||
                        house.kind == HouseKind::extra;
    if (hidden) set_tint(draft, house.cells, tint++);
    draft.houses.push_back(std::move(house));
  }
  return {};
}

constexpr BuilderParameter kParameters[] = {
    {"houses", "the cells of each house. Text: CELL,CELL,...;CELL,...",
     BuilderParameter::Kind::houses},
};

}  // namespace

extern const BoardType descriptor{
    .id = "houses",
    .title = "Extra houses",
    .rule = "The cells of each extra house hold no symbol twice.",
    .parameters = kParameters,
    .parse = parse,
    .extend = extend,
};

}  // namespace omnidoku::geometry::houses_board
