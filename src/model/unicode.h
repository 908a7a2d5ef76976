// SPDX-License-Identifier: MIT
//
// What the program needs of Unicode: code points, grapheme clusters, widths in a terminal. The
// library utf8proc knows; in a browser the browser does, so that its tables need not be loaded.
// What follows from what they know is in unicode.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::model {

/// A code point and the number of bytes that it takes in UTF-8.
struct CodePoint {
  int value = 0;
  std::size_t num_bytes = 0;
};

/// The code point at the beginning of a text that is not empty; nothing if it is not UTF-8.
[[nodiscard]] std::optional<CodePoint> first_code_point(std::string_view text);

/// The lengths in bytes of the grapheme clusters (Unicode Annex 29) of a text in valid UTF-8.
[[nodiscard]] std::vector<std::size_t> grapheme_lengths(std::string_view text);

/// Whether a grapheme cluster can be seen and stands for itself: it begins with no control or
/// format character (those of the writing direction are such), no blank, and no accent without a
/// letter.
[[nodiscard]] bool is_visible(std::string_view cluster);

/// Whether Unicode has no picture for a code point by itself: controls and format characters,
/// blanks, accents.
[[nodiscard]] bool is_hidden(int code_point);

/// The cluster without the characters that are nowhere to be seen (Unicode's Default_Ignorable):
/// joiners, selectors of a variation, tags. Two clusters that differ in these alone look alike, but
/// for the tags of a flag, which stay.
[[nodiscard]] std::string without_ignorables(std::string_view cluster);

/// The text with letters and accents put together where there is one character for both (NFC).
[[nodiscard]] std::string composed(std::string_view text);

/// How many columns a code point takes in a terminal: 0, 1 or 2.
[[nodiscard]] int num_columns(int code_point);

}  // namespace omnidoku::model
