// SPDX-License-Identifier: MIT
//
// What the text formats share: square grids, the standard symbols 1-9 A-Z a-z, marks for an empty
// cell, and the question whether a puzzle can be told in such terms at all.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/boards.h"
#include "formats/format.h"
#include "model/document.h"

namespace omnidoku::formats {

/// Smaller grids are read where the format is named, but not guessed.
inline constexpr int kMinSniffedSide = 2;
/// Smaller grids are guessed only where nothing else is in the text: no words, no marks for an
/// empty cell that a format does not know, not one puzzle among others.
inline constexpr int kUsualSide = 4;
inline constexpr std::size_t kUsualCells = 16;  ///< of the smallest usual grid
static_assert(kUsualCells == std::size_t{kUsualSide} * kUsualSide);

/// '.', '0', '*' or '_'.
[[nodiscard]] constexpr bool is_empty_mark(char c) {
  return c == '.' || c == '0' || c == '*' || c == '_';
}

/// Whether no cell has a mark for an empty one.
[[nodiscard]] bool are_full(std::string_view cells);

/// The digit of a standard symbol (model::Symbols::standard), either case where that is no other
/// symbol; nothing when it is none of the first num_digits.
[[nodiscard]] std::optional<geometry::Digit> standard_digit(char c, int num_digits);
/// Whether c is an empty mark or one of the first num_digits standard symbols.
[[nodiscard]] bool is_cell_mark(char c, int num_digits);
/// "1-9", "1-9 and A-G", ...: the standard symbols in words.
[[nodiscard]] std::string standard_range(int num_digits);
/// The error for a character that is no symbol of a grid of this side.
[[nodiscard]] base::Error unknown_mark(std::string_view character, int num_digits);

/// The letters that the digits of a grid are written in, capitals in order of their values, where
/// its cells hold letters and empty marks alone and some letter is no standard symbol: the first of
/// the alphabet as many as there are digits, if there are no others; else all that occur, if those
/// are as many. Nothing for other grids.
[[nodiscard]] std::optional<std::string> letter_symbols(std::string_view cells, int num_digits);
/// Cells in such letters with the standard symbols for them.
[[nodiscard]] std::string with_standard_symbols(std::string_view cells, std::string_view letters);

/// Gives a puzzle these letters (letter_symbols) as its symbols. Error: unknown_symbol.
[[nodiscard]] base::Result<void> set_letters(model::Puzzle& puzzle, const std::string& letters);

/// Cells in standard symbols as a full grid of a puzzle. Errors, with the column of the cell:
/// wrong_length and unknown_symbol; `what` is what they are in words, such as "the solution".
[[nodiscard]] base::Result<model::FilledGrid> read_full_grid(std::string_view cells,
                                                             const model::Puzzle& puzzle,
                                                             const std::string& what);

/// Which marks occur in the cells of a grid, to tell whether '0' is one of its symbols.
struct EmptyMarks {
  bool zero = false;   ///< '0'
  bool other = false;  ///< '.', '*', '_' or none at all
  bool last = false;   ///< the last symbol, or its number

  void see(char mark, int num_digits);
  /// Error: unknown_symbol, where '0' may be the first of the symbols 0 to F, as in hexadecimal
  /// grids: there are two marks for an empty cell, and the last symbol is nowhere. Grids of at most
  /// nine symbols are left out: they are written from 1, with either mark for an empty cell.
  [[nodiscard]] base::Result<void> check(int num_digits) const;
};

/// What a text format can say beyond a board and givens.
struct Abilities {
  bool pencilmarks = false;
  bool constraints = false;
};
/// Success when the puzzle needs no more than standard symbols and what the abilities name. Error:
/// unsupported, naming what is too much.
[[nodiscard]] base::Result<void> require_sayable(const model::Puzzle& puzzle,
                                                 std::string_view format, Abilities abilities = {});
/// The error for a puzzle that a format cannot tell.
[[nodiscard]] base::Error cannot_say(std::string_view format, std::string_view what);
/// The same, for a rule that was not understood.
[[nodiscard]] base::Error cannot_say(std::string_view format, const model::UnknownRule& rule);
/// Where a format tells a rule that was not understood but for what is read from it again.
struct Retelling {
  bool in_words = false;          ///< in the words of the puzzle, which it keeps
  bool by_other_drawing = false;  ///< by a drawing that it calls otherwise
};
/// Error, unsupported: a rule that was not understood is not among those of the puzzle that what
/// was written is read as, nor told elsewhere, so that it would be lost.
[[nodiscard]] base::Result<void> require_still_told(const model::Puzzle& puzzle,
                                                    const model::Puzzle& again,
                                                    std::string_view format,
                                                    Retelling retelling = {});

}  // namespace omnidoku::formats
