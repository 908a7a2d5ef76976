// SPDX-License-Identifier: MIT
#include "geometry/name_style.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "base/check.h"

namespace omnidoku::geometry {

namespace {

constexpr int kLetters = 26;
/// Of a letter for a column: more than any board has.
constexpr std::size_t kMostLetters = 3;

char large(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
bool is_letter(char c) { return large(c) >= 'A' && large(c) <= 'Z'; }

/// A number from 1 that begins the text, which loses it.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc() || number < 1) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return number;
}

std::optional<GridPlace> by_numbers(std::string_view name) {
  if (name.empty() || large(name.front()) != 'R') return std::nullopt;
  name.remove_prefix(1);
  const auto row = take_number(name);
  if (!row || name.empty() || large(name.front()) != 'C') return std::nullopt;
  name.remove_prefix(1);
  const auto column = take_number(name);
  if (!column || !name.empty()) return std::nullopt;
  return GridPlace{*row, *column};
}

std::optional<GridPlace> by_letters(std::string_view name) {
  GridPlace place;
  std::size_t letters = 0;
  for (; letters < name.size() && is_letter(name[letters]); ++letters) {
    if (letters == kMostLetters) return std::nullopt;
    place.column = place.column * kLetters + (large(name[letters]) - 'A' + 1);
  }
  name.remove_prefix(letters);
  const auto row = letters == 0 ? std::nullopt : take_number(name);
  if (!row || !name.empty()) return std::nullopt;
  place.row = *row;
  return place;
}

}  // namespace

std::string_view to_string(NameStyle style) {
  switch (style) {
    case NameStyle::numbers: return "R1C1";
    case NameStyle::letters: return "A1";
    case NameStyle::small_numbers: return "r1c1";
  }
  return "";
}

std::optional<NameStyle> name_style_from(std::string_view word) {
  for (const NameStyle style : kNameStyles) {
    if (to_string(style) == word) return style;
  }
  return std::nullopt;
}

std::string name_of(NameStyle style, GridPlace place) {
  const std::string row = std::to_string(place.row);
  const std::string column = column_name(style, place.column);
  switch (style) {
    case NameStyle::numbers: return "R" + row + "C" + column;
    case NameStyle::letters: return column + row;
    case NameStyle::small_numbers: return "r" + row + "c" + column;
  }
  return "";
}

std::string column_name(NameStyle style, int column) {
  if (style != NameStyle::letters) return std::to_string(column);
  std::string name;
  for (; column > 0; column = (column - 1) / kLetters) {
    name.insert(name.begin(), static_cast<char>('A' + (column - 1) % kLetters));
  }
  return name;
}

std::optional<GridPlace> grid_place_from(std::string_view name) {
  const auto place = by_numbers(name);
  return place ? place : by_letters(name);
}

std::optional<NameStyle> name_style_of(const Board& board) {
  if (board.grids().size() != 1) return std::nullopt;
  const GridPlacement& grid = board.grids().front();
  if (static_cast<int>(grid.cells.size()) != board.num_cells()) return std::nullopt;
  for (const NameStyle style : kNameStyles) {
    if (board.name(grid.cells.front()) == name_of(style, {1, 1}) &&
        board.name(grid.cells.back()) == name_of(style, {grid.rows, grid.columns})) {
      return style;
    }
  }
  return std::nullopt;
}

BoardPtr with_names(const BoardPtr& board, NameStyle style) {
  const std::optional<NameStyle> own = name_style_of(*board);
  if (!own || *own == style) return board;
  BoardDraft draft;
  draft.spec = board->spec();
  draft.num_digits = board->num_digits();
  const GridPlacement& grid = board->grids().front();
  draft.cell_names.resize(grid.cells.size());
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      draft.cell_names[grid.at(row, column).index()] = name_of(style, {row + 1, column + 1});
    }
  }
  const auto copy = [](auto list) { return std::vector(list.begin(), list.end()); };
  draft.houses = copy(board->houses());
  for (int i = 0; board->has_neighbours() && i < board->num_cells(); ++i) {
    auto& sides = draft.neighbours.emplace_back();
    for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
      sides[static_cast<std::size_t>(side)] =
          board->neighbour(Cell(static_cast<std::size_t>(i)), side);
    }
  }
  draft.lanes = copy(board->lanes());
  draft.grids = copy(board->grids());
  draft.lattice = board->lattice();
  draft.views = copy(board->views());
  draft.notes = copy(board->notes());
  auto made = Board::make(std::move(draft));
  OMNIDOKU_CHECK(made.has_value());
  return *std::move(made);
}

}  // namespace omnidoku::geometry
