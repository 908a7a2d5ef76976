// SPDX-License-Identifier: MIT
//
// Board::make is the one gate between builders and everybody else: what passes it can be used
// without further checks. Each check_ function looks at one part of the draft and names the
// culprit.
#include "geometry/board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "geometry/name_style.h"
#include "geometry/spec_reader.h"

namespace omnidoku::geometry {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Result;

constexpr std::string_view kKindNames[] = {"row",    "column", "box",   "region", "diagonal",
                                           "window", "group",  "slice", "lane",   "extra"};

std::string count_text(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

Result<void> check_sizes(const BoardDraft& draft) {
  if (draft.num_digits < 1 || draft.num_digits > kMaxDigits) {
    return bad_geometry("a board has 1 to " + std::to_string(kMaxDigits) + " digits, not " +
                        std::to_string(draft.num_digits));
  }
  if (draft.cell_names.empty()) return bad_geometry("the board has no cells");
  if (draft.cell_names.size() > kMaxCells) {
    return make_error(ErrorCode::too_large,
                      "the board has " + count_text(draft.cell_names.size(), "cell") +
                          ", more than the limit of " + std::to_string(kMaxCells));
  }
  if (draft.houses.size() > kMaxHouses) {
    return make_error(ErrorCode::too_large,
                      "the board has " + count_text(draft.houses.size(), "house") +
                          ", more than the limit of " + std::to_string(kMaxHouses));
  }
  return {};
}

/// A list of cells of the board without repeats; `owner()` names it in errors.
template <class Owner>
Result<void> check_cells(const BoardDraft& draft, const std::vector<Cell>& cells,
                         const Owner& owner, CellSet& scratch) {
  if (cells.empty()) return bad_geometry(owner() + " has no cells");
  std::optional<Cell> repeated;
  bool outside = false;
  std::size_t done = 0;
  for (; done < cells.size() && !repeated && !outside; ++done) {
    outside = cells[done].index() >= draft.cell_names.size();
    if (outside) break;
    if (scratch.contains(cells[done])) repeated = cells[done];
    scratch.insert(cells[done]);
  }
  for (std::size_t i = 0; i < done; ++i) scratch.erase(cells[i]);
  if (outside) return bad_geometry(owner() + " has a cell that is not on the board");
  if (repeated) {
    return bad_geometry(owner() + " has the cell " + quote(draft.cell_names[repeated->index()]) +
                        " twice")
        .at_cell(draft.cell_names[repeated->index()]);
  }
  return {};
}

Result<void> check_houses(const BoardDraft& draft, CellSet& scratch) {
  for (const House& house : draft.houses) {
    const auto owner = [&] { return "the house " + quote(house.name); };
    if (house.name.empty()) return bad_geometry("a house has no name");
    if (house.cells.size() > static_cast<std::size_t>(draft.num_digits)) {
      return bad_geometry(owner() + " has " + count_text(house.cells.size(), "cell") +
                              ", but there are only " +
                              count_text(static_cast<std::size_t>(draft.num_digits), "digit"),
                          "a house holds no digit twice, so it cannot have more cells than digits");
    }
    if (auto cells = check_cells(draft, house.cells, owner, scratch); !cells) return cells;
  }
  return {};
}

Result<void> check_house_names(const BoardDraft& draft) {
  std::vector<std::string_view> names;
  names.reserve(draft.houses.size());
  for (const House& house : draft.houses) names.push_back(house.name);
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice != names.end()) {
    return bad_geometry("two houses with different cells have the name " + quote(*twice));
  }
  return {};
}

Result<void> check_neighbours(const BoardDraft& draft) {
  if (draft.neighbours.empty()) return {};
  const std::size_t num_cells = draft.cell_names.size();
  if (draft.neighbours.size() != num_cells)
    return bad_geometry("the neighbour relation is incomplete");
  for (std::size_t i = 0; i < num_cells; ++i) {
    for (std::size_t side = 0; side < 4; ++side) {
      const auto& there = draft.neighbours[i][side];
      if (!there) continue;
      const auto owner = [&] { return "the cell " + quote(draft.cell_names[i]); };
      if (there->cell.index() >= num_cells)
        return bad_geometry(owner() + " has a neighbour off the board");
      if (there->cell == Cell(i)) return bad_geometry(owner() + " is its own neighbour");
      const auto& back =
          draft.neighbours[there->cell.index()][static_cast<std::size_t>(there->entry)];
      if (!back || back->cell != Cell(i) || static_cast<std::size_t>(back->entry) != side ||
          back->across_seam != there->across_seam) {
        return bad_geometry(owner() + " has the neighbour " +
                            quote(draft.cell_names[there->cell.index()]) +
                            ", but not the other way round");
      }
    }
  }
  return {};
}

Result<void> check_lanes(const BoardDraft& draft, CellSet& scratch) {
  for (const Lane& lane : draft.lanes) {
    if (lane.name.empty()) return bad_geometry("a lane has no name");
    const auto owner = [&] { return "the lane " + quote(lane.name); };
    auto cells = check_cells(draft, lane.cells, owner, scratch);
    if (!cells) return cells;
  }
  return {};
}

Result<void> check_grids(const BoardDraft& draft, CellSet& scratch) {
  for (std::size_t g = 0; g < draft.grids.size(); ++g) {
    const GridPlacement& grid = draft.grids[g];
    const auto owner = [&] { return "grid " + std::to_string(g + 1); };
    const bool sized = grid.rows > 0 && grid.columns > 0 && grid.rows <= kMaxCells &&
                       grid.columns <= kMaxCells &&
                       static_cast<std::int64_t>(grid.rows) * grid.columns ==
                           static_cast<std::int64_t>(grid.cells.size());
    if (!sized) return bad_geometry(owner() + " does not have rows x columns cells");
    const bool no_boxes = grid.box_rows == 0 && grid.box_columns == 0;
    const bool tiled = grid.box_rows > 0 && grid.box_columns > 0 &&
                       grid.rows % grid.box_rows == 0 && grid.columns % grid.box_columns == 0;
    if (!no_boxes && !tiled) return bad_geometry(owner() + " is not tiled by its boxes");
    if (auto cells = check_cells(draft, grid.cells, owner, scratch); !cells) return cells;
  }
  return {};
}

Result<void> check_lattice(const BoardDraft& draft) {
  const Lattice& lattice = draft.lattice;
  if (lattice.rows < 1 || lattice.columns < 1 ||
      static_cast<std::int64_t>(lattice.rows) * lattice.columns > kMaxLattice) {
    return make_error(ErrorCode::too_large, "the lattice of the board has " +
                                                std::to_string(lattice.rows) + " rows and " +
                                                std::to_string(lattice.columns) + " columns");
  }
  if (lattice.at.size() !=
      static_cast<std::size_t>(lattice.rows) * static_cast<std::size_t>(lattice.columns)) {
    return bad_geometry("the lattice of the board is incomplete");
  }
  CellSet seen(static_cast<int>(draft.cell_names.size()));
  for (const std::optional<Cell>& cell : lattice.at) {
    if (!cell) continue;
    if (cell->index() >= draft.cell_names.size() || seen.contains(*cell)) {
      return bad_geometry("the lattice of the board has a cell twice or one that does not exist");
    }
    seen.insert(*cell);
  }
  if (seen.size() != static_cast<int>(draft.cell_names.size())) {
    return bad_geometry("a cell of the board has no place in its lattice");
  }
  return {};
}

bool within(double value, double high) {
  constexpr double kSlack = 1e-6;
  return std::isfinite(value) && value >= -kSlack && value <= high + kSlack;
}

Result<void> check_view(const BoardDraft& draft, const View& view, CellSet& scratch) {
  const std::size_t num_cells = draft.cell_names.size();
  const auto owner = [&] { return "the view " + quote(view.id); };
  if (!std::isfinite(view.width) || !std::isfinite(view.height) || view.width <= 0 ||
      view.height <= 0) {
    return bad_geometry(owner() + " has no extent");
  }
  if (view.corners.size() != num_cells || view.tint.size() != num_cells ||
      view.paint_order.size() != num_cells) {
    return bad_geometry(owner() + " does not show every cell");
  }
  for (std::size_t i = 0; i < num_cells; ++i) {
    for (const Point& corner : view.corners[i]) {
      if (!within(corner.x, view.width) || !within(corner.y, view.height)) {
        return bad_geometry(owner() + " has the cell " + quote(draft.cell_names[i]) +
                            " outside its frame");
      }
    }
  }
  return check_cells(draft, view.paint_order, owner, scratch);
}

Result<void> check_views(const BoardDraft& draft, CellSet& scratch) {
  if (draft.views.empty() || draft.views.front().id != "flat") {
    return bad_geometry("the first view of a board must be \"flat\"");
  }
  for (std::size_t i = 0; i < draft.views.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (draft.views[i].id == draft.views[j].id) {
        return bad_geometry("two views have the name " + quote(draft.views[i].id));
      }
    }
    if (auto view = check_view(draft, draft.views[i], scratch); !view) return view;
  }
  return {};
}

/// Leaves the first of all houses that have the same cells. It becomes a region, else a box, if one
/// of them is: a region that fills a row is still what borders are drawn around, and one that is a
/// box as well is still one of the regions.
void merge_equal_houses(std::vector<House>& houses) {
  std::map<std::vector<Cell>, std::size_t> kept_at;
  std::vector<House> kept;
  kept.reserve(houses.size());
  for (House& house : houses) {
    std::vector<Cell> key = house.cells;
    std::sort(key.begin(), key.end());
    const auto [place, is_new] = kept_at.emplace(std::move(key), kept.size());
    if (is_new) {
      kept.push_back(std::move(house));
    } else if (HouseKind& kind = kept[place->second].kind;
               house.kind == HouseKind::region ||
               (house.kind == HouseKind::box && kind != HouseKind::region)) {
      kind = house.kind;
    }
  }
  houses = std::move(kept);
}

/// Whether the houses are the rows, columns and boxes of the 9x9 grid, each once.
bool has_classic_houses(const std::vector<House>& houses) {
  if (houses.size() != 27) return false;
  std::vector<std::vector<Cell>> wanted;
  for (int line = 0; line < 9; ++line) {
    std::vector<Cell> row;
    std::vector<Cell> column;
    std::vector<Cell> box;
    for (int i = 0; i < 9; ++i) {
      row.emplace_back(9 * line + i);
      column.emplace_back(9 * i + line);
      box.emplace_back(9 * (line / 3 * 3 + i / 3) + line % 3 * 3 + i % 3);
    }
    wanted.insert(wanted.end(), {row, column, box});
  }
  std::vector<std::vector<Cell>> found;
  for (const House& house : houses) {
    found.push_back(house.cells);
    std::sort(found.back().begin(), found.back().end());
  }
  std::sort(wanted.begin(), wanted.end());
  std::sort(found.begin(), found.end());
  return wanted == found;
}

}  // namespace

std::string_view to_string(HouseKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

std::optional<HouseKind> house_kind_from(std::string_view word) {
  for (std::size_t i = 0; i < std::size(kKindNames); ++i) {
    if (kKindNames[i] == word) return static_cast<HouseKind>(i);
  }
  return std::nullopt;
}

Result<std::shared_ptr<const Board>> Board::make(BoardDraft draft) {
  if (auto sizes = check_sizes(draft); !sizes) return sizes.error();
  auto cell_names = CellNames::make(draft.cell_names);
  if (!cell_names) return cell_names.error();

  CellSet scratch(static_cast<int>(draft.cell_names.size()));
  if (auto houses = check_houses(draft, scratch); !houses) return houses.error();
  merge_equal_houses(draft.houses);
  if (auto names = check_house_names(draft); !names) return names.error();
  if (auto neighbours = check_neighbours(draft); !neighbours) return neighbours.error();
  if (auto lanes = check_lanes(draft, scratch); !lanes) return lanes.error();
  if (auto grids = check_grids(draft, scratch); !grids) return grids.error();
  if (auto lattice = check_lattice(draft); !lattice) return lattice.error();
  if (auto views = check_views(draft, scratch); !views) return views.error();
  return std::shared_ptr<const Board>(new Board(std::move(draft), *std::move(cell_names)));
}

Board::Board(BoardDraft draft, CellNames cell_names)
    : draft_(std::move(draft)), cell_names_(std::move(cell_names)) {
  houses_of_.resize(draft_.cell_names.size());
  peers_.assign(draft_.cell_names.size(), CellSet(num_cells()));
  for (std::size_t h = 0; h < draft_.houses.size(); ++h) {
    for (const Cell cell : draft_.houses[h].cells) {
      houses_of_[cell.index()].emplace_back(h);
      for (const Cell other : draft_.houses[h].cells) peers_[cell.index()].insert(other);
    }
  }
  for (std::size_t i = 0; i < peers_.size(); ++i) peers_[i].erase(Cell(i));
  is_classic_ = num_digits() == 9 && num_cells() == 81 && has_classic_houses(draft_.houses);
}

std::optional<Cell> Board::find_cell(std::string_view name) const {
  if (const auto found = cell_names_.find(name)) return found;
  const auto place = grid_place_from(name);
  const auto style = place ? name_style_of(*this) : std::nullopt;
  return style ? cell_names_.find(name_of(*style, *place)) : std::nullopt;
}

std::string Board::names(std::span<const Cell> cells) const {
  std::string text;
  for (const Cell cell : cells) {
    if (!text.empty()) text += ' ';
    text += name(cell);
  }
  return text;
}

std::optional<HouseId> Board::find_house(std::string_view name) const {
  // Exact names first: created shapes ask for thousands of them.
  for (std::size_t h = 0; h < draft_.houses.size(); ++h) {
    if (draft_.houses[h].name == name) return HouseId(h);
  }
  const std::string wanted = upper_case(name);
  for (std::size_t h = 0; h < draft_.houses.size(); ++h) {
    if (upper_case(draft_.houses[h].name) == wanted) return HouseId(h);
  }
  return std::nullopt;
}

std::optional<Neighbour> Board::neighbour(Cell cell, Side side) const {
  if (draft_.neighbours.empty()) return std::nullopt;
  return draft_.neighbours[cell.index()][static_cast<std::size_t>(side)];
}

std::optional<HouseId> Board::region_of(Cell cell) const {
  for (const HouseId id : houses_of_[cell.index()]) {
    const HouseKind kind = house(id).kind;
    if (kind == HouseKind::box || kind == HouseKind::region) return id;
  }
  return std::nullopt;
}

const View* Board::find_view(std::string_view id) const {
  for (const View& view : draft_.views) {
    if (view.id == id) return &view;
  }
  return nullptr;
}

}  // namespace omnidoku::geometry
