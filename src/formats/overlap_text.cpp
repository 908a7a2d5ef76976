// SPDX-License-Identifier: MIT
#include "formats/overlap_text.h"

#include <algorithm>
#include <vector>

#include "formats/grid_rows.h"
#include "formats/puzzle_text.h"
#include "formats/text.h"
#include "geometry/builder.h"

namespace omnidoku::formats {

namespace {

using geometry::BoardPtr;
using geometry::Lattice;

constexpr char kHole = '#';

/// The boards by what their rows can be told, more usual ones first.
const std::vector<BoardPtr>& known_boards() {
  static const std::vector<BoardPtr> kBoards = [] {
    std::vector<BoardPtr> boards;
    for (const char* type : {"samurai", "windmill", "sohei", "tiny_samurai"}) {
      auto board = geometry::build_board(base::Value::object({{"type", type}}));
      if (board) boards.push_back(*std::move(board));
    }
    return boards;
  }();
  return kBoards;
}

/// The cells and holes of a line, without its frame and blanks; nothing where something else is in
/// it. Dashes are strokes.
std::optional<std::string> row_of(std::string_view line, int num_digits) {
  std::string row;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view character = character_at(line, i);
    i += character.size();
    if (kind_of(character) != Kind::cell || character == "-") continue;
    const char c = character.front();
    if (character.size() > 1 || (c != kHole && !is_cell_mark(c, num_digits))) return std::nullopt;
    row += c;
  }
  return row;
}

/// Adds the cells of a row of the lattice, which the text has as cells alone or with something for
/// each hole. False where it has too few or too many, or a symbol where there is no cell.
bool add_row(std::string& cells, std::string_view row, const Lattice& lattice, std::size_t r) {
  const auto columns = static_cast<std::size_t>(lattice.columns);
  const auto* const first = lattice.at.data() + r * columns;
  const auto num_cells = static_cast<std::size_t>(
      std::count_if(first, first + columns, [](const auto& cell) { return cell.has_value(); }));
  if (row.size() == columns) {
    for (std::size_t c = 0; c < columns; ++c) {
      if (first[c] && row[c] != kHole) {
        cells += row[c];
      } else if (first[c] || (row[c] != kHole && !is_empty_mark(row[c]))) {
        return false;
      }
    }
    return true;
  }
  std::string without(row);
  std::erase(without, kHole);
  if (without.size() != num_cells) return false;
  cells += without;
  return true;
}

/// The cells of the board in the order of the lattice, which is that of the board's cells.
std::optional<std::string> cells_of(const std::vector<std::string>& rows, const Lattice& lattice) {
  const auto num_rows = static_cast<std::size_t>(lattice.rows);
  std::string cells;
  if (rows.size() == 1) {
    const std::string& all = rows.front();
    const auto columns = static_cast<std::size_t>(lattice.columns);
    if (all.size() == num_rows * columns) {
      for (std::size_t r = 0; r < num_rows; ++r) {
        if (!add_row(cells, std::string_view(all).substr(r * columns, columns), lattice, r)) {
          return std::nullopt;
        }
      }
      return cells;
    }
    return all.find(kHole) == std::string::npos ? std::optional(all) : std::nullopt;
  }
  if (rows.size() != num_rows) return std::nullopt;
  for (std::size_t r = 0; r < num_rows; ++r) {
    if (!add_row(cells, rows[r], lattice, r)) return std::nullopt;
  }
  return cells;
}

}  // namespace

std::optional<OverlapText> overlap_text(std::string_view text) {
  constexpr std::size_t kFewestBytes = 76;  // the cells of the smallest board
  if (text.size() < kFewestBytes) return std::nullopt;
  constexpr int kNumDigits = 9;
  constexpr std::size_t kMostRows = 21;
  std::vector<std::string> rows;
  for (const TextLine& line : split_lines(text)) {
    auto row = row_of(line.text, kNumDigits);
    const bool is_comment = trim(line.text).starts_with(kHole) &&
                            (!row || row->find_first_not_of(kHole) == std::string::npos);
    if (is_comment) continue;
    if (!row) return std::nullopt;
    if (row->empty()) continue;
    if (rows.size() == kMostRows) return std::nullopt;
    rows.push_back(*std::move(row));
  }
  for (const BoardPtr& board : known_boards()) {
    auto cells = cells_of(rows, board->lattice());
    if (!cells || cells->size() != static_cast<std::size_t>(board->num_cells())) continue;
    const bool fits = std::all_of(cells->begin(), cells->end(), [&board](char c) {
      return is_cell_mark(c, board->num_digits());
    });
    const bool some = !std::all_of(cells->begin(), cells->end(), is_empty_mark);
    if (fits && some) return OverlapText{board, *std::move(cells)};
  }
  return std::nullopt;
}

}  // namespace omnidoku::formats
