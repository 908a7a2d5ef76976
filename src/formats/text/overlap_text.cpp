// SPDX-License-Identifier: MIT
#include "formats/text/overlap_text.h"

#include <algorithm>
#include <vector>

#include "formats/text.h"
#include "formats/text/grid_rows.h"
#include "formats/text/puzzle_text.h"
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

/// What may part the fields of a row that has nothing in those without a digit.
constexpr std::string_view kSeparators = ",;";

/// The fields of a row of a table, '.' for an empty one; nothing where one is longer than a sign,
/// or it is no such row.
std::optional<std::string> fields_of(std::string_view line) {
  const std::size_t first = line.find_first_of(kSeparators);
  if (first == std::string_view::npos) return std::nullopt;
  const char separator = line[first];
  std::string row;
  while (true) {
    const std::size_t end = std::min(line.find(separator), line.size());
    std::string_view field = trim(line.substr(0, end));
    if (field.size() > 1 && field.front() == '"' && field.back() == '"')
      field = trim(field.substr(1, field.size() - 2));
    if (field.size() > 1) return std::nullopt;
    row += field.empty() ? '.' : field.front();
    if (end == line.size()) return row;
    line.remove_prefix(end + 1);
  }
}

/// The rows of such a table; nothing for other lines.
std::optional<std::vector<std::string>> rows_of_table(const std::vector<TextLine>& lines) {
  std::vector<std::string> rows;
  for (const TextLine& line : lines) {
    if (trim(line.text).empty()) continue;
    auto row = fields_of(line.text);
    if (!row) return std::nullopt;
    rows.push_back(*std::move(row));
  }
  return rows.size() > 1 ? std::optional(std::move(rows)) : std::nullopt;
}

/// The rows of a table with so many fields each: programs leave away empty ones at the end of a
/// row, or write a separator behind the last. Nothing where the rows are wider, or much narrower.
std::optional<std::vector<std::string>> with_width(std::vector<std::string> rows,
                                                   std::size_t width) {
  std::size_t widest = 0;
  for (const std::string& row : rows) widest = std::max(widest, row.size());
  constexpr std::size_t kMostEmptyColumns = 2;
  if (widest > width + 1 || widest + kMostEmptyColumns < width) return std::nullopt;
  for (std::string& row : rows) {
    if (row.size() > width && row.back() != '.') return std::nullopt;
    row.resize(width, '.');
  }
  return rows;
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
  constexpr std::size_t kFewestBytes = 40;  // of the smallest board, as a table of few digits
  if (text.size() < kFewestBytes) return std::nullopt;
  constexpr int kNumDigits = 9;
  constexpr std::size_t kMostRows = 21;
  const std::vector<TextLine> lines = split_lines(text);
  std::vector<std::string> rows;
  for (const TextLine& line : lines) {
    auto row = row_of(line.text, kNumDigits);
    const bool is_comment = trim(line.text).starts_with(kHole) &&
                            (!row || row->find_first_not_of(kHole) == std::string::npos);
    if (is_comment) continue;
    if (!row) return std::nullopt;
    if (row->empty()) continue;
    if (rows.size() == kMostRows) return std::nullopt;
    rows.push_back(*std::move(row));
  }
  const std::optional<std::vector<std::string>> table = rows_of_table(lines);
  for (const BoardPtr& board : known_boards()) {
    const Lattice& lattice = board->lattice();
    std::optional<std::vector<std::string>> of_table;
    if (table) of_table = with_width(*table, static_cast<std::size_t>(lattice.columns));
    auto cells = cells_of(of_table ? *of_table : rows, lattice);
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
