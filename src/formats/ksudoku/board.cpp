// SPDX-License-Identifier: MIT
//
// To find the simplest description, candidates are built and their houses compared with the
// groups; what nothing else fits becomes a free-form board.
#include "formats/ksudoku/board.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "geometry/builder.h"

namespace omnidoku::formats {

using base::Value;
using geometry::Board;
using geometry::BoardPtr;
using geometry::Cell;

namespace {

int root_of(int number) {
  const int root = static_cast<int>(std::lround(std::sqrt(number)));
  return root * root == number ? root : 0;
}

struct Place {
  int x = 0;
  int y = 0;
  int z = 0;
};

Place coordinates(const KSudokuGraph& graph, int place) {
  return {place / graph.size_z / graph.size_y, place / graph.size_z % graph.size_y,
          place % graph.size_z};
}

bool on_cubes(const KSudokuGraph& graph) { return graph.size_z > 1; }

std::string name_of(const KSudokuGraph& graph, int place) {
  const Place at = coordinates(graph, place);
  std::string name = "R" + std::to_string(at.y + 1) + "C" + std::to_string(at.x + 1);
  if (on_cubes(graph)) name = "L" + std::to_string(at.z + 1) + name;
  return name;
}

std::set<int> used_places(const KSudokuGraph& graph) {
  std::set<int> used;
  for (const PlaceGroup& group : graph.groups) used.insert(group.begin(), group.end());
  return used;
}

/// Whether the board's cells are the used places and its houses the groups.
bool fits(const KSudokuGraph& graph, const Board& board) {
  if (board.num_digits() != graph.order) return false;
  const auto cells = cells_of_places(graph, board);
  const std::set<int> used = used_places(graph);
  std::vector<int> place_of(static_cast<std::size_t>(board.num_cells()), -1);
  int found = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i].has_value() != (used.count(static_cast<int>(i)) != 0)) return false;
    if (!cells[i]) continue;
    place_of[cells[i]->index()] = static_cast<int>(i);
    ++found;
  }
  if (found != board.num_cells()) return false;
  std::set<PlaceGroup> houses;
  for (const geometry::House& house : board.houses()) {
    PlaceGroup group;
    for (const Cell cell : house.cells) group.push_back(place_of[cell.index()]);
    std::sort(group.begin(), group.end());
    houses.insert(std::move(group));
  }
  return houses == graph.groups;
}

/// The board of a description if it fits.
BoardPtr candidate(const KSudokuGraph& graph, const Value& spec, const ReadOptions& options) {
  auto board = make_board(spec, options);
  if (!board || !fits(graph, **board)) return nullptr;
  return *std::move(board);
}

Value house_value(const KSudokuGraph& graph, const PlaceGroup& group) {
  Value cells = Value::array();
  for (const int place : group) cells.push_back(name_of(graph, place));
  return Value::object({{"cells", std::move(cells)}});
}

/// The description with all groups that the board does not have yet as further houses.
Value with_missing_houses(const KSudokuGraph& graph, Value spec, const ReadOptions& options) {
  auto board = make_board(spec, options);
  if (!board) return spec;
  const auto cells = cells_of_places(graph, **board);
  std::set<std::vector<Cell>> known;
  for (const geometry::House& house : (*board)->houses()) {
    std::vector<Cell> sorted = house.cells;
    std::sort(sorted.begin(), sorted.end());
    known.insert(std::move(sorted));
  }
  Value houses = Value::array();
  for (const PlaceGroup& group : graph.groups) {
    std::vector<Cell> sorted;
    for (const int place : group) {
      if (const auto cell = cells[static_cast<std::size_t>(place)]) sorted.push_back(*cell);
    }
    std::sort(sorted.begin(), sorted.end());
    if (known.count(sorted) == 0) houses.push_back(house_value(graph, group));
  }
  if (houses.items().empty()) return spec;
  Value::Array extras;
  if (const Value* before = spec.find("extra")) extras = before->items();
  extras.push_back(Value::object({{"type", "houses"}, {"houses", std::move(houses)}}));
  spec.set("extra", std::move(extras));
  return spec;
}

/// Descriptions of an N x N grid that might fit: plain, with diagonals, as a jigsaw.
std::vector<Value> flat_candidates(const KSudokuGraph& graph) {
  const int size = graph.order;
  std::vector<Value> bases{plain_grid_spec(size)};
  // Regions: groups that are neither a row nor a column and do not overlap.
  const auto lines = sudoku_groups(graph, 0, false);
  std::string labels(static_cast<std::size_t>(size * size), '.');
  int num_regions = 0;
  for (const PlaceGroup& group : graph.groups) {
    if (!lines || std::find(lines->begin(), lines->end(), group) != lines->end() ||
        static_cast<int>(group.size()) != size) {
      continue;
    }
    const auto label_at = [&](int place) -> char& {
      const Place at = coordinates(graph, place);
      return labels[static_cast<std::size_t>(at.y) * static_cast<std::size_t>(size) +
                    static_cast<std::size_t>(at.x)];
    };
    if (std::any_of(group.begin(), group.end(),
                    [&](int place) { return label_at(place) != '.'; })) {
      continue;
    }
    for (const int place : group) label_at(place) = static_cast<char>('0' + num_regions);
    ++num_regions;
  }
  if (!region_mismatch(labels, size)) bases.push_back(region_spec(labels, size));
  bases.push_back(Value::object({{"type", "latin"}, {"size", size}}));

  std::vector<Value> specs;
  for (const Value& base : bases) {
    specs.push_back(base);
    for (const char* diagonals : {"both", "falling", "rising"}) {
      Value spec = base;
      Value extra = Value::object({{"type", "x"}});
      if (std::string_view(diagonals) != "both") extra.set("diagonals", diagonals);
      spec.set("extra", Value::Array{std::move(extra)});
      specs.push_back(std::move(spec));
    }
  }
  return specs;
}

Value offsets_value(const KSudokuGraph& graph, const std::vector<int>& corners) {
  Value offsets = Value::array();
  for (const int corner : corners) {
    const Place at = coordinates(graph, corner);
    Value::Array offset{Value(at.y), Value(at.x)};
    if (on_cubes(graph)) offset.emplace_back(at.z);
    offsets.push_back(std::move(offset));
  }
  return offsets;
}

std::vector<Value> candidates(const KSudokuGraph& graph) {
  if (!graph.cube_corners.empty()) {
    return {Value::object({{"type", "cubes"},
                           {"base", root_of(graph.order)},
                           {"offsets", offsets_value(graph, graph.cube_corners)}})};
  }
  if (on_cubes(graph)) return {};
  if (graph.size_x == graph.order && graph.size_y == graph.order) return flat_candidates(graph);
  if (graph.grid_corners.empty()) return {};
  const Value overlap = Value::object({{"type", "overlap"},
                                       {"size", graph.order},
                                       {"offsets", offsets_value(graph, graph.grid_corners)}});
  Value bare = overlap;
  bare.set("box", Value());
  return {overlap, bare};
}

Value free_form(const KSudokuGraph& graph) {
  Value::Array cells;
  for (const int place : used_places(graph)) {
    const Place at = coordinates(graph, place);
    const int x = at.x + at.z * (graph.size_x + 1);
    cells.push_back(Value::object(
        {{"name", name_of(graph, place)}, {"at", Value::Array{Value(x), Value(at.y)}}}));
  }
  Value::Array houses;
  for (const PlaceGroup& group : graph.groups) houses.push_back(house_value(graph, group));
  return Value::object({{"type", "free_form"},
                        {"size", graph.order},
                        {"cells", std::move(cells)},
                        {"houses", std::move(houses)}});
}

}  // namespace

std::optional<std::vector<PlaceGroup>> sudoku_groups(const KSudokuGraph& graph, int corner,
                                                     bool with_boxes) {
  const int n = graph.order;
  const Place at = coordinates(graph, corner);
  if (corner < 0 || at.x + n > graph.size_x || at.y + n > graph.size_y || at.z >= graph.size_z) {
    return std::nullopt;
  }
  const int base = root_of(n);
  if (with_boxes && base == 0) return std::nullopt;
  std::vector<PlaceGroup> groups;
  for (int i = 0; i < n; ++i) {
    std::array<PlaceGroup, 3> made;
    for (int k = 0; k < n; ++k) {
      made[0].push_back(graph.place(at.x + k, at.y + i, at.z));
      made[1].push_back(graph.place(at.x + i, at.y + k, at.z));
      if (!with_boxes) continue;
      made[2].push_back(
          graph.place(at.x + i % base * base + k % base, at.y + i / base * base + k / base, at.z));
    }
    for (PlaceGroup& group : made) {
      std::sort(group.begin(), group.end());
      if (!group.empty()) groups.push_back(std::move(group));
    }
  }
  return groups;
}

std::optional<std::vector<PlaceGroup>> roxdoku_groups(const KSudokuGraph& graph, int corner) {
  const int base = root_of(graph.order);
  const Place at = coordinates(graph, corner);
  if (corner < 0 || base == 0 || at.x + base > graph.size_x || at.y + base > graph.size_y ||
      at.z + base > graph.size_z) {
    return std::nullopt;
  }
  std::vector<PlaceGroup> groups;
  for (int i = 0; i < base; ++i) {
    std::array<PlaceGroup, 3> made;
    for (int j = 0; j < base; ++j) {
      for (int k = 0; k < base; ++k) {
        made[0].push_back(graph.place(at.x + i, at.y + j, at.z + k));
        made[1].push_back(graph.place(at.x + j, at.y + i, at.z + k));
        made[2].push_back(graph.place(at.x + j, at.y + k, at.z + i));
      }
    }
    for (PlaceGroup& group : made) {
      std::sort(group.begin(), group.end());
      groups.push_back(std::move(group));
    }
  }
  return groups;
}

std::vector<std::optional<Cell>> cells_of_places(const KSudokuGraph& graph, const Board& board) {
  std::vector<std::optional<Cell>> cells;
  cells.reserve(static_cast<std::size_t>(graph.num_places()));
  for (int place = 0; place < graph.num_places(); ++place) {
    cells.push_back(board.find_cell(name_of(graph, place)));
  }
  return cells;
}

base::Result<BoardPtr> graph_board(const KSudokuGraph& graph, const ReadOptions& options) {
  const std::vector<Value> specs = candidates(graph);
  for (const Value& spec : specs) {
    if (BoardPtr board = candidate(graph, spec, options)) return board;
  }
  for (const Value& spec : specs) {
    const Value completed = with_missing_houses(graph, spec, options);
    if (BoardPtr board = candidate(graph, completed, options)) return board;
  }
  return make_board(free_form(graph), options);
}

std::optional<KSudokuGraph> graph_of_board(const Board& board) {
  KSudokuGraph graph;
  graph.order = board.num_digits();
  std::vector<Place> places;
  const auto read_part = [](std::string_view& name, char letter, int& value) {
    if (name.empty() || name[0] != letter) return false;
    const auto [end, problem] = std::from_chars(name.data() + 1, name.data() + name.size(), value);
    if (problem != std::errc() || value < 1 || value > kMaxPlaces) return false;
    name.remove_prefix(static_cast<std::size_t>(end - name.data()));
    return true;
  };
  for (int i = 0; i < board.num_cells(); ++i) {
    std::string_view name = board.name(Cell(i));
    int x = 0;
    int y = 0;
    int z = 1;
    if (name.starts_with('L') && !read_part(name, 'L', z)) return std::nullopt;
    if (!read_part(name, 'R', y) || !read_part(name, 'C', x) || !name.empty()) return std::nullopt;
    places.push_back({x - 1, y - 1, z - 1});
    graph.size_x = std::max(graph.size_x, x);
    graph.size_y = std::max(graph.size_y, y);
    graph.size_z = std::max(graph.size_z, z);
  }
  if (static_cast<std::int64_t>(graph.size_x) * graph.size_y * graph.size_z > kMaxPlaces) {
    return std::nullopt;
  }
  for (const geometry::House& house : board.houses()) {
    PlaceGroup group;
    for (const Cell cell : house.cells) {
      const Place& at = places[cell.index()];
      group.push_back(graph.place(at.x, at.y, at.z));
    }
    std::sort(group.begin(), group.end());
    graph.groups.insert(std::move(group));
  }
  return graph;
}

}  // namespace omnidoku::formats
