// SPDX-License-Identifier: MIT
//
// What a text that holds no puzzle most looks like, and the error that speaks of that: JSON, XML, a
// page, a table, the source of a program, rows of cells, words. The one place that decides it.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/result.h"
#include "formats/format.h"

namespace omnidoku::formats {

inline constexpr std::string_view kUnderstood =
    "a puzzle is a line of 81 characters or a grid of lines, with '.' for an empty cell; links of "
    "f-puzzles, penpa and SudokuPad and files of many programs are read too";

/// What a text most looks like.
enum class Look : std::uint8_t {
  page,     ///< the source of a web page
  json,     ///< a whole object or list of JSON, or what begins like one
  program,  ///< lists or texts with names, as in a program
  table,    ///< a first line that names columns
  format,   ///< meant for a certain format
  lines,    ///< rows of cells, a line of cells, or words
};
[[nodiscard]] Look look_of(std::string_view text);

/// The error of a clean text that no format fits: what it looks like, and what is wrong with it as
/// that, with the place; the hint tells what would be understood.
[[nodiscard]] base::Error refusal(std::string_view text);

/// The error of a format about a text with the sentence that it comes to, if it has none, as far as
/// that can be told.
[[nodiscard]] base::Error with_saying(const base::Error& error, const Format& format,
                                      std::string_view text);

/// The sentence of JSON or XML that breaks off or is damaged.
[[nodiscard]] base::Saying broken_text(std::string_view text, bool is_cut,
                                       const base::Error& error);

}  // namespace omnidoku::formats
