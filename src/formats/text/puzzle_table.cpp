// SPDX-License-Identifier: MIT
#include "formats/text/puzzle_table.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <utility>

#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/words_around.h"
#include "formats/words/unread_words.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

using Field = PuzzleTable::Field;

// What columns are called, more telling names first.
constexpr std::string_view kPuzzleNames[] = {
    "puzzle", "puzzles", "quiz",     "quizzes",   "sudoku",  "sudokus",  "givens",
    "clues",  "given",   "question", "questions", "problem", "problems", "unsolved",
    "grid",   "board",   "start",    "input",     "mission"};
constexpr std::string_view kSolutionNames[] = {"solution", "solutions", "answer",  "answers",
                                               "solved",   "output",    "result",  "target",
                                               "final",    "completed", "expected"};
constexpr std::string_view kSureSolutionNames[] = {"solution", "solutions"};
constexpr std::string_view kRegionNames[] = {"regions", "region",    "layout",
                                             "jigsaw",  "irregular", "boxes"};
constexpr std::string_view kBoxNames[] = {"box",      "boxes",  "boxsize",   "box_size",
                                          "box size", "block",  "blocks",    "region",
                                          "regions",  "layout", "blocksize", "block_size"};
struct WordName {
  std::string_view name;
  std::string model::Metadata::*member;
};
constexpr WordName kWordNames[] = {
    {"title", &model::Metadata::title},
    {"name", &model::Metadata::title},
    {"author", &model::Metadata::author},
    {"setter", &model::Metadata::author},
    {"difficulty", &model::Metadata::difficulty},
    {"level", &model::Metadata::difficulty},
    {"rating", &model::Metadata::difficulty},
    {"rules", &model::Metadata::rules},
    {"rule", &model::Metadata::rules},
    {"variant", &model::Metadata::rules},
    {"variants", &model::Metadata::rules},
    {"constraint", &model::Metadata::rules},
    {"constraints", &model::Metadata::rules},
    {"source", &model::Metadata::source},
    {"date", &model::Metadata::date},
};
// What a title may be as well is no header by itself.
constexpr std::string_view kLoneNames[] = {"puzzle", "puzzles", "quizzes", "sudoku", "givens"};
/// Longer lines name no columns.
constexpr std::size_t kLongestHeader = 2000;
/// Fewer characters are no puzzle where a column may as well hold numbers.
constexpr std::size_t kFewestCells = kUsualCells;

/// The fields of a line, parted by this character; by any number of blanks if it is one. Bars at
/// both ends begin no field.
std::vector<Field> fields_of(std::string_view line, char separator) {
  std::vector<Field> fields;
  std::size_t at = 0;
  std::size_t counted = 0;
  const std::size_t last = line.find_last_not_of(" \t");
  if (separator == '|' && trim(line).starts_with('|') && line[last] == '|') {
    at = line.find('|') + 1;
    line = line.substr(0, std::max(last, at));
  }
  std::size_t column = 1;
  for (bool more = true; more;) {
    while (at < line.size() && (line[at] == ' ' || (line[at] == '\t' && separator != '\t'))) ++at;
    Field field;
    column += count_characters(line.substr(std::min(counted, line.size()), at - counted));
    counted = at;
    field.column = static_cast<std::uint32_t>(column);
    if (at < line.size() && line[at] == '`') {  // code in Markdown
      ++field.column;
      const std::size_t end = std::min(line.find('`', at + 1), line.size());
      field.text = line.substr(at + 1, end - at - 1);
      at = std::min(end + 1, line.size());
    } else if (at < line.size() && line[at] == '"') {
      ++field.column;
      for (++at; at < line.size(); ++at) {
        if (line[at] != '"') {
          field.text += line[at];
        } else if (at + 1 < line.size() && line[at + 1] == '"') {
          field.text += line[++at];
        } else {
          ++at;
          break;
        }
      }
    }
    const std::size_t end = std::min(line.find(separator, at), line.size());
    field.text += trim(line.substr(at, end - at));
    more = end < line.size();
    at = end + 1;
    if (separator != ' ' || more || !field.text.empty()) fields.push_back(std::move(field));
  }
  return fields;
}

/// What parts the names of a header: the strongest of the separators that are in it.
char separator_of(std::string_view header) {
  for (const char c : {'\t', ';', ',', '|'}) {
    if (header.find(c) != std::string_view::npos) return c;
  }
  return ' ';
}

bool is_grid(std::string_view text) {
  return text.size() >= kFewestCells && !mark_mismatch(text, side_of(text.size()).value_or(0));
}

/// Whether a field of a header may be a name.
bool may_be_name(const Field& field) {
  constexpr std::size_t kLongestName = 30;
  if (field.text == "#") return true;
  return !field.text.empty() && field.text.size() <= kLongestName &&
         (is_letter(field.text.front()) || field.text.front() == '_') && !is_grid(field.text);
}

/// The first column that has one of these names and passes a test of its field in the first row.
template <class Test>
std::optional<std::size_t> column_named(const std::vector<std::string>& names,
                                        std::span<const std::string_view> known,
                                        const Test& passes) {
  for (const std::string_view name : known) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name && passes(i)) return i;
    }
  }
  return std::nullopt;
}

/// "2x3": the rows and columns of boxes.
std::optional<std::pair<int, int>> size_of_boxes(std::string_view text) {
  const std::size_t cross = text.find_first_of("xX*");
  if (cross == std::string_view::npos) return std::nullopt;
  const auto rows = whole_number(trim(text.substr(0, cross)));
  const auto columns = whole_number(trim(text.substr(cross + 1)));
  if (!rows || !columns || *rows < 1 || *columns < 1) return std::nullopt;
  return std::pair(*rows, *columns);
}

/// Whether a field says that there is nothing to say.
bool says_nothing(std::string_view text) {
  constexpr std::string_view kNothing[] = {"", "-", "n/a", "na", "nan", "none", "nil", "null"};
  return is_among(in_small_letters(text), kNothing);
}

/// The cells of a field that has them in rows.
std::string without_blanks(std::string_view text) {
  std::string cells(text);
  std::erase(cells, ' ');
  return side_of(cells.size()) ? cells : std::string(text);
}

/// Whether a field may be a grid in which something is wrong: digits, blanks and empty cells alone.
bool may_be_damaged_grid(std::string_view text) {
  return text.size() >= kFewestCells &&
         text.find_first_not_of("0123456789.*_?- ") == std::string_view::npos;
}

/// Whether another field of a row may be a grid of as many cells as the puzzle.
bool may_be_grid(const Field& field, const Field& puzzle) {
  return field.text.size() == puzzle.text.size() &&
         field.text.find_first_of(" \t,;\"#") == std::string::npos;
}

/// A full grid in the letters that are the symbols of a puzzle with the standard symbols for them;
/// any other as it is.
std::string in_standard_symbols(std::string_view cells, const model::Puzzle& puzzle) {
  std::string letters;
  for (int i = 0; i < puzzle.num_digits(); ++i) letters += puzzle.symbols.text(geometry::Digit(i));
  const bool are_letters = std::all_of(letters.begin(), letters.end(), is_letter) &&
                           cells.find_first_not_of(letters) == std::string_view::npos;
  return are_letters ? with_standard_symbols(cells, letters) : std::string(cells);
}

base::Error row_ends(std::size_t num_fields, std::string_view column) {
  return make_error(ErrorCode::wrong_length,
                    "the row has " + std::to_string(num_fields) +
                        (num_fields == 1 ? " field" : " fields") + " and ends before the column " +
                        quote(column),
                    "give each row a field for each column that the first line names");
}

/// Whether no row of a grid, a character for each cell, has one twice: it is no map of regions.
bool has_different_cells_in_rows(std::string_view cells) {
  const auto side = static_cast<std::size_t>(side_of(cells.size()).value_or(0));
  if (side == 0) return false;
  for (std::size_t begin = 0; begin < cells.size(); begin += side) {
    const std::string_view row = cells.substr(begin, side);
    if (std::set<char>(row.begin(), row.end()).size() != side) return false;
  }
  return true;
}

/// Whether all may be names of columns; that of the numbers of the rows, the first, may be empty.
bool are_names(const std::vector<Field>& heads) {
  const bool is_numbered = heads.size() > 1 && trim(heads.front().text).empty();
  return std::all_of(heads.begin() + (is_numbered ? 1 : 0), heads.end(), may_be_name);
}

}  // namespace

bool names_cells(std::string_view header, std::string_view row) {
  if (header.size() > kLongestHeader) return false;
  const char separator = separator_of(header);
  const std::vector<Field> heads = fields_of(header, separator);
  if (heads.size() < kFewestCells / 4 || fields_of(row, separator).size() != heads.size()) {
    return false;
  }
  std::set<std::string> names;
  for (const Field& head : heads) {
    const bool has_number = head.text.find_first_of("0123456789") != std::string::npos;
    if (!may_be_name(head) || !has_number) return false;
    names.insert(in_small_letters(head.text));
  }
  return names.size() == heads.size();
}

bool is_table_header(std::string_view line) {
  if (line.size() > kLongestHeader) return false;
  const char separator = separator_of(line);
  const std::vector<Field> heads = fields_of(line, separator);
  if (separator == ' ') {
    return heads.size() == 1 && is_among(in_small_letters(heads.front().text), kLoneNames);
  }
  return are_names(heads) && std::any_of(heads.begin(), heads.end(), [](const Field& head) {
           const std::string name = in_small_letters(head.text);
           return is_among(name, kPuzzleNames) || is_among(name, kSolutionNames);
         });
}

std::optional<base::Error> table_fault(std::string_view text) {
  std::vector<TextLine> lines = content_lines(text);
  std::erase_if(lines, [](const TextLine& line) { return is_stroke(line.text); });
  if (lines.size() < 2 || lines[0].text.size() > kLongestHeader) return std::nullopt;
  const char separator = separator_of(lines[0].text);
  const std::vector<Field> heads = fields_of(lines[0].text, separator);
  const bool is_table = separator != ' ' && heads.size() > 1 && are_names(heads) &&
                        std::any_of(heads.begin(), heads.end(),
                                    [](const Field& head) { return head.text.size() > 1; }) &&
                        fields_of(lines[1].text, separator).size() == heads.size() &&
                        !names_cells(lines[0].text, lines[1].text);
  if (!is_table) return std::nullopt;
  std::string names;
  constexpr std::size_t kMostNamed = 6;
  for (std::size_t i = 0; i < std::min(heads.size(), kMostNamed); ++i) {
    names += (i == 0 ? "" : ", ") + quote(heads[i].text);
  }
  if (heads.size() > kMostNamed) names += " and others";
  return make_error(
             ErrorCode::syntax,
             "this looks like a table with the columns " + names +
                 ", and none of them holds puzzles",
             "a table of puzzles has one of 81 characters in a field of each row, '.' for an "
             "empty cell")
      .at(lines[0].number);
}

bool is_called_solution(std::string_view name) {
  // What is one of several: "solution 2", "solution_b".
  const std::size_t end = name.find_last_not_of("0123456789");
  name = name.substr(0, end == std::string_view::npos ? 0 : end + 1);
  constexpr std::string_view kBefore = " _-";
  const bool has_letter = name.size() > 2 && kBefore.find(name[name.size() - 2]) != kBefore.npos;
  if (has_letter) name.remove_suffix(2);
  while (!name.empty() && kBefore.find(name.back()) != kBefore.npos) name.remove_suffix(1);
  constexpr std::string_view kInOtherLanguages[] = {"l\u00F6sung",
                                                    "soluci\u00F3n",
                                                    "soluzione",
                                                    "solu\u00E7\u00E3o",
                                                    "oplossing",
                                                    "rozwi\u0105zanie",
                                                    "\u0159e\u0161en\u00ED",
                                                    "ratkaisu",
                                                    "l\u00F8sning",
                                                    "l\u00F6sning",
                                                    "\u0440\u0435\u0448\u0435\u043D\u0438\u0435",
                                                    "\u0420\u0435\u0448\u0435\u043D\u0438\u0435",
                                                    "\u89E3\u7B54",
                                                    "\u7B54\u3048",
                                                    "\u7B54\u6848"};
  return is_among(name, kSolutionNames) || is_among(name, kInOtherLanguages);
}

std::optional<PuzzleTable> PuzzleTable::begun_by(std::string_view header, std::string_view row) {
  if (header.size() > kLongestHeader) return std::nullopt;
  PuzzleTable table;
  table.separator_ = separator_of(header);
  const std::vector<Field> heads = fields_of(header, table.separator_);
  const std::vector<Field> sample = fields_of(row, table.separator_);
  constexpr std::size_t kFewestColumns = 2;
  if (heads.size() < kFewestColumns || !are_names(heads)) return std::nullopt;
  std::vector<std::string> names;
  for (const Field& head : heads) names.push_back(in_small_letters(head.text));

  // A row of as many fields may as well have lost its puzzle.
  const bool is_ruled = table.separator_ != ' ' && sample.size() == heads.size();
  const auto may_be_puzzle = [&](std::size_t i) {
    return i < sample.size() && (sample[i].text.size() >= kFewestCells || is_ruled);
  };
  const auto may_be_solution = [&](std::size_t i) {
    return i >= sample.size() || says_nothing(sample[i].text) || is_grid(sample[i].text) ||
           may_be_damaged_grid(sample[i].text) ||
           (is_among(names[i], kSureSolutionNames) && is_ruled);
  };
  auto puzzle = column_named(names, kPuzzleNames, may_be_puzzle);
  const auto solution = column_named(
      names, kSolutionNames, [&](std::size_t i) { return i != puzzle && may_be_solution(i); });
  if (solution) table.solutions_.push_back(*solution);
  for (std::size_t i = 0; i < std::min(names.size(), sample.size()); ++i) {
    if (i == puzzle || i == solution) continue;
    const bool is_called_so = is_called_solution(names[i]) &&
                              (is_grid(sample[i].text) || may_be_damaged_grid(sample[i].text));
    // "state", "prediction": a full grid, whatever its name, is compared as well.
    const bool is_full = puzzle && is_grid(sample[i].text) && are_full(sample[i].text) &&
                         has_different_cells_in_rows(sample[i].text);
    if (is_called_so || is_full) table.solutions_.push_back(i);
  }
  table.has_cells_ =
      puzzle && is_among(names[*puzzle], kPuzzleNames) &&
      sample[*puzzle].text.size() >= kFewestCells &&
      sample[*puzzle].text.find_first_not_of("0123456789.*_-xX?") == std::string::npos;
  if (!puzzle) {
    // Told by the first row: an open grid before a full one.
    if (heads.size() != sample.size()) return std::nullopt;
    for (const bool open : {true, false}) {
      for (std::size_t i = 0; i < sample.size() && !puzzle; ++i) {
        const std::string& text = sample[i].text;
        const bool is_solution = !table.solutions_.empty() && i == table.solutions_.front();
        if (!is_solution && is_grid(text) && are_full(text) != open) puzzle = i;
      }
    }
    if (!puzzle) return std::nullopt;
  }
  for (const Field& head : heads) table.names_.push_back(head.text);
  table.puzzle_ = *puzzle;
  table.puzzle_name_ = heads[*puzzle].text;
  table.regions_ = column_named(names, kRegionNames, [&](std::size_t i) {
    return i != puzzle && i < sample.size() && sample[i].text.size() >= kFewestCells &&
           is_grid(sample[*puzzle].text);
  });
  table.boxes_ = column_named(names, kBoxNames, [&](std::size_t i) {
    return i != table.regions_ && i < sample.size() && size_of_boxes(sample[i].text);
  });
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool is_layout = is_among(names[i], kRegionNames) || is_among(names[i], kBoxNames);
    if (is_layout && i != puzzle && !table.is_solution(i) && i != table.regions_ &&
        i != table.boxes_) {
      table.layouts_.push_back(i);
    }
  }
  std::string model::Metadata::*last = nullptr;
  for (const WordName& word : kWordNames) {
    if (word.member == last) continue;
    const auto free = [&](std::size_t i) { return i != puzzle && !table.is_solution(i); };
    const auto column = column_named(names, std::span(&word.name, 1), free);
    if (!column) continue;
    table.words_.push_back({*column, word.member});
    last = word.member;
  }
  return table;
}

base::Result<PuzzleTable::Row> PuzzleTable::split(std::string_view line) const {
  Row row;
  row.fields = fields_of(line, separator_);
  const std::size_t number = row.fields.size();
  if (number <= puzzle_) return row_ends(number, puzzle_name_);
  if (!solutions_.empty() && number <= solutions_.front())
    return row_ends(number, names_[solutions_.front()]);
  const Field& puzzle = row.fields[puzzle_];
  if (puzzle.text.empty()) {
    return make_error(ErrorCode::wrong_length,
                      "the column " + quote(puzzle_name_) + " is empty in this row",
                      "give a puzzle in each row")
        .at(1, puzzle.column);
  }
  row.text = without_blanks(puzzle.text);
  row.column = puzzle.column;
  if (regions_ && *regions_ < number) row.text += row.fields[*regions_].text;
  // Other grids are looked at together with the puzzle.
  for (std::size_t i = 0; i < number; ++i) {
    if (is_other(i) && may_be_grid(row.fields[i], puzzle)) row.text += " " + row.fields[i].text;
  }
  return row;
}

bool PuzzleTable::is_other(std::size_t column) const {
  const bool is_word = std::any_of(words_.begin(), words_.end(),
                                   [column](const Word& word) { return word.column == column; });
  return column != puzzle_ && !is_solution(column) && column != regions_ && column != boxes_ &&
         !is_word;
}

bool PuzzleTable::is_solution(std::size_t column) const {
  return std::find(solutions_.begin(), solutions_.end(), column) != solutions_.end();
}

base::Result<void> PuzzleTable::set_boxes(model::Puzzle& puzzle, const Row& row,
                                          std::size_t column) const {
  if (column >= row.fields.size() || row.fields[column].text.empty()) return {};
  const Field& field = row.fields[column];
  const auto size = size_of_boxes(field.text);
  const auto side = plain_side(*puzzle.board);
  const std::string what = "the column " + quote(names_[column]) + " says " + quote(field.text);
  if (!size || !side) {
    return make_error(ErrorCode::bad_geometry, what + ", which is no size of boxes here",
                      "give rows x columns, such as 3x3")
        .at(1, field.column);
  }
  base::Value spec = plain_grid_spec(*side);
  spec.set("box", base::Value::Array{base::Value(size->first), base::Value(size->second)});
  auto board = make_board(spec, {});
  if (!board) {
    const std::string n = std::to_string(*side);
    return make_error(ErrorCode::bad_geometry,
                      what + ", which does not fill a " + n + "x" + n + " grid",
                      "rows times columns of a box are as many as the grid has symbols")
        .at(1, field.column);
  }
  puzzle.board = *std::move(board);
  return {};
}

base::Result<void> PuzzleTable::complete(model::Document& document, const Row& row) const {
  model::Puzzle& puzzle = document.puzzle;
  for (const Word& word : words_) {
    if (word.column >= row.fields.size()) continue;
    std::string& said = puzzle.metadata.*word.member;
    if (said.empty()) said = row.fields[word.column].text;
  }
  if (boxes_) {
    if (auto set = set_boxes(puzzle, row, *boxes_); !set) return set;
  }
  for (const std::size_t column : layouts_) {
    if (column >= row.fields.size() || !size_of_boxes(row.fields[column].text)) continue;
    if (auto set = set_boxes(puzzle, row, column); !set) return set;
  }
  tell_unread_words(puzzle);
  std::string comment;
  for (std::size_t i = 0; i < row.fields.size(); ++i) {
    const std::string& text = row.fields[i].text;
    if (!is_other(i) || text.empty() || may_be_grid(row.fields[i], row.fields[puzzle_])) continue;
    const bool is_layout = std::find(layouts_.begin(), layouts_.end(), i) != layouts_.end();
    if (is_layout && size_of_boxes(text)) continue;
    if (is_layout && text.size() >= static_cast<std::size_t>(puzzle.num_digits()))
      tell_unread(names_[i] + ": " + text, puzzle);
    comment += (comment.empty() ? "" : ", ") + text;
    tell_unread_field(i < names_.size() ? names_[i] : std::string(), text, puzzle);
  }
  add_comment(comment, puzzle.metadata);
  if (solutions_.empty()) return {};
  // The column that is called so says it, whatever other full grid stands in the row.
  const std::optional<model::FilledGrid> beside = std::exchange(puzzle.solution, std::nullopt);
  for (const std::size_t column : solutions_) {
    if (auto set = set_solution(puzzle, row, column); !set) return set;
  }
  if (!puzzle.solution) {
    puzzle.solution = beside;
  } else if (beside && beside != puzzle.solution) {
    document.ignored.emplace_back("a full grid beside the solution");
  }
  return {};
}

base::Result<void> PuzzleTable::set_solution(model::Puzzle& puzzle, const Row& row,
                                             std::size_t column) const {
  if (column >= row.fields.size() || says_nothing(row.fields[column].text)) return {};
  const Field& field = row.fields[column];
  const std::string name = quote(names_[column]);
  const std::string cells = without_blanks(field.text);
  auto solution = read_full_grid(in_standard_symbols(cells, puzzle), puzzle, "the column " + name);
  if (!solution) {
    base::Error error = solution.error();
    error.where.column += field.column - 1;
    return error;
  }
  if (puzzle.solution && puzzle.solution != *solution) {
    return make_error(ErrorCode::syntax,
                      "the column " + name + " holds another grid than the column " +
                          quote(names_[solutions_.front()]),
                      "leave out the one that is not the solution")
        .at(1, field.column);
  }
  puzzle.solution = *std::move(solution);
  return {};
}

}  // namespace omnidoku::formats
