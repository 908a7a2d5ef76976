// SPDX-License-Identifier: MIT
//
// Packing and unpacking what a penpa link holds. Words that are frequent in it are written as 'z'
// and a character.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace omnidoku::formats::penpa {

/// The text of the packed part of a link. Errors: syntax, too_large.
[[nodiscard]] base::Result<std::string> unpack(std::string_view packed);
/// The same of the packed solution of a link.
[[nodiscard]] base::Result<std::string> unpack_solution(std::string_view packed);

/// The packed part of a link that holds the text.
[[nodiscard]] std::string pack(std::string_view text);
/// The same of a solution.
[[nodiscard]] std::string pack_solution(std::string_view text);

}  // namespace omnidoku::formats::penpa
