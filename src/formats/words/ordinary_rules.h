// SPDX-License-Identifier: MIT
//
// Whether a sentence says the ordinary rules, that rows, columns and boxes hold each symbol once,
// or more than these.
#pragma once

#include <string_view>

namespace omnidoku::formats {

/// Whether the sentence says that the ordinary rules apply, or that there are no others.
[[nodiscard]] bool says_ordinary_rules(std::string_view sentence);

/// Whether the sentence, in English, speaks of digits, cells, rows or columns, or of rules that
/// apply, in other words than those in which the ordinary rules of a grid with so many symbols are
/// said: "the set of digits in each row is unique", "fill the grid with 0-8" in a grid of nine.
/// Cages that hold no digit twice, as in a killer puzzle, are like regions.
[[nodiscard]] bool says_more_than_ordinary_rules(std::string_view sentence, int num_symbols,
                                                 bool has_cages);

/// Whether a word of a sentence is one of those in which people say the ordinary rules.
[[nodiscard]] bool is_ordinary_word(std::string_view word);

/// Whether no word of a sentence of several is English as rules have it. Other languages have
/// words of two letters that are English as well.
[[nodiscard]] bool is_foreign(std::string_view plain_words);

}  // namespace omnidoku::formats
