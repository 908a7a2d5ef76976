// SPDX-License-Identifier: MIT
//
// regions: an empty jigsaw as a line of N*N letters, the same letter for the cells of a region;
// behind a tab or blank a name. With ReadOptions::keep_boxes the usual boxes are houses as well.
#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"
#include "formats/text/grid_text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats::regions_format {
namespace {

struct Map {
  std::string labels;
  std::string name;
  bool has_cells = false;  ///< beside it
  std::uint32_t line = 1;
  int side = 0;
};

base::Error no_map(std::size_t num_cells) {
  return base::make_error(base::ErrorCode::wrong_length,
                          "a region map of " + std::to_string(num_cells) +
                              " cells is no square grid (" + nearest_square(num_cells) + ")");
}

/// The map on one line, or on N lines of N characters.
base::Result<Map> find_map(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  Map map;
  if (!lines.empty()) map.line = lines.front().number;
  if (lines.size() == 1) {
    const auto line = puzzle_line(text);
    if (!line) return line.error();
    map.labels = line->labels.empty() ? line->cells : line->labels;
    map.name = line->comment;
    map.has_cells = !line->labels.empty();
  } else {
    const auto grids = parse_grids(text);
    if (!grids) return grids.error();
    if (grids->size() != 1 || grids->front().apart || !grids->front().by_rows) {
      return no_map(grids->front().cells.size());
    }
    for (const GridCell& cell : grids->front().cells) map.labels += cell.text;
  }
  const auto side = side_of(map.labels.size());
  if (!side) return no_map(map.labels.size()).at(map.line);
  map.side = *side;
  return map;
}

std::optional<std::string> mismatch(std::string_view text) {
  const auto map = find_map(text);
  if (!map) return map.error().what;
  if (map->side < 4) return no_map(map->labels.size()).what;
  if (map->has_cells) return "cells stand beside the region map (format jigsaw)";
  if (!are_region_letters(map->labels)) return "a region map is all letters";
  // Several lines may be a map each; only if they fit together are they one.
  if (content_lines(text).size() > 1) return region_mismatch(map->labels, map->side);
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const auto map = find_map(text);
  if (!map) return map.error();
  if (auto reason = region_mismatch(map->labels, map->side)) {
    return base::make_error(base::ErrorCode::bad_geometry, *std::move(reason),
                            "every region has as many cells as a row")
        .at(map->line);
  }
  auto document =
      make_document(region_spec(map->labels, map->side, options.keep_boxes), "regions", options);
  if (!document) return document.error().at(map->line);
  document->puzzle.metadata.title = map->name;
  return document;
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, "regions"); !sayable) return sayable.error();
  for (const auto& given : puzzle.givens) {
    if (given) return cannot_say("regions", "givens");
  }
  const auto labels = jigsaw_labels(*puzzle.board);
  if (!labels) return cannot_say("regions", "this board, only jigsaws");
  const std::string& title = puzzle.metadata.title;
  const bool named = !title.empty() && title.find('\n') == std::string::npos;
  return *labels + (named ? "\t" + title : "") + "\n";
}

/// Whether all lines that are no comments are letters, as of a map of some size.
bool claims(std::string_view text) {
  constexpr std::size_t kFewestCells = 16;
  std::size_t cells = 0;
  for (const TextLine& line : content_lines(text)) {
    if (!only_letters(line.text)) return false;
    cells += line.text.size();
  }
  return cells >= kFewestCells;
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "regions",
    .title = "Region map, one letter a cell",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::regions_format
