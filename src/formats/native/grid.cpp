// SPDX-License-Identifier: MIT
#include "formats/native/grid.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "formats/format.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::Puzzle;

namespace {

/// Values of symbols that are given without any: digits count what they say; otherwise a symbol
/// counts its place, from 1, or from 0 when the first one is '0'.
void give_values(std::vector<model::Symbol>& symbols) {
  const bool digits = std::all_of(symbols.begin(), symbols.end(), [](const model::Symbol& symbol) {
    return symbol.text.size() == 1 && symbol.text[0] >= '0' && symbol.text[0] <= '9';
  });
  std::int64_t next = !symbols.empty() && symbols[0].text == "0" ? 0 : 1;
  for (model::Symbol& symbol : symbols) symbol.value = digits ? symbol.text[0] - '0' : next++;
}

}  // namespace

Result<Digit> find_digit(const Puzzle& puzzle, const JsonCursor& cursor, std::string_view text) {
  if (const auto digit = puzzle.symbols.find(text)) return *digit;
  return cursor.error(ErrorCode::unknown_symbol, quote(text) + " is no symbol of this puzzle");
}

Result<Digit> read_digit(const Puzzle& puzzle, const JsonCursor& cursor) {
  if (const std::string* text = cursor->if_string()) return find_digit(puzzle, cursor, *text);
  const std::int64_t* number = cursor->if_int();
  if (number == nullptr) return cursor.wrong_kind("a symbol");
  std::optional<Digit> found;
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    if (puzzle.symbols.value(Digit(i)) != *number) continue;
    if (found) {
      return cursor.error(
          ErrorCode::unknown_symbol,
          "several symbols count " + std::to_string(*number) + "; write the symbol itself");
    }
    found = Digit(i);
  }
  if (found) return *found;
  return cursor.error(ErrorCode::unknown_symbol, "no symbol counts " + std::to_string(*number));
}

namespace {

/// The symbols of a text, blanks left out.
Result<std::vector<std::string>> marks_of(const JsonCursor& cursor, std::string_view text) {
  auto clusters = model::split_graphemes(text);
  if (!clusters) return cursor.error(clusters.error());
  std::erase_if(*clusters, [](const std::string& cluster) {
    return cluster == " " || cluster == "\t" || cluster == "\n" || cluster == "\r\n";
  });
  return clusters;
}

/// The text of a grid: a string, or a list of strings that are its rows.
Result<std::string> grid_text(const JsonCursor& cursor) {
  if (!cursor->is_array()) return read_text(cursor);
  std::string text;
  for (std::size_t i = 0; i < cursor->items().size(); ++i) {
    auto row = read_text(cursor.at(i));
    if (!row) return row;
    text.append(*row).append("\n");
  }
  return text;
}

/// A grid as text: a mark for each cell in reading order, or for each place of the lattice with
/// '#' where there is no cell.
Result<model::PartialGrid> read_grid_text(const Puzzle& puzzle, const JsonCursor& cursor) {
  auto text = grid_text(cursor);
  if (!text) return text.error();
  auto marks = marks_of(cursor, *text);
  if (!marks) return marks.error();
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  std::vector<std::optional<Cell>> places;
  if (const auto& lattice = puzzle.board->lattice().at;
      marks->size() == lattice.size() && lattice.size() != num_cells) {
    places = lattice;
  } else if (marks->size() == num_cells) {
    for (std::size_t i = 0; i < num_cells; ++i) places.emplace_back(Cell(i));
  } else {
    return cursor.error(ErrorCode::wrong_length, "it has " + std::to_string(marks->size()) +
                                                     " cells, but the board has " +
                                                     std::to_string(num_cells));
  }
  model::PartialGrid grid(num_cells);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::string& mark = (*marks)[i];
    const auto digit = puzzle.symbols.find(mark);
    if (!places[i]) {
      if (mark == "#") continue;
      return cursor.error(ErrorCode::wrong_length,
                          "place " + std::to_string(i + 1) + " holds " + quote(mark) +
                              ", but the board has no cell there",
                          "write '#' where there is no cell");
    }
    if (!digit && (mark == "." || mark == "0")) continue;
    if (!digit) {
      auto error = find_digit(puzzle, cursor, mark).error();
      return error.at_cell(puzzle.board->name(*places[i]));
    }
    grid[places[i]->index()] = digit;
  }
  return grid;
}

}  // namespace

Result<DigitSet> read_digit_set(const Puzzle& puzzle, const JsonCursor& cursor) {
  DigitSet digits;
  if (cursor->is_array()) {
    for (std::size_t i = 0; i < cursor->items().size(); ++i) {
      auto digit = read_digit(puzzle, cursor.at(i));
      if (!digit) return digit.error();
      digits.insert(*digit);
    }
    return digits;
  }
  auto text = read_text(cursor);
  if (!text) return text.error();
  auto marks = marks_of(cursor, *text);
  if (!marks) return marks.error();
  for (const std::string& mark : *marks) {
    auto digit = find_digit(puzzle, cursor, mark);
    if (!digit) return digit.error();
    digits.insert(*digit);
  }
  return digits;
}

Value digit_set_value(const Puzzle& puzzle, DigitSet digits) {
  std::string text;
  Value list = Value::array();
  digits.for_each([&](Digit digit) {
    text += puzzle.symbols.text(digit);
    list.push_back(puzzle.symbols.text(digit));
  });
  const Value as_text(text);
  const auto again = read_digit_set(puzzle, JsonCursor("", as_text));
  return again && *again == digits ? as_text : list;
}

Result<std::string> read_text(const JsonCursor& cursor) {
  if (const std::string* text = cursor->if_string()) return *text;
  return cursor.wrong_kind("a string");
}

Result<Cell> find_cell(const Puzzle& puzzle, const JsonCursor& cursor, std::string_view name) {
  if (const auto cell = puzzle.board->find_cell(name)) return *cell;
  return cursor.error(ErrorCode::unknown_name, "there is no cell " + quote(name),
                      "the first cell is " + puzzle.board->name(Cell(0)));
}

Result<std::vector<Cell>> read_cells(const Puzzle& puzzle, const JsonCursor& cursor) {
  std::vector<Cell> cells;
  if (const std::string* text = cursor->if_string()) {
    std::string_view rest = trim_lines(*text);
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find_first_of(" \t\n,"), rest.size());
      auto cell = find_cell(puzzle, cursor, rest.substr(0, end));
      if (!cell) return cell.error();
      cells.push_back(*cell);
      const std::size_t next = rest.find_first_not_of(" \t\n,", end);
      rest.remove_prefix(std::min(next, rest.size()));
    }
    return cells;
  }
  if (!cursor->is_array()) return cursor.wrong_kind("a list of cells");
  for (std::size_t i = 0; i < cursor->items().size(); ++i) {
    const JsonCursor item = cursor.at(i);
    auto name = read_text(item);
    if (!name) return name.error();
    auto cell = find_cell(puzzle, item, *name);
    if (!cell) return cell.error();
    cells.push_back(*cell);
  }
  return cells;
}

Result<model::Symbols> read_symbols(const JsonCursor& cursor) {
  std::vector<model::Symbol> symbols;
  if (const std::string* text = cursor->if_string()) {
    auto clusters = model::split_graphemes(*text);
    if (!clusters) return cursor.error(clusters.error());
    for (std::string& cluster : *clusters) {
      if (cluster != " ") symbols.push_back({std::move(cluster), 0});
    }
    give_values(symbols);
  } else if (cursor->is_array()) {
    for (std::size_t i = 0; i < cursor->items().size(); ++i) {
      auto symbol = read_text(cursor.at(i));
      if (!symbol) return symbol.error();
      symbols.push_back({*std::move(symbol), 0});
    }
    give_values(symbols);
  } else if (cursor->is_object()) {
    for (std::size_t i = 0; i < cursor->members().size(); ++i) {
      const std::int64_t* value = cursor->members()[i].second.if_int();
      if (value == nullptr) return cursor.at(i).wrong_kind("a whole number");
      symbols.push_back({cursor->members()[i].first, *value});
    }
  } else {
    return cursor.wrong_kind("a string of symbols, a list of them, or an object with their values");
  }
  auto made = model::Symbols::make(std::move(symbols));
  if (!made) return cursor.error(made.error());
  return made;
}

/// The symbols as a string where that says it all, else as an object with their values.
Value symbols_value(const model::Symbols& symbols) {
  std::vector<model::Symbol> as_text;
  std::string text;
  Value values = Value::object();
  for (int i = 0; i < symbols.size(); ++i) {
    const std::string& symbol = symbols.text(Digit(i));
    as_text.push_back({symbol, 0});
    text += symbol;
    values.set(symbol, symbols.value(Digit(i)));
  }
  give_values(as_text);
  auto made = model::Symbols::make(as_text);
  const auto clusters = model::split_graphemes(text);
  const bool splits = clusters && clusters->size() == as_text.size();
  if (splits && made && *made == symbols) return text;
  return values;
}

/// A grid as text, or as an object from cells to symbols.
Result<model::PartialGrid> read_grid(const Puzzle& puzzle, const JsonCursor& cursor) {
  if (cursor->is_string() || cursor->is_array()) return read_grid_text(puzzle, cursor);
  if (!cursor->is_object()) return cursor.wrong_kind("a text or an object");
  model::PartialGrid grid(static_cast<std::size_t>(puzzle.num_cells()));
  for (std::size_t i = 0; i < cursor->members().size(); ++i) {
    const JsonCursor member = cursor.at(i);
    auto cell = find_cell(puzzle, member, cursor->members()[i].first);
    if (!cell) return cell.error();
    if (grid[cell->index()]) {
      return member.error(ErrorCode::syntax, "this cell is there already, under another spelling");
    }
    auto digit = read_digit(puzzle, member);
    if (!digit) return digit.error();
    grid[cell->index()] = *digit;
  }
  return grid;
}

Result<model::FilledGrid> read_filled_grid(const Puzzle& puzzle, const JsonCursor& cursor) {
  auto grid = read_grid(puzzle, cursor);
  if (!grid) return grid.error();
  model::FilledGrid filled;
  for (std::size_t i = 0; i < grid->size(); ++i) {
    if (!(*grid)[i]) {
      return cursor
          .error(ErrorCode::wrong_length, "a cell has no symbol",
                 "a solution fills every cell; leave it out if it is not known")
          .at_cell(puzzle.board->name(Cell(i)));
    }
    filled.push_back(*(*grid)[i]);
  }
  return filled;
}

/// The grid as text where that can be read back, else as an object.
Value grid_value(const Puzzle& puzzle, const model::PartialGrid& grid) {
  Value text(line_text(puzzle, grid));
  const JsonCursor cursor("", text);
  const auto again = read_grid_text(puzzle, cursor);
  if (again && *again == grid) return text;
  Value::Object cells;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (grid[i]) cells.emplace_back(puzzle.board->name(Cell(i)), puzzle.symbols.text(*grid[i]));
  }
  return cells;
}

bool has_digits(const model::PartialGrid& grid) {
  return std::any_of(grid.begin(), grid.end(), [](const auto& digit) { return digit.has_value(); });
}

/// An object from cells to sets of symbols; the others keep what `sets` holds.
Result<void> read_digit_sets(const Puzzle& puzzle, const JsonCursor& cursor,
                             std::vector<DigitSet>& sets) {
  if (!cursor->is_object()) return cursor.wrong_kind("an object from cells to symbols");
  for (std::size_t i = 0; i < cursor->members().size(); ++i) {
    const JsonCursor member = cursor.at(i);
    auto cell = find_cell(puzzle, member, cursor->members()[i].first);
    if (!cell) return cell.error();
    auto digits = read_digit_set(puzzle, member);
    if (!digits) return digits.error();
    sets[cell->index()] = *digits;
  }
  return {};
}

/// The cells whose set is not `usual`.
Value digit_sets_value(const Puzzle& puzzle, const std::vector<DigitSet>& sets, DigitSet usual) {
  Value::Object cells;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (sets[i] == usual) continue;
    cells.emplace_back(puzzle.board->name(Cell(i)), digit_set_value(puzzle, sets[i]));
  }
  return cells;
}

}  // namespace omnidoku::formats
