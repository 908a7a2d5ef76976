// SPDX-License-Identifier: MIT
//
// 1. Comments go. What stands in a table of LaTeX becomes rows of fields.
// 2. The text is taken apart into lists: the fields between commas or semicolons of a pair of
//    brackets that has no others within it, or where there are neither the words of a line.
// 3. N lists of N cells, or one of N*N, are a grid; or else all texts in quotation marks together
//    are N*N cells, or each N of N. There may be several.
// 4. Of the statements beside them, lists and texts that may be rules are told.
#include "formats/paste/source.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include "formats/paste/grid.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "formats/words/rule_ideas.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

using Fields = std::vector<std::string>;

constexpr std::size_t kFewestCells = 36;  // fewer may be any list of numbers
constexpr std::size_t kFewestInRow = 6;

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

/// The same of all lines, of which the comments say nothing here.
std::vector<std::string> without_comments(const std::vector<std::string>& lines) {
  std::vector<std::string> code;
  std::string words;
  for (const std::string& line : lines) code.push_back(without_comment(line, words));
  return code;
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

/// A list of fields, and where it begins and ends in its text.
struct List {
  Fields fields;
  std::size_t at = 0;
  std::size_t end = 0;
};

/// The fields between the separators that stand in a text, or its words where there are none.
std::vector<List> lists_in(std::string_view text) {
  const auto split = [text](std::size_t from, std::size_t to, std::string_view separators) {
    Fields fields;
    for (std::size_t begin = from; begin <= to;) {
      const std::size_t end = std::min(text.find_first_of(separators, begin), to);
      fields.emplace_back(text.substr(begin, end - begin));
      begin = end + 1;
    }
    // One at the end starts no further field.
    if (fields.size() > 1 && trim_lines(fields.back()).empty()) fields.pop_back();
    return List{std::move(fields), from, to};
  };
  // Rows between bars, as in [| 1, 2 | 3, 4 |], are lists of their own.
  const bool has_commas = text.find(',') != std::string_view::npos;
  const std::string_view ends = has_commas ? "|" : ";\n";
  if (has_commas && text.find('|') == std::string_view::npos) return {split(0, text.size(), ",")};
  std::vector<List> rows;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(ends, begin), text.size());
    List row = has_commas ? split(begin, end, ",")
                          : List{paste_words(text.substr(begin, end - begin)), begin, end};
    const bool is_empty =
        row.fields.empty() || (row.fields.size() == 1 && trim_lines(row.fields.front()).empty());
    if (!is_empty) rows.push_back(std::move(row));
    begin = end + 1;
  }
  // Separated by semicolons alone, a field each.
  const bool single =
      std::all_of(rows.begin(), rows.end(), [](const List& row) { return row.fields.size() == 1; });
  if (single && text.find(';') != std::string_view::npos) return {split(0, text.size(), ";")};
  return rows;
}

/// The lists in the innermost brackets; nothing where some do not end.
std::optional<std::vector<List>> innermost_lists(std::string_view text) {
  std::vector<List> lists;
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
      for (List& list : lists_in(text.substr(opened, i - opened))) {
        list.at += opened;
        list.end += opened;
        lists.push_back(std::move(list));
      }
      opened = std::string_view::npos;
      --depth;
    } else if (is_closing(c)) {
      --depth;
    }
  }
  return depth == 0 ? std::optional(std::move(lists)) : std::nullopt;
}

/// A grid that was found, and where it begins and ends in the text.
struct Found {
  std::string text;
  std::vector<std::string> cells;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string title = {};
  std::string words = {};
  std::vector<std::string> unknown = {};
};

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

/// Rows by rows where they are written column by column.
void transpose(std::vector<std::string>& cells) {
  const auto side = static_cast<std::size_t>(side_of(cells.size()).value_or(0));
  for (std::size_t r = 0; r < side; ++r) {
    for (std::size_t c = 0; c < r; ++c) std::swap(cells[r * side + c], cells[c * side + r]);
  }
}

/// Whether the list that begins here is a matrix of R, which is filled by columns unless it says
/// otherwise.
bool fills_columns(std::string_view text, std::size_t at) {
  constexpr std::size_t kMostBetween = 10;
  const std::size_t begin = at - std::min(at, kMostBetween);
  std::string before(text.substr(begin, at - begin));
  std::erase(before, ' ');
  if (!before.ends_with("matrix(c(")) return false;
  const std::string_view rest = text.substr(at);
  std::string behind(rest.substr(0, rest.find('\n', std::min(rest.find(')'), rest.size()))));
  std::erase(behind, ' ');
  return behind.find("byrow=T") == std::string::npos;
}

/// The grids that the lists are, of N lists of N cells or one of N*N each; lists of fewer cells,
/// such as the sizes in "int grid[9][9]", do not count. Nothing where some are none.
std::vector<Found> grids_of_lists(const std::vector<List>& lists, std::string_view text) {
  std::vector<Found> grids;
  Found grid;
  std::size_t num_rows = 0;
  std::size_t width = 0;
  const auto have_width = [&](std::size_t number) {
    return std::count_if(lists.begin(), lists.end(),
                         [number](const List& list) { return list.fields.size() == number; });
  };
  for (const List& list : lists) {
    if (list.fields.size() < kFewestInRow) continue;
    if (num_rows++ == 0) {
      width = list.fields.size();
      grid.begin = list.at;
    }
    if (list.fields.size() != width) return {};
    for (const std::string& field : list.fields) {
      auto cell = cell_of(field);
      if (!cell) return {};
      grid.cells.push_back(*std::move(cell));
    }
    grid.end = list.end;
    const bool is_whole_list = num_rows == 1 && width >= kFewestCells && side_of(width) &&
                               have_width(width) != static_cast<std::ptrdiff_t>(width);
    if (num_rows != width && !is_whole_list) continue;
    if (is_whole_list && fills_columns(text, list.at)) transpose(grid.cells);
    auto rows = grid_of_cells(grid.cells);
    if (!rows) return {};
    grid.text = *std::move(rows);
    grids.push_back(std::exchange(grid, {}));
    num_rows = 0;
  }
  return num_rows == 0 ? std::move(grids) : std::vector<Found>();
}

/// A text in quotation marks.
struct Quoted {
  std::string_view text;
  std::size_t at = 0;
};

/// None where a mark has no other.
std::vector<Quoted> quoted_in(std::string_view text) {
  std::vector<Quoted> found;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '"' && text[i] != '\'' && text[i] != '`') continue;
    const std::size_t end = text.find(text[i], i + 1);
    if (end == std::string_view::npos) return {};
    if (end > i + 1) found.push_back({text.substr(i + 1, end - i - 1), i + 1});
    i = end;
  }
  return found;
}

/// The signs of a text, a cell each.
std::vector<std::string> signs_of(std::string_view text) {
  std::vector<std::string> cells;
  const auto num_cells =
      text.size() - static_cast<std::size_t>(std::count_if(
                        text.begin(), text.end(), [](char c) { return c == ' ' || c == '\n'; }));
  const bool is_x_symbol =
      has_symbol_x(text, static_cast<std::size_t>(side_of(num_cells).value_or(0)));
  for (const char c : text) {
    if (c == ' ' || c == '\n') continue;
    const std::string_view sign(&c, 1);
    const bool is_empty = is_empty_mark(c) || is_empty_sign(sign, is_x_symbol);
    cells.emplace_back(is_empty ? std::string_view(".") : sign);
  }
  return cells;
}

/// All texts in quotation marks, one behind the other, as the cells of one grid; else each text of
/// N*N cells, and each N of N cells that follow each other, as one, after which the last other text
/// before it is called. Other texts are words about it. In JSON they may be names of anything.
std::vector<Found> grids_of_texts(std::string_view text) {
  const std::vector<Quoted> texts = quoted_in(text);
  Found all;
  for (const Quoted& one : texts) {
    const std::vector<std::string> signs = signs_of(one.text);
    all.cells.insert(all.cells.end(), signs.begin(), signs.end());
    if (all.begin == 0) all.begin = one.at;
    all.end = one.at + one.text.size();
  }
  if (auto grid = grid_of_cells(all.cells)) {
    all.text = *std::move(grid);
    return {std::move(all)};
  }
  const std::string_view content = trim_lines(text);
  if (content.starts_with('{') || content.starts_with('[')) return {};
  std::vector<Found> grids;
  Found grid;
  std::size_t num_rows = 0;
  for (const Quoted& one : texts) {
    const std::vector<std::string> signs = signs_of(one.text);
    const bool are_cells = std::all_of(signs.begin(), signs.end(), [](const std::string& sign) {
      return sign == "." || standard_digit(sign[0], geometry::kMaxDigits);
    });
    const bool is_word = is_prose(one.text) || !are_cells || signs.size() < kFewestInRow;
    if (is_word && num_rows > 0) return {};
    if (is_word) {
      if (!grid.title.empty()) grid.words.append(grid.title).append("\n");
      grid.title = one.text;
      continue;
    }
    if (num_rows++ == 0) grid.begin = one.at;
    grid.cells.insert(grid.cells.end(), signs.begin(), signs.end());
    grid.end = one.at + one.text.size();
    const bool is_row = signs.size() < kFewestCells || !side_of(signs.size());
    if (is_row && num_rows < signs.size()) continue;
    auto rows = grid_of_cells(grid.cells);
    if (!rows) return {};
    grid.text = *std::move(rows);
    grids.push_back(std::exchange(grid, {}));
    num_rows = 0;
  }
  if (num_rows != 0) return {};
  if (!grids.empty()) {
    std::string& last = grids.back().words;
    last += grid.words + grid.title;
    if (!grid.title.empty()) last += "\n";
  }
  return grids;
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

/// A line of a table of LaTeX, or of the package sudoku, which has a point behind each row, without
/// its commands; nothing where it has none.
std::optional<std::string> without_commands(std::string_view line) {
  std::string content(trim(line));
  bool some = false;
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
  if (content.starts_with('\\')) return std::string();
  if (content.ends_with("|.")) {
    content.pop_back();
    some = true;
  }
  return some ? std::optional(std::move(content)) : std::nullopt;
}

/// The tables of LaTeX, each up to the command that ends it; none where some are no grid. Their
/// places are the numbers of lines.
std::vector<Found> grids_of_latex(const std::vector<std::string>& lines) {
  std::vector<Found> grids;
  std::vector<std::string> rows;
  Found grid;
  bool some = false;
  const auto end_table = [&] {
    if (rows.empty()) return true;
    auto text = find_grid(rows);
    if (!text) return false;
    grid.text = *std::move(text);
    grids.push_back(std::exchange(grid, {}));
    rows.clear();
    return true;
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = trim(lines[i]);
    if (line.starts_with("\\end") && !end_table()) return {};
    const auto content = without_commands(line);
    some = some || content;
    const bool is_row = content ? !content->empty() : !line.empty();
    if (!is_row || (!content && is_prose(line))) continue;
    if (rows.empty()) grid.begin = i;
    grid.end = i;
    rows.push_back(with_points(content ? *content : std::string(line)));
  }
  return end_table() && some ? std::move(grids) : std::vector<Found>();
}

/// The number of the line in which a place of a text lies.
std::size_t line_of(std::string_view text, std::size_t at) {
  return static_cast<std::size_t>(
      std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

bool is_of_name(char c) { return is_letter(c) || c == '_' || (c >= '0' && c <= '9'); }

/// The name before the '=' on a line, or before "<-", if it has one.
std::string name_before(std::string_view line) {
  const std::size_t sign = std::min(line.find("<-"), line.find('='));
  if (sign == std::string_view::npos) return {};
  line = line.substr(0, sign);
  // Sizes in brackets.
  while (trim(line).ends_with(']')) line = line.substr(0, line.rfind('['));
  std::size_t end = line.size();
  while (end > 0 && !is_of_name(line[end - 1])) --end;
  std::size_t begin = end;
  while (begin > 0 && is_of_name(line[begin - 1])) --begin;
  return std::string(line.substr(begin, end - begin));
}

/// What the cells of a grid are as labels of regions: letters, as regions may be counted from 0,
/// which is an empty cell elsewhere. Empty where some are no numbers or letters.
std::string labels_of(const Found& grid) {
  std::string labels;
  for (const std::string& cell : grid.cells) {
    const auto number = cell == "." ? std::optional<int>(0) : whole_number(cell);
    constexpr int kMostNumbers = 26;
    if (number && *number >= 0 && *number < kMostNumbers) {
      labels += static_cast<char>('A' + *number);
    } else if (cell.size() == 1 && is_letter(cell[0])) {
      labels += cell;
    } else {
      return {};
    }
  }
  return labels;
}

/// Whether a grid is surely a region map, or one with a mistake.
bool is_map(const Found& grid) {
  const std::string labels = labels_of(grid);
  const auto side = side_of(labels.size());
  if (!side) return false;
  std::string cells;  // in one character each
  for (const std::string& cell : grid.cells) cells += cell;
  const bool is_likely = side_of(cells.size()) == side && looks_like_map(cells, *side);
  return is_likely || is_region_map(labels, *side);
}

/// Why the region map among two grids cannot be that of the other; nothing where it is, or where
/// neither is a map, by its cells or by what its line calls it.
std::optional<base::Error> map_fault(const std::vector<Found>& grids,
                                     const std::vector<std::string>& code) {
  constexpr std::size_t kCellsAndMap = 2;
  constexpr std::string_view kNames[] = {"region", "regions", "area",   "areas",  "block",
                                         "blocks", "zones",   "groups", "jigsaw", "cages"};
  if (grids.size() != kCellsAndMap) return std::nullopt;
  for (const Found& grid : grids) {
    const std::string& line = code[std::min(grid.begin, code.size() - 1)];
    if (!is_map(grid) && !is_among(in_small_letters(name_before(line)), kNames)) continue;
    const std::string labels = labels_of(grid);
    const int side = side_of(labels.size()).value_or(0);
    const bool fits = grids[0].cells.size() == grids[1].cells.size() && side > 0;
    if (fits && !region_mismatch(labels, side)) continue;
    const std::string n = std::to_string(side);
    return make_error(ErrorCode::bad_geometry,
                      "the map of regions that begins in this line is none of the cells beside it",
                      fits ? "give " + n + " regions of " + n + " cells each"
                           : "give a label for each cell")
        .at(static_cast<std::uint32_t>(grid.begin + 1));
  }
  return std::nullopt;
}

/// Cells and their region map as one puzzle. False where there is a map of another number of grids,
/// or one with a mistake.
bool join_map(std::vector<Found>& grids) {
  if (grids.size() < 2 || std::none_of(grids.begin(), grids.end(), is_map)) return true;
  constexpr std::size_t kCellsAndMap = 2;
  if (grids.size() != kCellsAndMap) return false;
  if (is_map(grids[0])) {
    grids[0].cells.swap(grids[1].cells);
    grids[0].text.swap(grids[1].text);
  }
  const std::string labels = labels_of(grids[1]);
  const auto side = static_cast<std::size_t>(side_of(labels.size()).value_or(0));
  if (grids[0].cells.size() != labels.size()) return false;
  if (region_mismatch(labels, static_cast<int>(side))) return false;
  std::string map;
  for (std::size_t i = 0; i < labels.size(); i += side) map += labels.substr(i, side) + "\n";
  grids[0].text += "\n" + map;
  grids[0].end = std::max(grids[0].end, grids[1].end);
  grids[0].begin = std::min(grids[0].begin, grids[1].begin);
  grids[0].words += grids[1].words;
  grids[0].unknown = std::move(grids[1].unknown);
  grids.pop_back();
  return fits_a_format(grids[0].text);
}

/// Where a program sets a cell by itself, "board[0][2] = 4" or "board[0, 2] = x"; npos where it
/// does not. A list of such a name is none.
std::size_t changed_cell(std::string_view text) {
  for (std::size_t at = text.find(']'); at != std::string_view::npos; at = text.find(']', at + 1)) {
    const std::size_t next = text.find_first_not_of(' ', at + 1);
    const bool is_number = at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9';
    if (!is_number || next == std::string_view::npos || text[next] != '=') continue;
    const std::size_t open = text.rfind('[', at);
    const bool has_name = open != std::string_view::npos && open > 0 &&
                          (is_of_name(text[open - 1]) || text[open - 1] == ']');
    if (!has_name) continue;
    const std::size_t value = text.find_first_not_of(" \n", next + 1);
    if (value == std::string_view::npos || text[value] == '=' || is_opening(text[value])) continue;
    // A text may be all cells.
    constexpr std::size_t kLongest = 4;
    const bool is_quoted = text[value] == '"' || text[value] == '\'' || text[value] == '`';
    const std::size_t end = text.find(text[value], value + 1);
    if (!is_quoted || (end != std::string_view::npos && end - value < kLongest)) return at;
  }
  return std::string_view::npos;
}

/// Whether a line calls something, "length(Rows, 9)", whose names say no kind of puzzle.
bool is_call(std::string_view line) {
  for (std::size_t at = line.find('('); at != std::string_view::npos; at = line.find('(', at + 1)) {
    if (at > 0 && is_of_name(line[at - 1]) && !line.substr(at).starts_with("(s)"))
      return (ideas_in(name_in_words(line)) & ideas_of_names()).none();
  }
  return false;
}

/// Whether a line of a program holds no cells: what it says may be a rule.
bool is_beside(std::string_view line) {
  return !is_call(line) && line.find_first_of("\"'[]{}&|") == std::string_view::npos &&
         is_prose(line);
}

/// Whether there are numbers within brackets within others, and no word outside a quotation but
/// names of cells: no part of a computation.
bool is_list_of_lists(std::string_view value) {
  int depth = 0;
  int deepest = 0;
  bool some_digits = false;
  char quote = '\0';
  for (std::size_t i = 0; i < value.size(); ++i) {
    const char c = value[i];
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (is_opening(c)) {
      deepest = std::max(deepest, ++depth);
    } else if (is_closing(c)) {
      --depth;
    } else if (is_letter(c) && c != 'r' && c != 'R' && c != 'c' && c != 'C') {
      return false;
    }
    some_digits = some_digits || (c >= '0' && c <= '9');
  }
  return deepest > 1 && some_digits;
}

/// What a statement beside the grids says that may be a rule: a text after a kind of puzzle goes to
/// the words, a list after one, or of lists, is named as unknown.
void read_statement(std::string_view statement, std::string& words,
                    std::vector<std::string>& unknown) {
  constexpr std::string_view kRules[] = {"rules",   "rule",         "constraints", "constraint",
                                         "variant", "variants",     "cages",       "cage",
                                         "clues",   "restrictions", "extra",       "extras"};
  for (const Quoted& one : quoted_in(statement)) {
    if (ideas_in(one.text).any()) words.append(one.text).append("\n");
  }
  const std::size_t sign = std::min(statement.find("<-"), statement.find('='));
  if (sign == std::string_view::npos) return;
  const std::string name = name_before(statement);
  const std::string_view value =
      trim_lines(statement.substr(sign + (statement[sign] == '<' ? 2 : 1)));
  const bool is_list = !value.empty() && is_opening(value.front()) &&
                       value.find_first_not_of("[](){} ,\n") != std::string_view::npos;
  const std::string small = in_small_letters(name);
  const bool is_rule = is_among(small, kRules) || ideas_in(name_in_words(name)).any();
  if (!name.empty() && is_list && (is_rule || is_list_of_lists(value)))
    unknown.push_back("list " + quote(name));
  // A switch; others are read with the comments.
  constexpr std::string_view kOff[] = {"", "0", "false", "none", "null", "nil"};
  const bool is_switch = value.find_first_of("[](){}\"'`") == std::string_view::npos &&
                         !is_among(in_small_letters(value), kOff);
  if (is_switch && !is_beside(statement) &&
      (ideas_in(name_in_words(name)) & ideas_of_names()).any())
    words.append(statement).append("\n");
}

/// The statements of a program: what stands between line ends and semicolons outside brackets and
/// quotations.
std::vector<std::string_view> statements_of(std::string_view text) {
  std::vector<std::string_view> statements;
  int depth = 0;
  char quote = '\0';
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const char c = i < text.size() ? text[i] : '\n';
    if (quote != '\0' && i < text.size()) {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'' || c == '`') {
      quote = c;
    } else if (is_opening(c)) {
      ++depth;
    } else if (is_closing(c)) {
      --depth;
    } else if (i == text.size() || (depth <= 0 && (c == '\n' || c == ';'))) {
      if (const auto one = trim_lines(text.substr(begin, i - begin)); !one.empty())
        statements.push_back(one);
      begin = i + 1;
    }
  }
  return statements;
}

/// The source without what the grids are made of.
std::string without_grids(std::string_view text, const std::vector<Found>& grids) {
  std::string rest(text);
  for (const Found& grid : grids) {
    for (std::size_t i = grid.begin; i < std::min(grid.end, rest.size()); ++i) {
      if (rest[i] != '\n') rest[i] = ' ';
    }
  }
  return rest;
}

/// The grids that lists, texts or tables in a source are, the first of these ways that there is.
/// The last of them has what else in the source may be a rule.
std::vector<Found> find_grids(std::string_view text, const std::vector<std::string>& code) {
  std::vector<Found> grids;
  if (text.find_first_of("[{(") != std::string_view::npos) {
    if (const auto lists = innermost_lists(text)) grids = grids_of_lists(*lists, text);
  }
  if (grids.empty()) grids = grids_of_texts(text);
  if (grids.empty()) return grids_of_latex(code);
  const std::string rest = without_grids(text, grids);
  for (const std::string_view statement : statements_of(rest)) {
    read_statement(statement, grids.back().words, grids.back().unknown);
    // Those on lines of their own are read with the comments.
    const std::size_t line =
        line_of(rest, static_cast<std::size_t>(statement.data() - rest.data()));
    if (trim(code[line]) != statement && is_beside(statement))
      grids.back().words.append(statement).append("\n");
  }
  for (Found& grid : grids) {
    grid.begin = line_of(text, grid.begin);
    grid.end = line_of(text, grid.end);
  }
  return grids;
}

/// What a line of LaTeX says: the text in its commands, as of "\\section{Anti-Knight}", but for
/// those that say nothing of the puzzle. Empty for other lines.
std::string words_of_latex(std::string_view line) {
  constexpr std::string_view kSaysNothing[] = {"documentclass", "usepackage", "begin",
                                               "end",           "newcommand", "renewcommand",
                                               "setcounter",    "setlength",  "includegraphics",
                                               "input",         "vspace",     "hspace",
                                               "label",         "ref",        "pagestyle",
                                               "geometry",      "tikzset",    "definecolor",
                                               "author",        "date",       "url",
                                               "href",          "color",      "def"};
  const auto is_name = [](char c) { return is_letter(c) || c == '*'; };
  std::string words;
  bool has_command = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c != '\\') {
      words += c == '{' || c == '}' || c == '~' || c == '$' ? ' ' : c;
      continue;
    }
    std::size_t end = i + 1;
    while (end < line.size() && is_name(line[end])) ++end;
    const std::string_view name = line.substr(i + 1, end - i - 1);
    has_command = has_command || !name.empty();
    const bool says_nothing =
        std::find(std::begin(kSaysNothing), std::end(kSaysNothing), name) != std::end(kSaysNothing);
    // Its options, and where it says nothing its arguments.
    while (end < line.size() && (line[end] == '[' || (says_nothing && line[end] == '{'))) {
      const std::size_t close = line.find(line[end] == '[' ? ']' : '}', end);
      end = close == std::string_view::npos ? line.size() : close + 1;
    }
    words += ' ';
    i = std::max(end, i + 1) - 1;
  }
  return has_command ? std::string(trim(words)) : std::string();
}

}  // namespace

std::string name_in_words(std::string_view name) {
  std::string words;
  for (const char c : name) {
    const bool is_capital = c >= 'A' && c <= 'Z';
    if (is_capital && !words.empty() && words.back() >= 'a' && words.back() <= 'z') words += ' ';
    words += c == '_' ? ' ' : c;
  }
  return words;
}

std::vector<SourceGrid> find_source_grids(const std::vector<std::string>& lines) {
  constexpr std::size_t kMostLines = 1000;
  if (lines.size() > kMostLines) return {};
  std::vector<std::string> code;
  std::vector<std::string> comments;
  for (const std::string& line : lines) {
    code.push_back(without_comment(line, comments.emplace_back()));
  }
  const std::string text = join_lines(code);
  std::vector<Found> grids = find_grids(text, code);
  if (!join_map(grids)) return {};
  std::vector<SourceGrid> found;
  for (Found& grid : grids) {
    SourceGrid& one = found.emplace_back();
    one.text = std::move(grid.text);
    one.first = grid.begin;
    one.last = grid.end;
    one.words = std::move(grid.words);
    one.unknown = std::move(grid.unknown);
    one.title = std::move(grid.title);
    if (one.title.empty() && grids.size() > 1) {
      one.title = name_before(code[grid.begin]);
      if (one.title.empty() && grid.begin > 0) one.title = name_before(code[grid.begin - 1]);
    }
  }
  // Words go to the grid below them, those at the end to the last.
  std::size_t at = 0;
  for (SourceGrid& grid : found) {
    const std::size_t begin = at;
    const std::size_t end = &grid == &found.back() ? lines.size() : grid.last + 1;
    for (at = begin; at < end; ++at) grid.words += comments[at];
    for (at = begin; at < end; ++at) {
      if (is_beside(code[at])) {
        grid.words.append(trim(code[at])).append("\n");
      } else if (const std::string words = words_of_latex(code[at]);
                 !words.empty() && (at < grid.first || at > grid.last)) {
        grid.words.append(words).append("\n");
      }
    }
  }
  return found;
}

std::optional<base::Error> map_fault_in(const std::vector<std::string>& lines) {
  if (!looks_like_source(join_lines(lines))) return std::nullopt;
  const std::vector<std::string> code = without_comments(lines);
  return map_fault(find_grids(join_lines(code), code), code);
}

bool sets_cells(const std::vector<std::string>& lines) {
  return changed_cell(join_lines(without_comments(lines))) != std::string::npos;
}

bool looks_like_source(std::string_view text) {
  constexpr std::string_view kCommands[] = {"\\begin", "#include", "import ", ":- "};
  const auto has = [text](std::string_view part) {
    return text.find(part) != std::string_view::npos;
  };
  if (std::any_of(std::begin(kCommands), std::end(kCommands), has)) return true;
  constexpr std::string_view kValues = "[{(\"'";
  for (std::size_t at = text.find('='); at != std::string_view::npos; at = text.find('=', at + 1)) {
    const std::size_t before = at == 0 ? at : text.find_last_not_of(" \t:", at - 1);
    const std::size_t behind = text.find_first_not_of(" \t\n", at + 1);
    if (before == std::string_view::npos || behind == std::string_view::npos) continue;
    const bool has_name = is_letter(text[before]) || text[before] == '_' || text[before] == ']' ||
                          (text[before] >= '0' && text[before] <= '9');
    if (has_name && kValues.find(text[behind]) != std::string_view::npos) return true;
  }
  return false;
}

std::optional<base::Error> source_fault(const std::vector<std::string>& lines) {
  const std::string text = join_lines(without_comments(lines));
  if (const std::size_t at = changed_cell(text); at != std::string::npos) {
    return make_error(ErrorCode::unsupported,
                      "this looks like the source of a program, which sets a cell by itself in "
                      "this line",
                      "write its value into the list of the cells")
        .at(static_cast<std::uint32_t>(line_of(text, at) + 1));
  }
  if (auto fault = map_fault_in(lines)) return fault;
  auto lists = innermost_lists(text);
  if (!lists) {
    return make_error(ErrorCode::syntax,
                      "this looks like the source of a program whose brackets do not all end",
                      "copy all of it again");
  }
  const auto num_cells = [](const List& list) {
    return static_cast<std::size_t>(std::count_if(
        list.fields.begin(), list.fields.end(), [](const auto& field) { return cell_of(field); }));
  };
  std::erase_if(*lists, [&](const List& list) {
    return list.fields.size() < kFewestInRow || 2 * num_cells(list) < list.fields.size();
  });
  if (lists->empty()) return std::nullopt;
  std::map<std::size_t, std::size_t> times;
  for (const List& list : *lists) ++times[list.fields.size()];
  const std::size_t width =
      std::max_element(times.begin(), times.end(), [](const auto& a, const auto& b) {
        return a.second < b.second;
      })->first;
  const auto fault = [&](const List& list, const std::string& what) {
    return make_error(ErrorCode::wrong_length, what, "an N x N grid is N lists of N cells")
        .at(static_cast<std::uint32_t>(line_of(text, list.at) + 1));
  };
  for (const List& list : *lists) {
    for (const std::string& field : list.fields) {
      if (cell_of(field)) continue;
      return fault(list, quote(trim_lines(field)) + " in the list in this line is no cell");
    }
    if (list.fields.size() == width) continue;
    return fault(list, "the list in this line has " + std::to_string(list.fields.size()) +
                           " cells, the others have " + std::to_string(width));
  }
  if (lists->size() == 1) {
    return fault(lists->front(), "the list in this line has " + std::to_string(width) +
                                     " cells, but " + nearest_square(width));
  }
  if (lists->size() % width == 0) return std::nullopt;
  return fault(lists->front(), "there are " + std::to_string(lists->size()) + " lists of " +
                                   std::to_string(width) + " cells");
}

}  // namespace omnidoku::formats
