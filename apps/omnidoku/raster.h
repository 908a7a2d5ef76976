// SPDX-License-Identifier: MIT
//
// Pictures other than SVG, painted from it by librsvg. Only the native program has them, and only
// when it was built with librsvg (OMNIDOKU_HAVE_RSVG).
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace omnidoku {

/// The SVG document as a PNG file, `zoom` pixels for each of its own. Errors: unsupported (built
/// without librsvg, or it cannot be loaded), too_large (more than kMaxPixels), usage (a zoom that
/// is no positive number), syntax (librsvg cannot read the document).
[[nodiscard]] base::Result<std::string> svg_to_png(std::string_view svg, double zoom = 1);

/// The SVG document as a PDF file of one page of its size (96 pixels to the inch), with text that
/// can be selected. Errors: as svg_to_png.
[[nodiscard]] base::Result<std::string> svg_to_pdf(std::string_view svg);

inline constexpr double kMaxPixels = 100e6;

}  // namespace omnidoku
