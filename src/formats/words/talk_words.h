// SPDX-License-Identifier: MIT
//
// What stands among rules and says none: people who speak of themselves or of solving, remarks,
// examples, courtesies. It is asked of plain words (stems.h) or of whole sentences.
#pragma once

#include <string>
#include <string_view>

namespace omnidoku::formats {

/// Whether the sentence is one of people who talk about a puzzle: about themselves, a question, a
/// step of a solution.
[[nodiscard]] bool is_talk(std::string_view sentence);

/// Whether the sentence says that something drawn has no meaning.
[[nodiscard]] bool says_decoration(std::string_view sentence);

/// Whether the sentence is an example, or says what is allowed or left open, or nothing of rules:
/// who made the puzzle, that it has one solution, what stands for an empty cell.
[[nodiscard]] bool is_remark(std::string_view sentence);

/// Whether words are about the pattern of the givens alone.
[[nodiscard]] bool is_about_pattern(const std::string& words);

/// Whether whoever says the words solves the puzzle, or asks how.
[[nodiscard]] bool is_of_solving(const std::string& words);

/// Whether somebody speaks of themselves in the words, or to somebody.
[[nodiscard]] bool is_of_people(const std::string& words);

/// Whether the words speak of one cell, row, column or box, as those who solve do.
[[nodiscard]] bool names_a_place(const std::string& words);

}  // namespace omnidoku::formats
