// SPDX-License-Identifier: MIT
//
// Lines of cells: what the one-line formats share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/format.h"
#include "model/document.h"

namespace omnidoku::formats {

/// A line of cells with what stands behind it.
struct CellLine {
  std::string_view cells;  ///< up to the first blank, '#', ',' or ';'; quotation marks removed
  std::string comment;     ///< behind that, trimmed, without a leading '#'
  std::string_view solution = {};  ///< as many cells; only from puzzle_line(), like ...
  std::string_view labels = {};    ///< ... as many region labels, and ...
  std::string_view other = {};     ///< ... another open grid of as many cells
  bool has_more = false;           ///< whether there are further grids that differ from these
  std::uint32_t line = 1;          ///< 1-based
  std::uint32_t column = 1;        ///< 1-based column of the first cell
};

/// The parts of one line. A long number before the cells, such as an id, is a part of the comment.
[[nodiscard]] CellLine split_cell_line(std::string_view text, std::uint32_t line_number);
/// The line of a text that has a single one with content, as that of a puzzle. Where another grid
/// of as many cells stands behind the cells, between blanks, commas or semicolons, and one of the
/// two is full, that is the solution of the other; of two full ones the second is. A region map
/// (region_text.h) there is the labels of its cells. None of them is a part of the comment. Error:
/// wrong_length.
[[nodiscard]] base::Result<CellLine> puzzle_line(std::string_view text);

/// Why a line is not taken for the cells of a square grid; nothing when it is.
[[nodiscard]] std::optional<std::string> square_line_mismatch(const CellLine& line);
/// Why these are not the marks of a grid; nothing when all of them are.
[[nodiscard]] std::optional<std::string> mark_mismatch(std::string_view cells, int side);

/// The puzzle on a plain square grid that the cells are the givens of, with its solution and its
/// comment. Another open grid that has all givens is what a player has entered. Errors:
/// wrong_length, unknown_symbol, unsupported; syntax for another puzzle on the line.
[[nodiscard]] base::Result<model::Document> read_square_line(const CellLine& line,
                                                             std::string_view format,
                                                             const ReadOptions& options);
/// The error of another open grid of the line that is no state of the same puzzle.
[[nodiscard]] base::Error two_puzzles(const CellLine& line);
/// Sets the givens of a square puzzle from the cells of a line, its stored solution, and its
/// symbols where the cells are letters (letter_symbols). Error: unknown_symbol.
[[nodiscard]] base::Result<void> set_cells(model::Puzzle& puzzle, const CellLine& line);
/// The puzzle as one line with a line end; `empty` stands for a cell without a given.
[[nodiscard]] base::Result<std::string> write_square_line(const model::Document& document,
                                                          std::string_view format, char empty);
/// The givens of a puzzle with standard symbols, run together.
[[nodiscard]] std::string givens_line(const model::Puzzle& puzzle, char empty);

/// "a 9x9 grid has 81": for error texts about a length.
[[nodiscard]] std::string nearest_square(std::size_t num_cells);

}  // namespace omnidoku::formats
