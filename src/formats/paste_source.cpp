// SPDX-License-Identifier: MIT
//
// 1. Comments go. What stands in a table of LaTeX becomes rows of fields.
// 2. The text is taken apart into lists: the fields between commas or semicolons of a pair of
//    brackets that has no others within it, or where there are neither the words of a line.
// 3. N lists of N cells, or one of N*N, are the grid; or else all texts in quotation marks together
//    are N*N cells.
#include "formats/paste_source.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "formats/paste_grid.h"
#include "formats/paste_lines.h"
#include "formats/puzzle_text.h"
#include "formats/text.h"

namespace omnidoku::formats {

namespace {

using Fields = std::vector<std::string>;

constexpr std::size_t kFewestCells = 36;  // fewer may be any list of numbers

/// A line without a comment at its end, which goes to the words.
std::string without_comment(std::string_view line, std::string& words) {
  constexpr std::string_view kMarks[] = {"//", "#", "--", "%", "/*", ";;"};
  std::size_t end = line.size();
  char quote = '\0';
  for (std::size_t i = 0; i < line.size() && end == line.size(); ++i) {
    if (quote != '\0') {
      if (line[i] == quote) quote = '\0';
      continue;
    }
    if (line[i] == '"' || line[i] == '\'') quote = line[i];
    for (const std::string_view mark : kMarks) {
      // A word must follow: the sign itself may be a cell or a part of the language.
      const std::string_view rest = line.substr(i);
      if (rest.starts_with(mark) && is_prose(rest.substr(mark.size()))) end = i;
    }
  }
  if (end < line.size()) words.append(trim(line.substr(end))).append("\n");
  return std::string(line.substr(0, end));
}

bool is_closing(char c) { return c == ']' || c == '}' || c == ')'; }
bool is_opening(char c) { return c == '[' || c == '{' || c == '('; }

/// The sign of a cell; nothing where the field is none.
std::optional<std::string> cell_of(std::string_view field) {
  constexpr std::string_view kNothing[] = {"none", "null", "nil",    "undefined",
                                           "nan",  "na",   "nothing"};
  field = trim_lines(field);
  while (field.starts_with('|')) field = trim_lines(field.substr(1));  // brackets such as [| |]
  while (field.ends_with('|')) field = trim_lines(field.substr(0, field.size() - 1));
  if (field.size() >= 2 && (field.front() == '"' || field.front() == '\'') &&
      field.back() == field.front()) {
    field = trim_lines(field.substr(1, field.size() - 2));
  }
  const std::string small = in_small_letters(field);
  if (std::find(std::begin(kNothing), std::end(kNothing), small) != std::end(kNothing) ||
      is_empty_sign(field)) {
    return ".";
  }
  if (field.size() == 1 && is_empty_mark(field[0])) return ".";
  if (const auto number = whole_number(field)) {
    constexpr int kLargest = 64;
    if (*number < 0 || *number > kLargest) return std::nullopt;
    return *number == 0 ? "." : std::string(field);
  }
  return field.size() == 1 && is_letter(field[0]) ? std::optional(std::string(field))
                                                  : std::nullopt;
}

/// The fields between the separators that stand in a text, or its words where there are none.
std::vector<Fields> lists_in(std::string_view text) {
  const auto split = [](std::string_view part, std::string_view separators) {
    Fields fields;
    for (std::size_t begin = 0; begin <= part.size();) {
      const std::size_t end = std::min(part.find_first_of(separators, begin), part.size());
      fields.emplace_back(part.substr(begin, end - begin));
      begin = end + 1;
    }
    // One at the end starts no further field.
    if (fields.size() > 1 && trim_lines(fields.back()).empty()) fields.pop_back();
    return fields;
  };
  if (text.find(',') != std::string_view::npos) return {split(text, ",")};
  std::vector<Fields> rows;
  for (const std::string& row : split(text, ";\n")) {
    Fields words = paste_words(row);
    if (!words.empty()) rows.push_back(std::move(words));
  }
  // Separated by semicolons alone, a field each.
  const bool single =
      std::all_of(rows.begin(), rows.end(), [](const Fields& row) { return row.size() == 1; });
  if (single && text.find(';') != std::string_view::npos) return {split(text, ";")};
  return rows;
}

/// The lists in the innermost brackets; nothing where some do not end.
std::optional<std::vector<Fields>> innermost_lists(std::string_view text) {
  std::vector<Fields> lists;
  int depth = 0;
  std::size_t opened = std::string_view::npos;
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (is_opening(c)) {
      opened = i + 1;
      ++depth;
    } else if (is_closing(c) && opened != std::string_view::npos) {
      for (Fields& list : lists_in(text.substr(opened, i - opened)))
        lists.push_back(std::move(list));
      opened = std::string_view::npos;
      --depth;
    } else if (is_closing(c)) {
      --depth;
    }
  }
  return depth == 0 ? std::optional(std::move(lists)) : std::nullopt;
}

/// The cells as rows of words that a format fits.
std::optional<std::string> grid_of_cells(const std::vector<std::string>& cells) {
  const auto side = side_of(cells.size());
  if (!side || cells.size() < kFewestCells) return std::nullopt;
  for (const std::string& cell : cells) {
    if (whole_number(cell).value_or(0) > *side) return std::nullopt;
  }
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += cells[i] + ((i + 1) % static_cast<std::size_t>(*side) == 0 ? "\n" : " ");
  }
  return fits_a_format(text) ? std::optional(text) : std::nullopt;
}

/// The grid that the lists are; those of fewer cells, such as the sizes in "int grid[9][9]", do not
/// count.
std::optional<std::string> grid_of_lists(const std::vector<Fields>& lists) {
  constexpr std::size_t kFewestInRow = 6;
  std::vector<std::string> cells;
  std::size_t num_rows = 0;
  std::size_t width = 0;
  for (const Fields& list : lists) {
    if (list.size() < kFewestInRow) continue;
    if (num_rows++ == 0) width = list.size();
    if (list.size() != width) return std::nullopt;
    for (const std::string& field : list) {
      auto cell = cell_of(field);
      if (!cell) return std::nullopt;
      cells.push_back(*std::move(cell));
    }
  }
  if (num_rows != 1 && num_rows != width) return std::nullopt;
  return grid_of_cells(cells);
}

/// All texts in quotation marks, one behind the other, as cells. Other words may be there.
std::optional<std::string> grid_of_texts(std::string_view text) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char quote = text[i];
    if (quote != '"' && quote != '\'' && quote != '`') continue;
    const std::size_t end = text.find(quote, i + 1);
    if (end == std::string_view::npos) return std::nullopt;
    for (const char c : text.substr(i + 1, end - i - 1)) {
      if (c == ' ' || c == '\n') continue;
      const std::string_view sign(&c, 1);
      cells.emplace_back(is_empty_sign(sign) || is_empty_mark(c) ? std::string_view(".") : sign);
    }
    i = end;
  }
  return grid_of_cells(cells);
}

/// A row of fields between '&' with a point for those that hold nothing; any other as it is.
std::string with_points(const std::string& row) {
  if (row.find('&') == std::string::npos) return row;
  std::string text;
  for (std::size_t begin = 0; begin <= row.size();) {
    const std::size_t end = std::min(row.find('&', begin), row.size());
    const std::string_view field = trim(std::string_view(row).substr(begin, end - begin));
    text.append(field.empty() ? "." : field).append(" ");
    begin = end + 1;
  }
  return text;
}

/// The rows of a table of LaTeX or of the package sudoku, which has a point behind each of them;
/// nothing where it is none.
std::optional<std::string> grid_of_latex(const std::vector<std::string>& lines) {
  std::vector<std::string> rows;
  bool some = false;
  for (const std::string& line : lines) {
    std::string content(trim(line));
    for (const std::string_view command :
         {"\\hline", "\\\\", "\\cline", "\\toprule", "\\bottomrule"}) {
      for (std::size_t at = content.find(command); at != std::string::npos;
           at = content.find(command)) {
        std::size_t end = at + command.size();
        if (end < content.size() && content[end] == '{') {
          end = std::min(content.find('}', end), content.size() - 1) + 1;
        }
        content.erase(at, end - at);
        some = true;
      }
    }
    content = std::string(trim(content));
    if (content.starts_with('\\')) {
      some = true;
      continue;
    }
    if (content.ends_with("|.")) content.pop_back();
    content = with_points(content);
    if (!content.empty()) rows.push_back(content);
  }
  return some ? find_grid(rows) : std::nullopt;
}

/// Whether a program sets cells one by one: "board[0][2] = 4".
bool changes_cells(std::string_view text) {
  for (std::size_t at = text.find(']'); at != std::string_view::npos; at = text.find(']', at + 1)) {
    const std::size_t next = text.find_first_not_of(' ', at + 1);
    const bool is_set =
        next != std::string_view::npos && text[next] == '=' && text.substr(next, 2) != "==";
    if (is_set && at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9') {
      const std::size_t value = text.find_first_not_of(' ', next + 1);
      if (value != std::string_view::npos && text[value] >= '0' && text[value] <= '9') return true;
    }
  }
  return false;
}

/// Lines of a program that hold no cells: what they say may be rules.
std::string words_beside(const std::vector<std::string>& code) {
  std::string words;
  for (const std::string& line : code) {
    const bool has_cells = line.find_first_of("\"'[]{}&|") != std::string::npos;
    if (!has_cells && is_prose(line)) words.append(trim(line)).append("\n");
  }
  return words;
}

}  // namespace

std::optional<SourceGrid> find_source_grid(const std::vector<std::string>& lines) {
  constexpr std::size_t kMostLines = 1000;
  if (lines.size() > kMostLines) return std::nullopt;
  SourceGrid found;
  std::vector<std::string> code;
  for (const std::string& line : lines) code.push_back(without_comment(line, found.words));
  const std::string text = join_lines(code);
  std::optional<std::string> grid;
  if (changes_cells(text)) return std::nullopt;
  if (text.find_first_of("[{(") != std::string::npos) {
    if (const auto lists = innermost_lists(text)) grid = grid_of_lists(*lists);
  }
  if (!grid) grid = grid_of_texts(text);
  if (!grid) grid = grid_of_latex(code);
  if (!grid) return std::nullopt;
  found.text = *std::move(grid);
  found.words += words_beside(code);
  return found;
}

}  // namespace omnidoku::formats
