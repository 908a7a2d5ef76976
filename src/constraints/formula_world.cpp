// SPDX-License-Identifier: MIT
#include "constraints/formula_world.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/shape_sums.h"

namespace omnidoku::constraints {
namespace {

using formula::CellLists;
using formula::Thing;
using geometry::Board;
using geometry::Cell;
using geometry::HouseKind;

CellLists houses_of_kind(const Board& board, std::initializer_list<HouseKind> kinds) {
  CellLists lists;
  for (const geometry::House& house : board.houses()) {
    if (std::find(kinds.begin(), kinds.end(), house.kind) != kinds.end())
      lists.push_back(house.cells);
  }
  return lists;
}

CellLists rows(const Board& board) { return houses_of_kind(board, {HouseKind::row}); }
CellLists columns(const Board& board) { return houses_of_kind(board, {HouseKind::column}); }
CellLists boxes(const Board& board) {
  return houses_of_kind(board, {HouseKind::box, HouseKind::region});
}
CellLists houses(const Board& board) {
  CellLists lists;
  for (const geometry::House& house : board.houses()) lists.push_back(house.cells);
  return lists;
}
CellLists lanes(const Board& board) {
  CellLists lists;
  for (const geometry::Lane& lane : board.lanes()) lists.push_back(lane.cells);
  return lists;
}
CellLists cells(const Board& board) {
  CellLists lists;
  for (int i = 0; i < board.num_cells(); ++i) lists.push_back({Cell(i)});
  return lists;
}

/// Each two cells once of which one is among those that belong to the other.
template <class CellsOf>
CellLists pairs(const Board& board, CellsOf&& cells_of) {
  CellLists lists;
  for (int i = 0; i < board.num_cells(); ++i) {
    for (const Cell other : cells_of(board, Cell(i))) {
      if (Cell(i) < other) lists.push_back({Cell(i), other});
    }
  }
  return lists;
}
CellLists adjacent(const Board& board) { return pairs(board, cells_beside); }
CellLists diagonal_pairs(const Board& board) { return pairs(board, cells_at_corners); }
CellLists touching(const Board& board) { return pairs(board, cells_around); }
CellLists knights(const Board& board) { return pairs(board, cells_a_knight_away); }

/// The cells around each point where four meet, clockwise from the least one.
CellLists squares(const Board& board) {
  constexpr geometry::Side kSquareSides[] = {geometry::Side::top, geometry::Side::right,
                                             geometry::Side::bottom, geometry::Side::left};
  CellLists lists;
  std::set<std::vector<Cell>> known;
  for (int i = 0; i < board.num_cells(); ++i) {
    for (const geometry::Side side : kSquareSides) {
      const auto square = square_at(board, Cell(i), side);
      if (!square) continue;
      std::vector<Cell> sorted(square->begin(), square->end());
      std::sort(sorted.begin(), sorted.end());
      if (known.insert(sorted).second) lists.emplace_back(square->begin(), square->end());
    }
  }
  return lists;
}

/// For each place of a box the cells at it, in all boxes that have one.
CellLists same_places(const Board& board) {
  CellLists lists;
  for (const std::vector<Cell>& box : boxes(board)) {
    for (std::size_t i = 0; i < box.size(); ++i) {
      if (lists.size() <= i) lists.emplace_back();
      lists[i].push_back(box[i]);
    }
  }
  return lists;
}

struct NamedLists {
  PlaceHelp help;
  CellLists (*lists)(const Board& board) = nullptr;
};

constexpr NamedLists kLists[] = {
    {{"cells", "every cell of the board"}, cells},
    {{"rows", "each row, from its left end"}, rows},
    {{"columns", "each column, from its top"}, columns},
    {{"boxes", "each box or region, in reading order"}, boxes},
    {{"regions", "the same"}, boxes},
    {{"houses", "rows, columns, boxes and whatever else holds no digit twice"}, houses},
    {{"lanes", "each row and column that clues look along"}, lanes},
    {{"adjacent", "each two cells that share a side"}, adjacent},
    {{"diagonal_pairs", "each two that meet at a corner only"}, diagonal_pairs},
    {{"touching", "both"}, touching},
    {{"knights", "each two a knight's move apart"}, knights},
    {{"squares", "the cells around each point where four meet, clockwise"}, squares},
    {{"same_places", "for each place of a box the cells at it, in all boxes"}, same_places},
};

constexpr PlaceHelp kUnmarked = {"unmarked",
                                 "each two cells that share a side and are none of the things"};
constexpr PlaceHelp kThings = {"things", "each of several that its cells are, by their sizes"};

const std::vector<PlaceHelp>& all_helps() {
  static const std::vector<PlaceHelp> helps = [] {
    std::vector<PlaceHelp> made;
    for (const NamedLists& one : kLists) made.push_back(one.help);
    made.push_back(kUnmarked);
    made.push_back(kThings);
    return made;
  }();
  return helps;
}

/// The first of the houses of a kind that the cell lies in, with its number, from 1.
std::optional<std::pair<std::int64_t, std::vector<Cell>>> home_of(
    const Board& board, Cell cell, std::initializer_list<HouseKind> kinds) {
  std::int64_t number = 0;
  for (const geometry::House& house : board.houses()) {
    if (std::find(kinds.begin(), kinds.end(), house.kind) == kinds.end()) continue;
    ++number;
    if (std::find(house.cells.begin(), house.cells.end(), cell) != house.cells.end())
      return std::pair(number, house.cells);
  }
  return std::nullopt;
}

std::optional<std::vector<Cell>> cells_of_home(const Board& board, Cell cell,
                                               std::initializer_list<HouseKind> kinds) {
  auto home = home_of(board, cell, kinds);
  if (!home) return std::nullopt;
  return std::move(home->second);
}

/// Row and column of a cell in the first grid that has it, from 1.
std::optional<std::pair<std::int64_t, std::int64_t>> place_in_grid(const Board& board, Cell cell) {
  for (const geometry::GridPlacement& grid : board.grids()) {
    const auto found = std::find(grid.cells.begin(), grid.cells.end(), cell);
    if (found == grid.cells.end()) continue;
    const std::int64_t index = found - grid.cells.begin();
    return std::pair(index / grid.columns + 1, index % grid.columns + 1);
  }
  return std::nullopt;
}

/// What stands at a constraint: its number, or those in its text.
std::vector<std::int64_t> numbers_at(const model::Puzzle& puzzle,
                                     const model::ConstraintSpec& spec) {
  for (const auto& [name, value] : spec.arguments.all()) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return {*number};
    if (const auto* text = std::get_if<std::string>(&value))
      return whole_numbers(*text).value_or(std::vector<std::int64_t>());
    if (const auto* digits = std::get_if<geometry::DigitSet>(&value)) {
      std::vector<std::int64_t> values;
      digits->for_each([&](geometry::Digit d) { values.push_back(puzzle.symbols.value(d)); });
      return values;
    }
  }
  return {};
}

/// What a formula calls the constraints of a type: "cages", "renban_lines".
std::string word_for(const ConstraintType& type) {
  std::string word = noun_of(type) + "s";
  std::replace_if(
      word.begin(), word.end(), [](char c) { return c == ' ' || c == '-'; }, '_');
  return word;
}

}  // namespace

std::span<const PlaceHelp> place_helps() { return all_helps(); }

std::optional<CellLists> FormulaWorld::lists(std::string_view name) const {
  const Board& board = *puzzle_.board;
  if (name == kUnmarked.name) {
    CellLists left = adjacent(board);
    std::erase_if(left, [&](const std::vector<Cell>& pair) {
      return std::any_of(things_.begin(), things_.end(), [&](const Thing& thing) {
        return thing.cells.size() == 2 &&
               std::is_permutation(pair.begin(), pair.end(), thing.cells.begin());
      });
    });
    return left;
  }
  const auto* found = std::find_if(std::begin(kLists), std::end(kLists),
                                   [&](const NamedLists& one) { return one.help.name == name; });
  if (found == std::end(kLists)) return std::nullopt;
  return found->lists(board);
}

std::optional<std::vector<Cell>> FormulaWorld::cells_of(std::string_view name, Cell cell) const {
  const Board& board = *puzzle_.board;
  if (name == "row") return cells_of_home(board, cell, {HouseKind::row});
  if (name == "column") return cells_of_home(board, cell, {HouseKind::column});
  if (name == "box") return cells_of_home(board, cell, {HouseKind::box, HouseKind::region});
  if (name == "seen") return board.peers(cell).cells();
  if (!board.has_neighbours()) return std::nullopt;
  if (name == "beside") return cells_beside(board, cell);
  if (name == "diagonally_beside") return cells_at_corners(board, cell);
  if (name == "around") return cells_around(board, cell);
  if (name == "knight") return cells_a_knight_away(board, cell);
  return std::nullopt;
}

std::optional<std::int64_t> FormulaWorld::number_of(std::string_view name, Cell cell) const {
  const Board& board = *puzzle_.board;
  const auto place = place_in_grid(board, cell);
  if (name == "row_number" && place) return place->first;
  if (name == "column_number" && place) return place->second;
  const auto box = home_of(board, cell, {HouseKind::box, HouseKind::region});
  if (name == "box_number" && box) return box->first;
  if (name == "box_place" && box) {
    const auto found = std::find(box->second.begin(), box->second.end(), cell);
    return found - box->second.begin() + 1;
  }
  return std::nullopt;
}

std::optional<std::vector<Thing>> FormulaWorld::things(std::string_view name) const {
  if (name == kThings.name) return std::vector<Thing>(things_.begin(), things_.end());
  std::vector<Thing> found;
  for (const model::ConstraintSpec& spec : puzzle_.constraints) {
    const ConstraintType* type = find_constraint_type(spec.type);
    if (type == nullptr || spec.cells.empty()) continue;
    if (spec.label != name && word_for(*type) != name) continue;
    found.push_back({spec.cells, numbers_at(puzzle_, spec), {}, {}});
  }
  if (found.empty()) return std::nullopt;
  return found;
}

CellLists FormulaWorld::segments(const std::vector<Cell>& line) const {
  CellLists parts;
  std::optional<geometry::HouseId> last;
  for (const Cell cell : line) {
    const auto region = puzzle_.board->region_of(cell);
    if (parts.empty() || region != last) parts.emplace_back();
    parts.back().push_back(cell);
    last = region;
  }
  return parts;
}

std::vector<std::string_view> FormulaWorld::names() const {
  std::vector<std::string_view> names;
  for (const PlaceHelp& help : place_helps()) names.push_back(help.name);
  return names;
}

}  // namespace omnidoku::constraints
