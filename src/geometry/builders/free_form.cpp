// SPDX-License-Identifier: MIT
//
// Free form: cells with names and places, houses as lists of names; no house is implied. A cell is
// the unit square whose top-left corner is "at" [x, y], or any quadrilateral "quad" (corners in the
// order left-top, top-right, right-bottom, bottom-left; "at" then only orders the text drawing).
// Cells may touch but not overlap.
//
// Derived from the drawing: cells that share a whole side are neighbours (unless "neighbours" is
// "none"), houses of kind row, column or lane are lanes too, the lattice of the text drawing has
// the cells at their whole-numbered "at", or in one row where there are none.
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "geometry/builder.h"
#include "geometry/grid_parts.h"
#include "geometry/house_list.h"
#include "geometry/quad_overlap.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry::free_form_board {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;
using base::Value;
using Quad = std::array<Point, 4>;

constexpr double kFarthest = 20000;

base::Error bad(std::string what, std::string hint = {}) {
  return make_error(ErrorCode::bad_geometry, std::move(what), std::move(hint));
}

/// What is written about one cell.
struct CellEntry {
  std::string name;
  std::optional<Point> at;
  Quad quad;
  std::uint8_t tint = 0;
};

Result<Point> read_point(const Value& value, const std::string& what) {
  if (value.items().size() != 2) return bad(what + " must be a pair of numbers [x, y]");
  double numbers[2] = {};
  for (std::size_t i = 0; i < 2; ++i) {
    const Value& item = value.items()[i];
    if (const std::int64_t* whole = item.if_int()) {
      numbers[i] = static_cast<double>(*whole);
    } else if (const double* real = item.if_double()) {
      numbers[i] = *real;
    } else {
      return bad(what + " must be a pair of numbers [x, y]");
    }
    if (!(std::abs(numbers[i]) <= kFarthest)) return bad(what + " is too far away");
  }
  return Point{numbers[0], numbers[1]};
}

double area_of(const Quad& quad) {
  double twice = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const Point& a = quad[i];
    const Point& b = quad[(i + 1) % 4];
    twice += a.x * b.y - b.x * a.y;
  }
  return std::abs(twice) / 2;
}

Result<CellEntry> read_cell(const Value& item, std::size_t number) {
  const std::string nameless = "cell " + std::to_string(number);
  auto members = check_known_members(item, {"name", "at", "quad", "tint"}, nameless);
  if (!members) return members.error();
  CellEntry cell;
  auto name = read_string(item, "name");
  if (!name) return bad(nameless + ": " + name.error().what);
  cell.name = *std::move(name);
  const std::string owner = "cell " + quote(cell.name);

  if (const Value* at = item.find("at")) {
    const auto point = read_point(*at, owner + ": \"at\"");
    if (!point) return point.error();
    cell.at = *point;
    cell.quad = {Point{point->x, point->y}, Point{point->x + 1, point->y},
                 Point{point->x + 1, point->y + 1}, Point{point->x, point->y + 1}};
  }
  if (const Value* quad = item.find("quad")) {
    if (quad->items().size() != 4) return bad(owner + ": \"quad\" must be a list of four points");
    for (std::size_t i = 0; i < 4; ++i) {
      const auto point = read_point(quad->items()[i], owner + ": each corner of \"quad\"");
      if (!point) return point.error();
      cell.quad[i] = *point;
    }
  } else if (!cell.at) {
    return bad(owner + " has no place", "give \"at\": [x, y] or \"quad\"");
  }
  constexpr double kSmallest = 1e-6;
  if (area_of(cell.quad) < kSmallest) return bad(owner + " has no area");
  const auto tint = read_int(item, "tint", 0, 255, 0);
  if (!tint) return bad(owner + ": " + tint.error().what);
  cell.tint = static_cast<std::uint8_t>(*tint);
  return cell;
}

Result<std::vector<CellEntry>> read_cells(const Value& spec) {
  const Value* list = spec.find("cells");
  if (list == nullptr || !list->is_array()) {
    return bad("\"cells\" must be a list of cells", "such as {\"name\": \"a\", \"at\": [0, 0]}");
  }
  if (list->items().size() > kMaxCells) {
    return make_error(ErrorCode::too_large, "there are " + std::to_string(list->items().size()) +
                                                " cells, more than the limit of " +
                                                std::to_string(kMaxCells));
  }
  std::vector<CellEntry> cells;
  cells.reserve(list->items().size());
  for (const Value& item : list->items()) {
    auto cell = read_cell(item, cells.size() + 1);
    if (!cell) return cell.error();
    cells.push_back(*std::move(cell));
  }
  if (cells.empty()) return bad("the board has no cells");
  return cells;
}

/// One row with all cells: for boards whose places do not form a lattice.
Lattice one_row(std::size_t num_cells) {
  Lattice lattice;
  lattice.rows = 1;
  lattice.columns = static_cast<int>(num_cells);
  for (std::size_t i = 0; i < num_cells; ++i) lattice.at.emplace_back(Cell(i));
  return lattice;
}

/// The lattice of the whole-numbered places. Error: two cells at one place.
Result<Lattice> make_lattice(const std::vector<CellEntry>& cells) {
  double left = kFarthest;
  double top = kFarthest;
  double right = -kFarthest;
  double bottom = -kFarthest;
  for (const CellEntry& cell : cells) {
    if (!cell.at || std::floor(cell.at->x) != cell.at->x || std::floor(cell.at->y) != cell.at->y) {
      return one_row(cells.size());
    }
    left = std::min(left, cell.at->x);
    top = std::min(top, cell.at->y);
    right = std::max(right, cell.at->x);
    bottom = std::max(bottom, cell.at->y);
  }
  if ((right - left + 1) * (bottom - top + 1) > kMaxLattice) return one_row(cells.size());
  Lattice lattice;
  lattice.rows = static_cast<int>(bottom - top) + 1;
  lattice.columns = static_cast<int>(right - left) + 1;
  lattice.at.resize(static_cast<std::size_t>(lattice.rows) *
                    static_cast<std::size_t>(lattice.columns));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto row = static_cast<std::size_t>(cells[i].at->y - top);
    const auto column = static_cast<std::size_t>(cells[i].at->x - left);
    auto& place = lattice.at[row * static_cast<std::size_t>(lattice.columns) + column];
    if (place) {
      return bad("the cells " + quote(cells[place->index()].name) + " and " + quote(cells[i].name) +
                 " lie at the same place");
    }
    place = Cell(i);
  }
  return lattice;
}

View make_view(const std::vector<CellEntry>& cells) {
  double left = kFarthest;
  double top = kFarthest;
  double right = -kFarthest;
  double bottom = -kFarthest;
  for (const CellEntry& cell : cells) {
    for (const Point& corner : cell.quad) {
      left = std::min(left, corner.x);
      top = std::min(top, corner.y);
      right = std::max(right, corner.x);
      bottom = std::max(bottom, corner.y);
    }
  }
  View view;
  view.id = "flat";
  view.width = right - left;
  view.height = bottom - top;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Quad quad = cells[i].quad;
    for (Point& corner : quad) corner = Point{corner.x - left, corner.y - top};
    view.corners.push_back(quad);
    view.tint.push_back(cells[i].tint);
    view.paint_order.emplace_back(i);
  }
  return view;
}

/// Error: two cells are drawn over each other, so that one would hide the other.
Result<void> check_drawing(const std::vector<CellEntry>& cells) {
  std::vector<Quad> corners;
  corners.reserve(cells.size());
  for (const CellEntry& cell : cells) corners.push_back(cell.quad);
  const auto pair = overlapping_cells(corners);
  if (!pair) return {};
  return bad("the cells " + quote(cells[pair->first.index()].name) + " and " +
                 quote(cells[pair->second.index()].name) + " are drawn over each other",
             "a cell reaches from its \"at\" [x, y] to [x + 1, y + 1], or fills its \"quad\"");
}

/// Cells that share a whole side. Where three or more have the same one, as slivers can, nothing is
/// concluded from it.
void connect(BoardDraft& draft) {
  using Corner = std::pair<std::int64_t, std::int64_t>;
  using CellSide = std::pair<Cell, Side>;
  constexpr double kGrain = 1e4;
  const auto corner_of = [](const Point& point) {
    return Corner{std::llround(point.x * kGrain), std::llround(point.y * kGrain)};
  };
  std::map<std::pair<Corner, Corner>, std::vector<CellSide>> sharing;
  const std::vector<Quad>& corners = draft.views.front().corners;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t side = 0; side < 4; ++side) {
      // Side 0, the top one, runs from corner 0 to corner 1, and so on clockwise.
      Corner a = corner_of(corners[i][side]);
      Corner b = corner_of(corners[i][(side + 1) % 4]);
      if (a == b) continue;
      if (b < a) std::swap(a, b);
      sharing[{a, b}].emplace_back(Cell(i), static_cast<Side>(side));
    }
  }
  draft.neighbours.assign(corners.size(), {});
  for (const auto& [line, sides] : sharing) {
    if (sides.size() != 2 || sides[0].first == sides[1].first) continue;
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& [cell, side] = sides[i];
      const auto& [other, entry] = sides[1 - i];
      draft.neighbours[cell.index()][static_cast<std::size_t>(side)] =
          Neighbour{other, entry, false};
    }
  }
}

/// Extra houses that do not touch each other get a tint each, unless the file sets tints itself.
void tint_houses(BoardDraft& draft) {
  if (next_tint(draft) > 1) return;
  CellSet covered(static_cast<int>(draft.cell_names.size()));
  std::vector<const House*> hidden;
  for (const House& house : draft.houses) {
    const bool shown = house.kind != HouseKind::window && house.kind != HouseKind::group &&
                       house.kind != HouseKind::extra;
    if (shown) continue;
    for (const Cell cell : house.cells) {
      if (covered.contains(cell)) return;
      covered.insert(cell);
    }
    hidden.push_back(&house);
  }
  int tint = 1;
  for (const House* house : hidden) set_tint(draft, house->cells, tint++);
}

void add_lanes(BoardDraft& draft) {
  for (const House& house : draft.houses) {
    if (house.kind == HouseKind::row || house.kind == HouseKind::column ||
        house.kind == HouseKind::lane) {
      draft.lanes.push_back(Lane{house.name, house.kind, house.cells, false});
    }
  }
}

Result<bool> read_touching(const Value& spec) {
  if (!spec.has("neighbours")) return true;
  const auto word = read_string(spec, "neighbours");
  if (!word) return word.error();
  if (*word != "touching" && *word != "none") {
    return bad("\"neighbours\" must be touching or none, not " + quote(*word));
  }
  return *word == "touching";
}

Result<BoardDraft> build(const Value& spec) {
  const auto size = read_int(spec, "size", 1, kMaxDigits);
  if (!size) return size.error();
  const auto touching = read_touching(spec);
  if (!touching) return touching.error();
  const auto cells = read_cells(spec);
  if (!cells) return cells.error();
  auto lattice = make_lattice(*cells);
  if (!lattice) return lattice.error();
  if (auto drawing = check_drawing(*cells); !drawing) return drawing.error();

  BoardDraft draft;
  draft.num_digits = *size;
  for (const CellEntry& cell : *cells) draft.cell_names.push_back(cell.name);
  draft.lattice = *std::move(lattice);
  draft.views.push_back(make_view(*cells));
  if (*touching) connect(draft);
  const auto names = CellNames::make(draft.cell_names);
  if (!names) return names.error();
  if (const Value* list = spec.find("houses")) {
    auto houses = read_houses(*list, *names);
    if (!houses) return houses.error();
    draft.houses = *std::move(houses);
  }
  tint_houses(draft);
  add_lanes(draft);
  return draft;
}

Value numbers(std::initializer_list<double> values) {
  Value list = Value::array();
  for (const double value : values) list.push_back(std::round(value * 1000) / 1000);
  return list;
}

/// What `free_form` alone means: a target of four rings and eight sectors with eight symbols. The
/// houses are the rings, the diameters (two sectors face to face) and four quarters of two rings
/// and half a turn each.
Value target_board() {
  constexpr int kRings = 4;
  constexpr int kSectors = 8;
  constexpr double kMiddle = kRings + 0.5;
  constexpr double kTurn = 6.283185307179586;
  const auto name_of = [](int ring, int sector) {
    return std::string(1, static_cast<char>('A' + ring)) + std::to_string(sector + 1);
  };
  const auto corner = [](int ring, int sector) {
    const double radius = kRings + 0.5 - ring;
    const double angle = kTurn * sector / kSectors;
    return numbers({kMiddle + radius * std::sin(angle), kMiddle - radius * std::cos(angle)});
  };
  Value::Array cells;
  std::map<std::string, Value::Array> members;
  for (int ring = 0; ring < kRings; ++ring) {
    for (int sector = 0; sector < kSectors; ++sector) {
      const std::string name = name_of(ring, sector);
      cells.push_back(Value::object(
          {{"name", name},
           {"at", Value::Array{sector, ring}},
           {"quad", Value::Array{corner(ring, sector), corner(ring, sector + 1),
                                 corner(ring + 1, sector + 1), corner(ring + 1, sector)}}}));
      members["row ring " + std::string(1, static_cast<char>('A' + ring))].emplace_back(name);
      members["column diameter " + std::to_string(sector % (kSectors / 2) + 1)].emplace_back(name);
      members["region quarter " + std::to_string(ring / 2 * 2 + sector / (kSectors / 2) + 1)]
          .emplace_back(name);
    }
  }
  Value::Array houses;
  for (auto& [kind_and_name, names] : members) {
    const std::size_t blank = kind_and_name.find(' ');
    houses.push_back(Value::object({{"name", kind_and_name.substr(blank + 1)},
                                    {"kind", kind_and_name.substr(0, blank)},
                                    {"cells", std::move(names)}}));
  }
  return Value::object(
      {{"size", kSectors}, {"cells", std::move(cells)}, {"houses", std::move(houses)}});
}

Result<Value> parse(std::string_view text) {
  if (text.empty()) return target_board();
  return bad("takes no parameters, but was given " + quote(text),
             "a free-form board is described in a puzzle file");
}

constexpr BuilderParameter kParameters[] = {
    {"size", "number of symbols, 1 to 64", BuilderParameter::Kind::integer},
    {"cells", "list of {\"name\", \"at\": [x, y] or \"quad\": four points, \"tint\"}",
     BuilderParameter::Kind::cells},
    {"houses", "list of {\"name\", \"kind\", \"cells\": [names]}; none is implied",
     BuilderParameter::Kind::houses},
    {"neighbours", "touching (default): cells that share a side are neighbours; or none"},
};

}  // namespace

extern const BoardType descriptor{
    .id = "free_form",
    .title = "Free form",
    .rule = "The cells of each listed house hold no symbol twice.",
    .parameters = kParameters,
    .parse = parse,
    .build = build,
};

}  // namespace omnidoku::geometry::free_form_board
