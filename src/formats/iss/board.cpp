// SPDX-License-Identifier: MIT
//
// Boards of constraint strings. Rows, columns and boxes hold no symbol twice, boxes have as many
// cells as the longer side. A square with as many symbols as its side is an ordinary grid, a Latin
// square or a jigsaw here; any other board is told house by house.
#include <algorithm>
#include <cmath>
#include <map>

#include "formats/iss/iss.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats::iss {

using base::ErrorCode;
using base::Result;
using base::Value;

namespace {

constexpr int kIdBase = 17;  // of rows and columns in names of cells: 1 to 9, then a to g

char id_character(int number) {
  return static_cast<char>(number < 10 ? '0' + number : 'a' + number - 10);
}

std::optional<int> id_number(char c) {
  const int number = c >= '0' && c <= '9'   ? c - '0'
                     : c >= 'a' && c <= 'g' ? c - 'a' + 10
                     : c >= 'A' && c <= 'G' ? c - 'A' + 10
                                            : 0;
  return number > 0 && number < kIdBase ? std::optional(number) : std::nullopt;
}

/// "6x9" as 6 and 9.
std::optional<std::pair<int, int>> two_numbers(std::string_view text, char between) {
  const std::size_t at = text.find(between);
  if (at == std::string_view::npos) return std::nullopt;
  const auto first = whole_number(text.substr(0, at));
  const auto second = whole_number(text.substr(at + 1));
  return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

base::Error bad_item(const Item& item, std::string what, std::string hint = {}) {
  return make_error(ErrorCode::bad_geometry, item.text + ": " + std::move(what), std::move(hint));
}

Value house_value(const std::string& kind, const std::vector<std::string>& names) {
  Value cells = Value::array();
  for (const std::string& name : names) cells.push_back(name);
  return Value::object({{"kind", kind}, {"cells", std::move(cells)}});
}

}  // namespace

std::string cell_text(const geometry::Board& board, geometry::Cell cell) {
  const std::string& name = board.name(cell);
  const std::size_t middle = name.find('C');
  if (name.starts_with('R') && middle != std::string::npos) {
    const auto row = whole_number(std::string_view(name).substr(1, middle - 1));
    const auto column = whole_number(std::string_view(name).substr(middle + 1));
    if (!row || !column || *row < 1 || *column < 1 || *row > kMaxSide || *column > kMaxSide)
      return {};
    return {'R', id_character(*row), 'C', id_character(*column)};
  }
  return is_cell_name(name) ? name : std::string();
}

bool is_further_cell(std::string_view name) {
  return name.starts_with('V') || name.starts_with(kRegionCells);
}

bool is_cell_name(std::string_view name) {
  if (name.size() == 4 && (name[0] == 'R' || name[0] == 'r') && (name[2] == 'C' || name[2] == 'c'))
    return id_number(name[1]) && id_number(name[3]);
  if (name.starts_with(kRegionCells)) return whole_number(name.substr(2)).has_value();
  if (name.size() < 2 || name[0] != 'V') return false;
  const std::size_t digits = name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  return digits != 1 && (digits == std::string_view::npos || whole_number(name.substr(digits)));
}

std::optional<geometry::Cell> find_cell(const geometry::Board& board, std::string_view name) {
  if (!is_cell_name(name)) return std::nullopt;
  if (is_further_cell(name)) return board.find_cell(name);
  return board.find_cell("R" + std::to_string(*id_number(name[1])) + "C" +
                         std::to_string(*id_number(name[3])));
}

Result<bool> BoardItems::take(const Item& item) {
  const std::string& name = item.name.text;
  if (name == "Shape") {
    if (auto taken = take_shape(item); !taken) return taken.error();
  } else if (name == "Var") {
    if (auto taken = take_extra_cells(item); !taken) return taken.error();
  } else if (name == "NoBoxes" || name == "Windoku" || name == "DisjointSets") {
    if (!item.arguments.empty()) return bad_item(item, "it takes no arguments");
    (name == "NoBoxes" ? no_boxes_ : name == "Windoku" ? windows_ : disjoint_) = true;
  } else if (name == kUnknownRegions) {
    regions_ = true;
    return false;  // is a constraint as well
  } else if (name == "Diagonal") {
    const bool proper = item.arguments.size() == 1;
    const std::string direction = proper ? item.arguments[0].text : std::string();
    if (direction != "1" && direction != "-1") {
      return bad_item(item, "there is no such diagonal", "1 is /, -1 the other");
    }
    (direction == "1" ? rising_ : falling_) = true;
  } else if (name == "RegionSize") {
    const auto size =
        item.arguments.size() == 1 ? whole_number(item.arguments[0].text) : std::nullopt;
    if (!size || *size < 1) return bad_item(item, "it takes the number of cells of a box");
    region_size_ = size;
  } else if (name == "Jigsaw") {
    if (item.arguments.empty()) return bad_item(item, "it takes a character for each cell");
    pieces_.push_back(item);
  } else {
    return false;
  }
  return true;
}

Result<void> BoardItems::take_shape(const Item& item) {
  const auto refuse = [&item] {
    return bad_item(item, "this is no shape",
                    "such as .Shape~6x6, .Shape~6x9~0-8 or .Shape~9x9~~Raw, with sides of 1 to " +
                        std::to_string(kMaxSide));
  };
  if (item.arguments.empty() || item.arguments.size() > 3) return refuse();
  const auto sides = two_numbers(item.arguments[0].text, 'x');
  if (!sides || sides->first < 1 || sides->second < 1 || sides->first > kMaxSide ||
      sides->second > kMaxSide) {
    return refuse();
  }
  std::tie(rows_, columns_) = *sides;
  first_value_ = 1;
  num_values_ = std::max(rows_, columns_);
  raw_ = item.arguments.size() == 3 && item.arguments[2].text == "Raw";
  if (item.arguments.size() == 3 && !raw_ && item.arguments[2].text != "Sudoku") return refuse();
  if (item.arguments.size() < 2 || item.arguments[1].text.empty()) return {};
  const std::string& range = item.arguments[1].text;
  if (const auto ends = two_numbers(range, '-')) {
    first_value_ = ends->first;
    num_values_ = ends->second - ends->first + 1;
  } else if (const auto count = whole_number(range)) {
    num_values_ = *count;
  } else {
    return refuse();
  }
  if (first_value_ < 0 || first_value_ + num_values_ - 1 > geometry::kMaxDigits) {
    return bad_item(item, "values are from 0 to " + std::to_string(geometry::kMaxDigits));
  }
  if (num_values_ > kMaxSide || num_values_ < (raw_ ? 1 : std::max(rows_, columns_))) {
    return bad_item(item, "there must be as many values as the longer side has cells, at most " +
                              std::to_string(kMaxSide));
  }
  return {};
}

Result<void> BoardItems::take_extra_cells(const Item& item) {
  constexpr int kMaxExtraCells = 1000;
  Extra extra;
  if (!item.arguments.empty()) extra.prefix = "V" + item.arguments[0].text;
  const std::string_view size =
      item.arguments.size() > 2 ? std::string_view(item.arguments[2].text) : std::string_view();
  if (const auto sides = two_numbers(size, 'x'); sides && sides->first > 0 && sides->second > 0) {
    extra.columns = sides->second;
    extra.count =
        std::min(sides->first, kMaxExtraCells + 1) * std::min(sides->second, kMaxSide + 1);
  } else {
    extra.count = whole_number(size).value_or(1);
  }
  const bool proper =
      is_cell_name(extra.prefix) && extra.prefix.find_first_of("0123456789") == std::string::npos;
  if (!proper || extra.count < 1 || extra.count > kMaxExtraCells || extra.columns > kMaxSide) {
    return bad_item(item, "these are no further cells",
                    "such as .Var~A~~4 or .Var~A~~3x3: capitals, words, how many");
  }
  for (const Extra& other : extra_cells_) {
    if (other.prefix == extra.prefix) return bad_item(item, "there are such cells already");
  }
  extra_cells_.push_back(std::move(extra));
  return {};
}

std::optional<BoardItems::Position> BoardItems::position_of(std::string_view name) const {
  if (!is_cell_name(name)) return std::nullopt;
  if (!is_further_cell(name))
    return Position{"R", *id_number(name[1]) - 1, *id_number(name[3]) - 1};
  const std::size_t digits = std::min(name.find_first_of("0123456789"), name.size());
  const std::string prefix(name.substr(0, digits));
  const int number = whole_number(name.substr(digits)).value_or(1) - 1;
  for (const Extra& extra : further_groups()) {
    if (extra.prefix != prefix || number < 0 || number >= extra.count) continue;
    const int columns = extra.columns > 0 ? extra.columns : extra.count;
    return Position{prefix, number / columns, number % columns};
  }
  return std::nullopt;
}

std::optional<std::string> BoardItems::shifted(std::string_view cell, std::string_view from,
                                               std::string_view to) const {
  const auto own = position_of(cell);
  const auto before = position_of(from);
  const auto behind = position_of(to);
  if (!own || !before || !behind || own->group != before->group || own->group != behind->group)
    return std::nullopt;
  const int row = own->row + behind->row - before->row;
  const int column = own->column + behind->column - before->column;
  if (row < 0 || column < 0) return std::nullopt;
  if (own->group == "R") {
    if (row >= rows_ || column >= columns_) return std::nullopt;
    return std::string{'R', id_character(row + 1), 'C', id_character(column + 1)};
  }
  for (const Extra& extra : further_groups()) {
    if (extra.prefix != own->group) continue;
    const int columns = extra.columns > 0 ? extra.columns : extra.count;
    const int number = row * columns + column;
    if (column >= columns || number >= extra.count) return std::nullopt;
    return extra.name(number);
  }
  return std::nullopt;
}

std::vector<BoardItems::Extra> BoardItems::further_groups() const {
  std::vector<Extra> groups = extra_cells_;
  if (regions_) groups.push_back({std::string(kRegionCells), rows_ * columns_, columns_});
  return groups;
}

std::vector<std::string> BoardItems::cells_of_group(std::string_view group) const {
  std::vector<std::string> names;
  for (int i = 0; group.empty() && i < rows_ * columns_; ++i)
    names.push_back({'R', id_character(i / columns_ + 1), 'C', id_character(i % columns_ + 1)});
  for (const Extra& extra : further_groups()) {
    for (int i = 0; extra.prefix == group && i < extra.count; ++i) names.push_back(extra.name(i));
  }
  return names;
}

std::string BoardItems::cell_name(int row, int column) const {
  return "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
}

/// Whether the board is a square with as many symbols as its side.
bool BoardItems::is_usual() const {
  return rows_ == columns_ && num_values_ == rows_ && !raw_ && further_groups().empty() &&
         region_size_.value_or(rows_) == rows_;
}

/// Height and width of boxes with so many cells, or as many as RegionSize says: the squarest that
/// fit into the grid, wider than high if both do.
std::optional<std::pair<int, int>> BoardItems::box_size(int usual_size) const {
  const int size = region_size_.value_or(usual_size);
  for (int small = size; small >= 2; --small) {
    if (small * small > size || size % small != 0) continue;
    const int large = size / small;
    if (rows_ % small == 0 && columns_ % large == 0) return std::pair(small, large);
    if (rows_ % large == 0 && columns_ % small == 0) return std::pair(large, small);
  }
  return std::nullopt;
}

std::optional<std::pair<int, int>> BoardItems::box_size() const {
  return box_size(std::max(rows_, columns_));
}

Result<geometry::BoardPtr> BoardItems::build(const ReadOptions& options) const {
  const bool wants_square = rising_ || falling_ || windows_ || disjoint_;
  if (wants_square && rows_ != columns_) {
    return make_error(ErrorCode::bad_geometry,
                      ".Diagonal, .Windoku and .DisjointSets want a square grid");
  }
  if (raw_ && (wants_square || no_boxes_ || region_size_ || !pieces_.empty())) {
    return make_error(ErrorCode::bad_geometry,
                      "a raw grid has no rows, columns and regions that could be changed");
  }
  auto usual = usual_spec();
  if (!usual) return usual.error();
  if (*usual) return make_board(**usual, options);
  auto spec = free_form_spec();
  if (!spec) return spec.error();
  return make_board(*spec, options);
}

/// The description of an ordinary grid or jigsaw; nothing where the board is none.
Result<std::optional<Value>> BoardItems::usual_spec() const {
  constexpr auto kNone = std::nullopt;
  if (!is_usual() || pieces_.size() > 1) return std::optional<Value>(kNone);
  const bool boxes = !no_boxes_ && box_size();
  Value spec = boxes ? plain_grid_spec(rows_) : Value::object({{"type", "latin"}, {"size", rows_}});
  if (!pieces_.empty()) {
    Houses houses;
    if (auto added = add_pieces(pieces_.front(), houses); !added) return added.error();
    const std::string& labels = pieces_.front().arguments.back().text;
    const auto side = static_cast<std::size_t>(rows_);
    if (houses.size() != side) return std::optional<Value>(kNone);
    if (region_mismatch(labels, rows_)) return std::optional<Value>(kNone);
    spec = region_spec(labels, rows_, boxes);
  }
  Value::Array extras;
  if (rising_ || falling_) {
    Value diagonals = Value::object({{"type", "x"}});
    if (rising_ != falling_) diagonals.set("diagonals", rising_ ? "rising" : "falling");
    extras.push_back(std::move(diagonals));
  }
  if (windows_) {
    Houses houses;
    add_windows(houses);
    Value list = Value::array();
    for (const auto& [kind, names] : houses) list.push_back(house_value(kind, names));
    const auto box = box_size();
    if (box && box->first == box->second) {
      extras.push_back(Value::object({{"type", "windoku"}}));
    } else if (!houses.empty()) {
      extras.push_back(Value::object({{"type", "houses"}, {"houses", std::move(list)}}));
    }
  }
  if (disjoint_ && box_size()) extras.push_back(Value::object({{"type", "disjoint"}}));
  if (!extras.empty()) spec.set("extra", std::move(extras));
  return std::optional<Value>(std::move(spec));
}

Result<Value> BoardItems::free_form_spec() const {
  Value cells = Value::array();
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      cells.push_back(Value::object(
          {{"name", cell_name(row, column)}, {"at", Value::Array{Value(column), Value(row)}}}));
    }
  }
  add_extra_cells(cells);
  Houses houses;
  if (!raw_) {
    add_lines(houses);
    add_boxes(houses);
    for (const Item& layout : pieces_) {
      if (auto added = add_pieces(layout, houses); !added) return added.error();
    }
    add_windows(houses);
    add_disjoint_groups(houses);
  }
  Value list = Value::array();
  for (const auto& [kind, names] : houses) list.push_back(house_value(kind, names));
  return Value::object({{"type", "free_form"},
                        {"size", num_values_},
                        {"cells", std::move(cells)},
                        {"houses", std::move(list)}});
}

/// Rows, columns and diagonals.
void BoardItems::add_lines(Houses& houses) const {
  for (int row = 0; row < rows_; ++row) {
    std::vector<std::string> names;
    for (int column = 0; column < columns_; ++column) names.push_back(cell_name(row, column));
    houses.emplace_back("row", std::move(names));
  }
  for (int column = 0; column < columns_; ++column) {
    std::vector<std::string> names;
    for (int row = 0; row < rows_; ++row) names.push_back(cell_name(row, column));
    houses.emplace_back("column", std::move(names));
  }
  for (const bool rising : {true, false}) {
    if (!(rising ? rising_ : falling_)) continue;
    std::vector<std::string> names;
    for (int row = 0; row < rows_; ++row)
      names.push_back(cell_name(row, rising ? columns_ - 1 - row : row));
    houses.emplace_back("diagonal", std::move(names));
  }
}

void BoardItems::add_boxes(Houses& houses) const {
  const auto box = box_size();
  if (no_boxes_ || !box) return;
  for (int top = 0; top < rows_; top += box->first) {
    for (int left = 0; left < columns_; left += box->second) {
      std::vector<std::string> names;
      for (int i = 0; i < box->first * box->second; ++i)
        names.push_back(cell_name(top + i / box->second, left + i % box->second));
      houses.emplace_back("box", std::move(names));
    }
  }
}

/// The pieces of a jigsaw. One of another size is no house: its cells are in none.
Result<void> BoardItems::add_pieces(const Item& layout, Houses& houses) const {
  const std::string& labels = layout.arguments.back().text;
  const auto num_cells = static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_);
  if (labels.size() != num_cells) {
    return make_error(ErrorCode::wrong_length, ".Jigsaw has " + std::to_string(labels.size()) +
                                                   " characters, not " + std::to_string(num_cells) +
                                                   ", one for each cell");
  }
  std::map<char, std::vector<std::string>> pieces;
  for (std::size_t i = 0; i < num_cells; ++i) {
    const int place = static_cast<int>(i);
    pieces[labels[i]].push_back(cell_name(place / columns_, place % columns_));
  }
  if (pieces.size() == 1) return {};
  bool has_rest = false;
  for (auto& [label, names] : pieces) {
    const auto size = static_cast<int>(names.size());
    if (size >= std::max(rows_, columns_) && size <= num_values_) {
      houses.emplace_back("region", std::move(names));
    } else if (std::exchange(has_rest, true)) {
      return bad_item(layout, "the pieces have several sizes",
                      "each has a cell for every symbol, but for one that is no piece");
    }
  }
  return {};
}

void BoardItems::add_windows(Houses& houses) const {
  const auto box = box_size(num_values_);
  if (!windows_ || !box) return;
  const auto [height, width] = *box;
  for (int left = 1; left + width < columns_; left += width + 1) {
    for (int top = 1; top + height < rows_; top += height + 1) {
      std::vector<std::string> names;
      for (int i = 0; i < height * width; ++i)
        names.push_back(cell_name(top + i / width, left + i % width));
      houses.emplace_back("window", std::move(names));
    }
  }
}

void BoardItems::add_disjoint_groups(Houses& houses) const {
  const auto box = box_size();
  if (!disjoint_ || !box) return;
  const auto [height, width] = *box;
  for (int place = 0; place < height * width; ++place) {
    std::vector<std::string> names;
    for (int row = place / width; row < rows_; row += height) {
      for (int column = place % width; column < columns_; column += width)
        names.push_back(cell_name(row, column));
    }
    houses.emplace_back("group", std::move(names));
  }
}

/// Below the grid, group by group; those without rows of their own lie apart.
void BoardItems::add_extra_cells(Value& cells) const {
  int top = rows_ + 1;
  for (const Extra& extra : further_groups()) {
    const int columns = extra.columns > 0 ? extra.columns : kMaxSide / 2;
    const int gap = extra.columns > 0 ? 1 : 2;
    for (int i = 0; i < extra.count; ++i) {
      cells.push_back(Value::object(
          {{"name", extra.name(i)},
           {"at", Value::Array{Value(i % columns * gap), Value(top + i / columns * gap)}}}));
    }
    top += (extra.count + columns - 1) / columns * gap + 1;
  }
}

// --- Looking along the grid ----------------------------------------------------------------

namespace {

/// The cells of the grid by row and column, from 0.
std::map<std::pair<int, int>, geometry::Cell> places_of(const geometry::Board& board) {
  std::map<std::pair<int, int>, geometry::Cell> places;
  for (int i = 0; i < board.num_cells(); ++i) {
    const std::string name = cell_text(board, geometry::Cell(i));
    if (name.starts_with('R')) {
      places[{*id_number(name[1]) - 1, *id_number(name[3]) - 1}] = geometry::Cell(i);
    }
  }
  return places;
}

}  // namespace

std::vector<std::pair<std::string, std::vector<geometry::Cell>>> lanes_of(
    const geometry::Board& board) {
  std::map<std::pair<char, int>, std::vector<geometry::Cell>> lanes;
  for (const auto& [place, cell] : places_of(board)) {
    lanes[{'R', place.first}].push_back(cell);
    lanes[{'C', place.second}].push_back(cell);
  }
  std::vector<std::pair<std::string, std::vector<geometry::Cell>>> named;
  for (auto& [id, cells] : lanes) {
    named.emplace_back(id.first + std::to_string(id.second + 1), std::move(cells));
  }
  return named;
}

std::vector<std::vector<geometry::Cell>> diagonals_of(const geometry::Board& board) {
  const auto places = places_of(board);
  if (places.empty()) return {};
  const int rows = places.rbegin()->first.first + 1;
  int columns = 0;
  for (const auto& [place, cell] : places) columns = std::max(columns, place.second + 1);
  std::vector<std::vector<geometry::Cell>> diagonals;
  const auto add = [&](int row, int column, int down, int right) {
    std::vector<geometry::Cell> cells;
    for (; places.count({row, column}) != 0; row += down, column += right)
      cells.push_back(places.at({row, column}));
    const std::vector<geometry::Cell> back(cells.rbegin(), cells.rend());
    const bool known = std::find(diagonals.begin(), diagonals.end(), back) != diagonals.end() ||
                       std::find(diagonals.begin(), diagonals.end(), cells) != diagonals.end();
    if (cells.size() > 1 && !known) diagonals.push_back(std::move(cells));
  };
  // Each edge of the grid in one direction; at a corner the first that comes.
  for (int row = 0; row < rows - 1; ++row) add(row, 0, 1, 1);
  for (int row = 1; row < rows - 1; ++row) add(row, columns - 1, -1, -1);
  for (int column = 1; column < columns; ++column) add(0, column, 1, -1);
  for (int column = 1; column < columns - 1; ++column) add(rows - 1, column, -1, 1);
  return diagonals;
}

}  // namespace omnidoku::formats::iss
