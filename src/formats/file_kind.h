// SPDX-License-Identifier: MIT
//
// Files of other kinds that people give by mistake, told by how they begin.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnidoku::formats {

/// What a file is that is no text, in words for a person: "this is a picture (PNG), not a text".
/// Nothing for texts and for what is not known.
[[nodiscard]] std::optional<base::Error> other_file(std::string_view bytes);

/// Whether the bytes are UTF-16, as they begin with its mark or as every second one is zero.
[[nodiscard]] bool is_utf16(std::string_view bytes);
/// The same text in UTF-8. Error: encoding, when half a character is missing.
[[nodiscard]] base::Result<std::string> utf8_of_utf16(std::string_view bytes);

}  // namespace omnidoku::formats
