// SPDX-License-Identifier: MIT
//
// Statements: the sentences of rules text, as plain words (plain_words.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reading/plain_words.h"

namespace omnidoku::reading {

struct Statement {
  std::string_view text;           ///< as it was written, a part of the rules text
  std::vector<std::string> words;  ///< what it says
  /// What it says without what stands in brackets, where that only explains; else as `words`.
  std::vector<std::string> plain;
  /// What it says behind what it is called, "Quarantine: no two digits ..."; empty without a name,
  /// and where that may be what it is about.
  std::vector<std::string> behind_name;
  /// With what stands in brackets in the place of the name before it: "the fish (pink line) is"
  /// says "the pink line is". Empty where no brackets hold what a rule may be about.
  std::vector<std::string> by_bracket;
  bool is_heading = false;  ///< a line of its own of a few words, before what it is about
  bool is_example = false;  ///< it says nothing but what may be; no words then
};

/// Longer statements are not looked at.
inline constexpr std::size_t kMostBytesOfStatement = 500;
inline constexpr std::size_t kMostStatements = 300;

/// The statements of a text, in order. Parts behind "for example", "such as" are left out of them.
[[nodiscard]] std::vector<Statement> statements_in(std::string_view text);

/// A statement of a text, a sentence or a part of one.
[[nodiscard]] Statement statement_of(std::string_view text);

/// A sentence in two parts.
struct Halves {
  std::string_view first;
  std::string_view second;
};

/// The ways to part a sentence that may say two things, at ", and" before "," before "and".
[[nodiscard]] std::vector<Halves> halves_of(std::string_view text);

/// Whether the sentence that stands before an end of line goes on behind it: it has no stop, and a
/// small letter is next, or an item of a list that has no subject of its own.
[[nodiscard]] bool goes_on_behind(std::string_view text, std::size_t line_end);

}  // namespace omnidoku::reading
