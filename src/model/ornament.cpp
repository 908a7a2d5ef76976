// SPDX-License-Identifier: MIT
#include "model/ornament.h"

#include <charconv>
#include <system_error>

namespace omnidoku::model {

std::string colour_text(Colour colour) {
  constexpr std::string_view kHex = "0123456789abcdef";
  constexpr Colour kOpaque = 0xFF;
  const int last = (colour & kOpaque) == kOpaque ? 8 : 0;
  std::string text = "#";
  for (int shift = 28; shift >= last; shift -= 4) text += kHex[colour >> shift & 0xFU];
  return text;
}

std::optional<Colour> parse_colour(std::string_view text) {
  if (text.empty() || text.front() != '#') return std::nullopt;
  std::string digits;
  const bool is_short = text.size() == 4 || text.size() == 5;
  for (const char digit : text.substr(1)) digits.append(is_short ? 2 : 1, digit);
  if (digits.size() == 6) digits += "ff";
  Colour colour = kNoColour;
  const char* end = digits.data() + digits.size();
  const auto [read, error] = std::from_chars(digits.data(), end, colour, 16);
  if (digits.size() != 8 || error != std::errc() || read != end) return std::nullopt;
  return colour;
}

}  // namespace omnidoku::model
