// SPDX-License-Identifier: MIT
//
// The lines of a text that people copied: in characters that the formats know, and told apart by
// what they are: words, cells, strokes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::formats {

/// The lines of a clean text, with digits, blanks, dashes and signs of an empty cell of any script
/// as those of ASCII; blank ones for code fences, and without a '>' before each of them.
[[nodiscard]] std::vector<std::string> plain_lines(std::string_view text);
/// The lines with bars and dashes for the characters of a drawn frame; nothing where there is none,
/// or its strokes differ, as then they may show regions.
[[nodiscard]] std::optional<std::vector<std::string>> with_plain_frame(
    std::vector<std::string> lines);
/// The lines as one text again.
[[nodiscard]] std::string join_lines(const std::vector<std::string>& lines);

/// Whether a line has a word that cannot be cells: letters side by side, one of them beyond P (the
/// last symbol of a 25x25 grid) and no x; or no cells but letters; or characters of another script.
[[nodiscard]] bool is_prose(std::string_view line);
/// Whether there are only words in a text, no cells.
[[nodiscard]] bool has_only_words(std::string_view text);
/// Whether a line is a stroke of a frame or of a table: dashes with bars, crosses and colons.
[[nodiscard]] bool is_stroke(std::string_view line);

/// What stands between blanks, bars, commas and semicolons.
[[nodiscard]] std::vector<std::string> paste_words(std::string_view line);

}  // namespace omnidoku::formats
