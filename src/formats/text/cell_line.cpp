// SPDX-License-Identifier: MIT
#include "formats/text/cell_line.h"

#include <algorithm>
#include <utility>

#include "formats/text.h"
#include "formats/text/grid_text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

/// Whether a text is the cells of a grid of this side, and some are symbols.
bool are_cells(std::string_view text, int side) {
  return side_of(text.size()) == side && !mark_mismatch(text, side) &&
         !std::all_of(text.begin(), text.end(), is_empty_mark);
}

constexpr std::string_view kBetweenFields = " \t,;\"#";

/// Shorter ones among words are numbers.
constexpr std::size_t kFewestCellsOfAState = 16;

std::string_view without_separators(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBetweenFields);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBetweenFields) - begin + 1);
}

/// The cells up to the first separator.
CellLine first_word_of(std::string_view text, std::uint32_t line_number) {
  const std::size_t start = std::min(text.find_first_not_of(" \t\""), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t\"#,;", start), text.size());
  CellLine line;
  line.cells = text.substr(start, end - start);
  line.line = line_number;
  line.column = static_cast<std::uint32_t>(start + 1);
  std::string_view rest = text.substr(end);
  while (!rest.empty() && (is_blank(rest.front()) || rest.front() == '"' || rest.front() == '#' ||
                           rest.front() == ',' || rest.front() == ';')) {
    rest.remove_prefix(1);
  }
  line.comment = trim(rest);
  return line;
}

/// The line from its first larger grid on, where it begins with a number of many digits that may be
/// a small one, such as an id of 16 digits.
CellLine behind_number(CellLine line, std::string_view content) {
  constexpr int kSmallest = 6;
  constexpr std::size_t kShortest = 9;
  constexpr std::size_t kLongest = kSmallest * kSmallest - 1;  // more may be cells
  const auto number_end = static_cast<std::size_t>(line.cells.data() - content.data());
  const bool is_number = line.cells.find_first_not_of("0123456789") == std::string_view::npos;
  if (!is_number || line.cells.size() < kShortest || line.cells.size() > kLongest) return line;
  std::size_t begin = content.find_first_not_of(kBetweenFields, number_end + line.cells.size());
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(content.find_first_of(kBetweenFields, begin), content.size());
    const std::string_view field = content.substr(begin, end - begin);
    const int side = side_of(field.size()).value_or(0);
    if (side >= kSmallest && are_cells(field, side)) {
      CellLine found = first_word_of(content.substr(begin), line.line);
      found.column += static_cast<std::uint32_t>(begin);
      const std::string_view before = without_separators(content.substr(0, begin));
      found.comment = std::string(before) + (found.comment.empty() ? "" : ", ") + found.comment;
      return found;
    }
    begin = content.find_first_not_of(kBetweenFields, end);
  }
  return line;
}

}  // namespace

CellLine split_cell_line(std::string_view text, std::uint32_t line_number) {
  return behind_number(first_word_of(text, line_number), text);
}

namespace {

/// With the solution and the region labels that stand behind the cells or, where the cells are the
/// solution, that before them.
CellLine with_fields(CellLine line, std::string_view behind) {
  const auto side = behind.size() < line.cells.size() ? std::nullopt : side_of(line.cells.size());
  if (!side || *side < kMinSniffedSide) return line;
  if (mark_mismatch(line.cells, *side) && !is_region_map(line.cells, *side)) return line;
  std::string_view rest = behind;
  std::string comment;
  const auto comment_until = [&](const char* end) {
    const std::string_view words =
        without_separators(rest.substr(0, static_cast<std::size_t>(end - rest.data())));
    if (!comment.empty() && !words.empty()) comment += ", ";
    comment += words;
  };
  std::size_t begin = behind.find_first_not_of(kBetweenFields);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(behind.find_first_of(kBetweenFields, begin), behind.size());
    const std::string_view field = behind.substr(begin, end - begin);
    begin = behind.find_first_not_of(kBetweenFields, end);
    if (field.size() != line.cells.size()) continue;
    if (line.labels.empty() && (is_region_map(field, *side) || looks_like_map(field, *side))) {
      line.labels = field;
    } else if (line.labels.empty() && are_cells(field, *side) && is_region_map(line.cells, *side)) {
      line.labels = std::exchange(line.cells, field);
      line.column += static_cast<std::uint32_t>(field.data() - line.labels.data());
    } else if (const bool is_swapped = are_full(line.cells) && !are_full(field);
               line.solution.empty() && are_cells(field, *side) &&
               (is_swapped || are_full(field))) {
      line.solution = is_swapped ? std::exchange(line.cells, field) : field;
      if (is_swapped) {
        line.column += static_cast<std::uint32_t>(field.data() - line.solution.data());
      }
    } else if (field.size() < kFewestCellsOfAState || !are_cells(field, *side)) {
      continue;
    } else if (line.other.empty()) {
      line.other = field;
    } else {
      line.has_more = line.has_more || field != line.other;
    }
    comment_until(field.data());
    rest = behind.substr(end);
  }
  if (rest.data() == behind.data()) return line;
  comment_until(rest.data() + rest.size());
  line.comment = std::move(comment);
  return line;
}

}  // namespace

base::Result<CellLine> puzzle_line(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.empty()) return make_error(ErrorCode::wrong_length, "there is no line with cells");
  if (lines.size() > 1) {
    return make_error(ErrorCode::wrong_length,
                      "it has " + std::to_string(lines.size()) + " lines, not one",
                      "give one puzzle")
        .at(lines[1].number);
  }
  const std::string_view content = lines.front().text;
  CellLine line = split_cell_line(content, lines.front().number);
  if (line.comment.empty()) return line;
  // The cells would end at the first comma of the list.
  if (line.cells.starts_with('[') || line.cells.starts_with('{')) {
    if (auto error = cut_off_list(content)) return error->at(line.line, line.column);
  }
  const auto end = static_cast<std::size_t>(line.cells.data() - content.data()) + line.cells.size();
  return with_fields(std::move(line), content.substr(end));
}

std::string nearest_square(std::size_t num_cells) {
  int side = kUsualSide;
  const auto distance = [num_cells](int n) {
    const auto square = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
    return square > num_cells ? square - num_cells : num_cells - square;
  };
  for (int other = side; other <= geometry::kMaxDigits; ++other) {
    if (distance(other) < distance(side)) side = other;
  }
  const std::string text = std::to_string(side);
  return "a " + text + "x" + text + " grid has " + std::to_string(side * side);
}

namespace {

/// Whether a line of few characters is a puzzle and no word or mark of punctuation: there is a
/// symbol, and nothing behind the cells.
bool tells_enough(const CellLine& line) {
  return line.comment.empty() && std::any_of(line.cells.begin(), line.cells.end(),
                                             [](char c) { return !is_empty_mark(c); });
}

}  // namespace

std::optional<std::string> mark_mismatch(std::string_view cells, int side) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (is_cell_mark(cells[i], side)) continue;
    if (letter_symbols(cells, side)) return std::nullopt;
    const std::string n = std::to_string(side);
    return quote(character_at(cells, i)) + " is no symbol of a " + n + "x" + n + " grid";
  }
  return std::nullopt;
}

std::optional<std::string> square_line_mismatch(const CellLine& line) {
  const std::string_view cells = line.cells;
  const auto side = side_of(cells.size());
  if (!side || *side < kMinSniffedSide || (*side < kUsualSide && !tells_enough(line))) {
    return "a line of " + std::to_string(cells.size()) +
           (cells.size() == 1 ? " character" : " characters") + " is no square grid (" +
           nearest_square(cells.size()) + ")";
  }
  if (!line.labels.empty()) {
    const auto reason = region_mismatch(line.labels, *side);
    return "a region map stands beside its cells" + (reason ? ": " + *reason : " (format jigsaw)");
  }
  if (are_full(cells) && looks_like_map(cells, *side)) {
    return "its characters look like a region map, which belongs beside its cells";
  }
  return mark_mismatch(cells, *side);
}

namespace {

/// Error: unknown_symbol.
base::Result<void> set_givens(model::Puzzle& puzzle, const CellLine& line) {
  EmptyMarks marks;
  for (const char c : line.cells) marks.see(c, puzzle.num_digits());
  if (auto told = marks.check(puzzle.num_digits()); !told) {
    return told.error().at(line.line,
                           line.column + static_cast<std::uint32_t>(line.cells.find('0')));
  }
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    const char c = line.cells[i];
    if (is_empty_mark(c)) continue;
    puzzle.givens[i] = standard_digit(c, puzzle.num_digits());
    if (!puzzle.givens[i]) {
      return unknown_mark(character_at(line.cells, i), puzzle.num_digits())
          .at(line.line, line.column + static_cast<std::uint32_t>(i));
    }
  }
  return {};
}

}  // namespace

base::Result<void> set_cells(model::Puzzle& puzzle, const CellLine& line) {
  const auto letters =
      letter_symbols(std::string(line.cells) + std::string(line.solution), puzzle.num_digits());
  CellLine standard = line;
  std::string cells;
  std::string solution;
  if (letters) {
    if (auto set = set_letters(puzzle, *letters); !set) return set;
    cells = with_standard_symbols(line.cells, *letters);
    solution = with_standard_symbols(line.solution, *letters);
    standard.cells = cells;
    standard.solution = solution;
  }
  if (auto set = set_givens(puzzle, standard); !set) return set;
  if (standard.solution.empty()) return {};
  auto full = read_full_grid(standard.solution, puzzle, "the solution");
  if (!full) return full.error().at(line.line);
  puzzle.solution = *std::move(full);
  return {};
}

base::Error two_puzzles(const CellLine& line) {
  const auto behind = static_cast<std::uint32_t>(line.other.data() - line.cells.data());
  return make_error(ErrorCode::syntax,
                    line.has_more ? "there are several puzzles on the line"
                                  : "there are two puzzles on the line",
                    "give a puzzle on each line")
      .at(line.line, line.column + behind);
}

namespace {

/// Takes another open grid of the line. Error: syntax, where it lacks a given.
base::Result<void> set_other(model::Document& document, const CellLine& line) {
  if (line.has_more) return two_puzzles(line);
  if (line.other.empty() || line.other == line.cells) return {};
  const model::Puzzle& puzzle = document.puzzle;
  const auto letters =
      letter_symbols(std::string(line.cells) + std::string(line.solution), puzzle.num_digits());
  const std::string cells =
      letters ? with_standard_symbols(line.other, *letters) : std::string(line.other);
  model::PlayState play = model::empty_play_state(puzzle);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto digit = standard_digit(cells[i], puzzle.num_digits());
    if (digit == puzzle.givens[i] && (digit || is_empty_mark(cells[i]))) continue;
    if (puzzle.givens[i] || !digit) return two_puzzles(line);
    play.entries[i] = digit;
  }
  document.play = std::move(play);
  return {};
}

/// The error of a field of digits behind the cells that is about as long as they are: a solution or
/// a puzzle of which something is missing.
std::optional<base::Error> damaged_grid_in(const CellLine& line) {
  constexpr std::size_t kFewestCells = 36;  // fewer are an id or a date
  const std::size_t num_cells = line.cells.size();
  if (num_cells < kFewestCells) return std::nullopt;
  const std::string_view words = line.comment;
  for (std::size_t begin = words.find_first_not_of(kBetweenFields);
       begin != std::string_view::npos;) {
    const std::size_t end = std::min(words.find_first_of(kBetweenFields, begin), words.size());
    const std::string_view field = words.substr(begin, end - begin);
    begin = words.find_first_not_of(kBetweenFields, end);
    const bool is_as_long = 4 * field.size() >= 3 * num_cells && 4 * field.size() <= 5 * num_cells;
    if (!is_as_long || field.find_first_not_of("0123456789.") != std::string_view::npos) continue;
    return make_error(ErrorCode::wrong_length,
                      quote(field) + " behind the " + std::to_string(num_cells) +
                          " cells of the puzzle has " + std::to_string(field.size()) +
                          " characters, which is no other grid",
                      "give the solution with a symbol for each cell, or leave it out")
        .at(line.line);
  }
  return std::nullopt;
}

}  // namespace

base::Result<model::Document> read_square_line(const CellLine& line, std::string_view format,
                                               const ReadOptions& options) {
  const auto side = side_of(line.cells.size());
  if (!side) {
    return make_error(ErrorCode::wrong_length,
                      "the line has " + std::to_string(line.cells.size()) + " cells, but " +
                          nearest_square(line.cells.size()),
                      "give N*N characters for an N x N grid")
        .at(line.line, line.column)
        .said({"line_length", {{"count", std::to_string(line.cells.size())}}});
  }
  if (!line.labels.empty()) {
    return make_error(ErrorCode::unsupported,
                      "behind the cells stands a region map, which the format " +
                          std::string(format) + " has no place for",
                      "read it as the format jigsaw")
        .at(line.line, line.column);
  }
  auto document = make_document(plain_grid_spec(*side), format, options);
  if (!document) return document;
  if (auto set = set_cells(document->puzzle, line); !set) return set.error();
  if (auto set = set_other(*document, line); !set) return set.error();
  if (auto error = damaged_grid_in(line)) return *error;
  document->puzzle.metadata.comment = line.comment;
  return document;
}

std::string givens_line(const model::Puzzle& puzzle, char empty) {
  std::string line;
  line.reserve(puzzle.givens.size());
  for (const auto& given : puzzle.givens) {
    line += given ? puzzle.symbols.text(*given) : std::string(1, empty);
  }
  return line;
}

base::Result<std::string> write_square_line(const model::Document& document,
                                            std::string_view format, char empty) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, format); !sayable) return sayable.error();
  if (!plain_side(*puzzle.board)) {
    return cannot_say(format, "this board, only square grids with boxes of the usual form");
  }
  std::string line = givens_line(puzzle, empty);
  const std::string& comment = puzzle.metadata.comment;
  if (!comment.empty() && comment.find('\n') == std::string::npos) line += " # " + comment;
  return line + "\n";
}

}  // namespace omnidoku::formats
