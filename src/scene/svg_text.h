// SPDX-License-Identifier: MIT
//
// Numbers and words as SVG has them. Numbers have at most two decimals (four where they multiply)
// and are written here alone, so that no locale can change them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace omnidoku::scene {

/// The fonts of drawings, the first that a reader has. No emoji font: such fonts have digits too,
/// which fontconfig then prefers to those of text fonts. Emoji are found by the fallback of every
/// renderer.
inline constexpr std::string_view kDrawingFonts =
    "Helvetica Neue,Arial,Liberation Sans,DejaVu Sans,Noto Sans,sans-serif";

/// Hundredths of a pixel, so that equal looking numbers are equal; 0 for what is not finite.
[[nodiscard]] std::int64_t svg_hundredths(double x);
/// Appends the number of so many hundredths.
void append_svg_hundredths(std::string& out, std::int64_t hundredths);

/// With two decimals at most.
[[nodiscard]] std::string svg_number(double x);
/// With four decimals at most.
[[nodiscard]] std::string svg_fine_number(double x);

/// Text as XML content or attribute value. What XML cannot hold becomes U+FFFD.
[[nodiscard]] std::string svg_escaped(std::string_view text);

}  // namespace omnidoku::scene
