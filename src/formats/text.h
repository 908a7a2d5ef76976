// SPDX-License-Identifier: MIT
//
// Text as it comes from files, clipboards and keyboards, made fit for the formats: checked UTF-8,
// no byte order mark, '\n' as the only line end, no control characters. Every format reads text
// that went through clean_text() and may rely on that.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnidoku::formats {

/// Larger texts are refused at once.
inline constexpr std::size_t kMaxTextBytes = std::size_t{64} << 20;
/// Longest line of a batch.
inline constexpr std::size_t kMaxLineBytes = std::size_t{4} << 20;

/// The text without byte order mark, with '\n' line ends. UTF-16 becomes UTF-8. Errors: encoding
/// (invalid UTF-8 or UTF-16, control characters; with line and column; a file of another kind, told
/// by its beginning), too_large.
[[nodiscard]] base::Result<std::string> clean_text(std::string_view raw);

/// Words of a file, which may have named control characters by escapes of their own ("\\u001b"):
/// these become U+FFFD, so that no terminal ever obeys them. Line ends become '\n', as in a clean
/// text, so that whoever writes the words on one line only has to look for that.
[[nodiscard]] std::string clean_words(std::string text);

/// A line of a text, without its end.
struct TextLine {
  std::uint32_t number = 0;  ///< 1-based
  std::string_view text;
};

/// Every line; a line end at the end of the text does not start another line.
[[nodiscard]] std::vector<TextLine> split_lines(std::string_view text);

/// The lines that are not blank and do not start with '#', trailing blanks removed.
[[nodiscard]] std::vector<TextLine> content_lines(std::string_view text);

/// A text in which "\\n", a backslash and a letter, stands for an end of line, as in texts that
/// were written as JSON twice, with real ones.
[[nodiscard]] std::string with_line_ends(std::string_view text);

/// Blank: space or tab.
[[nodiscard]] constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
/// Of ASCII.
[[nodiscard]] constexpr bool is_letter(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
[[nodiscard]] std::string_view trim(std::string_view text);
/// Without blanks and line ends around it.
[[nodiscard]] std::string_view trim_lines(std::string_view text);

/// Adds the character of a code point, which must be one.
void append_utf8(std::string& text, std::uint32_t code);

/// With small letters of ASCII for its capitals.
[[nodiscard]] std::string in_small_letters(std::string_view text);

/// Where a tag that begins with '<' and these characters stands, npos if nowhere: as text.find(),
/// but quick also where a text holds nothing but '<'.
[[nodiscard]] std::size_t find_tag(std::string_view text, std::string_view behind);

/// The number that a text is as a whole, perhaps with a minus sign; nothing for any other text.
[[nodiscard]] std::optional<int> whole_number(std::string_view text);

/// The text in quotation marks for an error, cut to a few characters, without breaking UTF-8.
[[nodiscard]] std::string quote(std::string_view text);

/// The UTF-8 character that starts at `position`, as a view of one to four bytes.
[[nodiscard]] std::string_view character_at(std::string_view text, std::size_t position);

/// The number of characters in UTF-8 text.
[[nodiscard]] std::size_t count_characters(std::string_view text);

/// 1-based line and column (in characters) of a position in a text.
[[nodiscard]] base::Where where_in(std::string_view text, std::size_t position);

/// The number at the beginning of `text`, which is removed; nothing where there is none from 0 to
/// `largest`.
[[nodiscard]] std::optional<int> take_number(std::string_view& text,
                                             int largest = std::numeric_limits<int>::max());

/// Whether a name is one of some.
[[nodiscard]] bool is_among(std::string_view name, std::span<const std::string_view> names);

}  // namespace omnidoku::formats
