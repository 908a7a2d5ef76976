// SPDX-License-Identifier: MIT
#include "formats/text/grid_cells.h"

#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;
using geometry::Digit;
using geometry::DigitSet;

namespace {

bool is_empty_word(std::string_view word) {
  return word.empty() || word == "-" || word == "--" || word == "00" ||
         (word.size() == 1 && is_empty_mark(word[0]));
}

std::optional<Digit> number_digit(std::string_view word, int side) {
  const auto number = whole_number(word);
  if (!number || *number < 1 || *number > side) return std::nullopt;
  return Digit(*number - 1);
}

/// Whether commas stand between the cells of the rows, or numbers with 0 for an empty cell: then a
/// number is one. Marks have such a form too, but then every open cell has some.
bool is_list_of_numbers(const GridText& grid) {
  std::size_t num_marked = 0;
  bool some_empty = false;
  bool some_zero = false;
  bool some_commas = false;
  const GridCell* last = nullptr;
  for (const GridCell& cell : grid.cells) {
    some_zero = some_zero || cell.text == "0";
    if (is_empty_word(cell.text)) {
      some_empty = true;
    } else if (cell.text.size() > 1 && !number_digit(cell.text, grid.side)) {
      ++num_marked;
    }
    if (last != nullptr && last->line == cell.line && !cell.text.empty() && !last->text.empty()) {
      const char* end = last->text.data() + last->text.size();
      const std::string_view between(end, static_cast<std::size_t>(cell.text.data() - end));
      some_commas = some_commas || between.find(',') != std::string_view::npos;
    }
    last = &cell;
  }
  constexpr std::size_t kFewestMarked = 2;
  return (some_commas || some_zero) && (some_empty || num_marked < kFewestMarked);
}

base::Result<CellContent> read_cell(const GridCell& cell, const GridText& grid, bool has_marks) {
  const std::string_view word = cell.text;
  if (is_empty_word(word)) return CellContent{};
  if (!grid.letters.empty()) {
    return CellContent{standard_digit(with_standard_symbols(word, grid.letters)[0], grid.side), {}};
  }
  if (word.size() == 1) {
    if (const auto digit = standard_digit(word[0], grid.side)) return CellContent{digit, {}};
  } else if (grid.apart) {
    if (const auto digit = number_digit(word, grid.side)) return CellContent{digit, {}};
    DigitSet marks;
    bool all_known = has_marks && grid.side <= kMaxSideOfMarks;
    for (const char c : word) {
      const auto digit = standard_digit(c, grid.side);
      if (!digit || marks.contains(*digit)) all_known = false;
      if (digit) marks.insert(*digit);
    }
    if (all_known) return CellContent{{}, marks};
  }
  return unknown_mark(word, grid.side).at(cell.line, cell.column);
}

}  // namespace

base::Result<std::vector<CellContent>> read_cells(const GridText& grid) {
  std::vector<CellContent> contents;
  contents.reserve(grid.cells.size());
  EmptyMarks marks;
  const GridCell* zero = nullptr;
  const bool has_marks = !is_list_of_numbers(grid);
  for (const GridCell& cell : grid.cells) {
    auto content = read_cell(cell, grid, has_marks);
    if (!content) return content.error();
    const bool is_zero = cell.text == "0" || cell.text == "00";
    if (is_zero && zero == nullptr) zero = &cell;
    marks.zero = marks.zero || is_zero;
    marks.other = marks.other || (!is_zero && is_empty_word(cell.text));
    marks.last = marks.last || content->digit == Digit(grid.side - 1);
    contents.push_back(*std::move(content));
  }
  if (auto told = marks.check(grid.side); !told) return told.error().at(zero->line, zero->column);
  return contents;
}

base::Value board_spec(const GridText& grid) {
  if (!grid.regions.empty()) return region_spec(grid.regions, grid.side);
  base::Value spec = plain_grid_spec(grid.side);
  if (grid.box_rows != 0) {
    spec.set("box", base::Value::Array{base::Value(grid.box_rows), base::Value(grid.box_columns)});
  }
  return spec;
}

base::Result<model::Document> read_grid_puzzle(const GridText& grid, std::string_view format,
                                               const ReadOptions& options) {
  const auto contents = read_cells(grid);
  if (!contents) return contents.error();
  auto document = make_document(board_spec(grid), format, options);
  if (!document) return document;
  if (!grid.letters.empty()) {
    if (auto set = set_letters(document->puzzle, grid.letters); !set) return set.error();
  }
  for (std::size_t i = 0; i < contents->size(); ++i) {
    const CellContent& content = (*contents)[i];
    document->puzzle.givens[i] = content.digit;
    if (content.marks) document->puzzle.allowed[i] = *content.marks;
  }
  return document;
}

namespace {

/// The error of a grid below another that is no part of the same puzzle.
base::Error another_puzzle(const std::string& what, const GridCell& at) {
  return make_error(ErrorCode::syntax, "a grid below the first " + what,
                    "several grids in one text must be one puzzle: its givens, then the values "
                    "entered, then the candidates")
      .at(at.line, at.column);
}

/// Takes what one grid holds; in one of candidates, a digit alone in an open cell is a mark.
base::Result<void> add_play_grid(model::Document& document, const GridText& grid, bool candidates) {
  const auto contents = read_cells(grid);
  if (!contents) return contents.error();
  if (!document.play) document.play = model::empty_play_state(document.puzzle);
  bool repeats_some = false;
  std::optional<std::size_t> lacking;  // the first given that is not there
  for (std::size_t i = 0; i < contents->size(); ++i) {
    const auto& given = document.puzzle.givens[i];
    const CellContent& content = (*contents)[i];
    if (given && content.digit == given) repeats_some = true;
    if (given && !content.digit && !content.marks && !lacking) lacking = i;
    if (content.marks) document.play->marks[i].centre = *content.marks;
    if (!content.digit || content.digit == given) continue;
    if (given) {
      return another_puzzle(
          "holds " + quote(grid.cells[i].text) + " where the first has another symbol",
          grid.cells[i]);
    }
    if (candidates && !document.play->entries[i]) {
      document.play->marks[i].centre = DigitSet::single(*content.digit);
    } else {
      document.play->entries[i] = content.digit;
    }
  }
  // One of entries alone has none of the givens.
  if (repeats_some && lacking)
    return another_puzzle("has some givens of the first, but not all", grid.cells[*lacking]);
  return {};
}

}  // namespace

base::Result<void> read_play_grid(model::Document& document, const GridText& grid) {
  return add_play_grid(document, grid, false);
}

base::Result<void> read_play_grids(model::Document& document, const std::vector<GridText>& grids) {
  for (std::size_t i = 1; i < grids.size(); ++i) {
    if (auto play = add_play_grid(document, grids[i], i == 2); !play) return play.error();
  }
  return {};
}

}  // namespace omnidoku::formats
