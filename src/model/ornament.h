// SPDX-License-Identifier: MIT
//
// Ornament: something that a setter drew and that stands for no rule here, such as a line of a kind
// that nobody knows. It is shown as it was drawn, in its own colours.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.h"

namespace omnidoku::model {

/// A colour with its opacity, as 0xRRGGBBAA.
using Colour = std::uint32_t;
inline constexpr Colour kNoColour = 0;  ///< paints nothing

/// "#rrggbb", or "#rrggbbaa" of one that shows what is below.
[[nodiscard]] std::string colour_text(Colour colour);
/// Of "#rgb", "#rgba", "#rrggbb" or "#rrggbbaa"; nothing for anything else.
[[nodiscard]] std::optional<Colour> parse_colour(std::string_view text);

/// Lengths are in cells, x to the right and y down from the top left corner of the board.
struct Ornament {
  enum class Kind : std::uint8_t {
    line,  ///< along `points`
    area,  ///< with the corners `points`
    text,  ///< with its middle at the only one of `points`
  };
  Kind kind = Kind::line;
  bool above = false;  ///< over the lines of the grid; else under them
  std::vector<geometry::Point> points = {};
  Colour fill = kNoColour;    ///< of an area or text
  Colour stroke = kNoColour;  ///< of a line, or the edge of an area
  double width = 0;           ///< of the line or edge
  std::string text = {};
  double size = 0;   ///< of the font
  double angle = 0;  ///< of the text, clockwise, in degrees
};

}  // namespace omnidoku::model
