// SPDX-License-Identifier: MIT
//
// Links, ids and constraint strings as people paste them: among words, in quotes or brackets, as a
// link of Markdown, broken into lines, with a scheme in capitals, with blanks for plus signs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::formats {

/// A link, an id or a constraint string in a text.
struct LinkInText {
  /// What may be meant, as a format of one line reads it, the likeliest first; each fits such a
  /// format.
  std::vector<std::string> alternatives;
  std::uint32_t line = 1;  ///< where it stands, 1-based
};

struct LinksInText {
  std::vector<LinkInText> links;
  std::vector<std::string> rest;  ///< the lines of the text without them
};

/// All of them, a word each; constraints that follow each other are one.
[[nodiscard]] LinksInText links_in(std::string_view text);

/// The text from a line on as one link that was broken into lines, or has blanks for plus signs: up
/// to a blank line, and to the end. Each fits a format.
[[nodiscard]] std::vector<std::string> broken_links(std::string_view text, std::uint32_t line);

/// The first address in a text, with its scheme in small letters and without what stands around
/// it; empty where there is none.
[[nodiscard]] std::string address_in(std::string_view text);

}  // namespace omnidoku::formats
