// SPDX-License-Identifier: MIT
//
// jigsaw: the cells of a square grid, then its region map, each N*N characters: on one line
// together or apart, on two lines, or as two grids of N lines; the map may come first where it
// stands apart. Region labels are any characters on one line together; otherwise they are letters,
// or each region holds together, so that they cannot be taken for symbols.
#include <algorithm>
#include <utility>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/grid_text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats::jigsaw_format {
namespace {

using base::ErrorCode;
using base::make_error;

struct Parts {
  std::string cells;
  std::string labels;
  std::string comment = {};
  std::string solution = {};
  int side = 0;
  std::uint32_t line = 1;  ///< of the first cell
};

/// The characters of a grid of one-character cells; empty when it is none.
std::string characters_of(const GridText& grid) {
  std::string text;
  for (const GridCell& cell : grid.cells) {
    if (cell.text.size() != 1) return {};
    text += cell.text;
  }
  return text;
}

base::Error no_jigsaw() {
  return make_error(ErrorCode::wrong_length, "it is not N*N cells followed by N*N region labels",
                    "for a 9x9 jigsaw give 81 characters of cells, then 81 letters of regions");
}

/// The parts of a text in which cells and map stand apart, the map perhaps first; second_line is
/// that of the second.
base::Result<Parts> cells_and_map(Parts parts, std::uint32_t second_line) {
  if (parts.cells.empty() || parts.labels.empty()) return no_jigsaw();
  if (is_region_map(parts.labels, parts.side) || are_region_letters(parts.labels) ||
      looks_like_map(parts.labels, parts.side)) {
    return parts;
  }
  if (!is_region_map(parts.cells, parts.side)) return no_jigsaw();
  std::swap(parts.cells, parts.labels);
  parts.line = second_line;
  return parts;
}

base::Result<Parts> split_line(std::string_view text) {
  auto puzzle = puzzle_line(text);
  if (!puzzle) return puzzle.error();
  CellLine& line = *puzzle;
  if (line.has_more || (!line.other.empty() && line.other != line.cells)) return two_puzzles(line);
  if (!line.labels.empty()) {
    return Parts{.cells = std::string(line.cells),
                 .labels = std::string(line.labels),
                 .comment = line.comment,
                 .solution = std::string(line.solution),
                 .side = side_of(line.cells.size()).value_or(0),
                 .line = line.line};
  }
  const std::size_t half = line.cells.size() / 2;
  const auto side = side_of(half);
  if (!side || line.cells.size() % 2 != 0) return no_jigsaw();
  return Parts{.cells = std::string(line.cells.substr(0, half)),
               .labels = std::string(line.cells.substr(half)),
               .comment = line.comment,
               .side = *side,
               .line = line.line};
}

base::Result<Parts> split_text(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.size() == 1) return split_line(text);
  if (lines.size() == 2) {
    const CellLine first = split_cell_line(lines[0].text, lines[0].number);
    const CellLine second = split_cell_line(lines[1].text, lines[1].number);
    const auto side = side_of(first.cells.size());
    if (!side || second.cells.size() != first.cells.size()) return no_jigsaw();
    return cells_and_map({.cells = std::string(first.cells),
                          .labels = std::string(second.cells),
                          .comment = first.comment,
                          .side = *side,
                          .line = first.line},
                         second.line);
  }
  const auto grids = parse_grids(text);
  if (!grids || grids->size() != 2) return no_jigsaw();
  return cells_and_map({.cells = characters_of((*grids)[0]),
                        .labels = characters_of((*grids)[1]),
                        .side = grids->front().side,
                        .line = grids->front().cells.front().line},
                       grids->back().cells.front().line);
}

std::optional<std::string> mismatch(std::string_view text) {
  const auto parts = split_text(text);
  if (!parts) return parts.error().what;
  if (parts->side < kMinSniffedSide) return no_jigsaw().what;
  // On one line few characters may be much else.
  if (parts->side < kUsualSide && !(are_region_letters(parts->labels) && parts->comment.empty())) {
    return no_jigsaw().what;
  }
  if (auto reason = mark_mismatch(parts->cells, parts->side)) return reason;
  return region_mismatch(parts->labels, parts->side);
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  auto parts = split_text(text);
  if (!parts) return parts.error();
  if (auto reason = region_mismatch(parts->labels, parts->side)) {
    return make_error(ErrorCode::bad_geometry, *std::move(reason),
                      "every region has as many cells as a row")
        .at(parts->line);
  }
  auto document =
      make_document(region_spec(parts->labels, parts->side, options.keep_boxes), "jigsaw", options);
  if (!document) return document.error().at(parts->line);
  CellLine line;
  line.cells = parts->cells;
  line.solution = parts->solution;
  if (auto set = set_cells(document->puzzle, line); !set) {
    const std::size_t place = set.error().where.column - 1;
    base::Error error = set.error();
    error.where = {};
    return error.at(parts->line).at_cell(document->puzzle.board->name(geometry::Cell(place)));
  }
  document->puzzle.metadata.comment = parts->comment;
  return document;
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, "jigsaw"); !sayable) return sayable.error();
  const auto labels = jigsaw_labels(*puzzle.board);
  if (!labels) return cannot_say("jigsaw", "this board, only square grids with N regions");
  return givens_line(puzzle, '.') + *labels + "\n";
}

/// Whether there is one line, with two characters for each cell of a square grid, and those of the
/// second half tell no more regions than the grid has rows. Letters alone are a region map.
bool claims(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.size() != 1 || only_letters(lines.front().text)) return false;
  const std::string_view line = lines.front().text;
  constexpr std::size_t kSmallest = 4;
  constexpr std::size_t kLargest = 64;
  for (std::size_t size = kSmallest; size <= kLargest; ++size) {
    if (line.size() != 2 * size * size) continue;
    std::string regions(line.substr(size * size));
    std::sort(regions.begin(), regions.end());
    const auto end = std::unique(regions.begin(), regions.end());
    return static_cast<std::size_t>(end - regions.begin()) <= size;
  }
  return false;
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "jigsaw",
    .title = "Cells and region map",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::jigsaw_format
