// SPDX-License-Identifier: MIT
//
// Pictures in files: the kind follows from the name of the file.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "console.h"

namespace omnidoku::cli {

/// The kind of picture that the name of a file asks for: its extension, whatever the case, if it is
/// one of `kinds` (at least one). Error: usage.
[[nodiscard]] base::Result<std::string_view> picture_kind(const std::string& file,
                                                          std::span<const std::string_view> kinds);

/// The drawing as a file of a kind: "svg", "png" with `zoom` pixels for each of its own, or "pdf".
/// Errors: as svg_to_png.
[[nodiscard]] base::Result<std::string> picture_of(std::string svg, std::string_view kind,
                                                   double zoom);

/// Says which characters no font of this machine has that drawings shall be painted with. An SVG
/// file is painted by who reads it, with fonts of their own.
void tell_missing_glyphs(Console& console, std::span<const std::string> svgs,
                         std::string_view kind);

}  // namespace omnidoku::cli
