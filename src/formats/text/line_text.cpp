// SPDX-License-Identifier: MIT
//
// A grid as one line of text, the way solutions are printed.
#include "base/check.h"
#include "formats/format.h"

namespace omnidoku::formats {

namespace {

template <class Written>
std::string one_line(const model::Puzzle& puzzle, Written&& written) {
  const bool spaced = !puzzle.symbols.single_bytes();
  std::string line;
  const auto add = [&line, spaced](std::string_view text) {
    if (spaced && !line.empty()) line += ' ';
    line += text;
  };
  const geometry::Lattice& lattice = puzzle.board->lattice();
  if (lattice.holes_in_lines) {
    for (const auto& cell : lattice.at) add(cell ? written(*cell) : std::string_view("#"));
  } else {
    for (int i = 0; i < puzzle.num_cells(); ++i) add(written(geometry::Cell(i)));
  }
  return line;
}

}  // namespace

std::string line_text(const model::Puzzle& puzzle, const model::PartialGrid& grid) {
  OMNIDOKU_CHECK(grid.size() == static_cast<std::size_t>(puzzle.num_cells()));
  return one_line(puzzle, [&](geometry::Cell cell) -> std::string_view {
    const auto& digit = grid[cell.index()];
    return digit ? std::string_view(puzzle.symbols.text(*digit)) : ".";
  });
}

std::string line_text(const model::Puzzle& puzzle, const model::FilledGrid& grid) {
  OMNIDOKU_CHECK(grid.size() == static_cast<std::size_t>(puzzle.num_cells()));
  return one_line(puzzle, [&](geometry::Cell cell) -> std::string_view {
    return puzzle.symbols.text(grid[cell.index()]);
  });
}

base::Result<std::string> short_text(const model::Document& document) {
  const Format& line = *find_format("line");
  const base::Result<std::string> cells = write(document, line);
  base::Result<std::string> text = cells && losses(document, *cells, line).empty()
                                       ? cells
                                       : write(document, *find_format("json"));
  if (text && text->ends_with('\n')) text->pop_back();
  return text;
}

}  // namespace omnidoku::formats
