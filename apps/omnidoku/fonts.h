// SPDX-License-Identifier: MIT
//
// Fonts: which characters of a drawing the fonts of this machine cannot draw.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace omnidoku {

/// Characters in the texts of these SVG documents that no font of this machine has, each once and
/// in their order. None where that cannot be asked: where fontconfig, by which librsvg finds fonts,
/// was not there when the program was built or cannot be loaded.
[[nodiscard]] std::vector<std::string> characters_without_font(std::span<const std::string> svgs);

}  // namespace omnidoku
