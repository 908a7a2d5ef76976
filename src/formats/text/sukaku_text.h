// SPDX-License-Identifier: MIT
//
// How the format sukaku is told from a line of cells of the same length.
#pragma once

#include <string_view>

namespace omnidoku::formats {

/// Whether N*N*N characters are the pencilmarks of N*N cells rather than the cells of a larger
/// grid. 729 characters of digits always are.
[[nodiscard]] bool looks_like_sukaku(std::string_view marks);

}  // namespace omnidoku::formats
