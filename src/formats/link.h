// SPDX-License-Identifier: MIT
//
// Links to puzzles on the web, as far as they can be told from other text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"

namespace omnidoku::formats {

/// Whether the text is a single address ("https://...", "www...", "sudokupad.app/...").
[[nodiscard]] bool looks_like_link(std::string_view text);

/// Whether a text begins with a line's cells and goes on behind a comma, a semicolon or '#', or
/// with the colon of HoDoKu's lines. An address in it is a remark.
[[nodiscard]] bool begins_with_cells(std::string_view text);

/// Why a link that no format takes cannot be read, and what to do; nothing for other text.
[[nodiscard]] std::optional<base::Error> explain_link(std::string_view text);

/// The text with each percent sign and its two hexadecimal digits turned into the byte they mean.
[[nodiscard]] std::string without_percent_signs(std::string_view text);

}  // namespace omnidoku::formats
