// SPDX-License-Identifier: MIT
//
// How the format ss is told from a plain grid.
#pragma once

#include <string_view>

namespace omnidoku::formats {

/// Whether a text is one frame as Simple Sudoku draws it, "*-----------*" and "|5..|7.1|...|", with
/// nothing below it but its records.
[[nodiscard]] bool has_ss_shape(std::string_view text);

}  // namespace omnidoku::formats
