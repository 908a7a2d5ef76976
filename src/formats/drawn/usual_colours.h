// SPDX-License-Identifier: MIT
//
// The colours in which other programs draw what stands for a rule, so that people know it there by
// its look.
#pragma once

#include <string_view>

#include "model/atoms.h"

namespace omnidoku::formats {

/// "#rrggbb" of a line.
[[nodiscard]] constexpr std::string_view usual_colour(model::Path::Style style) {
  using Style = model::Path::Style;
  switch (style) {
    case Style::whisper: return "#67F067";
    case Style::renban: return "#F067F0";
    case Style::nabner: return "#C9C883";
    case Style::entropic: return "#FFA04D";
    case Style::modular: return "#33BBBB";
    case Style::zipper: return "#CC99FF";
    case Style::lockout:
    case Style::region_sum: return "#2ECBFF";
    case Style::thermometer:
    case Style::slow_thermometer: return "#CFCFCF";
    case Style::plain:
    case Style::palindrome:
    case Style::between:
    case Style::arrow:
    case Style::double_arrow: break;
  }
  return "#A1A1A1";
}

}  // namespace omnidoku::formats
