// SPDX-License-Identifier: MIT
//
// Links, ids and constraint strings as people paste them: among words, in quotes or brackets, as a
// link of Markdown, broken into lines, with a scheme in capitals, with blanks for plus signs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::formats {

/// What in the text may be meant, as a format of one line reads it, the likeliest first; each fits
/// such a format. Empty where there is nothing of the kind.
[[nodiscard]] std::vector<std::string> links_in(std::string_view text);

/// The first address in a text, with its scheme in small letters and without what stands around
/// it; empty where there is none.
[[nodiscard]] std::string address_in(std::string_view text);

/// Without what ends a sentence, a bracket or a quotation.
[[nodiscard]] std::string_view without_sentence_end(std::string_view text);

}  // namespace omnidoku::formats
