// SPDX-License-Identifier: MIT
//
// Error: what a caller is told about bad input. It says what is wrong, where, and what to do.
// Contradictions, several solutions, limits and cancellation are statuses (status.h), not errors.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace omnidoku::base {

/// The closed list of reasons for refusing input.
enum class ErrorCode : std::uint8_t {
  io,              ///< a file cannot be opened, read or written
  encoding,        ///< the text is not valid UTF-8, or holds control bytes
  syntax,          ///< the text does not follow the grammar of its format
  wrong_length,    ///< too few or too many cells, lines, regions, ...
  unknown_symbol,  ///< a symbol that is not in the puzzle's symbol set
  unknown_name,    ///< no such format, geometry, constraint, cell, house or option
  bad_geometry,    ///< a board description that does not make a board
  bad_constraint,  ///< a constraint whose cells or parameters make no sense
  too_large,       ///< beyond a documented limit
  unsupported,     ///< understood, but not possible here
  usage,           ///< wrong use of a command or option
};

/// Short stable identifier of a code, such as "wrong_length".
[[nodiscard]] std::string_view to_string(ErrorCode code);

/// Where in the input the trouble lies. Empty or zero members are unknown.
struct Where {
  std::string file;          ///< name of the file as the caller gave it
  std::uint32_t line = 0;    ///< 1-based
  std::uint32_t column = 0;  ///< 1-based, counted in characters
  std::string cell;          ///< name of a cell, such as "R4C7"
  std::string argument;  ///< name of the argument of a constraint, such as "sum"; no part of text()

  [[nodiscard]] bool empty() const { return file.empty() && line == 0 && cell.empty(); }
  /// "puzzle.txt:3:12" or "puzzle.txt, cell R4C7"; empty when nothing is known.
  [[nodiscard]] std::string text() const;
  friend bool operator==(const Where&, const Where&) = default;
};

/// What an error comes to in one plain sentence, for who says it in the person's language.
struct Saying {
  std::string_view id;  ///< of the sentence, a literal; empty: there is none
  std::vector<std::pair<std::string_view, std::string>> values;  ///< what stands in its places
};

/// Bad input, described for a person.
struct Error {
  ErrorCode code = ErrorCode::syntax;
  std::string what;  ///< a sentence without a full stop: "the line has 80 cells, expected 81"
  std::string hint;  ///< what to do about it; may be empty
  Where where;
  Saying saying;
  /// What exactly is wrong, a literal, for code that goes on otherwise then: a code says too
  /// little, and what is said to people is for people. Empty where no code asks.
  std::string_view reason;

  /// One line: "puzzle.txt:3:12: the line has 80 cells, expected 81 (hint)".
  [[nodiscard]] std::string text() const;

  /// The same error with the file name filled in if it was unknown.
  [[nodiscard]] Error in_file(std::string_view file) const;
  /// The same error with the line (and column) filled in if they were unknown.
  [[nodiscard]] Error at(std::uint32_t line, std::uint32_t column = 0) const;
  /// The same error with the cell filled in if it was unknown.
  [[nodiscard]] Error at_cell(std::string_view cell) const;
  /// The same error with the argument filled in if it was unknown.
  [[nodiscard]] Error at_argument(std::string_view argument) const;
  /// The same error with its reason.
  [[nodiscard]] Error because(std::string_view why) const;
  /// The same error with its sentence filled in if there was none.
  [[nodiscard]] Error said(Saying sentence) const;
};

/// Makes an Error without a position.
[[nodiscard]] Error make_error(ErrorCode code, std::string what, std::string hint = {});

}  // namespace omnidoku::base
