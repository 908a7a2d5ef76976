// SPDX-License-Identifier: MIT
#include "formats/json_cells.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "formats/json.h"
#include "formats/paste/grid.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/grid_cells.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Value;

bool is_empty_value(const Value& value) {
  const std::string* text = value.if_string();
  const bool* flag = value.if_bool();
  return value.is_null() || (text != nullptr && text->empty()) || (flag != nullptr && !*flag) ||
         ((value.is_array() || value.is_object()) && value.items().empty() &&
          value.members().empty());
}

namespace {

constexpr int kFewestRows = 4;

/// What a cell says.
struct CellSigns {
  std::string sign = ".";
  bool is_given = true;
  std::string marks = {};
  std::string solution = {};  ///< empty where it does not say it
};

bool is_x(std::string_view sign) { return sign == "x" || sign == "X"; }

/// The sign of a value that is no object: a number, a sign in a text, or nothing.
std::optional<std::string> sign_of(const Value& value) {
  if (value.is_null()) return ".";
  if (const bool* flag = value.if_bool()) return *flag ? std::nullopt : std::optional(".");
  if (const std::string* text = value.if_string()) {
    const std::string_view sign = trim_lines(*text);
    if (is_empty_sign(sign, true)) return ".";
    constexpr std::size_t kLongest = 2;
    return sign.size() <= kLongest && sign.find_first_of(" \t\n") == std::string_view::npos
               ? std::optional(std::string(sign))
               : std::nullopt;
  }
  constexpr std::int64_t kLargest = 64;
  const auto number = as_number(value);
  if (!number || *number < 0 || *number > kLargest) return std::nullopt;
  return *number == 0 ? "." : std::to_string(*number);
}

/// Marks as a list of digits, a text of them, or a list that says of each whether it is marked; run
/// together. Nothing for other values.
std::optional<std::string> marks_of(const Value& value) {
  if (is_empty_value(value)) return std::string();
  std::string marks;
  const auto add = [&marks](std::string_view sign) {
    if (sign.size() != 1 || is_empty_mark(sign[0])) return false;
    if (marks.find(sign) == std::string::npos) marks += sign;
    return true;
  };
  if (const std::string* text = value.if_string()) {
    for (const char c : *text) {
      if (c != ' ' && c != ',' && !add(std::string_view(&c, 1))) return std::nullopt;
    }
    return marks;
  }
  if (!value.is_array()) return std::nullopt;
  for (std::size_t i = 0; i < value.items().size(); ++i) {
    const Value& item = value.items()[i];
    if (const bool* flag = item.if_bool()) {
      if (*flag && !add(std::to_string(i + 1))) return std::nullopt;
      continue;
    }
    const auto sign = sign_of(item);
    if (!sign || !add(*sign)) return std::nullopt;
  }
  return marks;
}

/// What a cell that is an object says; nothing where it says what is not known.
std::optional<CellSigns> signs_of_object(const Value& object) {
  constexpr std::string_view kValues[] = {"value", "val",    "v",    "digit",
                                          "num",   "number", "sign", "symbol"};
  constexpr std::string_view kPlaces[] = {"row", "col", "column", "r",     "c",  "x",
                                          "y",   "box", "block",  "index", "id", "position"};
  constexpr std::string_view kGiven[] = {"given",   "isgiven", "fixed",    "isfixed",  "locked",
                                         "initial", "clue",    "readonly", "prefilled"};
  constexpr std::string_view kMarks[] = {
      "notes",    "note",          "candidates",   "marks",       "pencilmarks",
      "possible", "possibilities", "pencil_marks", "centermarks", "cornermarks"};
  constexpr std::string_view kSolutions[] = {"solution", "solved",  "solvedvalue",
                                             "answer",   "correct", "correctvalue"};
  CellSigns signs;
  bool has_value = false;
  bool says_given = false;
  for (const auto& [key, value] : object.members()) {
    const std::string name = in_small_letters(key);
    if (is_among(name, kValues)) {
      const auto sign = has_value || value.is_object() ? std::nullopt : sign_of(value);
      if (!sign) return std::nullopt;
      signs.sign = *sign;
      has_value = true;
    } else if (const bool* flag = value.if_bool(); flag != nullptr && is_among(name, kGiven)) {
      signs.is_given = signs.is_given && *flag;
      says_given = true;
    } else if (is_among(name, kSolutions) && value.if_bool() == nullptr) {
      const auto sign = value.is_object() ? std::nullopt : sign_of(value);
      if (!sign || *sign == "." || !signs.solution.empty()) return std::nullopt;
      signs.solution = *sign;
    } else if (is_among(name, kMarks)) {
      const auto marks = marks_of(value);
      if (!marks) return std::nullopt;
      for (const char mark : *marks) {
        if (signs.marks.find(mark) == std::string::npos) signs.marks += mark;
      }
    } else if (!is_among(name, kPlaces) && !is_empty_value(value)) {
      return std::nullopt;
    }
  }
  // Of a cell whose digit stands once it says whether that is given.
  if (!has_value && says_given && !signs.solution.empty()) {
    if (signs.is_given) signs.sign = signs.solution;
    signs.is_given = true;
  }
  return signs;
}

std::optional<CellSigns> signs_of_cell(const Value& cell) {
  if (cell.is_object()) return signs_of_object(cell);
  const auto sign = sign_of(cell);
  return sign ? std::optional(CellSigns{*sign}) : std::nullopt;
}

/// Where a cell that is an object says it is, row before column; nothing where it says only a part.
std::optional<std::pair<std::int64_t, std::int64_t>> place_of_cell(const Value& object) {
  constexpr std::string_view kRows[] = {"row", "r", "y"};
  constexpr std::string_view kColumns[] = {"col", "column", "c", "x"};
  std::optional<std::int64_t> row;
  std::optional<std::int64_t> column;
  for (const auto& [key, value] : object.members()) {
    const std::string name = in_small_letters(key);
    if (is_among(name, kRows)) row = as_number(value);
    if (is_among(name, kColumns)) column = as_number(value);
  }
  return row && column ? std::optional(std::pair(*row, *column)) : std::nullopt;
}

/// The cells of a list in the order of the places that they name, counted from 0 or 1; the list as
/// it is where none does. Nothing where they do not fill a square.
std::optional<Value::Array> in_order_of_places(const Value::Array& cells) {
  const auto is_placed = [](const Value& cell) { return place_of_cell(cell).has_value(); };
  if (std::none_of(cells.begin(), cells.end(), is_placed)) return cells;
  const auto side = side_of(cells.size());
  if (!side || !std::all_of(cells.begin(), cells.end(), is_placed)) return std::nullopt;
  std::int64_t first = *side;
  for (const Value& cell : cells) {
    const auto [row, column] = *place_of_cell(cell);
    first = std::min({first, row, column});
  }
  Value::Array ordered(cells.size());
  std::vector<bool> seen(cells.size());
  for (const Value& cell : cells) {
    const auto [row, column] = *place_of_cell(cell);
    if (first < 0 || row - first >= *side || column - first >= *side) return std::nullopt;
    const auto at = static_cast<std::size_t>((row - first) * *side + column - first);
    if (seen[at]) return std::nullopt;
    seen[at] = true;
    ordered[at] = cell;
  }
  return ordered;
}

/// Signs as rows of a grid.
std::string rows_of(const std::vector<std::string>& signs) {
  const auto side = static_cast<std::size_t>(side_of(signs.size()).value_or(1));
  std::string text;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    text += signs[i] + ((i + 1) % side == 0 ? "\n" : " ");
  }
  return text;
}

/// Signs as a grid, if a format fits them and some cell has a digit; with what is entered and
/// marked in grids below it.
std::optional<std::string> grid_of(std::vector<CellSigns> cells) {
  const auto side = side_of(cells.size());
  if (!side || *side < kFewestRows) return std::nullopt;
  std::string signs;
  for (const CellSigns& cell : cells) signs += cell.sign.size() == 1 ? cell.sign : ".";
  if (!has_symbol_x(signs, static_cast<std::size_t>(*side))) {
    for (CellSigns& cell : cells) {
      if (is_x(cell.sign)) cell.sign = ".";
    }
  }
  // Where none is given the word says nothing.
  const auto is_filled = [](const CellSigns& cell) { return cell.sign != "."; };
  const bool none_given = std::none_of(cells.begin(), cells.end(), [&](const CellSigns& cell) {
    return is_filled(cell) && cell.is_given;
  });
  if (none_given) return std::nullopt;
  std::vector<std::string> givens;
  std::vector<std::string> values;
  std::vector<std::string> candidates;
  bool some_entries = false;
  bool some_marks = false;
  for (const CellSigns& cell : cells) {
    if (whole_number(cell.sign).value_or(0) > *side) return std::nullopt;
    const bool is_entry = is_filled(cell) && !cell.is_given;
    const bool is_marked = !is_filled(cell) && !cell.marks.empty();
    givens.push_back(is_entry ? "." : cell.sign);
    values.push_back(cell.sign);
    candidates.push_back(is_marked ? cell.marks : cell.sign);
    some_entries = some_entries || is_entry;
    some_marks = some_marks || is_marked;
  }
  if (some_marks && *side > kMaxSideOfMarks) return std::nullopt;
  std::string text = rows_of(givens);
  if (some_entries || some_marks) text += "\n" + rows_of(values);
  if (some_marks) text += "\n" + rows_of(candidates);
  return fits_a_format(text) ? std::optional(text) : std::nullopt;
}

/// A text of cells: all in one, or in lines.
std::optional<std::string> grid_of(const std::string& text) {
  constexpr std::size_t kFewestCells = 36;  // a number of 16 digits is no grid
  std::vector<CellSigns> signs;
  for (const char c : text) {
    if (c == '\n' || c == ' ') continue;
    const std::string_view sign(&c, 1);
    const bool is_open = is_empty_sign(sign, true) || is_empty_mark(c);
    signs.push_back({is_open ? std::string(".") : std::string(sign)});
  }
  return signs.size() < kFewestCells ? std::nullopt : grid_of(std::move(signs));
}

}  // namespace

namespace {

/// The cells of a value that is a list of cells, or of rows as lists, in the order of the grid;
/// nothing where some of them is none.
std::optional<std::vector<CellSigns>> listed_cells(const Value& value) {
  const Value::Array& items = value.items();
  const std::size_t number = items.size();
  const bool has_rows = number >= kFewestRows && items.front().items().size() == number;
  Value::Array all;
  for (const Value& item : items) {
    if (has_rows && item.items().size() != number) return std::nullopt;
    if (!has_rows) {
      all.push_back(item);
      continue;
    }
    all.insert(all.end(), item.items().begin(), item.items().end());
  }
  const auto cells = in_order_of_places(all);
  if (!cells) return std::nullopt;
  std::vector<CellSigns> signs;
  for (const Value& cell : *cells) {
    auto one = signs_of_cell(cell);
    if (!one) return std::nullopt;
    signs.push_back(*std::move(one));
  }
  return signs;
}

}  // namespace

std::optional<std::string> json_grid(const Value& value) {
  if (const std::string* text = value.if_string()) return grid_of(*text);
  const Value::Array& items = value.items();
  const std::size_t number = items.size();
  const auto row_text = [&items](std::size_t i) { return items[i].if_string(); };
  if (number >= kFewestRows && row_text(0) != nullptr && row_text(0)->size() == number) {
    std::string text;
    for (std::size_t i = 0; i < number; ++i) {
      if (row_text(i) == nullptr || row_text(i)->size() != number) return std::nullopt;
      text += *row_text(i);
    }
    return grid_of(text);
  }
  auto signs = listed_cells(value);
  return signs ? grid_of(*std::move(signs)) : std::nullopt;
}

std::optional<std::string> json_solution(const Value& value) {
  auto signs = listed_cells(value);
  if (!signs) return std::nullopt;
  for (CellSigns& cell : *signs) {
    if (cell.solution.empty()) return std::nullopt;
    cell = CellSigns{cell.solution};
  }
  return grid_of(*std::move(signs));
}

namespace {

constexpr std::size_t kManyCells = 30;

std::string counted(std::size_t number, const std::string& what) {
  return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

/// What is wrong with something in the place of a cell; nothing where it is one.
std::optional<base::Error> cell_fault(const JsonCursor& cell, int side) {
  const auto signs = signs_of_cell(*cell);
  if (signs) {
    if (whole_number(signs->sign).value_or(0) <= side) return std::nullopt;
    const std::string n = std::to_string(side);
    return cell.error(ErrorCode::unknown_symbol,
                      signs->sign + " is no digit of a " + n + "x" + n + " grid");
  }
  if (!cell->is_object()) return cell.error(ErrorCode::unknown_symbol, "this is no cell");
  return cell.error(ErrorCode::unknown_symbol,
                    "this cell says more than its value, whether it is given, its solution, where "
                    "it is and what is marked in it");
}

/// How many cells a row has; nothing where it is none.
std::optional<std::size_t> length_of_row(const Value& row) {
  if (row.is_array()) return row.items().size();
  const std::string* text = row.if_string();
  return text == nullptr ? std::nullopt : std::optional(text->size());
}

/// What keeps a list of rows from being a grid; nothing where it is none.
std::optional<base::Error> rows_fault(const JsonCursor& rows) {
  const std::size_t number = rows->items().size();
  std::map<std::size_t, std::size_t> times;
  for (const Value& row : rows->items()) {
    const auto length = length_of_row(row);
    if (!length) return std::nullopt;
    ++times[*length];
  }
  const auto usual = std::max_element(
      times.begin(), times.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  const std::size_t width = usual->first;
  if (width < kFewestRows || width > geometry::kMaxDigits || 2 * usual->second <= number) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < number; ++i) {
    const std::size_t length = *length_of_row(rows->items()[i]);
    if (length == width) continue;
    return rows.at(i).error(
        ErrorCode::wrong_length,
        "this row has " + counted(length, "cell") + ", the others have " + std::to_string(width),
        "an N x N grid is N rows of N cells");
  }
  constexpr std::size_t kMostMissing = 3;
  if (number != width) {
    if (std::max(number, width) - std::min(number, width) > kMostMissing) return std::nullopt;
    return rows.error(ErrorCode::wrong_length,
                      "there are " + counted(number, "row") + " of " + counted(width, "cell"),
                      "an N x N grid is N rows of N cells");
  }
  for (std::size_t i = 0; i < number; ++i) {
    const JsonCursor row = rows.at(i);
    for (std::size_t k = 0; k < row->items().size(); ++k) {
      if (auto fault = cell_fault(row.at(k), static_cast<int>(number))) return fault;
    }
  }
  return std::nullopt;
}

/// What keeps a list of cells from being a grid; nothing where it is none.
std::optional<base::Error> list_fault(const JsonCursor& list) {
  const Value::Array& items = list->items();
  const auto num_cells = static_cast<std::size_t>(std::count_if(
      items.begin(), items.end(), [](const Value& item) { return signs_of_cell(item); }));
  const bool are_objects =
      std::all_of(items.begin(), items.end(), [](const Value& item) { return item.is_object(); });
  const auto side = side_of(items.size());
  if (2 * num_cells < items.size() && !(are_objects && side)) return std::nullopt;
  const bool are_placed = std::all_of(items.begin(), items.end(), [](const Value& item) {
    return place_of_cell(item).has_value();
  });
  if (!side && are_placed) {
    return list.error(ErrorCode::wrong_length,
                      "it names " + counted(items.size(), "cell") + " and leaves out the others",
                      "name all cells of the grid, the empty ones with the value null");
  }
  if (!side) {
    return list.error(ErrorCode::wrong_length, "it has " + counted(items.size(), "cell") +
                                                   ", but " + nearest_square(items.size()));
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (auto fault = cell_fault(list.at(i), *side)) return fault;
  }
  return std::nullopt;
}

std::optional<base::Error> fault_in(const JsonCursor& at) {
  if (const std::string* text = at->if_string()) {
    const bool are_cells = text->size() >= kManyCells &&
                           text->find_first_not_of("0123456789.*_-xX?\n ") == std::string::npos;
    const auto number = static_cast<std::size_t>(
        std::count_if(text->begin(), text->end(), [](char c) { return c != ' ' && c != '\n'; }));
    if (!are_cells || side_of(number)) return std::nullopt;
    return at.error(ErrorCode::wrong_length,
                    "it has " + counted(number, "cell") + ", but " + nearest_square(number));
  }
  const std::size_t number = std::max(at->items().size(), at->members().size());
  if (at->is_array() && number >= kFewestRows) {
    if (auto fault = rows_fault(at)) return fault;
    if (number >= kManyCells) {
      if (auto fault = list_fault(at)) return fault;
    }
  }
  for (std::size_t i = 0; i < number; ++i) {
    if (auto fault = fault_in(at.at(i))) return fault;
  }
  return std::nullopt;
}

}  // namespace

std::optional<base::Error> json_fault(std::string_view text) {
  const auto value = parse_json(text);
  return value ? fault_in(JsonCursor(text, *value)) : std::nullopt;
}

}  // namespace omnidoku::formats
