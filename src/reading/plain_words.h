// SPDX-License-Identifier: MIT
//
// Plain words: what is written as words of a small vocabulary: small letters, one word for what
// people spell in many ways ("must not", "cannot", "may never" are "not"), slips mended, no words
// that say nothing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::reading {

/// The words of a text so.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// The words as they are written, in small letters with a blank at both ends; signs that mean
/// something are words.
[[nodiscard]] std::string plain_words(std::string_view text);

/// What stands between blanks.
[[nodiscard]] std::vector<std::string> split_words(std::string_view words);

/// Whether a word is a number in digits.
[[nodiscard]] bool is_number(std::string_view word);

/// Whether words name something that is drawn or a part of the board, which a rule may be about.
[[nodiscard]] bool names_subject(const std::vector<std::string>& words);

}  // namespace omnidoku::reading
