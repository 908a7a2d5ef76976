// SPDX-License-Identifier: MIT
//
// How the format sdk is told from a plain grid.
#pragma once

#include <string_view>

namespace omnidoku::formats {

/// Whether some line is a header of the format sdk: "#A" with text right behind it (also B C D L S
/// U), "[Puzzle]" or "[State]".
[[nodiscard]] bool has_sdk_header(std::string_view text);

}  // namespace omnidoku::formats
