// SPDX-License-Identifier: MIT
//
// grid: a square grid as people write it, with or without frames, with cells run together or
// apart: N lines of N cells, numbers beyond nine, comma-separated tables, lists of N*N numbers.
// Words of several symbols in a grid of at most nine are pencilmark clues. A second and a third
// grid below the first are what a player has entered and the candidates.
#include <algorithm>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/grid_cells.h"
#include "formats/text/grid_rows.h"
#include "formats/text/overlap_text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "formats/text/sdk_header.h"
#include "formats/text/ss_text.h"
#include "formats/text/sukaku_text.h"

namespace omnidoku::formats::grid_format {
namespace {

using geometry::Digit;
using geometry::DigitSet;

/// Grids with more rows may be grids that overlap.
constexpr int kUsualLargest = 9;

/// Whether N lines of N characters are rather N puzzles of side M on a line each, N = M*M.
bool is_batch_of_lines(const GridText& grid) {
  const auto small = side_of(static_cast<std::size_t>(grid.side));
  if (grid.apart || !small || *small < kUsualSide) return false;
  bool some = false;
  for (const GridCell& cell : grid.cells) {
    if (cell.text.size() != 1 || !is_cell_mark(cell.text[0], *small)) return false;
    some = some || !is_empty_mark(cell.text[0]);
  }
  return some;
}

/// Whether most lines have as many cells as a puzzle of their own, so that it is chance (or a few
/// bad lines) when all of them together make a square.
bool is_mostly_puzzle_lines(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  const auto is_puzzle = [](const TextLine& line) {
    return side_of(split_cell_line(line.text, 1).cells.size()).value_or(0) >= kUsualSide;
  };
  const auto num_puzzles = std::count_if(lines.begin(), lines.end(), is_puzzle);
  return lines.size() > 1 && 2 * static_cast<std::size_t>(num_puzzles) >= lines.size();
}

/// Whether as many lines as each has cells are a grid, and those below them others, which together
/// make a square by chance.
bool is_several_grids(std::string_view text, int side) {
  const auto rows = parse_rows(text);
  if (!rows || rows->empty()) return false;
  const auto width_of = [](const GridRow& row) {
    return row.words.size() > 1 ? row.words.size() : row.num_chars;
  };
  const std::size_t width = width_of(rows->front());
  return width >= static_cast<std::size_t>(kMinSniffedSide) &&
         width != static_cast<std::size_t>(side) && rows->size() > width &&
         rows->size() % width == 0 &&
         std::all_of(rows->begin(), rows->end(),
                     [&](const GridRow& row) { return width_of(row) == width; });
}

std::string joined(const GridText& grid) {
  std::string text;
  for (const GridCell& cell : grid.cells) text += cell.text;
  return text;
}

/// Whether the cells hold region labels, not symbols: in one that stands alone all are letters.
bool holds_map(const GridText& grid, bool among_others) {
  return std::all_of(grid.cells.begin(), grid.cells.end(),
                     [](const GridCell& cell) { return cell.text.size() == 1; }) &&
         (are_region_letters(joined(grid)) ||
          (among_others &&
           (is_region_map(joined(grid), grid.side) || looks_like_map(joined(grid), grid.side))));
}

/// The lines of a text in which the cells of a grid stand.
std::string lines_of(const GridText& grid, std::string_view text) {
  std::string lines;
  for (const TextLine& line : split_lines(text)) {
    const bool is_inside =
        line.number >= grid.cells.front().line && line.number <= grid.cells.back().line;
    if (is_inside) lines.append(line.text).append("\n");
  }
  return lines;
}

bool has_symbols(const GridText& grid) {
  return std::any_of(grid.cells.begin(), grid.cells.end(), [&grid](const GridCell& cell) {
    return cell.text.size() == 1 && standard_digit(cell.text[0], grid.side);
  });
}

std::optional<std::string> mismatch(std::string_view text) {
  if (has_sdk_header(text)) return "it has header lines as in the format sdk";
  if (has_ss_shape(text)) return "it is a frame as in the format ss";
  auto grids = parse_grids(text);
  if (!grids) return grids.error().what;
  const GridText& first = grids->front();
  if (first.side < kMinSniffedSide)
    return "a grid of " + std::to_string(first.side) + " lines is not guessed";
  if (first.side < kUsualSide && !has_symbols(first)) return "it has marks for empty cells only";
  if (!first.apart && content_lines(text).size() == 1) {
    const CellLine line = split_cell_line(content_lines(text).front().text, 1);
    if (line.cells.size() >= first.cells.size()) return "it is one line without separators";
  }
  if (grids->size() == 1 && is_batch_of_lines(first)) {
    return "its lines are puzzles of their own";
  }
  if (!first.by_rows && !first.apart && is_mostly_puzzle_lines(text)) {
    return "its lines are puzzles of their own";
  }
  if (!first.by_rows && grids->size() == 1 && is_several_grids(text, first.side)) {
    return "it is several grids below each other";
  }
  const bool several = grids->size() > 1;
  if (holds_map(grids->back(), several)) return "the last of its grids is a region map";
  if (several && holds_map(first, true)) return "the first of its grids is a region map";
  if (first.side > kUsualLargest && (overlap_text(text) || overlap_text(lines_of(first, text)))) {
    return "its lines are the rows of grids that overlap";
  }
  if (!first.by_rows && !first.apart && looks_like_sukaku(joined(first))) {
    return "its characters are pencilmarks (format sukaku)";
  }
  for (const GridText& grid : *grids) {
    if (auto contents = read_cells(grid); !contents) return contents.error().what;
  }
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const auto grids = parse_grids(text);
  if (!grids) return grids.error();
  auto document = read_grid_puzzle(grids->front(), "grid", options);
  if (!document) return document;
  if (auto play = read_play_grids(*document, *grids); !play) return play.error();
  return document;
}

// ---------------------------------------------------------------------------------------------

/// What is written into each cell. Error: unsupported.
base::Result<std::vector<std::string>> words_of(const model::Puzzle& puzzle) {
  const bool marks = puzzle.has_pencilmark_clues();
  if (marks && puzzle.num_digits() > kMaxSideOfMarks) {
    return cannot_say("grid", "pencilmark clues with more than nine symbols");
  }
  std::vector<std::string> words;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const DigitSet allowed = puzzle.allowed[i];
    std::string word;
    if (puzzle.givens[i]) {
      word = puzzle.symbols.text(*puzzle.givens[i]);
      if (allowed != puzzle.all_digits() && allowed != DigitSet::single(*puzzle.givens[i])) {
        return cannot_say("grid", "a given and pencilmark clues in one cell");
      }
    } else if (allowed.empty()) {
      return cannot_say("grid", "a cell whose pencilmark clue allows nothing");
    } else if (allowed == puzzle.all_digits()) {
      word = ".";
    } else {
      allowed.for_each([&](Digit digit) { word += puzzle.symbols.text(digit); });
    }
    words.push_back(std::move(word));
  }
  return words;
}

/// "+-------+-------+", with a part for every box_columns words of this width.
std::string rule_text(int side, int box_columns, std::size_t width) {
  std::string rule = "+";
  for (int c = 0; c < side; c += box_columns) {
    rule += std::string(static_cast<std::size_t>(box_columns) * (width + 1) + 1, '-') + "+";
  }
  return rule + "\n";
}

std::string framed(const std::vector<std::string>& words, int side, int box_rows, int box_columns) {
  std::size_t width = 1;
  for (const std::string& word : words) width = std::max(width, word.size());
  const std::string rule = rule_text(side, box_columns, width);
  std::string text = rule;
  for (int r = 0; r < side; ++r) {
    if (r > 0 && r % box_rows == 0) text += rule;
    for (int c = 0; c < side; ++c) {
      if (c % box_columns == 0) text += c == 0 ? "| " : " | ";
      if (c % box_columns != 0) text += " ";
      const std::string& word = words[static_cast<std::size_t>(r) * static_cast<std::size_t>(side) +
                                      static_cast<std::size_t>(c)];
      text += word + std::string(width - word.size(), ' ');
    }
    text += " |\n";
  }
  return text + rule;
}

/// What a player holds, as the grids below the first show it.
struct PlayWords {
  std::vector<std::string> values;      ///< given or entered
  std::vector<std::string> candidates;  ///< also the centre marks of the other cells
  bool entered = false;                 ///< there is an entry ...
  bool marked = false;                  ///< ... and a mark
};

PlayWords play_words(const model::Puzzle& puzzle, const model::PlayState& play) {
  PlayWords words;
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const auto& digit = puzzle.givens[i] ? puzzle.givens[i] : play.entries[i];
    const std::string value = digit ? puzzle.symbols.text(*digit) : ".";
    std::string marks;
    if (!digit && puzzle.num_digits() <= kMaxSideOfMarks) {
      play.marks[i].centre.for_each([&](Digit mark) { marks += puzzle.symbols.text(mark); });
    }
    words.values.push_back(value);
    words.candidates.push_back(marks.empty() ? value : marks);
    words.entered = words.entered || (digit && !puzzle.givens[i]);
    words.marked = words.marked || !marks.empty();
  }
  return words;
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, "grid", {.pencilmarks = true}); !sayable) {
    return sayable.error();
  }
  const base::Error board_error =
      cannot_say("grid", "this board, only square grids with boxes and nothing else");
  if (puzzle.board->grids().size() != 1) return board_error;
  const geometry::GridPlacement& placement = puzzle.board->grids().front();
  const int side = puzzle.num_digits();
  if (placement.rows != side || placement.columns != side) return board_error;
  int box_rows = placement.box_rows;
  int box_columns = placement.box_columns;
  if (box_rows <= 1 || box_columns <= 1) box_rows = box_columns = side;  // no frame inside
  auto words = words_of(puzzle);
  if (!words) return words.error();
  std::string text = framed(*words, side, box_rows, box_columns);
  if (document.play) {
    const PlayWords play = play_words(puzzle, *document.play);
    if (play.entered || play.marked) {
      text += "\n" + framed(play.values, side, box_rows, box_columns);
    }
    if (play.marked) text += "\n" + framed(play.candidates, side, box_rows, box_columns);
  }
  // What cannot be seen in the frame would be lost; reading it back tells.
  const auto again = read(text, {});
  if (!again || !same_board(*again->puzzle.board, *puzzle.board)) return board_error;
  return text;
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "grid",
    .title = "Grid of lines, framed or free",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::grid_format
