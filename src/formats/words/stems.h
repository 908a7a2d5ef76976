// SPDX-License-Identifier: MIT
//
// Words as they are looked for in a sentence: in small letters with single blanks for what is
// neither letter nor digit, a blank at both ends. A stem stands at the beginning of a word; '='
// behind it ends the word there. In scripts without blanks a stem stands anywhere. And what is
// asked of such words wherever rules are looked for.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::formats {

/// Small letters, single blanks for what is neither letter nor digit but for the colon of a ratio.
[[nodiscard]] std::string in_plain_words(std::string_view words);

/// Whether a stem is of a script without blanks between words.
[[nodiscard]] bool is_wide(std::string_view stem);

/// How a stem stands in plain words.
[[nodiscard]] std::string in_words(std::string_view stem);

/// Calls visit(part) with what stands between commas.
template <class Visit>
void for_each_part(std::string_view list, const Visit& visit) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(','), list.size());
    visit(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

/// Whether one of the stems, parted by commas, stands in plain words.
[[nodiscard]] bool has_stem(std::string_view plain_words, std::string_view stems);

/// The words of a plain text, which has a blank before and behind each.
[[nodiscard]] std::vector<std::string_view> single_words(std::string_view plain_words);

/// Whether the word is in a list, parted by commas.
[[nodiscard]] bool is_one_of(std::string_view word, std::string_view list);

/// Whether plain words ask for something, in the languages of the page.
[[nodiscard]] bool has_demand(std::string_view plain_words);

/// Whether plain words speak of digits, numbers or cells, in the languages of the page.
[[nodiscard]] bool is_about_cells(std::string_view plain_words);

/// How many cells words in small letters name in the manner of "r1c2".
[[nodiscard]] std::size_t num_cells_named(std::string_view small_words);

}  // namespace omnidoku::formats
