// SPDX-License-Identifier: MIT
//
// Links to puzzles on the web and the ids of such puzzles, taken apart: whether a text is one, and
// which kind of puzzle it holds. A text is taken apart in one place, so that no two formats read
// the same link.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace omnidoku::formats {

/// What a text is as a link, an id or the packed part of one.
struct Link {
  enum class Content : std::uint8_t {
    none,
    fpuzzles,     ///< a packed object of f-puzzles, blanks that stand for '+' still in it
    cells,        ///< 81 cells in plain sight, as in SudokuPad's of the kind "classic"
    sudokupad,    ///< a packed puzzle of SudokuPad, behind "scl" or "ctc"
    digits,       ///< folded digits of a classic grid, behind "scf": unfold_digits()
    penpa,        ///< a packed drawing of penpa
    sudokumaker,  ///< a packed puzzle of SudokuMaker
    page,         ///< a text packed by zlib, behind "#puzzle=", as the page makes them
    puzzlink,     ///< size and cells of a Sudoku of puzz.link
    query         ///< what stands behind "q=", which may be a constraint string
  };
  /// The first of these kinds that fits.
  Content content = Content::none;
  std::string_view packed;  ///< that content; a part of the text
  /// A single address ("https://...", "www...", "sudokupad.app/..."), whatever it holds.
  bool is_address = false;
  std::string_view solution = {};  ///< packed, where a link of penpa has one
};

[[nodiscard]] Link parse_link(std::string_view text);

/// The 81 digits, 0 for an empty cell, of what stands behind "scf"; empty where they are not as
/// many. Each character stands for a digit and up to five empty cells behind it.
[[nodiscard]] std::string unfold_digits(std::string_view folded);

/// A Base64 text as a part of an address, in which plus signs and slashes mean something else.
[[nodiscard]] std::string in_address(std::string_view base64);

/// The text with each percent sign and its two hexadecimal digits turned into the byte they mean.
[[nodiscard]] std::string without_percent_signs(std::string_view text);

/// Without what ends a sentence, a bracket or a quotation.
[[nodiscard]] std::string_view without_sentence_end(std::string_view text);

}  // namespace omnidoku::formats
