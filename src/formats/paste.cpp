// SPDX-License-Identifier: MIT
//
// 1. Characters become those that the formats know; fences and marks of quotation go.
// 2. Lines of words go; what is left may fit a format.
// 3. Else it is one word with a cell a character, a table with separators, rows with blanks for
//    empty cells, or rows with labels. Each of these is read in one way or not at all.
#include "formats/paste.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "formats/format.h"
#include "formats/grid_rows.h"
#include "formats/puzzle_text.h"
#include "formats/region_text.h"
#include "formats/text.h"
#include "model/unicode.h"

namespace omnidoku::formats {

namespace {

using Cells = std::vector<std::string>;

/// Texts beyond this are no paste of a person.
constexpr std::size_t kMaxBytes = std::size_t{64} << 10;

bool fits(std::string_view text) {
  if (trim_lines(text).empty()) return false;
  const auto all = formats();
  const auto format =
      std::find_if(all.begin(), all.end(), [text](const Format* f) { return !f->mismatch(text); });
  return format != all.end() && (*format)->read(text, {});
}

// --- Characters and lines --------------------------------------------------------------------

/// Digits of other scripts: the code of each zero.
constexpr int kZeros[] = {0x0660, 0x06F0, 0x0966};
/// Squares and dots that people write for an empty cell.
constexpr int kEmptySigns[] = {0x00B7, 0x2022, 0x2219, 0x22C5, 0x25A1, 0x25A2,
                               0x25AB, 0x25FB, 0x2610, 0x2B1C, 0x30FB, 0xFF65};

bool is_invisible(int code) {
  // Joiners, and the parts of a digit on a keycap.
  return code == 0x200B || code == 0x2060 || code == 0xFEFF || code == 0xFE0F || code == 0x20E3;
}

/// The character of ASCII that stands for a code point; 0 when there is none.
char plain_character(int code) {
  if (code >= 0xFF01 && code <= 0xFF5E) return static_cast<char>(code - 0xFF01 + '!');
  if (code == 0x3000 || code == 0xA0 || code == 0x202F || (code >= 0x2000 && code <= 0x200A)) {
    return ' ';
  }
  if ((code >= 0x2010 && code <= 0x2015) || code == 0x2212) return '-';
  for (const int zero : kZeros) {
    if (code >= zero && code < zero + 10) return static_cast<char>('0' + (code - zero));
  }
  const bool empty =
      std::find(std::begin(kEmptySigns), std::end(kEmptySigns), code) != std::end(kEmptySigns);
  return empty ? '.' : '\0';
}

std::string plain_characters(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view character = character_at(text, i);
    i += character.size();
    const auto code = model::first_code_point(character);
    const bool ascii = character.size() == 1 || !code;
    if (const char plain = ascii ? '\0' : plain_character(code->value); plain != '\0') {
      result += plain;
    } else if (ascii || !is_invisible(code->value)) {
      result += character;
    }
  }
  return result;
}

bool is_blank_line(std::string_view line) { return trim(line).empty(); }

/// The lines without code fences and without a '>' before each of them.
std::vector<std::string> plain_lines(std::string_view text) {
  std::vector<std::string> lines;
  bool quoted = true;
  for (const TextLine& line : split_lines(text)) {
    const std::string_view content = trim(line.text);
    if (content.starts_with("```") || content.starts_with("~~~")) continue;
    lines.emplace_back(line.text);
    quoted = quoted && (content.empty() || content.starts_with('>'));
  }
  for (std::string& line : lines) {
    if (quoted && !is_blank_line(line)) {
      line.erase(0, line.find('>') + 1);
      if (line.starts_with(' ')) line.erase(0, 1);
    }
    if (line.size() > 2 && line.front() == '`' && line.back() == '`') {
      line = line.substr(1, line.size() - 2);
    }
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/// Whether a line has a word that cannot be cells: letters side by side, one of them beyond P (the
/// last symbol of a 25x25 grid) and no x; or no cells but letters; or characters of another script.
bool is_prose(std::string_view line) {
  constexpr std::size_t kShortestWord = 3;
  std::size_t run = 0;
  std::size_t longest = 0;
  bool beyond = false;
  const bool no_cells = line.find_first_of(".0123456789*_-") == std::string_view::npos &&
                        line.find_first_not_of("xX |,;\t") != std::string_view::npos;
  for (std::size_t i = 0; i <= line.size();) {
    const std::string_view character = i < line.size() ? character_at(line, i) : std::string_view();
    if (character.size() > 1 && kind_of(character) == Kind::cell) return true;
    const char c = character.empty() ? ' ' : character.front();
    if (is_letter(c)) {
      const char upper = static_cast<char>(c & ~0x20);
      ++run;
      beyond = beyond || (upper > 'P' && upper != 'X');
    } else {
      if (run >= 2 && beyond) return true;
      longest = std::max(longest, run);
      run = 0;
      beyond = false;
    }
    i += std::max<std::size_t>(character.size(), 1);
  }
  return no_cells && longest >= kShortestWord;
}

/// Whether a line is a stroke of a frame or of a table: dashes with bars, crosses and colons.
bool is_stroke(std::string_view line) {
  if (line.find("--") == std::string_view::npos && line.find("==") == std::string_view::npos &&
      line.find("\xE2\x94\x80") == std::string_view::npos) {
    return false;
  }
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view character = character_at(line, i);
    i += character.size();
    constexpr std::string_view kPlain = "-=+|: \t.'*";
    if (character.size() == 1 ? kPlain.find(character.front()) == std::string_view::npos
                              : kind_of(character) == Kind::cell) {
      return false;
    }
  }
  return true;
}

// --- Labels ----------------------------------------------------------------------------------

/// Whether a word names the row or column of an index: "3", "C", "R3", "c3", with ':' '.' or ')'.
bool is_label(std::string_view word, std::size_t index) {
  while (!word.empty() && (word.back() == ':' || word.back() == '.' || word.back() == ')')) {
    word.remove_suffix(1);
  }
  if (word.empty()) return false;
  if (word.size() == 1 && is_letter(word[0])) {
    return static_cast<std::size_t>((word[0] & ~0x20) - 'A') == index;
  }
  const char first = static_cast<char>(word[0] & ~0x20);
  if (first == 'R' || first == 'C') word.remove_prefix(1);
  return word == std::to_string(index + 1);
}

/// Whether all words from `from` on are the labels of a first row.
bool are_labels(const Cells& words, std::size_t from) {
  for (std::size_t i = from; i < words.size(); ++i) {
    if (!is_label(words[i], i - from)) return false;
  }
  return words.size() > from;
}

Cells words_of(std::string_view line) {
  Cells words;
  std::string word;
  for (const char c : line) {
    if (!is_blank(c) && c != '|' && c != ',' && c != ';') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

// --- Grids from cells ------------------------------------------------------------------------

bool is_sign_of_empty(std::string_view cell) {
  return cell.empty() || cell == "-" || cell == "--" || cell == "?" || cell == "x" || cell == "X";
}

/// The rows as a grid of words; nothing when some cells hold nothing and others a mark for nothing:
/// then 0 may be a symbol, or a cell may be missing.
std::optional<std::string> grid_of(const std::vector<Cells>& rows) {
  const std::size_t side = rows.size();
  bool blank = false;
  bool marked = false;
  std::string text;
  for (const Cells& row : rows) {
    if (row.size() != side) return std::nullopt;
    for (const std::string& cell : row) {
      if (cell.find_first_of(" \t") != std::string::npos) return std::nullopt;
      blank = blank || cell.empty();
      marked = marked || (cell.size() == 1 && is_empty_mark(cell[0])) ||
               (!cell.empty() && is_sign_of_empty(cell));
      text += (is_sign_of_empty(cell) ? "." : cell) + " ";
    }
    text += "\n";
  }
  if (blank && marked) return std::nullopt;
  return fits(text) ? std::optional(text) : std::nullopt;
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

/// The rows of `num` cells that a part of the lines holds, a character and a blank for each cell,
/// if there is one way to place the cells that leaves out nothing; `exact`: from end to end.
std::optional<std::vector<std::string>> cells_in_part(const std::vector<std::string>& lines,
                                                      Part part, std::size_t num, bool exact) {
  constexpr std::size_t kWidest = 3;  // columns for a cell
  std::optional<std::vector<std::string>> found;
  for (std::size_t step = 1; step <= kWidest; ++step) {
    for (std::size_t first = 0; first < kWidest; ++first) {
      const std::size_t last = first + step * (num - 1);
      if (last >= part.width || part.width - last > kWidest) continue;
      if (exact && (first != 0 || last + 1 != part.width)) continue;
      std::vector<std::string> rows;
      bool all = true;
      for (const std::string& line : lines) {
        std::string rest = slice(line, part);
        std::string row;
        for (std::size_t column = first; column <= last; column += step) {
          row += std::exchange(rest[column], ' ');
        }
        all = all && is_blank_line(rest);
        rows.push_back(std::move(row));
      }
      if (!all || found == rows) continue;
      if (found) return std::nullopt;
      found = std::move(rows);
    }
  }
  return found;
}

/// Rows of equal width in which a blank is an empty cell, with or without bars between boxes.
/// Unless all lines have their full length, the first and the last column must show where they
/// are.
std::optional<std::string> read_widths(const std::vector<std::string>& lines,
                                       const std::vector<bool>& ruled) {
  if (lines.size() < static_cast<std::size_t>(kMinSniffedSide)) return std::nullopt;
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
  const std::vector<Part> parts = parts_between(bars, length);
  if (parts.empty() || side % parts.size() != 0) return std::nullopt;
  const std::size_t num = side / parts.size();
  std::vector<Cells> rows(side);
  for (const Part& part : parts) {
    const auto cells = cells_in_part(lines, part, num, bars.empty());
    if (!cells) return std::nullopt;
    for (std::size_t r = 0; r < side; ++r) {
      for (const char c : (*cells)[r]) rows[r].emplace_back(c == ' ' ? 0 : 1, c);
    }
  }
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
  return fits(text) ? std::optional(text) : std::nullopt;
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
  const auto read_dashes = [&lines](bool rows_of_dashes) -> std::optional<std::string> {
    std::string text;
    for (std::string line : lines) {
      const bool dashes = line.find_first_not_of('-') == std::string::npos;
      if (!is_stroke(line) || (rows_of_dashes && dashes)) {
        for (char& c : line) c = is_sign_of_empty(std::string_view(&c, 1)) ? '.' : c;
      }
      text += line + "\n";
    }
    return fits(text) ? std::optional(text) : std::nullopt;
  };
  if (auto text = read_dashes(false)) return text;
  return read_dashes(true);
}

// --- Labelled rows ---------------------------------------------------------------------------

/// A line without the label of its row, which may be "Row 3"; nothing when it has none.
std::optional<std::string> without_label(std::string_view line, std::size_t index) {
  line = trim(line);
  if (line.size() > 4 && (line.starts_with("Row ") || line.starts_with("row "))) {
    line.remove_prefix(4);
  }
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
    const Cells words = words_of(line);
    const bool first = !header && whole.empty();
    if (first && words.size() >= static_cast<std::size_t>(kMinSniffedSide) &&
        are_labels(words, 0)) {
      header = true;
      continue;
    }
    if (auto row = without_label(line, whole.size())) shortened.push_back(*std::move(row));
    whole.push_back(line);
  }
  if (whole.size() < static_cast<std::size_t>(kMinSniffedSide)) return std::nullopt;
  if (shortened.size() == whole.size()) return with_signs(shortened);
  return header ? with_signs(whole) : std::nullopt;
}

// --- One word, a cell a character ------------------------------------------------------------

/// The cells of a word with the signs of an empty cell made to dots; empty when it is no square of
/// cells.
std::string cells_in(std::string word) {
  constexpr int kSmallest = 6;  // a number of 16 digits is no 4x4 grid
  while (!word.empty() && (word.back() == ',' || word.back() == ';' || word.back() == '"')) {
    word.pop_back();
  }
  const auto side = side_of(word.size());
  if (!side || *side < kSmallest) return {};
  std::string cells;
  bool some = false;
  for (const char c : word) {
    const bool is_symbol = standard_digit(c, *side).has_value();
    some = some || is_symbol;
    const bool sign = !is_symbol && is_sign_of_empty(std::string_view(&c, 1));
    if (!is_symbol && !sign && !is_empty_mark(c)) return {};
    cells += sign ? '.' : c;
  }
  return some ? cells : std::string();
}

bool agrees(std::string_view solution, std::string_view cells) {
  if (solution.size() != cells.size()) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (is_empty_mark(solution[i]) || (!is_empty_mark(cells[i]) && cells[i] != solution[i])) {
      return false;
    }
  }
  return true;
}

/// The only word of a text that is a square of cells, perhaps with its solution beside it; all
/// other words go to the paste's words.
std::optional<Paste> read_word(std::string_view text) {
  Paste paste;
  std::string found;
  bool in_table = false;
  for (const TextLine& line : split_lines(text)) {
    if (is_table_header(line.text)) {
      in_table = true;
      continue;
    }
    std::string others;
    const bool first_line = found.empty();
    for (const std::string& word : words_of(line.text)) {
      std::string bare = word;
      std::erase(bare, '"');
      std::erase(bare, '`');
      std::string cells = cells_in(bare);
      if (cells.empty()) {
        others += (others.empty() ? "" : " ") + word;
      } else if (found.empty()) {
        found = std::move(cells);
      } else if (first_line && paste.solution.empty() && agrees(cells, found)) {
        paste.solution = std::move(cells);
      } else {
        return std::nullopt;
      }
    }
    if (!others.empty()) paste.words += others + "\n";
  }
  if (!fits(found)) return std::nullopt;
  // Other digits side by side may be cells that were cut off.
  constexpr std::size_t kMostDigits = 8;
  std::size_t run = 0;
  for (const char c : paste.words) {
    run = (c >= '0' && c <= '9') || c == '.' ? run + 1 : 0;
    if (run > kMostDigits) return std::nullopt;
  }
  if (in_table) paste.words.clear();  // other columns
  paste.text = found + "\n";
  return paste;
}

/// The lines with cells, without blank ones at either end, and the words around them; nothing when
/// words stand between them.
struct Body {
  std::vector<std::string> lines;
  std::string title;
  std::string words;
};

std::optional<Body> split_body(const std::vector<std::string>& lines) {
  Body body;
  bool ended = false;
  for (const std::string& line : lines) {
    const std::string content(trim(line));
    const bool row = content.starts_with("Row ") || content.starts_with("row ");
    if (is_table_header(line)) continue;
    if (!row && is_prose(line)) {
      ended = !body.lines.empty();
      if (!ended && body.title.empty()) {
        body.title = content;
      } else {
        body.words += content + "\n";
      }
    } else if (!content.empty() || line.find('\t') != std::string::npos || !body.lines.empty()) {
      if (ended && content.empty()) continue;
      if (ended) return std::nullopt;
      body.lines.push_back(line);
    }
  }
  while (!body.lines.empty() && body.lines.back().find_first_not_of(' ') == std::string::npos) {
    body.lines.pop_back();
  }
  return body;
}

/// Whether some words may be the rows of a region map, which is no decoration: as many letters as
/// there may be rows, in one word.
bool has_map(std::string_view words, std::size_t num_lines) {
  constexpr std::size_t kLongestWord = 15;
  const std::vector<TextLine> lines = content_lines(words);
  return std::any_of(lines.begin(), lines.end(), [num_lines](const TextLine& line) {
    const std::string_view word = trim(line.text);
    return only_letters(word) && (word.size() == num_lines || word.size() > kLongestWord);
  });
}

/// Without '#' and '*' of headings around it.
std::string heading(std::string_view line) {
  const std::size_t first = line.find_first_not_of("#*_ \t");
  if (first == std::string_view::npos) return {};
  return std::string(line.substr(first, line.find_last_not_of("*_ \t:") - first + 1));
}

}  // namespace

std::optional<Paste> find_paste(std::string_view text) {
  const char first = trim_lines(text).empty() ? '{' : trim_lines(text).front();
  if (text.size() > kMaxBytes || first == '{' || first == '<') return std::nullopt;
  const std::vector<std::string> lines = plain_lines(plain_characters(text));
  const std::string plain = joined(lines);
  if (fits(plain)) return Paste{plain, {}, {}, {}};
  if (auto body = split_body(lines); body && !body->lines.empty()) {
    Paste paste{
        joined(body->lines), heading(body->title), std::string(trim_lines(body->words)), {}};
    if (has_map(body->title + "\n" + body->words, body->lines.size())) return std::nullopt;
    if (fits(paste.text)) return paste;
    for (const auto& reader : {with_signs, read_table, read_labelled, read_blanks}) {
      auto found = reader(body->lines);
      if (!found) continue;
      paste.text = *std::move(found);
      return paste;
    }
  }
  auto paste = read_word(plain);
  if (!paste) return std::nullopt;
  const std::size_t end = std::min(paste->words.find('\n'), paste->words.size());
  paste->title = heading(std::string_view(paste->words).substr(0, end));
  paste->words = trim_lines(std::string_view(paste->words).substr(end));
  return paste;
}

base::Result<model::Document> read_paste(std::string_view text, const ReadOptions& options) {
  const auto paste = find_paste(text);
  if (!paste) return base::make_error(base::ErrorCode::syntax, "there is no puzzle in it");
  const auto format = sniff(paste->text);
  if (!format) return format.error();
  auto document = (*format)->read(paste->text, options);
  if (!document) return document;
  model::Puzzle& puzzle = document->puzzle;
  if (puzzle.metadata.title.empty()) puzzle.metadata.title = paste->title;
  if (puzzle.metadata.rules.empty()) puzzle.metadata.rules = paste->words;
  if (paste->solution.size() != puzzle.givens.size() || puzzle.solution) return document;
  model::FilledGrid solution;
  for (const char c : paste->solution) {
    if (const auto digit = standard_digit(c, puzzle.num_digits())) solution.push_back(*digit);
  }
  if (solution.size() == puzzle.givens.size()) puzzle.solution = std::move(solution);
  return document;
}

bool is_table_header(std::string_view line) {
  constexpr std::string_view kNames[] = {"puzzle", "puzzles", "quizzes", "sudoku", "givens"};
  bool named = false;
  while (true) {
    const std::size_t end = std::min(line.find_first_of(",;\t"), line.size());
    std::string name(trim_lines(line.substr(0, end)));
    std::erase(name, '"');
    for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    named =
        named || std::find(std::begin(kNames), std::end(kNames), trim(name)) != std::end(kNames);
    if (end == line.size()) return named;
    line.remove_prefix(end + 1);
  }
}

bool has_only_words(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  return !lines.empty() && std::all_of(lines.begin(), lines.end(),
                                       [](const TextLine& line) { return is_prose(line.text); });
}

}  // namespace omnidoku::formats
