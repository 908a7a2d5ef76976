// SPDX-License-Identifier: MIT
//
// The source of a web page as the text that a browser shows: what a person copies as HTML.
#pragma once

#include <string>
#include <string_view>

namespace omnidoku::formats {

/// Whether a text is a page as browsers show it, or a part of one.
[[nodiscard]] bool is_html(std::string_view text);

/// Its text: a line for each row of a table, with a tab between its cells; what stands in a field
/// of a form counts as written, and so does the address of a link. A table whose cells are tables
/// of as many rows each is one of all their rows.
[[nodiscard]] std::string text_of_html(std::string_view html);

}  // namespace omnidoku::formats
