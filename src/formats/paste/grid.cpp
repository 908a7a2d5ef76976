// SPDX-License-Identifier: MIT
#include "formats/paste/grid.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/grid_rows.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats {

namespace {

using Cells = std::vector<std::string>;

bool is_blank_line(std::string_view line) { return trim(line).empty(); }

// --- Labels ----------------------------------------------------------------------------------

/// Whether a word names the row or column of an index: "3", "C", "R3", "c3", "row3", "Col_3", with
/// ':' '.' or ')'.
bool is_label(std::string_view word, std::size_t index) {
  while (!word.empty() && (word.back() == ':' || word.back() == '.' || word.back() == ')')) {
    word.remove_suffix(1);
  }
  if (word.empty()) return false;
  if (word.size() == 1 && is_letter(word[0])) {
    return static_cast<std::size_t>((word[0] & ~0x20) - 'A') == index;
  }
  const std::string small = in_small_letters(word);
  for (const std::string_view what : {"column", "col", "row", "r", "c"}) {
    if (!small.starts_with(what)) continue;
    word.remove_prefix(what.size());
    if (word.starts_with('_') || word.starts_with(' ')) word.remove_prefix(1);
    break;
  }
  return word == std::to_string(index + 1);
}

/// Whether all words from `from` on are the labels of a first row.
bool are_labels(const Cells& words, std::size_t from) {
  for (std::size_t i = from; i < words.size(); ++i) {
    if (!is_label(words[i], i - from)) return false;
  }
  return words.size() > from;
}

// --- Grids from cells ------------------------------------------------------------------------

/// The rows as a grid of words; nothing when some cells hold nothing and others a mark for nothing:
/// then 0 may be a symbol, or a cell may be missing. Nor where a number is beyond the symbols and
/// some cells are open: marks of a table stand in all open cells.
std::optional<std::string> grid_of(const std::vector<Cells>& rows) {
  const std::size_t side = rows.size();
  bool blank = false;
  bool marked = false;
  bool has_large = false;
  std::string all;
  for (const Cells& row : rows) {
    for (const std::string& cell : row) all += cell.size() == 1 ? cell : ".";
  }
  const bool is_x_symbol = has_symbol_x(all, side);
  std::string text;
  for (const Cells& row : rows) {
    if (row.size() != side) return std::nullopt;
    for (const std::string& cell : row) {
      if (cell.find_first_of(" \t") != std::string::npos) return std::nullopt;
      blank = blank || cell.empty();
      marked = marked || (cell.size() == 1 && is_empty_mark(cell[0])) ||
               (!cell.empty() && is_empty_sign(cell, is_x_symbol));
      has_large = has_large || whole_number(cell).value_or(0) > static_cast<int>(side);
      text += (is_empty_sign(cell, is_x_symbol) ? "." : cell) + " ";
    }
    text += "\n";
  }
  if ((blank && marked) || (has_large && (blank || marked))) return std::nullopt;
  return fits_a_format(text) ? std::optional(text) : std::nullopt;
}

std::vector<Cells> without_column(std::vector<Cells> rows) {
  for (Cells& row : rows) row.erase(row.begin());
  return rows;
}

/// The grid in a table: as it is, or without the labels of rows or columns or both.
std::optional<std::string> grid_of_table(const std::vector<Cells>& table, bool ruled_header) {
  if (table.size() < 2) return std::nullopt;
  const std::size_t width = table.front().size();
  if (std::any_of(table.begin(), table.end(),
                  [width](const Cells& row) { return row.size() != width; })) {
    return std::nullopt;
  }
  if (table.size() == width) {
    if (auto text = grid_of(table)) return text;
  }
  const Cells& head = table.front();
  const std::vector<Cells> below(table.begin() + 1, table.end());
  const auto labelled = [](const std::vector<Cells>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!is_label(rows[i].front(), i)) return false;
    }
    return true;
  };
  const bool empty_head = ruled_header && std::all_of(head.begin(), head.end(),
                                                      [](const auto& c) { return c.empty(); });
  if (width == table.size() + 1 && labelled(table)) return grid_of(without_column(table));
  if (table.size() == width + 1 && (are_labels(head, 0) || empty_head)) return grid_of(below);
  if (table.size() == width && labelled(below) && (are_labels(head, 1) || empty_head)) {
    return grid_of(without_column(below));
  }
  return std::nullopt;
}

/// The fields of a line of a table; an outer bar on either side begins no field.
Cells fields_of(std::string_view line, char separator) {
  if (separator == '|') {
    line = trim(line);
    if (line.starts_with('|')) line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
  }
  Cells fields;
  while (true) {
    const std::size_t end = std::min(line.find(separator), line.size());
    std::string_view field = trim(line.substr(0, end));
    if (field.size() >= 2 && field.front() == '"' && field.back() == '"') {
      field = field.substr(1, field.size() - 2);
    }
    fields.emplace_back(field);
    if (end == line.size()) return fields;
    line.remove_prefix(end + 1);
  }
}

/// The same where an editor has cut off the tabs at the ends of lines, so that rows are short: none
/// ends with a tab then, the longest tells the width, and a field within a row shows that an empty
/// one is an empty cell.
std::optional<std::string> read_cut_table(const std::vector<std::string>& lines) {
  std::vector<Cells> table;
  std::size_t width = 0;
  bool shows_empty = false;
  for (const std::string& line : lines) {
    if (line.ends_with('\t') || is_stroke(line)) return std::nullopt;
    table.push_back(fields_of(line, '\t'));
    const Cells& fields = table.back();
    width = std::max(width, fields.size());
    shows_empty =
        shows_empty || (fields.size() > 1 && std::count(fields.begin(), fields.end(), ""));
  }
  if (!shows_empty) return std::nullopt;
  for (Cells& row : table) row.resize(width);
  return grid_of_table(table, false);
}

/// A table whose fields are the cells, some of them empty.
std::optional<std::string> read_table(const std::vector<std::string>& lines) {
  std::optional<std::string> found;
  for (const char separator : {'\t', '|', ',', ';'}) {
    std::vector<Cells> table;
    bool ruled_header = false;
    bool all = true;
    for (const std::string& line : lines) {
      if (is_stroke(line)) {
        ruled_header = ruled_header || table.size() == 1;
        continue;
      }
      const bool separated = line.find(separator) != std::string::npos;
      if (!separated && is_blank_line(line)) continue;
      all = all && separated;
      table.push_back(fields_of(line, separator));
    }
    if (!all) continue;
    auto text = grid_of_table(table, ruled_header);
    if (!text) continue;
    if (found && *found != *text) return std::nullopt;
    found = std::move(text);
  }
  return found;
}

// --- Blanks as empty cells -------------------------------------------------------------------

/// Where bars stand in every line with cells, the outer ones included.
std::vector<std::size_t> bar_columns(const std::vector<std::string>& lines) {
  std::vector<std::size_t> columns;
  const std::string& first = lines.front();
  for (std::size_t at = first.find('|'); at != std::string::npos; at = first.find('|', at + 1)) {
    if (std::all_of(lines.begin(), lines.end(), [at](const std::string& line) {
          return at < line.size() && line[at] == '|';
        })) {
      columns.push_back(at);
    }
  }
  return columns;
}

/// The parts of a line between the bars, each with the column where it begins.
struct Part {
  std::size_t begin = 0;
  std::size_t width = 0;
};

std::vector<Part> parts_between(const std::vector<std::size_t>& bars, std::size_t length) {
  std::vector<Part> parts;
  std::size_t begin = 0;
  for (const std::size_t bar : bars) {
    if (bar > begin) parts.push_back({begin, bar - begin});
    begin = bar + 1;
  }
  if (length > begin) parts.push_back({begin, length - begin});
  return parts;
}

/// What a line holds in the columns of a part; blanks beyond its end.
std::string slice(const std::string& line, Part part) {
  std::string text = part.begin < line.size() ? line.substr(part.begin, part.width) : std::string();
  text.resize(part.width, ' ');
  return text;
}

/// What a part of the lines holds.
struct PartCells {
  std::vector<std::string> rows;  ///< a character for each cell, a blank for an empty one
  bool shows_empty = false;       ///< a blank within a line is an empty cell
  bool lacks_cells = false;       ///< a line ends before its last cell
};

/// The rows of `num` cells that a part of the lines holds, a character and a blank for each cell,
/// if there is one way to place the cells that leaves out nothing; `exact`: from end to end.
std::optional<PartCells> cells_in_part(const std::vector<std::string>& lines, Part part,
                                       std::size_t num, bool exact) {
  constexpr std::size_t kWidest = 3;  // columns for a cell
  std::optional<PartCells> found;
  for (std::size_t step = 1; step <= kWidest; ++step) {
    for (std::size_t first = 0; first < kWidest; ++first) {
      const std::size_t last = first + step * (num - 1);
      if (last >= part.width || part.width - last > kWidest) continue;
      if (exact && (first != 0 || last + 1 != part.width)) continue;
      PartCells cells;
      bool all = true;
      for (const std::string& line : lines) {
        std::string rest = slice(line, part);
        std::string row;
        for (std::size_t column = first; column <= last; column += step) {
          const bool is_within = part.begin + column < line.size();
          cells.lacks_cells = cells.lacks_cells || !is_within;
          cells.shows_empty = cells.shows_empty || (is_within && rest[column] == ' ');
          row += std::exchange(rest[column], ' ');
        }
        all = all && is_blank_line(rest);
        cells.rows.push_back(std::move(row));
      }
      if (!all || (found && found->rows == cells.rows)) continue;
      if (found) return std::nullopt;
      found = std::move(cells);
    }
  }
  return found;
}

/// Rows of equal width in which a blank is an empty cell, with or without bars between boxes.
/// Unless all lines have their full length, the first and the last column must show where they
/// are.
std::optional<std::string> read_widths(const std::vector<std::string>& lines,
                                       const std::vector<bool>& ruled) {
  if (lines.size() < static_cast<std::size_t>(kUsualSide)) return std::nullopt;
  const std::size_t side = lines.size();
  const std::vector<std::size_t> bars = bar_columns(lines);
  std::size_t length = 0;
  std::size_t margin = std::string::npos;
  bool equal = true;
  for (const std::string& line : lines) {
    equal = equal && line.size() == lines.front().size();
    const std::size_t last = line.find_last_not_of(' ');
    if (last == std::string::npos) continue;
    length = std::max(length, last + 1);
    margin = std::min(margin, line.find_first_not_of(' '));
  }
  if (!bars.empty() || equal) {
    for (const std::string& line : lines) length = std::max(length, line.size());
  }
  if (bars.empty() && !equal && margin != 0) return std::nullopt;
  // Blanks may have been cut off at the beginning of lines as well.
  constexpr std::size_t kMostFull = 5;
  const bool none_begins_blank = std::none_of(
      lines.begin(), lines.end(),
      [](const std::string& line) { return is_blank_line(line) || line.front() == ' '; });
  if (bars.empty() && !equal && none_begins_blank && side > kMostFull) return std::nullopt;
  const std::vector<Part> parts = parts_between(bars, length);
  if (parts.empty() || side % parts.size() != 0) return std::nullopt;
  const std::size_t num = side / parts.size();
  std::vector<Cells> rows(side);
  bool shows_empty = false;
  bool lacks_cells = false;
  for (const Part& part : parts) {
    const auto cells = cells_in_part(lines, part, num, bars.empty());
    if (!cells) return std::nullopt;
    shows_empty = shows_empty || cells->shows_empty;
    lacks_cells = lacks_cells || cells->lacks_cells;
    for (std::size_t r = 0; r < side; ++r) {
      for (const char c : cells->rows[r]) rows[r].emplace_back(c == ' ' ? 0 : 1, c);
    }
  }
  // Blanks may only stand between the cells: then a short line lacks some.
  if (lacks_cells && !shows_empty) return std::nullopt;
  const auto plain = grid_of(rows);
  if (!plain || num == 1 || parts.size() == 1) return plain;
  // Bars and strokes show the boxes.
  std::string text;
  std::size_t r = 0;
  for (const TextLine& line : split_lines(*plain)) {
    if (ruled[r] && r > 0) text += "------\n";
    for (std::size_t c = 0; c < side; ++c) {
      text += (c > 0 && c % num == 0 ? "| " : "") + std::string(1, line.text[2 * c]) + " ";
    }
    text += "\n";
    ++r;
  }
  return fits_a_format(text) ? std::optional(text) : std::nullopt;
}

/// One line with a blank for each empty cell. Blanks must stand side by side somewhere: else they
/// may only separate numbers.
std::optional<std::string> read_blank_line(const std::vector<std::string>& lines) {
  constexpr std::size_t kFewest = 36;  // cells
  if (lines.size() != 1 || lines.front().size() < kFewest) return std::nullopt;
  std::string cells = lines.front();
  if (!side_of(cells.size()) || cells.find("  ") == std::string::npos) return std::nullopt;
  for (char& c : cells) {
    if (is_empty_mark(c)) return std::nullopt;
    if (c == ' ') c = '.';
  }
  return fits_a_format(cells) ? std::optional(cells + "\n") : std::nullopt;
}

/// With blank lines as rows, else without them.
std::optional<std::string> read_blanks(const std::vector<std::string>& all_lines) {
  for (const bool blank_rows : {true, false}) {
    std::vector<std::string> lines;
    std::vector<bool> ruled;  // whether a stroke stands above
    bool rule = false;
    for (const std::string& line : all_lines) {
      if (line.find('\t') != std::string::npos) return std::nullopt;
      if (is_stroke(line)) {
        rule = true;
      } else if (blank_rows || !is_blank_line(line)) {
        lines.push_back(line);
        ruled.push_back(std::exchange(rule, false));
      }
    }
    if (lines.empty()) return std::nullopt;
    if (auto text = read_widths(lines, ruled)) return text;
  }
  return std::nullopt;
}

// --- Signs of an empty cell ------------------------------------------------------------------

/// The lines with dots for the signs of an empty cell, if that is a puzzle.
std::optional<std::string> with_signs(const std::vector<std::string>& lines) {
  constexpr std::size_t kMostRows = 32;  // in larger grids X is a symbol
  if (lines.size() > kMostRows) return std::nullopt;
  const bool is_x_symbol = has_symbol_x(join_lines(lines), lines.size());
  const auto read_dashes = [&](bool rows_of_dashes) -> std::optional<std::string> {
    std::string text;
    for (std::string line : lines) {
      const bool dashes = line.find_first_not_of('-') == std::string::npos;
      if (!is_stroke(line) || (rows_of_dashes && dashes)) {
        for (char& c : line) c = is_empty_sign({&c, 1}, is_x_symbol) ? '.' : c;
      }
      text += line + "\n";
    }
    return fits_a_format(text) ? std::optional(text) : std::nullopt;
  };
  if (auto text = read_dashes(false)) return text;
  return read_dashes(true);
}

// --- Labelled rows ---------------------------------------------------------------------------

/// A line without the label of its row, which may be "Row 3"; nothing when it has none.
std::optional<std::string> without_label(std::string_view line, std::size_t index) {
  line = trim(line);
  constexpr std::size_t kRow = 4;
  if (begins_row(line) && line[kRow - 1] == ' ') line.remove_prefix(kRow);
  const std::size_t end = std::min(line.find_first_of(" \t|:"), line.size());
  if (!is_label(line.substr(0, end), index)) return std::nullopt;
  line.remove_prefix(end);
  while (!line.empty() && (is_blank(line.front()) || line.front() == ':' || line.front() == '|')) {
    line.remove_prefix(1);
  }
  return std::string(line);
}

/// Rows with a label before each of them, labels of the columns above them, or both.
std::optional<std::string> read_labelled(const std::vector<std::string>& lines) {
  std::vector<std::string> whole;      // the rows as they are ...
  std::vector<std::string> shortened;  // ... and without their labels
  bool header = false;
  for (const std::string& line : lines) {
    if (is_blank_line(line) || is_stroke(line)) continue;
    const Cells words = paste_words(line);
    const bool first = !header && whole.empty();
    if (first && words.size() >= static_cast<std::size_t>(kUsualSide) && are_labels(words, 0)) {
      header = true;
      continue;
    }
    if (auto row = without_label(line, whole.size())) shortened.push_back(*std::move(row));
    whole.push_back(line);
  }
  if (whole.size() < static_cast<std::size_t>(kUsualSide)) return std::nullopt;
  if (shortened.size() == whole.size()) return with_signs(shortened);
  return header ? with_signs(whole) : std::nullopt;
}

/// A table as programs print one, with columns and rows counted from 0: of pandas, with 5.0 for 5
/// where some cells are NaN.
std::optional<std::string> read_counted_from_zero(const std::vector<std::string>& lines) {
  std::vector<Cells> rows;
  for (const std::string& line : lines) {
    if (!is_blank_line(line)) rows.push_back(paste_words(line));
  }
  if (rows.empty() || rows.size() != rows.front().size() + 1) return std::nullopt;
  const Cells head = rows.front();
  if (head.size() < static_cast<std::size_t>(kUsualSide)) return std::nullopt;
  rows.erase(rows.begin());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool is_numbered = head[i] == std::to_string(i) && rows[i].size() == head.size() + 1 &&
                             rows[i].front() == std::to_string(i);
    if (!is_numbered) return std::nullopt;
    for (std::string& cell : rows[i]) {
      constexpr std::string_view kNothing[] = {"nan", "<na>", "none", "nat"};
      if (cell.ends_with(".0")) cell.resize(cell.size() - 2);
      if (is_among(in_small_letters(cell), kNothing)) cell = ".";
    }
  }
  return grid_of(without_column(std::move(rows)));
}

// --- Rows with too few or too many cells -------------------------------------------------------

struct TableRow {
  std::uint32_t line = 0;
  std::size_t num_cells = 0;
};

bool is_square(const std::vector<TableRow>& rows) {
  return rows.size() > 1 && std::all_of(rows.begin(), rows.end(), [&rows](const TableRow& row) {
           return row.num_cells == rows.size();
         });
}

/// The first row that differs where most have as many cells as there are rows; or the first where
/// all have the same number, and a row or two are missing.
std::optional<OddRow> odd_among(const std::vector<TableRow>& rows) {
  constexpr std::size_t kMostMissing = 2;
  const std::size_t num = rows.size();
  if (num < static_cast<std::size_t>(kUsualSide) ||
      num > static_cast<std::size_t>(geometry::kMaxDigits)) {
    return std::nullopt;
  }
  const std::size_t width = rows[0].num_cells;
  const auto with = [&rows](std::size_t cells) {
    return static_cast<std::size_t>(std::count_if(
        rows.begin(), rows.end(), [cells](const TableRow& row) { return row.num_cells == cells; }));
  };
  const bool is_short = with(width) == num && width != num &&
                        std::max(width, num) - std::min(width, num) <= kMostMissing;
  if (!is_short && (2 * with(num) <= num || is_square(rows))) return std::nullopt;
  const auto odd = std::find_if(rows.begin(), rows.end(),
                                [num](const TableRow& row) { return row.num_cells != num; });
  return OddRow{num, odd->num_cells, odd->line, static_cast<std::size_t>(odd - rows.begin())};
}

/// The rows of a table without labels; none unless the separator is in all of them.
std::vector<TableRow> rows_of_table(const std::vector<std::string>& lines, char separator,
                                    std::uint32_t first_line) {
  std::vector<Cells> table;
  std::vector<TableRow> rows;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (is_stroke(lines[i])) continue;
    const bool separated = lines[i].find(separator) != std::string::npos;
    if (!separated && is_blank_line(lines[i])) continue;
    if (!separated) return {};
    table.push_back(fields_of(lines[i], separator));
    rows.push_back({first_line + static_cast<std::uint32_t>(i), table.back().size()});
  }
  if (rows.size() < 2) return rows;
  const bool corner = trim(table.front().front()).empty();
  if (are_labels(table.front(), corner ? 1 : 0)) {
    table.erase(table.begin());
    rows.erase(rows.begin());
  }
  std::size_t index = 0;
  if (std::all_of(table.begin(), table.end(),
                  [&index](const Cells& row) { return is_label(row.front(), index++); })) {
    for (TableRow& row : rows) --row.num_cells;
  }
  return rows;
}

}  // namespace

std::optional<OddRow> find_odd_row(const std::vector<std::string>& lines,
                                   std::uint32_t first_line) {
  constexpr std::size_t kMostLines = 4 * std::size_t{geometry::kMaxDigits};
  if (lines.size() > kMostLines) return std::nullopt;
  std::vector<std::vector<TableRow>> ways;
  for (const char separator : {'\t', '|', ',', ';'})
    ways.push_back(rows_of_table(lines, separator, first_line));
  const std::string text = join_lines(lines);
  const auto parsed = parse_rows(text);
  if (!parsed) return std::nullopt;
  for (const bool apart : {true, false}) {
    ways.emplace_back();
    for (const GridRow& row : *parsed)
      ways.back().push_back({first_line + row.line - 1, apart ? row.words.size() : row.num_chars});
  }
  // A square of cells has another fault.
  if (std::any_of(ways.begin(), ways.end(), is_square)) return std::nullopt;
  for (const std::vector<TableRow>& rows : ways) {
    if (const auto odd = odd_among(rows)) return odd;
  }
  return std::nullopt;
}

bool fits_a_format(std::string_view text) {
  if (trim_lines(text).empty()) return false;
  const auto all = formats();
  const auto format =
      std::find_if(all.begin(), all.end(), [text](const Format* f) { return !f->mismatch(text); });
  return format != all.end() && (*format)->read(text, {});
}

bool begins_row(std::string_view line) {
  constexpr std::size_t kRow = 3;
  return line.size() > kRow + 1 && (line.starts_with("Row") || line.starts_with("row")) &&
         (line[kRow] == ' ' || (line[kRow] >= '0' && line[kRow] <= '9'));
}

bool is_empty_sign(std::string_view cell, bool is_x_symbol) {
  return is_empty_sign(cell) && !(is_x_symbol && !cell.empty() && is_letter(cell[0]));
}

bool has_symbol_x(std::string_view cells, std::size_t num_rows) {
  const auto is_x = [](char c) { return c == 'x' || c == 'X'; };
  const auto is_empty = [&](char c) {
    return !is_x(c) && (is_empty_mark(c) || (!is_blank(c) && is_empty_sign({&c, 1})));
  };
  const auto is_other_letter = [&](char c) { return is_letter(c) && !is_x(c); };
  const auto num_x = static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), is_x));
  return num_x > 0 && std::any_of(cells.begin(), cells.end(), is_other_letter) &&
         (num_x <= num_rows || std::any_of(cells.begin(), cells.end(), is_empty));
}

bool is_empty_sign(std::string_view cell) {
  return cell.empty() || cell == "-" || cell == "--" || cell == "?" || cell == "x" || cell == "X";
}

std::optional<std::string> find_grid(const std::vector<std::string>& lines) {
  // The largest grid, with strokes and blank lines between its rows. More lines are no grid, and
  // trying all ways to read them takes long.
  constexpr std::size_t kMostLines = 4 * std::size_t{geometry::kMaxDigits};
  if (lines.size() > kMostLines) return std::nullopt;
  for (const auto& reader : {with_signs, read_counted_from_zero, read_table, read_cut_table,
                             read_labelled, read_blank_line, read_blanks}) {
    if (auto text = reader(lines)) return text;
  }
  return std::nullopt;
}

}  // namespace omnidoku::formats
