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
  std::size_t offset = 0;  ///< of its word in the text
};

struct LinksInText {
  std::vector<LinkInText> links;
  std::vector<std::string> rest;  ///< the lines of the text without them
};

/// All of them, a word each; constraints that follow each other are one.
[[nodiscard]] LinksInText links_in(std::string_view text);

/// What may be one link that was broken into lines, or has blanks for plus signs.
struct BrokenLink {
  std::string link;  ///< fits a format
  std::string rest;  ///< the text without it
};

/// What the link may be that was found in a text and cannot be read by itself, the likeliest first:
/// as mail programs break it, each line as long as the one before it and the last one shorter, with
/// words behind that; or from the begin of its line up to a blank line, or to the end.
[[nodiscard]] std::vector<BrokenLink> broken_links(std::string_view text, const LinkInText& link);

/// The first address in a text, with its scheme in small letters and without what stands around
/// it; empty where there is none.
[[nodiscard]] std::string address_in(std::string_view text);

}  // namespace omnidoku::formats
