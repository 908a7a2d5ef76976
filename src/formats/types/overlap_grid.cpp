// SPDX-License-Identifier: MIT
//
// overlap_grid: grids that overlap (Samurai, Windmill, Sohei, Tiny Samurai) as rows of the whole,
// '#' where there is no cell. Other shapes that people write are read too: see overlap_text.h.
#include "formats/format.h"
#include "formats/text/overlap_text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::overlap_grid_format {
namespace {

constexpr std::string_view kId = "overlap_grid";

std::optional<std::string> mismatch(std::string_view text) {
  if (overlap_text(text)) return std::nullopt;
  return "its lines are not the rows of a Samurai or of other grids that overlap";
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& /*options*/) {
  const auto parts = overlap_text(text);
  if (!parts) {
    return base::make_error(base::ErrorCode::wrong_length, *mismatch(text),
                            "a Samurai is 21 lines of 21 characters, '#' where there is no cell");
  }
  model::Document document;
  document.puzzle = model::make_puzzle(parts->board);
  document.format = kId;
  for (std::size_t i = 0; i < parts->cells.size(); ++i) {
    document.puzzle.givens[i] = standard_digit(parts->cells[i], document.puzzle.num_digits());
  }
  return document;
}

base::Result<std::string> write(const model::Document& document) {
  const model::Puzzle& puzzle = document.puzzle;
  if (auto sayable = require_sayable(puzzle, kId); !sayable) return sayable.error();
  const geometry::Lattice& lattice = puzzle.board->lattice();
  std::string text;
  if (lattice.holes_in_lines) {
    for (std::size_t i = 0; i < lattice.at.size(); ++i) {
      const auto& cell = lattice.at[i];
      const auto given = cell ? puzzle.givens[cell->index()] : std::nullopt;
      text += !cell ? "#" : given ? puzzle.symbols.text(*given) : ".";
      if ((i + 1) % static_cast<std::size_t>(lattice.columns) == 0) text += '\n';
    }
  }
  // Only what reads back as the same board; a text without symbols is none.
  const auto again = text.empty() ? std::nullopt : overlap_text(text);
  if (again && same_board(*again->board, *puzzle.board)) return text;
  return cannot_say(kId, again || text.empty() || puzzle.board->num_digits() != 9
                             ? "this board, only Samurai, Windmill, Sohei and Tiny Samurai"
                             : "this board, or a grid without givens");
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = kId,
    .title = "Overlapping grids, row by row",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::overlap_grid_format
