// SPDX-License-Identifier: MIT
//
// Pictures other than SVG, painted from it by librsvg. Only the native program has them, and only
// when it was built with librsvg (OMNIDOKU_HAVE_RSVG).
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace omnidoku {

/// The SVG document as a PNG file, `zoom` pixels for each of its own. Errors: unsupported (built
/// without librsvg, or it cannot be loaded), too_large (more than kMaxPixels), usage (a zoom that
/// is no positive number), syntax (librsvg cannot read the document).
[[nodiscard]] base::Result<std::string> svg_to_png(std::string_view svg, double zoom = 1);

/// What a PDF file says about itself.
struct PdfFacts {
  /// A page that readers list by a title.
  struct Place {
    std::string title;
    std::size_t page = 0;  ///< from 0
  };
  std::string title;
  std::vector<Place> places;
};

/// The SVG documents as the pages of a PDF file, each of its own size (96 pixels to the
/// inch), with text that can be selected and links that can be followed. At least one. Equal pages
/// and facts give equal bytes. Errors: as svg_to_png.
[[nodiscard]] base::Result<std::string> svgs_to_pdf(std::span<const std::string> svgs,
                                                    const PdfFacts& facts = {});

inline constexpr double kMaxPixels = 100e6;

}  // namespace omnidoku
